package leapsmith.editor.toolbars;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiPredicate;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.KebabNames;
import leapsmith.physics.tile.Slope;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * The options that apply to the selected tool: what it selects and how objects snap, the size and shape of its brush,
 * and switches for outlines and ramps. It is hidden for a tool without options.
 */
public final class ToolOptionsPane extends FlowPane {
    private final Texts texts;
    private final Actions actions;
    private final ToolsModel model;
    /** The options in the order of the pane, and whether each applies to a tool and the slope that it paints, or null. */
    private final Map<Node, BiPredicate<ToolId, Slope>> parts = new LinkedHashMap<>();

    public ToolOptionsPane(Texts texts, Actions actions, ToolOptionsModel options, ToolsModel model) {
        this.texts = texts;
        this.actions = actions;
        this.model = model;
        getStyleClass().add("tool-options");
        // It wraps to the width of the palette above it and never widens it.
        setPrefWrapLength(0);
        BiPredicate<ToolId, Slope> snaps =
                (tool, slope) -> tool.equals(ToolId.SELECT) || tool.places().isPresent();
        BiPredicate<ToolId, Slope> isBrush = (tool, slope) -> tool.equals(ToolId.BRUSH);
        BiPredicate<ToolId, Slope> hasBrush = (tool, slope) -> tool.has(ToolId.Trait.BRUSH) && slope == null;
        parts.put(new SelectModeBar(texts, actions, model), (tool, slope) -> tool.has(ToolId.Trait.SELECT_MODE));
        parts.put(toggle(ActionId.SNAP_TO_TILES), snaps);
        parts.put(snapParts(options), snaps);
        parts.put(brushSize(options), hasBrush);
        parts.put(toggle(ActionId.ROUND_BRUSH), hasBrush);
        parts.put(toggle(ActionId.RANDOM), isBrush);
        parts.put(toggle(ActionId.SKIP_EMPTY), isBrush);
        parts.put(toggle(ActionId.OUTLINE), (tool, slope) -> tool.has(ToolId.Trait.OUTLINE) && slope == null);
        // Nothing fills the room below a one-way.
        parts.put(toggle(ActionId.FILL_BELOW), (tool, slope) -> slope != null && !slope.oneWay());
        getChildren().addAll(parts.keySet());
        model.toolProperty().subscribe(tool -> update());
        model.entryProperty().subscribe(entry -> update());
    }

    private void update() {
        ToolId tool = model.toolProperty().get();
        Slope slope = tool.has(ToolId.Trait.RAMPS) && model.entryProperty().get() instanceof PaletteEntry.Tile tile
                ? tile.kind().shape().slope()
                : null;
        parts.forEach((node, applies) -> Nodes.show(node, applies.test(tool, slope)));
        Nodes.show(this, getChildren().stream().anyMatch(Node::isVisible));
    }

    private Button snapParts(ToolOptionsModel options) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "icon-button");
        button.setId("option-tool-snapParts");
        button.setAccessibleText(texts.get(ActionId.SNAP_PARTS.textKey()));
        Tooltips.on(button, texts, actions, ActionId.SNAP_PARTS);
        button.setOnAction(event -> actions.get(ActionId.SNAP_PARTS).run());
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                "tool.snapParts.short",
                                options.snapPartsProperty().get()),
                        options.snapPartsProperty()));
        return button;
    }

    private Node brushSize(ToolOptionsModel options) {
        Label size = Nodes.styled(new Label(), "brush-size");
        size.setId("brush-size");
        size.textProperty().bind(options.brushSizeProperty().asString());
        size.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                "tool.brushSize", options.brushSizeProperty().get()),
                        options.brushSizeProperty()));
        return Nodes.styled(
                new HBox(button(ActionId.BRUSH_SMALLER), size, button(ActionId.BRUSH_LARGER)), "tool-option-group");
    }

    private Button button(ActionId id) {
        Button button = new Button();
        button.setOnAction(event -> actions.get(id).run());
        button.getStyleClass().setAll("button", "icon-button");
        setNameAndIcon(button, id);
        return button;
    }

    private ToggleButton toggle(ActionId id) {
        ToggleButton button = new ToggleButton();
        button.selectedProperty().bindBidirectional(actions.get(id).selected());
        button.getStyleClass().setAll("toggle-button", "icon-button");
        setNameAndIcon(button, id);
        return button;
    }

    private void setNameAndIcon(ButtonBase button, ActionId id) {
        String name = texts.get(id.textKey());
        button.setId("option-" + id.id().replace('.', '-'));
        button.setGraphic(id.icon().map(FontIcon::of).orElseThrow());
        button.setAccessibleText(name);
        Tooltips.on(button, texts, actions, id);
    }

    /** The choice of what tools select: objects, tiles or both. */
    private static final class SelectModeBar extends VBox {
        private static final Map<SelectMode, Ikon> ICONS = Map.of(
                SelectMode.OBJECTS, MaterialDesignS.SHAPE_OUTLINE,
                SelectMode.TILES, MaterialDesignG.GRID,
                SelectMode.BOTH, MaterialDesignL.LAYERS_OUTLINE);

        private final Map<SelectMode, ToggleButton> buttons = new EnumMap<>(SelectMode.class);

        SelectModeBar(Texts texts, Actions actions, ToolsModel model) {
            getStyleClass().add("select-mode");
            Label caption = Nodes.styled(new Label(texts.get("select.caption")), "caption");
            HBox row = new HBox();
            for (SelectMode mode : SelectMode.values()) {
                String name = KebabNames.nameOf(mode);
                String text = texts.get("select." + name);
                ToggleButton button = new ToggleButton();
                button.getStyleClass().setAll("toggle-button", "icon-button");
                button.setId("select-" + name);
                button.setGraphic(FontIcon.of(ICONS.get(mode)));
                button.setAccessibleText(text);
                Tooltips.on(button, text, actions, ActionId.SELECT_MODE);
                button.setOnAction(event -> {
                    model.choose(mode);
                    show(model.selectModeProperty().get());
                });
                buttons.put(mode, button);
                row.getChildren().add(button);
            }
            getChildren().addAll(caption, row);
            model.selectModeProperty().subscribe(this::show);
        }

        private void show(SelectMode chosen) {
            buttons.forEach((mode, button) -> button.setSelected(mode == chosen));
        }
    }
}
