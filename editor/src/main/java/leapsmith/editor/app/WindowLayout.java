package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Setting;
import leapsmith.editor.toolbars.PalettePanel;
import leapsmith.editor.ui.FocusOrder;
import leapsmith.editor.ui.KeyboardFocus;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/**
 * The layout of the window: menu, tabs of the levels and toolbar on top, tools, palette, the options of the tool and the tile kinds at the left, the canvas with
 * the timeline and the output of commands, tabs in a panel of variable width at the right, the status bar at the bottom. It is the same while
 * editing and while playing.
 */
final class WindowLayout extends BorderPane {
    /** The least width in px at which all labels fit beside the canvas. */
    private static final double WIDE = 860;
    /** The largest part of the window that a panel may take. */
    private static final double LARGEST_PANEL = 0.4;
    /** The least room in px for the level beside panels that are opened one after another. */
    private static final double MIN_LEVEL_WIDTH = 360;

    private final Texts texts;
    private final Node tabs;
    private final Node toolbar;
    private final Node tour;
    private final Node timeline;
    private final Node commandOutput;
    private final Node statusBar;
    private final Region folder;
    private final SizedPanel folderArea;
    private final VisiblePanels panels;
    private OpenLevel level;
    /** The tools, the palette and the options of the shown level. */
    private final HBox levelTools = new HBox();
    /** The folder and the tools. */
    private final HBox left;
    /** The same and, when they are shown first, the tile kinds, the decoration and the theme. */
    private final HBox leftSide;
    /** The panels beside the palette of the shown level, from left to right. */
    private Map<LevelPanel, SizedPanel> besidePalette = Map.of();

    private SizedPanel palette;
    private SizedPanel right;
    /** The canvas of the shown level with everything that belongs below it. */
    private final VBox center;
    /** What is shown in place of the level; null for nothing. */
    private Node page;

    WindowLayout(
            Texts texts,
            MenuBar menu,
            Node tabs,
            Node toolbar,
            Node tour,
            Node timeline,
            Node commandOutput,
            Node statusBar,
            Region folder,
            VisiblePanels panels) {
        this.texts = texts;
        this.tabs = tabs;
        this.toolbar = toolbar;
        this.statusBar = statusBar;
        this.tour = tour;
        this.timeline = timeline;
        this.commandOutput = commandOutput;
        this.folder = folder;
        this.panels = panels;
        folderArea = new SizedPanel(folder, folder, EditorSettings.FOLDER_WIDTH, 0);
        left = new HBox(folderArea, levelTools);
        leftSide = new HBox(left);
        // The grips of the panels reach over the canvas.
        leftSide.setViewOrder(-1);
        center = new VBox(tour, timeline);
        commandOutput.visibleProperty().subscribe(this::showCommandOutput);
        HBox.setHgrow(tabs, Priority.ALWAYS);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        HBox topBar = Nodes.styled(new HBox(menu, tabs), "top-bar");
        topBar.setAlignment(Pos.CENTER_LEFT);
        setTop(new VBox(topBar, toolbar));
        // A filter, because controls consume the clicks on them.
        addEventFilter(MouseEvent.MOUSE_CLICKED, this::leaveKeysToLevel);
        setBottom(statusBar);
        // A part that needs more room must not push the others out of the window.
        setMinSize(0, 0);
        panels.hidden.subscribe(hidden -> arrange());
        panels.widths.values().forEach(width -> width.subscribe(wanted -> arrange()));
        panels.folder.subscribe(shown -> arrange());
        panels.ofLevel.forEach((panel, property) -> property.subscribe(shown -> showBeside(panel, shown)));
        widthProperty().subscribe(width -> arrange());
    }

    /** All panels, in the order in which the focus moves through them. */
    List<Node> panels() {
        LevelParts parts = LevelParts.of(level);
        List<Node> all = new ArrayList<>(List.of(folder, level.canvas(), parts.toolStrip, parts.palette));
        all.addAll(parts.panels().values());
        all.addAll(List.of(toolbar, parts.sidePanel, timeline, commandOutput, statusBar));
        return all;
    }

    void show(OpenLevel shown) {
        level = shown;
        LevelParts parts = LevelParts.of(level);
        VBox.setVgrow(parts.palette, Priority.ALWAYS);
        palette = new SizedPanel(
                new VBox(parts.palette, parts.toolOptions),
                parts.palette,
                EditorSettings.PALETTE_WIDTH,
                PalettePanel.WIDTH);
        levelTools.getChildren().setAll(parts.toolStrip, palette);
        leftSide.getChildren().setAll(left);
        besidePalette = new EnumMap<>(LevelPanel.class);
        parts.panels()
                .forEach((panel, view) ->
                        besidePalette.put(panel, new SizedPanel(view, view, EditorSettings.widthOf(panel), 0)));
        right = new SizedPanel(parts.sidePanel, parts.sidePanel, EditorSettings.SIDE_WIDTH, 0);
        VBox.setVgrow(level.canvas(), Priority.ALWAYS);
        center.getChildren().removeIf(LevelCanvas.class::isInstance);
        center.getChildren().add(0, level.canvas());
        arrange();
        if (!tabs.isFocused()) {
            level.canvas().requestFocus();
        }
    }

    /** After a click on a tool, an entry or an option, the next key is the level's; the keyboard still reaches them. */
    private void leaveKeysToLevel(MouseEvent event) {
        boolean onButton = false;
        for (Node at = (Node) event.getTarget(); at != null && at != folder; at = at.getParent()) {
            onButton |= at instanceof Button || at instanceof ToggleButton;
            if (onButton && (at == left || at == toolbar)) {
                level.canvas().requestFocus();
            }
        }
    }

    /** Shows a page in place of the level; null shows the level again. */
    void showPage(Node newPage) {
        page = newPage;
        arrange();
    }

    /** Adds the output of commands when it is shown first: most sessions never show it. */
    private void showCommandOutput(boolean shown) {
        if (shown && !center.getChildren().contains(commandOutput)) {
            center.getChildren().add(commandOutput);
        }
    }

    /** Shows a panel beside the palette, in place of others there if the level would be too narrow beside all of them. */
    private void showBeside(LevelPanel panel, boolean isShown) {
        arrange();
        if (isShown && level != null && getWidth() > 0 && !panels.hidden.get()) {
            panels.ofLevel.forEach((other, shown) -> {
                double room = getWidth() - leftSide.prefWidth(-1) - right.prefWidth(-1);
                if (other != panel && shown.get() && room < MIN_LEVEL_WIDTH) {
                    shown.set(false);
                }
            });
        }
    }

    private void arrange() {
        if (level != null) {
            double besideWidth = 0;
            for (Map.Entry<LevelPanel, SizedPanel> beside : besidePalette.entrySet()) {
                SizedPanel panel = beside.getValue();
                boolean shown = panels.ofLevel.get(beside.getKey()).get();
                Nodes.show(panel, shown);
                if (shown) {
                    // Only now, as most sessions never show it.
                    if (!leftSide.getChildren().contains(panel)) {
                        leftSide.getChildren().add(panel);
                    }
                    panel.arrange();
                    besideWidth += panel.sized.getPrefWidth();
                }
            }
            boolean narrow = getWidth() > 0 && getWidth() < WIDE;
            palette.arrange();
            boolean isLeast = getWidth() > 0 && getWidth() < WIDE + besideWidth;
            if (isLeast) {
                palette.sized.setPrefWidth(palette.sized.getMinWidth());
            }
            palette.grip.setDisable(isLeast);
            LevelParts.of(level).sidePanel.setNarrow(narrow);
            right.arrange();
            setLeft(page == null ? leftSide : null);
            setRight(page == null ? right : null);
            setCenter(page == null ? center : page);
            // Otherwise the focus could move into it while only its parent is hidden.
            LevelParts.of(level).sidePanel.setVisible(!panels.hidden.get());
        }
        folder.setVisible(panels.folder.get());
        folderArea.arrange();
        Nodes.show(folderArea, panels.folder.get());
        for (Node side : new Node[] {getLeft(), getRight(), timeline}) {
            if (side != null) {
                Nodes.show(side, !panels.hidden.get());
            }
        }
    }

    /** Focuses the next or the previous panel that is visible and has a control; after the last comes the first. */
    void moveFocus(Node focused, boolean next) {
        List<Node> reachable = new ArrayList<>(panels());
        reachable.removeIf(panel -> FocusOrder.in(panel).isEmpty());
        if (reachable.isEmpty()) {
            return;
        }
        int at = -1;
        for (int i = 0; i < reachable.size(); i++) {
            if (focused != null && FocusOrder.isWithin(reachable.get(i), focused)) {
                at = i;
            }
        }
        int wanted = at < 0 ? 0 : Math.floorMod(at + (next ? 1 : -1), reachable.size());
        KeyboardFocus.moveTo(FocusOrder.in(reachable.get(wanted)).get(0));
    }

    /** A panel with a grip at its border to the canvas, which changes its width by dragging or with the arrow keys. */
    private final class SizedPanel extends StackPane {
        private static final double GRIP_WIDTH = 7;
        /** How far the grip reaches over the canvas, so that it doesn't cover a scroll bar of the panel. */
        private static final double OVERHANG = 4;

        private static final double KEY_STEP = 16;

        /** The region whose width is set. */
        final Region sized;

        final Region grip;
        private final double usualWidth;
        private final DoubleProperty wanted;
        private final boolean gripIsLeft;
        /** The width before a drag; NaN while there is none. */
        private double before = Double.NaN;

        /**
         * A panel that is as wide as a part of it.
         *
         * @param width the setting of the width
         * @param usualWidth the width in px where the setting is 0; at 0 the least one
         */
        SizedPanel(Region panel, Region sized, Setting<Double> width, double usualWidth) {
            this.sized = sized;
            this.usualWidth = usualWidth;
            wanted = panels.widths.get(width);
            gripIsLeft = width == EditorSettings.SIDE_WIDTH;
            grip = Nodes.styled(new Region(), "width-grip");
            String name = width.key.substring(width.key.indexOf('.') + 1);
            grip.setId(name.replace("Width", "-grip"));
            grip.setMinWidth(GRIP_WIDTH);
            grip.setMaxWidth(GRIP_WIDTH);
            grip.setTranslateX(gripIsLeft ? -OVERHANG : OVERHANG);
            grip.setCursor(Cursor.H_RESIZE);
            grip.setFocusTraversable(true);
            grip.setAccessibleRole(AccessibleRole.THUMB);
            grip.setAccessibleText(texts.get("panel.width"));
            Tooltips.on(grip, texts.get("panel.width.help"));
            grip.setOnMousePressed(event -> {
                before = sized.getWidth();
                grip.requestFocus();
                event.consume();
            });
            grip.setOnMouseReleased(event -> before = Double.NaN);
            // Escape gives the keys to the level.
            Nodes.whenLeft(grip, this::takeBack);
            grip.setOnMouseDragged(this::drag);
            grip.setOnMouseClicked(this::click);
            grip.setOnKeyPressed(this::press);
            getChildren().setAll(panel, grip);
            StackPane.setAlignment(grip, gripIsLeft ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
            setViewOrder(-1);
        }

        /** Sets the width that is nearest to the wanted one. */
        void arrange() {
            sized.setPrefWidth(nearest(wanted.get() == 0 ? usualWidth : wanted.get()));
        }

        private double nearest(double width) {
            return Math.max(sized.getMinWidth(), Math.min(width, WindowLayout.this.getWidth() * LARGEST_PANEL));
        }

        private void resize(double width) {
            double nearest = nearest(width);
            wanted.set(nearest == nearest(usualWidth) ? 0 : nearest);
        }

        private void drag(MouseEvent event) {
            if (event.isPrimaryButtonDown() && !Double.isNaN(before)) {
                double x =
                        sized.sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
                resize(gripIsLeft ? sized.getWidth() - x : x);
            }
            event.consume();
        }

        /** Ends a drag that has not ended yet with the width before it. */
        private void takeBack() {
            if (!Double.isNaN(before)) {
                double width = before;
                before = Double.NaN;
                resize(width);
            }
        }

        private void click(MouseEvent event) {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                wanted.set(0);
            }
            event.consume();
        }

        private void press(KeyEvent event) {
            switch (event.getCode()) {
                case LEFT -> resize(sized.getWidth() + (gripIsLeft ? KEY_STEP : -KEY_STEP));
                case RIGHT -> resize(sized.getWidth() - (gripIsLeft ? KEY_STEP : -KEY_STEP));
                default -> {
                    return;
                }
            }
            event.consume();
        }
    }
}
