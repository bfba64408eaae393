//! Writing a variant's file.

use crate::encode::{ANY, Encoder};
use crate::solve::Placements;
use draughts::endgame::{BLOCK, CONTEXTS, Class, Model, byte_of_chance, head, most_pieces, put_varint};
use draughts::rules::{RuleSet, Variant};
use std::collections::BTreeMap;

/// Passes over a class: all but the last learn with which chances its blocks should begin.
const PASSES: usize = 3;

/// The file of a variant from the values of its placements.
pub fn write<R: RuleSet>(variant: Variant, known: &BTreeMap<Class, Placements>) -> Vec<u8> {
    let mut bytes = head(variant).to_vec();
    let mut packed = Vec::new();
    for class in Class::all(most_pieces(variant)) {
        pack::<R>(&known[&class], &mut bytes, &mut packed);
    }
    bytes.append(&mut packed);
    let sum = draughts::endgame::checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

fn pack<R: RuleSet>(placements: &Placements, head: &mut Vec<u8>, packed: &mut Vec<u8>) {
    let wanted: Vec<u8> = placements
        .values()
        .map(|found| found.filter(|(_, captures)| !captures).map_or(ANY, |(value, _)| value as u8))
        .collect();
    let mut first_chances: BTreeMap<usize, [u8; 2]> = BTreeMap::new();
    for pass in 1..=PASSES {
        let mut model = Model::new::<R>(placements.layout());
        for (&context, &chances) in &first_chances {
            model.set(context, chances);
        }
        let mut seen = vec![[0u64; 3]; CONTEXTS];
        let blocks: Vec<Option<Vec<u8>>> =
            wanted.chunks(BLOCK).map(|block| pack_block(&model, block, &mut seen)).collect();
        if pass < PASSES {
            let used = seen.iter().enumerate().filter(|(_, counts)| counts.iter().sum::<u64>() > 0);
            first_chances = used.map(|(context, &counts)| (context, chances(counts))).collect();
            continue;
        }
        put_varint(head, first_chances.len().try_into().unwrap_or(u32::MAX));
        for (&context, &chances) in &first_chances {
            head.extend(u16::try_from(context).unwrap_or(u16::MAX).to_le_bytes());
            head.extend(chances);
        }
        for (block, values) in blocks.into_iter().zip(wanted.chunks(BLOCK)) {
            match block {
                None => put_varint(head, only_value(values).map_or(1, u32::from)),
                Some(block) => {
                    put_varint(head, 3 + u32::try_from(block.len()).unwrap_or(u32::MAX - 3));
                    packed.extend(block);
                }
            }
        }
    }
}

/// A packed block; `None` if one value does for all.
fn pack_block(model: &Model, wanted: &[u8], seen: &mut [[u64; 3]]) -> Option<Vec<u8>> {
    if wanted.iter().all(|&value| value == ANY) || only_value(wanted).is_some() {
        return None;
    }
    let mut values = vec![0; wanted.len()];
    let mut encoder = Encoder::new(wanted);
    model.pass(&mut encoder, &mut values, &mut |context, value| seen[context][usize::from(value)] += 1);
    Some(encoder.finish())
}

/// The value of a block that has but one.
fn only_value(wanted: &[u8]) -> Option<u8> {
    let mut values = wanted.iter().copied().filter(|&value| value != ANY);
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

fn chances([lost, drawn, won]: [u64; 3]) -> [u8; 2] {
    [byte_of_chance(drawn, lost + drawn + won), byte_of_chance(won, lost + won)]
}
