package leapsmith.levels.scene;

/**
 * A rectangle of a picture in px.
 *
 * @param left the first column
 * @param top the first row
 * @param right the first column after it
 * @param bottom the first row after it
 */
public record PictureArea(int left, int top, int right, int bottom) {
    boolean overlaps(int otherLeft, int otherTop, int otherRight, int otherBottom) {
        return otherLeft < right && otherRight > left && otherTop < bottom && otherBottom > top;
    }
}
