package leapsmith.editor.app;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.app.level.OpenLevel;

/**
 * The layout of the window: menu, tabs of the levels and toolbar on top, tools, palette and tool options at the left, the canvas with the timeline, tabs
 * at the right, the status bar at the bottom. It is the same while editing and while playing.
 */
final class WindowLayout extends BorderPane {
    /** The least width in px at which all labels fit beside the canvas. */
    private static final double WIDE = 860;

    private final Node tabs;
    private final Node toolbar;
    private final Node tour;
    private final Node timeline;
    private final Node statusBar;
    private final Node folder;
    private final ShownPanels panels;
    private OpenLevel level;
    private Node left;
    private Node center;
    /** What is shown in place of the level; null for nothing. */
    private Node page;

    WindowLayout(
            MenuBar menu,
            Node tabs,
            Node toolbar,
            Node tour,
            Node timeline,
            Node statusBar,
            Node folder,
            ShownPanels panels) {
        this.tabs = tabs;
        this.toolbar = toolbar;
        this.statusBar = statusBar;
        this.tour = tour;
        this.timeline = timeline;
        this.folder = folder;
        this.panels = panels;
        HBox.setHgrow(tabs, Priority.ALWAYS);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        HBox topBar = new HBox(menu, tabs);
        topBar.getStyleClass().add("top-bar");
        topBar.setAlignment(Pos.CENTER_LEFT);
        setTop(new VBox(topBar, toolbar));
        setBottom(statusBar);
        // A part that needs more room must not push the others out of the window.
        setMinSize(0, 0);
        panels.hidden().subscribe(hidden -> arrange());
        panels.folder().subscribe(shown -> arrange());
        widthProperty().subscribe(width -> arrange());
    }

    /** All panels, in the order in which the focus moves through them. */
    List<Node> panels() {
        return List.of(
                folder,
                level.canvas(),
                level.toolStrip(),
                level.palette(),
                toolbar,
                level.sidePanel(),
                timeline,
                statusBar);
    }

    /** Shows a level with its panels. */
    void show(OpenLevel shown) {
        level = shown;
        left = new HBox(folder, level.toolStrip(), level.palette());
        VBox.setVgrow(level.canvas(), Priority.ALWAYS);
        center = new VBox(level.canvas(), tour, timeline);
        arrange();
        if (!tabs.isFocused()) {
            level.canvas().requestFocus();
        }
    }

    /** Shows a page in place of the level; null shows the level again. */
    void showPage(Node newPage) {
        page = newPage;
        arrange();
    }

    private void arrange() {
        if (level != null) {
            boolean narrow = getWidth() > 0 && getWidth() < WIDE;
            level.palette().setNarrow(narrow);
            level.sidePanel().setNarrow(narrow);
            setLeft(page == null ? left : null);
            setRight(page == null ? level.sidePanel() : null);
            setCenter(page == null ? center : page);
        }
        folder.setVisible(panels.folder().get());
        folder.setManaged(panels.folder().get());
        for (Node side : new Node[] {getLeft(), getRight(), timeline}) {
            if (side != null) {
                side.setVisible(!panels.hidden().get());
                side.setManaged(!panels.hidden().get());
            }
        }
    }
}
