package leapsmith.editor.ui;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Scrolls the content of a panel or dialog up and down; the content is as wide as the view. It is drawn directly:
 * JavaFX would keep a picture of it, even after the panel is gone, until there is hardly any memory left.
 */
public final class PanelScroll extends ScrollPane {
    public PanelScroll(Node content) {
        super(content);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        skinProperty().subscribe(skin -> {
            Node viewport = lookup(".viewport");
            if (viewport != null) {
                viewport.setCache(false);
            }
        });
    }

    /** Texts in the content wrap, so its height depends on the width. */
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /** Scrolls as little as is needed to show a node of the content; does nothing before it has its place. */
    public void reveal(Node node) {
        double hidden =
                getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
        if (hidden <= 0 || node.getLayoutBounds().getHeight() == 0) {
            return;
        }
        Bounds place = getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double top = getVvalue() * hidden;
        double least = place.getMaxY() - getViewportBounds().getHeight();
        setVvalue(Math.min(1, Math.max(0, Math.max(least, Math.min(top, place.getMinY())) / hidden)));
    }
}
