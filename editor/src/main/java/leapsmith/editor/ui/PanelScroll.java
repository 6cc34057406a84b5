package leapsmith.editor.ui;

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
}
