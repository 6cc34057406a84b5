package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.files.Autosave;
import leapsmith.editor.files.Documents;
import leapsmith.editor.files.FileDrop;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;

/**
 * The input of the window: its keys, dropped files, the focus and the close button.
 *
 * @param overlay receives all keys while it shows a dialog
 * @param commands has the keys of the commands
 * @param page handles keys of a page that is shown in place of the level, before all others
 * @param reading blocks all input while a file is being read
 */
record WindowInput(
        Texts texts,
        Actions actions,
        OpenLevels levels,
        PlayModel play,
        ModalOverlay overlay,
        InputBlocker reading,
        CommandMenu commands,
        Predicate<KeyEvent> page) {
    /** Handles the keys of a scene, and the files that are dropped on it. */
    void listenTo(Scene scene, Documents documents) {
        reading.listenTo(scene);
        new ActionDispatcher(
                        actions,
                        event -> page.test(event)
                                || levels.current().canvas().input().handle(event),
                        overlay::isOpen,
                        play::isPlaying,
                        () -> levels.current().canvas().isFocused(),
                        this::focusCanvas,
                        this::sayWhatIsNeeded,
                        commands::runOf)
                .listenTo(scene);
        new FileDrop(documents::open, this::wear, this::addRuns).listenTo(scene);
    }

    /** Makes a picture a sheet of the level's theme, in the panel of the theme. */
    private void wear(Path picture) {
        actions.get(ActionId.THEME).selected().set(true);
        LevelParts.of(levels.current()).theme.addPicture(picture);
    }

    /** Shows runs of testers, in their panel. */
    private void addRuns(List<Path> files) {
        actions.get(ActionId.TESTERS).selected().set(true);
        LevelParts.of(levels.current()).testers.add(files);
    }

    /** Leaves a panel, and the preview of a repair with it. */
    private void focusCanvas() {
        LevelParts.of(levels.current()).reach.repairs().leavePreview();
        levels.current().canvas().requestFocus();
    }

    /** Says why the key of an action did nothing, if that isn't obvious. */
    private void sayWhatIsNeeded(ActionId id) {
        if (texts.has(id.needsKey())) {
            levels.current()
                    .canvas()
                    .say(texts.get("commands.needs", texts.get(id.textKey()), texts.get(id.needsKey())));
        }
    }

    /** Checks the files of the levels when the focus changes, and quits when the window is to be closed. */
    void listenTo(Stage stage, Autosave safety, Runnable quit) {
        stage.focusedProperty().addListener((property, before, now) -> safety.checkFiles());
        stage.setOnCloseRequest(event -> {
            event.consume();
            if (!reading.isOn() && !overlay.isOpen()) {
                quit.run();
            }
        });
    }
}
