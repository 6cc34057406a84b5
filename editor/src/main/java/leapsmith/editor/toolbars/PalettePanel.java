package leapsmith.editor.toolbars;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.ArrowKeys;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/** The palette: tiles and objects, each with its picture and key. */
public final class PalettePanel extends StackPane {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /** The width in px in which all names and keys fit. */
    public static final double WIDTH = 186;

    private static final double NARROW_WIDTH = 88;
    /** The least width in px with the names of the entries; pictures and digits stay below it. */
    private static final double WIDTH_OF_NAMES = 124;

    private static final double SPACING = 8;

    private final Texts texts;
    private final Actions actions;
    private final ToolsModel model;
    private final Swatches swatches;
    private final IntConsumer editKind;
    private final ContextMenu tileMenu;
    private final VBox list = Nodes.styled(new VBox(), "palette-entries");
    private final PanelScroll scroll = new PanelScroll(list);
    private final Map<PaletteEntry, ToggleButton> buttons = new LinkedHashMap<>();
    private final ArrowKeys arrows = ArrowKeys.in(list, () -> List.copyOf(buttons.values()));

    /** @param editKind edits the tile kind of a value of the legend */
    public PalettePanel(Texts texts, Actions actions, ToolsModel model, Swatches swatches, IntConsumer editKind) {
        this.texts = texts;
        this.actions = actions;
        this.swatches = swatches;
        this.editKind = editKind;
        MenuItem edit = new MenuItem(texts.get("palette.editKind"));
        edit.setId("palette-edit-kind");
        tileMenu = new ContextMenu(edit);
        this.model = model;
        getStyleClass().add("palette");
        getChildren().add(scroll);
        setMinWidth(NARROW_WIDTH);
        setPrefWidth(WIDTH);
        prefWidthProperty().subscribe(width -> pseudoClassStateChanged(NARROW, width.doubleValue() < WIDTH_OF_NAMES));
        model.entries().addListener((ListChangeListener<PaletteEntry>) change -> rebuild());
        model.entryProperty().addListener((property, before, now) -> {
            show(now);
            revealSoon();
        });
        model.toolProperty().addListener((property, before, now) -> revealSoon());
        rebuild();
    }

    /** Shows the chosen entry, as a key may choose what is scrolled out of sight; after tool and entry have changed. */
    private void revealSoon() {
        Platform.runLater(() -> {
            ToggleButton chosen = buttons.get(model.entryProperty().get());
            if (chosen != null && model.toolProperty().get().usesPalette()) {
                scroll.reveal(chosen);
            }
        });
    }

    /** One menu for all tiles, as a menu is a window of its own. */
    private void showMenu(ToggleButton button, PaletteEntry.Tile tile, ContextMenuEvent event) {
        MenuItem edit = tileMenu.getItems().get(0);
        edit.setOnAction(chosen -> editKind.accept(model.valueOf(tile)));
        tileMenu.show(button, event.getScreenX(), event.getScreenY());
        event.consume();
    }

    private void rebuild() {
        list.getChildren().clear();
        buttons.clear();
        String caption = null;
        TilePane small = null;
        for (PaletteEntry entry : model.entries()) {
            String wanted = entry.captionKey();
            if (!wanted.equals(caption)) {
                Label label = Nodes.styled(new Label(texts.get(wanted)), "caption");
                list.getChildren().add(label);
                caption = wanted;
                small = null;
            }
            ToggleButton button = button(entry);
            buttons.put(entry, button);
            if (!isSmall(entry)) {
                list.getChildren().add(button);
                continue;
            }
            if (small == null) {
                small = smallEntries(entry);
                list.getChildren().add(small);
            }
            small.getChildren().add(button);
        }
        show(model.entryProperty().get());
    }

    private TilePane smallEntries(PaletteEntry first) {
        TilePane small = Nodes.styled(new TilePane(), "palette-small-entries");
        small.setMaxWidth(USE_PREF_SIZE);
        // As many as there are slopes of a sort, or half of them, so that each row has one sort.
        int wide = isSpecial(first) ? 5 : 6;
        int narrow = isSpecial(first) ? 2 : 3;
        small.prefColumnsProperty().bind(prefWidthProperty().map(it -> it.doubleValue() < WIDTH ? narrow : wide));
        return small;
    }

    private ToggleButton button(PaletteEntry entry) {
        String name = texts.get(entry.name());
        Label word = Nodes.styled(new Label(name), "palette-name");
        Region between = Nodes.spring();
        Label digit = new Label();
        // The keys reference a binding only weakly; a mapped value would stay in memory.
        digit.textProperty().bind(Bindings.createStringBinding(() -> keys(entry), actions.keymapProperty()));
        digit.getStyleClass().add("palette-digit");
        ToggleButton button = new ToggleButton();
        // Otherwise the longest keys would make the list wider than the panel.
        button.setMinWidth(0);
        button.getStyleClass().setAll("toggle-button", "palette-entry");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        if (isSmall(entry)) {
            // Slopes are many and known by their form; names would take too much room.
            button.getStyleClass().add("palette-small");
            if (isSpecial(entry)) {
                button.getStyleClass().add("palette-special");
            }
            button.setGraphic(swatches.of(entry));
        } else {
            HBox line = new HBox(SPACING, swatches.of(entry), word, between, digit);
            line.setAlignment(Pos.CENTER_LEFT);
            showIfItFits(digit, word, line);
            button.setGraphic(line);
            button.setMaxWidth(Double.MAX_VALUE);
            line.prefWidthProperty().bind(button.widthProperty().subtract(16));
        }
        String fullName = texts.get(entry.fullName());
        button.setAccessibleText(fullName);
        button.setAccessibleHelp(fullName);
        Tooltips.on(button, () -> (fullName + "  " + keys(entry)).strip());
        button.setId(entry.id());
        button.setOnAction(event -> {
            model.choose(entry);
            show(model.entryProperty().get());
        });
        if (entry instanceof PaletteEntry.Tile tile) {
            button.setOnContextMenuRequested(event -> showMenu(button, tile, event));
        }
        return button;
    }

    /** The key that selects an entry and how often it has to be pressed, such as "7 ×3"; empty if there is none. */
    private String keys(PaletteEntry entry) {
        if (entry.digit() == 0) {
            return "";
        }
        String key = actions.keymapProperty().get().text(ActionId.choosingEntry(entry.digit()));
        return key.isEmpty() || entry.presses() == 1 ? key : key + " ×" + entry.presses();
    }

    /** Hides a key where the name beside it would be cut off otherwise. */
    private static void showIfItFits(Label digit, Label word, HBox line) {
        digit.setMinWidth(Region.USE_PREF_SIZE);
        digit.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> line.getWidth() == 0
                                || Swatches.SIDE + word.prefWidth(-1) + digit.prefWidth(-1) + 3 * SPACING
                                        <= line.getWidth(),
                        line.widthProperty(),
                        word.widthProperty(),
                        digit.textProperty()));
        digit.managedProperty().bind(digit.visibleProperty());
    }

    private static boolean isSpecial(PaletteEntry entry) {
        return entry.captionKey().equals("types.specialTile");
    }

    private static boolean isSmall(PaletteEntry entry) {
        return entry instanceof PaletteEntry.Tile tile && tile.isSmall();
    }

    private void show(PaletteEntry chosen) {
        buttons.forEach((entry, button) -> button.setSelected(entry.equals(chosen)));
        // Without a chosen entry, the first one is the stop.
        arrows.setStop(buttons.getOrDefault(
                chosen, buttons.values().stream().findFirst().orElse(null)));
    }
}
