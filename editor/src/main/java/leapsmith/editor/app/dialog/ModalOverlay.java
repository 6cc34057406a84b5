package leapsmith.editor.app.dialog;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.view.panel.WholeText;

/**
 * Shows dialogs inside the window, above its content, and keeps the focus in them until they are closed. Dialogs in
 * windows of their own depend on the window manager: several misplace them, or resize the window below.
 */
public final class ModalOverlay extends StackPane {
    /**
     * A possible answer.
     *
     * @param text of its button
     * @param value what {@link #ask} returns
     * @param kind which keys give this answer
     */
    record Answer<T>(String text, T value, Kind kind) {}

    /** Enter gives the usual answer, Escape the one that cancels. */
    enum Kind {
        USUAL,
        CANCEL,
        OTHER
    }

    private record Open(Node veil, VBox card) {}

    private final Deque<Open> open = new ArrayDeque<>();

    /** An overlay without a dialog; the content of the window is to be its first child. */
    public ModalOverlay() {
        sceneProperty().subscribe(this::keepFocus);
    }

    /** Whether a dialog is open. */
    public boolean isOpen() {
        return !open.isEmpty();
    }

    /**
     * Shows a dialog and waits for its answer, while events are processed. Must be called on the JavaFX thread.
     *
     * @param content between title and buttons
     * @param answers as buttons, from left to right
     */
    <T> T ask(String title, Region content, List<Answer<T>> answers) {
        return ask(title, content, answers, List.of());
    }

    /** As {@link #ask(String, Region, List)}, with rules for the buttons, for example to disable one. */
    <T> T ask(String title, Region content, List<Answer<T>> answers, List<ButtonRule<T>> rules) {
        Object key = new Object();
        HBox buttons = new HBox();
        buttons.getStyleClass().add("question-buttons");
        for (Answer<T> answer : answers) {
            Button button = new Button(answer.text());
            button.setDefaultButton(answer.kind() == Kind.USUAL);
            button.setCancelButton(answer.kind() == Kind.CANCEL);
            button.setOnAction(event -> Platform.exitNestedEventLoop(key, answer.value()));
            rules.forEach(rule -> rule.apply(answer, button));
            buttons.getChildren().add(button);
        }
        Label heading = new Label(title);
        heading.getStyleClass().add("question-title");
        heading.setWrapText(true);
        WholeText.on(heading);
        VBox card = new VBox(heading, content, buttons);
        card.getStyleClass().add("question");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.setAccessibleText(title);
        StackPane veil = new StackPane(card);
        veil.getStyleClass().add("question-veil");
        return waitFor(key, new Open(veil, card));
    }

    /** Sets up the button of an answer. */
    interface ButtonRule<T> {
        void apply(Answer<T> answer, Button button);
    }

    @SuppressWarnings("unchecked")
    private <T> T waitFor(Object key, Open dialog) {
        Node focused = getScene().getFocusOwner();
        open.push(dialog);
        getChildren().add(dialog.veil());
        focusFirst(dialog.card());
        try {
            return (T) Platform.enterNestedEventLoop(key);
        } finally {
            open.remove(dialog);
            getChildren().remove(dialog.veil());
            if (focused != null) {
                focused.requestFocus();
            }
        }
    }

    private void keepFocus(Scene scene) {
        if (scene != null) {
            scene.focusOwnerProperty().subscribe(owner -> {
                if (isOpen() && owner != null && !isWithin(open.peek().card(), owner)) {
                    focusFirst(open.peek().card());
                }
            });
        }
    }

    /** The first text field, or else the button of the usual answer, or else the first. */
    private static void focusFirst(VBox card) {
        Node wanted = card.lookup(".text-field");
        if (wanted == null) {
            wanted = card.lookupAll(".button").stream()
                    .filter(node -> node instanceof Button button && button.isDefaultButton())
                    .findFirst()
                    .orElseGet(() -> card.lookup(".button"));
        }
        if (wanted != null) {
            wanted.requestFocus();
        }
    }

    private static boolean isWithin(Node parent, Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == parent) {
                return true;
            }
        }
        return false;
    }
}
