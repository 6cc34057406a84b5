package leapsmith.editor.start;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.files.Samples;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.KeyHints;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;

/**
 * The start page: what the program is, with a picture, buttons for a new or existing level, and samples and recent files
 * as pictures.
 */
final class StartView extends ScrollPane {
    private static final double GAP = 12;

    private final Texts texts;
    private final Actions actions;
    private final Thumbnails thumbnails;
    private final Callout callout;
    private final VBox content = Nodes.styled(new VBox(GAP), "start-content");
    private Button first = new Button();

    /**
     * The large picture of the page.
     *
     * @param drawing draws it in the background; empty if it can't
     * @param scale its size relative to {@link Thumbnails#WIDTH}
     */
    public record Callout(Function<ColorScheme, Optional<Picture>> drawing, double scale) {}

    /** The page without content. */
    StartView(Texts texts, Actions actions, Thumbnails thumbnails, Callout callout) {
        this.texts = texts;
        this.actions = actions;
        this.thumbnails = thumbnails;
        this.callout = callout;
        setId("start-page");
        setFitToWidth(true);
        setFocusTraversable(false);
        setAccessibleText(texts.get("start.name"));
        getStyleClass().add("start-page");
        setContent(content);
    }

    /**
     * A section of the page.
     *
     * @param remove removes a file that no longer exists from the list; null if that is not possible
     */
    public record Section(String titleKey, Supplier<List<Path>> files, Consumer<Path> open, Consumer<Path> remove) {}

    /** Shows these sections; those without files are left out. */
    void show(List<Section> sections, Runnable close) {
        HBox header = new HBox(2 * GAP, introduction(close), callout());
        content.getChildren().setAll(header);
        for (Section section : sections) {
            List<Path> files = section.files().get();
            if (!files.isEmpty()) {
                Label caption = Nodes.styled(new Label(texts.get(section.titleKey())), "caption");
                FlowPane tiles = new FlowPane(GAP, GAP);
                files.forEach(file -> tiles.getChildren().add(tile(file, section)));
                content.getChildren().addAll(caption, tiles);
            }
        }
    }

    private VBox introduction(Runnable close) {
        Label title = Nodes.styled(new Label(texts.get("app.name")), "start-title");
        Label line = quiet("start.text", ActionId.PLAY);
        Button edit = new Button(texts.get("start.close"));
        edit.setId("start-close");
        edit.setOnAction(event -> close.run());
        first = button(ActionId.NEW);
        FlowPane buttons = new FlowPane(
                8, 8, first, button(ActionId.OPEN), button(ActionId.OPEN_FOLDER), button(ActionId.TOUR), edit);
        VBox introduction = new VBox(GAP, title, line, buttons);
        HBox.setHgrow(introduction, Priority.ALWAYS);
        introduction.setMinWidth(0);
        return introduction;
    }

    /** The picture with its explanation; nothing if there is no picture. */
    private VBox callout() {
        ThumbnailView picture = new ThumbnailView(callout.scale());
        Label words = quiet("start.picture", ActionId.JUMPS);
        words.setMaxWidth(picture.getMaxWidth());
        VBox box = new VBox(4, picture, words);
        box.setId("start-callout");
        box.setMinWidth(USE_PREF_SIZE);
        picture.show(callout.drawing(), thumbnails, () -> Nodes.show(box, false));
        return box;
    }

    private Label quiet(String textKey, ActionId named) {
        Label line = Nodes.styled(
                new Label(new KeyHints(texts, actions.keymapProperty()::get).get(textKey, named)), "quiet");
        line.setWrapText(true);
        line.setMinHeight(USE_PREF_SIZE);
        return line;
    }

    void focusFirst() {
        first.requestFocus();
    }

    private Button button(ActionId id) {
        Action action = actions.get(id);
        Button button = new Button(texts.get(id.textKey()));
        button.setId("start-" + id.id().replace('.', '-'));
        button.setMnemonicParsing(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Node tile(Path file, Section section) {
        ThumbnailView picture = new ThumbnailView(1);
        List<Path> levels = Samples.levelsOfWorld(file);
        String stem = file.getFileName().toString().replaceFirst("\\.level\\.json$", "");
        String name = levels.isEmpty() ? stem : texts.get("start.world", stem, levels.size());
        Button tile = Nodes.styled(new Button(name, picture), "start-tile");
        tile.setContentDisplay(ContentDisplay.TOP);
        tile.setMnemonicParsing(false);
        tile.setMaxWidth(Thumbnails.WIDTH + 2 * GAP);
        Tooltips.on(tile, levels.isEmpty() ? file.toString() : texts.get("start.world.help", file));
        tile.setOnAction(event -> section.open().accept(file));
        VBox box = new VBox(4, tile);
        box.setAlignment(Pos.TOP_CENTER);
        picture.show(levels.isEmpty() ? file : levels.get(0), thumbnails, why -> {
            picture.show(texts.get(why.textKey()));
            if (why != Thumbnails.NoPicture.GONE) {
                return;
            }
            tile.setAccessibleText(texts.get("start.missing.name", name));
            if (section.remove() != null) {
                box.getChildren().setAll(tile, remover(file, name, section.remove()));
            }
        });
        return box;
    }

    private Button remover(Path file, String name, Consumer<Path> remove) {
        Button button = Nodes.styled(new Button(texts.get("start.remove")), "start-remove");
        button.setAccessibleText(texts.get("start.remove.name", name));
        button.setOnAction(event -> remove.accept(file));
        return button;
    }
}
