import DraughtsKit
import SwiftUI
import UIKit

/// Hands touches and clicks on as they come; what they come to, the model decides.
struct TouchSurface: UIViewRepresentable {
    let touched: (TouchEvent) -> Void

    func makeUIView(context: Context) -> TouchView {
        let view = TouchView()
        view.isMultipleTouchEnabled = true
        view.isAccessibilityElement = false
        view.touched = touched
        return view
    }

    func updateUIView(_ view: TouchView, context: Context) {
        view.touched = touched
    }
}

final class TouchView: UIView {
    var touched: (TouchEvent) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hand(on: touches, .began, event) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hand(on: touches, .moved, event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hand(on: touches, .ended, event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hand(on: touches, .cancelled, event)
    }

    private func hand(on touches: Set<UITouch>, _ phase: TouchEvent.Phase, _ event: UIEvent?) {
        for touch in touches {
            let kind = TouchEvent.Kind(
                isPointer: touch.type == .indirectPointer,
                isOtherButton: event?.buttonMask.contains(.secondary) == true)
            touched(
                TouchEvent(
                    id: ObjectIdentifier(touch).hashValue, phase: phase, point: touch.location(in: self), kind: kind))
        }
    }
}
