import DraughtsCore
import Foundation

@testable import DraughtsKit

/// Draws what a canvas would draw as SVG, so that the board can be looked at where there is no phone. The pictures go to
/// `target/ios-shots/`.
struct Picture {
    let size: CGSize
    let dark: Bool
    let theme: BoardTheme
    private var body = ""
    private var clips = 0

    init(_ picture: BoardPicture, size: CGSize, theme: BoardTheme = .walnut, dark: Bool = false) throws {
        self.size = size
        self.dark = dark
        self.theme = theme
        let colors = try AssetColors.all()
        let turn = "rotate(\(picture.rotation) \(picture.pivot.x) \(picture.pivot.y))"
        body = "<g transform=\"\(turn)\">" + picture.steps.map { draw($0, colors) }.joined() + "</g>"
        let page = colors.hex(Paint.page.rawValue, dark: dark)
        body = "<rect width=\"\(size.width)\" height=\"\(size.height)\" fill=\"\(page)\"/>" + body
    }

    var svg: String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\">\(body)</svg>\n"
    }

    func save(as name: String) throws {
        let folder = project.appendingPathComponent("target/ios-shots")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try svg.write(to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
    }

    private mutating func draw(_ step: DrawStep, _ colors: AssetColors) -> String {
        func hex(_ tint: Tint) -> String { colors.hex(tint.asset(in: theme), dark: dark) }
        switch step {
        case .fill(let outline, let tint, let opacity):
            return shape(outline, "fill=\"\(hex(tint))\" fill-opacity=\"\(opacity)\"")
        case .stroke(let outline, let tint, let width, let round, let opacity):
            let ends = round ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
            return shape(
                outline,
                "fill=\"none\" stroke=\"\(hex(tint))\" stroke-width=\"\(width)\" stroke-opacity=\"\(opacity)\"\(ends)")
        case .text(let text, let point, let size, let centered, let tint):
            let anchor = centered ? " text-anchor=\"middle\"" : ""
            return "<text x=\"\(point.x)\" y=\"\(point.y)\" font-family=\"sans-serif\" font-size=\"\(size)\" "
                + "font-weight=\"500\" fill=\"\(hex(tint))\"\(anchor)>\(text)</text>"
        case .faint(let opacity, let steps):
            return "<g opacity=\"\(opacity)\">" + steps.map { draw($0, colors) }.joined() + "</g>"
        case .clipped(let outline, let steps):
            clips += 1
            let id = clips
            return "<clipPath id=\"clip\(id)\">\(shape(outline, ""))</clipPath><g clip-path=\"url(#clip\(id))\">"
                + steps.map { draw($0, colors) }.joined() + "</g>"
        }
    }

    private func shape(_ outline: Outline, _ style: String) -> String {
        switch outline {
        case .circle(let center, let radius):
            return "<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\" \(style)/>"
        case .box(let box, let corner):
            return "<rect x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\" height=\"\(box.height)\" "
                + "rx=\"\(corner)\" \(style)/>"
        case .lines(let lines, let closed):
            let path = lines.map { line in
                line.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x) \($1.y)" }.joined() + (closed ? "Z" : "")
            }
            return "<path d=\"\(path.joined())\" \(style)/>"
        case .boxes(let boxes):
            let path = boxes.map { "M\($0.minX) \($0.minY)H\($0.maxX)V\($0.maxY)H\($0.minX)Z" }
            return "<path d=\"\(path.joined())\" \(style)/>"
        }
    }
}

/// The colours of the app's asset catalogue.
struct AssetColors {
    private var sets: [String: [Variation]] = [:]

    struct Variation: Equatable {
        var dark: Bool
        var contrast: Bool
        var hex: String
    }

    var names: Set<String> { Set(sets.keys) }

    static func all() throws -> AssetColors {
        let folder = project.appendingPathComponent("ios/App/Assets.xcassets/Colors")
        var colors = AssetColors()
        for set in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where set.pathExtension == "colorset" {
            let data = try Data(contentsOf: set.appendingPathComponent("Contents.json"))
            let contents = try JSONDecoder().decode(ColorSet.self, from: data)
            colors.sets[set.deletingPathExtension().lastPathComponent] = contents.colors.map(\.variation)
        }
        return colors
    }

    func hex(_ name: String, dark: Bool, contrast: Bool = false) -> String {
        let set = sets[name] ?? []
        let found =
            set.first { $0.dark == dark && $0.contrast == contrast } ?? set.first { $0.dark == dark } ?? set.first
        return found?.hex ?? "#FF00FF"
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var value: String
            }
            struct Color: Decodable {
                var components: [String: String]
            }
            var appearances: [Appearance]?
            var color: Color

            var variation: Variation {
                let values = (appearances ?? []).map(\.value)
                let parts = ["red", "green", "blue"].map { (color.components[$0] ?? "0x00").dropFirst(2) }
                return Variation(
                    dark: values.contains("dark"), contrast: values.contains("high"), hex: "#" + parts.joined())
            }
        }
        var colors: [Entry]
    }
}
