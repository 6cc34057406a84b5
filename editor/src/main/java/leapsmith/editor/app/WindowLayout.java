package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.view.panel.WholeText;

/**
 * The layout of the window: menu and toolbar on top, tools and palette at the left, the canvas with the timeline, tabs
 * at the right, the status bar at the bottom. It is the same while editing and while playing.
 */
final class WindowLayout extends BorderPane {
    /** The least width in px at which all labels fit beside the canvas. */
    private static final double WIDE = 860;

    private final Label fileName = new Label();
    private final BooleanProperty panelsHidden = new SimpleBooleanProperty(this, "panelsHidden");
    private final Node tour;
    private final Node timeline;
    private OpenLevel level;

    WindowLayout(MenuBar menu, Node toolbar, Node tour, Node timeline, Node statusBar) {
        this.tour = tour;
        this.timeline = timeline;
        fileName.getStyleClass().add("file-name");
        fileName.setId("file-name");
        // Keeps the mark of unsaved changes at the end.
        fileName.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        WholeText.on(fileName);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        HBox topBar = new HBox(menu, between, fileName);
        topBar.getStyleClass().add("top-bar");
        topBar.setAlignment(Pos.CENTER_LEFT);
        setTop(new VBox(topBar, toolbar));
        setBottom(statusBar);
        // A part that needs more room must not push the others out of the window.
        setMinSize(0, 0);
        panelsHidden.subscribe(hidden -> arrange());
        widthProperty().subscribe(width -> arrange());
    }

    /** Sets the name at the right of the menu bar. */
    void setFileName(String name) {
        fileName.setText(name);
    }

    /** Whether only the canvas is shown between the bars. */
    BooleanProperty panelsHidden() {
        return panelsHidden;
    }

    /** Shows a level with its panels. */
    void show(OpenLevel shown) {
        level = shown;
        HBox left = new HBox(level.toolStrip(), level.palette());
        setLeft(left);
        setRight(level.sidePanel());
        VBox.setVgrow(level.canvas(), Priority.ALWAYS);
        setCenter(new VBox(level.canvas(), tour, timeline));
        arrange();
    }

    private void arrange() {
        if (level != null) {
            boolean narrow = getWidth() > 0 && getWidth() < WIDE;
            level.palette().setNarrow(narrow);
            level.sidePanel().setNarrow(narrow);
        }
        for (Node side : new Node[] {getLeft(), getRight(), timeline}) {
            if (side != null) {
                side.setVisible(!panelsHidden.get());
                side.setManaged(!panelsHidden.get());
            }
        }
    }
}
