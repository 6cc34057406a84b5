package leapsmith.editor.tools;

import leapsmith.levels.model.LevelObject;

/** One of the eight resize handles of an object's box. */
enum Handle {
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
    final PointerShape pointer;

    Handle(int sideX, int sideY, PointerShape pointer) {
        this.sideX = sideX;
        this.sideY = sideY;
        this.pointer = pointer;
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

    /**
     * The box pulled with its aspect ratio kept. A corner follows the larger of the two scales; a side grows the others
     * around its middle. The sides that it pulls stay in the level.
     */
    LevelObject scaled(LevelObject box, double toX, double toY, double levelWidth, double levelHeight) {
        LevelObject free = pulled(box, toX, toY);
        double scaleX = free.width() / box.width();
        double scaleY = free.height() / box.height();
        double wanted = isCorner() ? Math.max(scaleX, scaleY) : sideX == 0 ? scaleY : scaleX;
        double most = Math.min(
                mostScale(sideX, box.x(), box.width(), levelWidth),
                mostScale(sideY, box.y(), box.height(), levelHeight));
        double scale = Math.min(wanted, most);
        double width = Math.max(1, Math.rint(box.width() * scale));
        double height = Math.max(1, Math.rint(box.height() * scale));
        return box.withBox(
                scaledFrom(sideX, box.x(), box.width(), width),
                scaledFrom(sideY, box.y(), box.height(), height),
                width,
                height);
    }

    /** The largest scale at which a pulled side is inside the level; never one that shrinks the box. */
    private static double mostScale(int side, double from, double length, double level) {
        double room = side < 0 ? from + length : side > 0 ? level - from : level;
        return Math.max(1, room / length);
    }

    private static double scaledFrom(int side, double from, double length, double scaled) {
        return side < 0 ? from + length - scaled : side > 0 ? from : Math.rint(from + (length - scaled) / 2);
    }
}
