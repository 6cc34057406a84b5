package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.beans.property.BooleanProperty;
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
import leapsmith.editor.ui.FocusOrder;
import leapsmith.editor.ui.KeyboardFocus;
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
    /** The largest part of the window that the side panel may take. */
    private static final double LARGEST_SIDE = 0.4;

    private static final double LARGEST_FOLDER = 0.4;

    private final Texts texts;
    private final Node tabs;
    private final Node toolbar;
    private final Node tour;
    private final Node timeline;
    private final Node commandOutput;
    private final Node statusBar;
    private final Region folder;
    private final StackPane folderArea;
    private final VisiblePanels panels;
    private OpenLevel level;
    /** The tools, the palette and the options of the shown level. */
    private final HBox levelTools = new HBox();
    /** The folder and the tools. */
    private final HBox left;
    /** The same and, when they are shown first, the tile kinds. */
    private final HBox leftSide;
    /** The side panel of the shown level, and its grip. */
    private final StackPane right = new StackPane();
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
        WidthGrip folderGrip =
                new WidthGrip(texts, folder, false, wanted -> panels.folderWidth.set(folderWidth(wanted)));
        folderArea = new StackPane(folder, folderGrip);
        StackPane.setAlignment(folderGrip, Pos.CENTER_RIGHT);
        left = new HBox(folderArea, levelTools);
        leftSide = new HBox(left);
        center = new VBox(tour, timeline);
        commandOutput.visibleProperty().subscribe(this::showCommandOutput);
        HBox.setHgrow(tabs, Priority.ALWAYS);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        HBox topBar = new HBox(menu, tabs);
        topBar.getStyleClass().add("top-bar");
        topBar.setAlignment(Pos.CENTER_LEFT);
        setTop(new VBox(topBar, toolbar));
        // A filter, because controls consume the clicks on them.
        addEventFilter(MouseEvent.MOUSE_CLICKED, this::leaveKeysToLevel);
        setBottom(statusBar);
        // A part that needs more room must not push the others out of the window.
        setMinSize(0, 0);
        panels.hidden.subscribe(hidden -> arrange());
        panels.sideWidth.subscribe(width -> arrange());
        panels.folder.subscribe(shown -> arrange());
        panels.folderWidth.subscribe(width -> arrange());
        panels.tileKinds.subscribe(shown -> arrange());
        panels.decoration.subscribe(shown -> arrange());
        panels.theme.subscribe(shown -> arrange());
        widthProperty().subscribe(width -> arrange());
    }

    /** All panels, in the order in which the focus moves through them. */
    List<Node> panels() {
        return List.of(
                folder,
                level.canvas(),
                LevelParts.of(level).toolStrip,
                LevelParts.of(level).palette,
                LevelParts.of(level).tileKinds,
                LevelParts.of(level).decoration,
                LevelParts.of(level).theme,
                toolbar,
                LevelParts.of(level).sidePanel,
                timeline,
                commandOutput,
                statusBar);
    }

    void show(OpenLevel shown) {
        level = shown;
        LevelParts parts = LevelParts.of(level);
        VBox.setVgrow(parts.palette, Priority.ALWAYS);
        levelTools.getChildren().setAll(parts.toolStrip, new VBox(parts.palette, parts.toolOptions));
        leftSide.getChildren().setAll(left);
        WidthGrip grip = new WidthGrip(texts, parts.sidePanel, true, this::resizeSide);
        right.getChildren().setAll(parts.sidePanel, grip);
        StackPane.setAlignment(grip, Pos.CENTER_LEFT);
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

    /** Adds a panel when it is shown first; returns its width, 0 if it isn't shown. */
    private double add(BooleanProperty shown, Region panel) {
        if (shown.get() && !leftSide.getChildren().contains(panel)) {
            leftSide.getChildren().add(panel);
        }
        return shown.get() ? panel.getMinWidth() : 0;
    }

    private void arrange() {
        if (level != null) {
            double kindsWidth = add(panels.tileKinds, LevelParts.of(level).tileKinds)
                    + add(panels.decoration, LevelParts.of(level).decoration)
                    + add(panels.theme, LevelParts.of(level).theme);
            boolean narrow = getWidth() > 0 && getWidth() < WIDE;
            LevelParts.of(level).palette.setNarrow(getWidth() > 0 && getWidth() < WIDE + kindsWidth);
            LevelParts.of(level).sidePanel.setNarrow(narrow);
            LevelParts.of(level).sidePanel.setPrefWidth(sideWidth(panels.sideWidth.get()));
            setLeft(page == null ? leftSide : null);
            setRight(page == null ? right : null);
            setCenter(page == null ? center : page);
            // Otherwise the focus could move into it while only its parent is hidden.
            LevelParts.of(level).sidePanel.setVisible(!panels.hidden.get());
        }
        folder.setVisible(panels.folder.get());
        folder.setPrefWidth(folderWidth(panels.folderWidth.get()));
        folderArea.setVisible(panels.folder.get());
        folderArea.setManaged(panels.folder.get());
        for (Node side : new Node[] {getLeft(), getRight(), timeline}) {
            if (side != null) {
                side.setVisible(!panels.hidden.get());
                side.setManaged(!panels.hidden.get());
            }
        }
    }

    /** The width of the folder panel in px that is nearest to the wanted one. */
    private double folderWidth(double wanted) {
        return Math.max(folder.getMinWidth(), Math.min(wanted, getWidth() * LARGEST_FOLDER));
    }

    private void resizeSide(double wanted) {
        double width = sideWidth(wanted);
        panels.sideWidth.set(width > LevelParts.of(level).sidePanel.leastWidth() ? width : 0);
    }

    /** The width of the side panel in px that is nearest to the wanted one. */
    private double sideWidth(double wanted) {
        return Math.max(LevelParts.of(level).sidePanel.leastWidth(), Math.min(wanted, getWidth() * LARGEST_SIDE));
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

    /** The border of a panel, which changes the width of the panel by dragging or with the arrow keys. */
    private static final class WidthGrip extends Region {
        private static final double WIDTH = 5;
        private static final double KEY_STEP = 16;

        private final Region panel;
        private final DoubleConsumer resize;
        private final boolean isLeft;
        /** The width before a drag; NaN while there is none. */
        private double before = Double.NaN;

        /**
         * A grip at the border of a panel.
         *
         * @param isLeft whether it is the left border, or else the right one
         * @param resize receives each wanted width in px, which may be out of range; 0 for the least width
         */
        WidthGrip(Texts texts, Region panel, boolean isLeft, DoubleConsumer resize) {
            this.panel = panel;
            this.resize = resize;
            this.isLeft = isLeft;
            getStyleClass().add("width-grip");
            setId(isLeft ? "side-grip" : "folder-grip");
            setMinWidth(WIDTH);
            setMaxWidth(WIDTH);
            setCursor(Cursor.H_RESIZE);
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.THUMB);
            setAccessibleText(texts.get("panel.width"));
            Tooltips.on(this, texts.get("panel.width.help"));
            setOnMousePressed(event -> {
                before = panel.getWidth();
                requestFocus();
                event.consume();
            });
            setOnMouseReleased(event -> before = Double.NaN);
            // Escape gives the keys to the level.
            focusedProperty().addListener((property, was, focused) -> {
                if (!focused) {
                    takeBack();
                }
            });
            setOnMouseDragged(this::drag);
            setOnMouseClicked(this::click);
            setOnKeyPressed(this::press);
        }

        private void drag(MouseEvent event) {
            if (event.isPrimaryButtonDown() && !Double.isNaN(before)) {
                double x =
                        panel.sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
                resize.accept(isLeft ? panel.getWidth() - x : x);
            }
            event.consume();
        }

        /** Ends a drag that has not ended yet with the width before it. */
        private void takeBack() {
            if (!Double.isNaN(before)) {
                double width = before;
                before = Double.NaN;
                resize.accept(width);
            }
        }

        private void click(MouseEvent event) {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                resize.accept(0);
            }
            event.consume();
        }

        private void press(KeyEvent event) {
            switch (event.getCode()) {
                case LEFT -> resize.accept(panel.getWidth() + (isLeft ? KEY_STEP : -KEY_STEP));
                case RIGHT -> resize.accept(panel.getWidth() - (isLeft ? KEY_STEP : -KEY_STEP));
                default -> {
                    return;
                }
            }
            event.consume();
        }
    }
}
