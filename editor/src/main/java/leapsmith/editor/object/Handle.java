package leapsmith.editor.object;

import leapsmith.editor.tool.PointerShape;
import leapsmith.levels.model.LevelObject;

/** One of the eight resize handles of an object's box. */
public enum Handle {
    TOP_LEFT(-1, -1, PointerShape.RESIZE_DIAGONAL),
    TOP(0, -1, PointerShape.RESIZE_VERTICAL),
    TOP_RIGHT(1, -1, PointerShape.RESIZE_ANTIDIAGONAL),
    RIGHT(1, 0, PointerShape.RESIZE_HORIZONTAL),
    BOTTOM_RIGHT(1, 1, PointerShape.RESIZE_DIAGONAL),
    BOTTOM(0, 1, PointerShape.RESIZE_VERTICAL),
    BOTTOM_LEFT(-1, 1, PointerShape.RESIZE_ANTIDIAGONAL),
    LEFT(-1, 0, PointerShape.RESIZE_HORIZONTAL);

    private final int sideX;
    private final int sideY;
    private final PointerShape pointer;

    Handle(int sideX, int sideY, PointerShape pointer) {
        this.sideX = sideX;
        this.sideY = sideY;
        this.pointer = pointer;
    }

    PointerShape pointer() {
        return pointer;
    }

    boolean isCorner() {
        return sideX != 0 && sideY != 0;
    }

    double xOn(LevelObject box) {
        return box.x() + box.width() * (sideX + 1) / 2;
    }

    double yOn(LevelObject box) {
        return box.y() + box.height() * (sideY + 1) / 2;
    }

    /**
     * The box with this handle's sides moved to a point; the other sides stay. A side stops one level px before the
     * opposite one.
     */
    LevelObject pulled(LevelObject box, double toX, double toY) {
        double left = box.x();
        double right = box.x() + box.width();
        double top = box.y();
        double bottom = box.y() + box.height();
        if (sideX < 0) {
            left = Math.min(toX, right - 1);
        } else if (sideX > 0) {
            right = Math.max(toX, left + 1);
        }
        if (sideY < 0) {
            top = Math.min(toY, bottom - 1);
        } else if (sideY > 0) {
            bottom = Math.max(toY, top + 1);
        }
        return box.withBox(left, top, right - left, bottom - top);
    }
}
