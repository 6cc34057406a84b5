package leapsmith.editor.commands;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.ChoiceText;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The panel with the output of a command, its state, and buttons to run it again and to stop it. */
final class CommandOutputView extends VBox {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final double HEIGHT = 168;
    private static final double CHOICE_WIDTH = 200;

    private final TextArea text = new TextArea();

    /**
     * The panel.
     *
     * @param runAgain receives the name of the command
     * @param shown set to false by the button that closes the panel
     */
    CommandOutputView(
            Texts texts, Actions actions, CommandsModel model, Consumer<String> runAgain, BooleanProperty shown) {
        setId("command-output");
        getStyleClass().add("command-output");
        setMinHeight(0);
        setPrefHeight(HEIGHT);
        Nodes.showWhile(this, shown);
        ObservableValue<CommandRun.State> state = model.chosenProperty().flatMap(CommandRun::stateProperty);
        Label status = new Label();
        status.setId("command-status");
        status.getStyleClass().add("quiet");
        status.setMaxWidth(Double.MAX_VALUE);
        Tooltips.wholeText(status);
        HBox.setHgrow(status, Priority.ALWAYS);
        state.subscribe(now -> {
            status.setText(now == null ? "" : texts.get(now.message()));
            status.pseudoClassStateChanged(FAILED, now != null && now.failed());
        });
        Button again = new IconButton(
                "command-again",
                MaterialDesignR.RESTART,
                texts.get("command.again"),
                () -> runAgain.accept(model.chosenProperty().get().name()));
        again.disableProperty().bind(model.chosenProperty().isNull());
        Button stop = new IconButton("command-stop", MaterialDesignS.STOP, texts.get(ActionId.STOP_COMMAND.textKey()));
        Tooltips.on(stop, texts, actions, ActionId.STOP_COMMAND);
        stop.setOnAction(event -> actions.get(ActionId.STOP_COMMAND).run());
        stop.disableProperty()
                .bind(Bindings.not(actions.get(ActionId.STOP_COMMAND).enabled()));
        Button close = new IconButton(
                "command-close", MaterialDesignC.CLOSE, texts.get("command.close"), () -> shown.set(false));
        HBox head = new HBox(choice(texts, model), status, Tooltips.around(again), Tooltips.around(stop), close);
        head.getStyleClass().add("command-head");
        text.setId("command-text");
        text.setAccessibleText(texts.get("action.command.output"));
        text.setPromptText(texts.get("command.none"));
        text.setEditable(false);
        text.setWrapText(true);
        text.setMinHeight(0);
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().addAll(head, text);
        model.chosenProperty().flatMap(CommandRun::outputProperty).orElse("").subscribe(this::show);
    }

    /** The run that is shown, with a choice if there are several. */
    private static ComboBox<CommandRun> choice(Texts texts, CommandsModel model) {
        ComboBox<CommandRun> choice = new ComboBox<>(model.runs());
        choice.setId("command-choice");
        choice.setAccessibleText(texts.get("command.choice"));
        choice.setPrefWidth(CHOICE_WIDTH);
        choice.setMinWidth(CHOICE_WIDTH / 2);
        choice.setConverter(new ChoiceText<>(CommandRun::name));
        model.chosenProperty().subscribe(run -> choice.setValue(run));
        choice.setOnAction(event -> {
            if (choice.getValue() != null) {
                model.chosenProperty().set(choice.getValue());
            }
        });
        choice.disableProperty().bind(model.chosenProperty().isNull());
        return choice;
    }

    /** Shows the output, and scrolls to its end unless the user went elsewhere in it. */
    private void show(String output) {
        String before = text.getText();
        int anchor = text.getAnchor();
        int caret = text.getCaretPosition();
        boolean isFollowing = anchor == caret && caret == before.length();
        double scroll = text.getScrollTop();
        if (output.startsWith(before) && !before.isEmpty()) {
            text.appendText(output.substring(before.length()));
            if (!isFollowing) {
                text.selectRange(anchor, caret);
                text.setScrollTop(scroll);
            }
        } else {
            text.setText(output);
            text.end();
        }
    }
}
