package leapsmith.editor.ui;

import java.util.function.DoubleConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** The left border of a panel, which changes the width of the panel by dragging or with the arrow keys. */
public final class WidthGrip extends Region {
    private static final double WIDTH = 5;
    private static final double KEY_STEP = 16;

    private final Region panel;
    private final DoubleConsumer resize;

    /**
     * A grip at the left border of a panel.
     *
     * @param resize receives each wanted width in px, which may be out of range; 0 for the least width
     */
    public WidthGrip(Texts texts, Region panel, DoubleConsumer resize) {
        this.panel = panel;
        this.resize = resize;
        getStyleClass().add("width-grip");
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        setCursor(Cursor.H_RESIZE);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.THUMB);
        setAccessibleText(texts.get("panel.width"));
        Tooltip.install(this, new Tooltip(texts.get("panel.width.help")));
        setOnMousePressed(MouseEvent::consume);
        setOnMouseDragged(this::drag);
        setOnMouseClicked(this::click);
        setOnKeyPressed(this::press);
    }

    private void drag(MouseEvent event) {
        if (event.isPrimaryButtonDown()) {
            resize.accept(panel.getWidth()
                    - panel.sceneToLocal(event.getSceneX(), event.getSceneY()).getX());
        }
        event.consume();
    }

    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            resize.accept(0);
        }
        event.consume();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> resize.accept(panel.getWidth() + KEY_STEP);
            case RIGHT -> resize.accept(panel.getWidth() - KEY_STEP);
            default -> {
                return;
            }
        }
        event.consume();
    }
}
