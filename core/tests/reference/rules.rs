//! What distinguishes the variants, copied from the table of the rules and from nothing else.

use draughts::rules::Variant;

/// One column of the table.
pub struct PlainRules {
    pub size: i32,
    /// The lower left corner of the official diagram is not a playing square.
    pub light_corner: bool,
    /// The first number is at the bottom right, and numbers run to the left and up.
    pub from_the_bottom: bool,
    pub flying: bool,
    pub man_takes_backwards: bool,
    pub man_takes_kings: bool,
    pub choice: Choice,
    pub mid_capture: MidCapture,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Free,
    /// A king takes before a man; else free.
    KingBeforeMan,
    Most,
    MostThenKings,
    /// Most pieces; with a king; most kings; a king soonest, compared capture by capture.
    Italian,
}

/// A man that reaches the crown row in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MidCapture {
    Ends,
    BecomesKing,
    StaysMan,
}

pub fn rules(variant: Variant) -> PlainRules {
    let eight = PlainRules {
        size: 8,
        light_corner: false,
        from_the_bottom: false,
        flying: false,
        man_takes_backwards: false,
        man_takes_kings: true,
        choice: Choice::Free,
        mid_capture: MidCapture::Ends,
    };
    match variant {
        Variant::English => eight,
        Variant::Russian => {
            PlainRules { flying: true, man_takes_backwards: true, mid_capture: MidCapture::BecomesKing, ..eight }
        }
        Variant::Brazilian => PlainRules {
            flying: true,
            man_takes_backwards: true,
            choice: Choice::Most,
            mid_capture: MidCapture::StaysMan,
            ..eight
        },
        Variant::Italian => PlainRules { light_corner: true, man_takes_kings: false, choice: Choice::Italian, ..eight },
        Variant::Czech => PlainRules { flying: true, choice: Choice::KingBeforeMan, ..eight },
        Variant::Spanish => PlainRules {
            light_corner: true,
            from_the_bottom: true,
            flying: true,
            choice: Choice::MostThenKings,
            ..eight
        },
        Variant::International => PlainRules {
            size: 10,
            flying: true,
            man_takes_backwards: true,
            choice: Choice::Most,
            mid_capture: MidCapture::StaysMan,
            ..eight
        },
    }
}
