package leapsmith.editor.dialogs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.FocusOrder;
import leapsmith.editor.ui.KeyboardFocus;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Tooltips;
import leapsmith.editor.ui.WrappingList;

/**
 * Shows dialogs inside the window, above its content, and keeps the focus in them until they are closed. Dialogs in
 * windows of their own depend on the window manager: several misplace them, or resize the window below.
 */
public final class ModalOverlay extends StackPane {
    /** The width in px at which texts are wrapped. */
    public static final double TEXT_WIDTH = 480;

    /**
     * A possible answer.
     *
     * @param value what {@link #ask} returns
     * @param kind which keys give this answer
     */
    public record Answer<T>(String text, T value, Kind kind) {}

    /** Enter gives the usual answer, Escape the one that cancels. */
    public enum Kind {
        USUAL,
        CANCEL,
        OTHER
    }

    private record Open(StackPane veil, Region card, Node focusedBefore) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper(this, "asking");
    private int choosers;

    /** An overlay without a dialog; the content of the window is to be its first child. */
    public ModalOverlay() {
        sceneProperty().subscribe(this::keepFocus);
    }

    public boolean isOpen() {
        return !open.isEmpty();
    }

    /** Whether a dialog is open, or a chooser of the desktop that {@link #during} shows. */
    public ReadOnlyBooleanProperty askingProperty() {
        return asking.getReadOnlyProperty();
    }

    /** Shows a chooser of the desktop, which blocks the window, and returns its answer. */
    <T> T during(Supplier<T> chooser) {
        choosers++;
        updateAsking();
        try {
            return chooser.get();
        } finally {
            choosers--;
            updateAsking();
        }
    }

    private void updateAsking() {
        asking.set(isOpen() || choosers > 0);
    }

    /**
     * Shows a dialog and waits for its answer, while events are processed. Must be called on the JavaFX thread.
     *
     * @param answers as buttons, from left to right
     */
    public <T> T ask(String title, Region content, List<Answer<T>> answers) {
        return ask(title, content, answers, List.of());
    }

    /**
     * Asks a question that has two answers.
     *
     * @param yes the kind of the answer that is true; the other one cancels
     */
    public boolean askWhether(String title, Region content, String noText, String yesText, Kind yes) {
        return ask(title, content, List.of(new Answer<>(noText, false, Kind.CANCEL), new Answer<>(yesText, true, yes)));
    }

    /** As {@link #ask(String, Region, List)}, with rules for the buttons, for example to disable one. */
    public <T> T ask(String title, Region content, List<Answer<T>> answers, List<ButtonRule<T>> rules) {
        Object key = new Object();
        HBox buttons = Nodes.styled(new HBox(), "question-buttons");
        for (Answer<T> answer : answers) {
            Button button = new Button(answer.text());
            button.setDefaultButton(answer.kind() == Kind.USUAL);
            button.setCancelButton(answer.kind() == Kind.CANCEL);
            button.setOnAction(event -> Platform.exitNestedEventLoop(key, answer.value()));
            rules.forEach(rule -> rule.apply(answer, button));
            buttons.getChildren().add(button);
        }
        Open dialog = open(card(title, content, buttons), Pos.CENTER);
        try {
            @SuppressWarnings("unchecked")
            T answer = (T) Platform.enterNestedEventLoop(key);
            return answer;
        } finally {
            close(dialog);
        }
    }

    /**
     * Shows a dialog without an answer, and doesn't wait: its changes take effect immediately. Enter, Escape and a button
     * close it.
     */
    public void show(String title, Region content, String closeText) {
        Button button = new Button(closeText);
        HBox buttons = Nodes.styled(new HBox(button), "question-buttons");
        Open dialog = open(card(title, content, buttons), Pos.CENTER);
        button.setCancelButton(true);
        button.setDefaultButton(true);
        button.setOnAction(event -> close(dialog));
    }

    /**
     * Shows a panel near the top of the window, and doesn't wait. Escape and a click beside it close it.
     *
     * @return closes the panel
     */
    public Runnable show(Region panel) {
        Open shown = open(panel, Pos.TOP_CENTER);
        shown.veil().addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                close(shown);
            }
        });
        shown.veil().setOnMousePressed(event -> {
            if (event.getTarget() == shown.veil()) {
                close(shown);
            }
        });
        return () -> close(shown);
    }

    private static VBox card(String title, Region content, HBox buttons) {
        Label heading = Nodes.styled(new Label(title), "question-title");
        heading.setWrapText(true);
        heading.setMaxWidth(TEXT_WIDTH);
        Tooltips.wholeText(heading);
        // In a low window the content gets smaller, not these.
        heading.setMinHeight(Region.USE_PREF_SIZE);
        buttons.setMinHeight(Region.USE_PREF_SIZE);
        VBox card = Nodes.styled(new VBox(heading, content, buttons), "question");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.setAccessibleText(title);
        return card;
    }

    /** Sets up the button of an answer. */
    public interface ButtonRule<T> {
        void apply(Answer<T> answer, Button button);
    }

    private Open open(Region card, Pos place) {
        StackPane veil = Nodes.styled(new StackPane(card), "question-veil");
        StackPane.setAlignment(card, place);
        Open opened = new Open(veil, card, getScene().getFocusOwner());
        veil.addEventFilter(KeyEvent.KEY_PRESSED, event -> cycleFocus(card, event));
        veil.addEventFilter(KeyEvent.KEY_PRESSED, event -> answer(card, event));
        veil.addEventHandler(KeyEvent.KEY_PRESSED, event -> cancel(card, event));
        open.push(opened);
        getChildren().add(veil);
        updateAsking();
        focusFirst(card);
        return opened;
    }

    private void close(Open closed) {
        if (open.remove(closed)) {
            getChildren().remove(closed.veil());
            if (closed.focusedBefore() != null) {
                closed.focusedBefore().requestFocus();
            }
            updateAsking();
        }
    }

    /**
     * Makes Enter give the usual answer on a choice too, as in text fields; Space chooses. A list of texts has nothing to
     * choose, but would keep Enter and Escape.
     */
    private void answer(Region card, KeyEvent event) {
        Node focused = getScene().getFocusOwner();
        boolean isList = focused instanceof WrappingList;
        if (isList) {
            cancel(card, event);
        }
        if (event.getCode() == KeyCode.ENTER && (isList || focused instanceof ToggleButton)) {
            usualAnswer(card)
                    .or(() -> isList ? button(card, Button::isCancelButton) : Optional.empty())
                    .ifPresent(button -> {
                        event.consume();
                        button.fire();
                    });
        }
    }

    /** Makes Escape cancel. A cancel button does so by itself, but only after it was drawn first. */
    private static void cancel(Region card, KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            button(card, Button::isCancelButton).ifPresent(button -> {
                event.consume();
                button.fire();
            });
        }
    }

    private static Optional<Button> usualAnswer(Region card) {
        return button(card, Button::isDefaultButton);
    }

    private static Optional<Button> button(Region card, Predicate<Button> wanted) {
        return FocusOrder.in(card).stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(wanted)
                .findFirst();
    }

    /** Makes Tab return from the last control to the first one. Without this, it would leave the dialog. */
    private void cycleFocus(Region card, KeyEvent event) {
        if (event.getCode() != KeyCode.TAB || event.isControlDown() || event.isAltDown()) {
            return;
        }
        List<Node> order = FocusOrder.in(card);
        if (order.isEmpty()) {
            return;
        }
        Node focused = getScene().getFocusOwner();
        Node first = order.get(0);
        Node last = order.get(order.size() - 1);
        if (focused == (event.isShiftDown() ? first : last)) {
            KeyboardFocus.moveTo(event.isShiftDown() ? last : first);
            event.consume();
        }
    }

    private void keepFocus(Scene scene) {
        if (scene != null) {
            scene.focusOwnerProperty().subscribe(owner -> {
                if (isOpen()
                        && owner != null
                        && !FocusOrder.isWithin(open.peek().card(), owner)) {
                    focusFirst(open.peek().card());
                }
            });
        }
    }

    /** The first text field, or else the button of the usual answer, or else the first control. */
    private static void focusFirst(Region card) {
        List<Node> order = FocusOrder.in(card);
        order.stream()
                .filter(TextField.class::isInstance)
                .findFirst()
                .or(() -> usualAnswer(card))
                .or(() -> order.stream().findFirst())
                .ifPresent(Node::requestFocus);
    }
}
