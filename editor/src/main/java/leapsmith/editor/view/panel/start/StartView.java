package leapsmith.editor.view.panel.start;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.keys.KeyHints;
import leapsmith.editor.view.panel.Action;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.ThumbnailView;
import leapsmith.editor.view.panel.Thumbnails;

/** The start page: what the program is, buttons for a new or existing level, and samples and recent files as pictures. */
public final class StartView extends ScrollPane {
    private static final double GAP = 12;

    private final Texts texts;
    private final Actions actions;
    private final Thumbnails thumbnails;
    private final VBox content = new VBox(GAP);
    private Button first = new Button();

    /** The page without content. */
    public StartView(Texts texts, Actions actions, Thumbnails thumbnails) {
        this.texts = texts;
        this.actions = actions;
        this.thumbnails = thumbnails;
        setId("start-page");
        setFitToWidth(true);
        setFocusTraversable(false);
        setAccessibleText(texts.get("start.name"));
        getStyleClass().add("start-page");
        content.getStyleClass().add("start-content");
        setContent(content);
    }

    /**
     * A section of the page.
     *
     * @param open opens a file
     * @param remove removes a file that no longer exists from the list; null if that is not possible
     */
    public record Section(String titleKey, Supplier<List<Path>> files, Consumer<Path> open, Consumer<Path> remove) {}

    /** Shows these sections; those without files are left out. */
    public void show(List<Section> sections, Runnable close) {
        Label title = new Label(texts.get("app.name"));
        title.getStyleClass().add("start-title");
        Label line = new Label(
                new KeyHints(texts, actions.keymapProperty()::get).get("start.text", ActionId.PLAY, ActionId.JUMPS));
        line.getStyleClass().add("quiet");
        line.setWrapText(true);
        Button edit = new Button(texts.get("start.close"));
        edit.setId("start-close");
        edit.setOnAction(event -> close.run());
        first = button(ActionId.NEW);
        HBox buttons = new HBox(8, first, button(ActionId.OPEN), button(ActionId.OPEN_FOLDER), edit);
        content.getChildren().setAll(title, line, buttons);
        for (Section section : sections) {
            List<Path> files = section.files().get();
            if (!files.isEmpty()) {
                Label caption = new Label(texts.get(section.titleKey()));
                caption.getStyleClass().add("caption");
                FlowPane tiles = new FlowPane(GAP, GAP);
                files.forEach(file -> tiles.getChildren().add(tile(file, section)));
                content.getChildren().addAll(caption, tiles);
            }
        }
    }

    /** Gives the first button the focus. */
    public void focusFirst() {
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
        String name = file.getFileName().toString().replaceFirst("\\.level\\.json$", "");
        Button tile = new Button(name, picture);
        tile.setContentDisplay(ContentDisplay.TOP);
        tile.getStyleClass().add("start-tile");
        tile.setMnemonicParsing(false);
        tile.setMaxWidth(Thumbnails.WIDTH + 2 * GAP);
        tile.setTooltip(new Tooltip(file.toString()));
        tile.setOnAction(event -> section.open().accept(file));
        VBox box = new VBox(4, tile);
        box.setAlignment(Pos.TOP_CENTER);
        picture.show(file, thumbnails, () -> {
            picture.show(texts.get("start.missing"));
            tile.setAccessibleText(texts.get("start.missing.name", name));
            if (section.remove() != null) {
                box.getChildren().setAll(tile, remover(file, name, section.remove()));
            }
        });
        return box;
    }

    private Button remover(Path file, String name, Consumer<Path> remove) {
        Button button = new Button(texts.get("start.remove"));
        button.getStyleClass().add("start-remove");
        button.setAccessibleText(texts.get("start.remove.name", name));
        button.setOnAction(event -> remove.accept(file));
        return button;
    }
}
