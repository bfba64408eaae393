import DraughtsKit
import SwiftUI

/// What is asked, as the system asks.
private struct QuestionAlert: ViewModifier {
    @Binding var question: Question?

    func body(content: Content) -> some View {
        content.alert(question?.title ?? "", isPresented: $question.isPresent, presenting: question) { question in
            ForEach(question.answers) { answer in
                Button(answer.title, role: answer.buttonRole) { answer.action() }
            }
        } message: { question in
            Text(question.note)
        }
    }
}

extension Question.Answer {
    var buttonRole: ButtonRole? {
        switch role {
        case .usual: nil
        case .destructive: .destructive
        case .cancel: .cancel
        }
    }
}

extension View {
    func asks(_ question: Binding<Question?>) -> some View { modifier(QuestionAlert(question: question)) }
}
