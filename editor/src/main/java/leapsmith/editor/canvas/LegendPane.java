package leapsmith.editor.canvas;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;

/**
 * The legend of overlays and trails. It can be dragged by its title and collapsed to it. Its lines fade while the
 * pointer is over them, and clicks go through them to the level.
 */
final class LegendPane extends VBox {
    /** Opacity of the lines while the pointer is over them. */
    private static final double FADED = 0.06;

    private static final double INSET = 12;

    private final Texts texts;
    private final Label title;
    private final Button fold = new Button();
    private final VBox lines = new VBox(4);
    /** The background, as a separate node: a background of the pane itself would block clicks on the level. */
    private final Region plate = new Region();

    private final BooleanProperty folded;

    private final Runnable moved;

    private Bounds view = new BoundingBox(0, 0, 0, 0);
    private double openWidth;
    private double grabX;
    private double grabY;
    /** The corner of the view near which it is; null after it was dragged. */
    private Corner corner = Corner.TOP_RIGHT;
    /** Offset of its upper left corner from the edges of the view, if it was dragged; from the nearer ones. */
    private double fromSide;

    private double fromEdge;

    /** The corners of a view, the preferred ones first. */
    private enum Corner {
        TOP_RIGHT,
        BOTTOM_RIGHT,
        TOP_LEFT,
        BOTTOM_LEFT;

        boolean isRight() {
            return this == TOP_RIGHT || this == BOTTOM_RIGHT;
        }

        boolean isTop() {
            return this == TOP_RIGHT || this == TOP_LEFT;
        }
    }

    LegendPane(Texts texts, BooleanProperty folded, Runnable moved) {
        this.texts = texts;
        this.folded = folded;
        this.moved = moved;
        title = new Label(texts.get("canvas.legend"));
        setManaged(false);
        setPickOnBounds(false);
        plate.setManaged(false);
        plate.setMouseTransparent(true);
        setPadding(new Insets(6, 10, 8, 10));
        setSpacing(6);
        lines.setMouseTransparent(true);
        fold.setFocusTraversable(false);
        fold.setOnAction(event -> folded.set(!folded.get()));
        Region gap = Nodes.spring();
        HBox header = new HBox(16, title, gap, fold);
        header.setAlignment(Pos.CENTER_LEFT);
        header.setCursor(Cursor.MOVE);
        header.setOnMousePressed(event -> {
            grabX = event.getSceneX() - getLayoutX();
            grabY = event.getSceneY() - getLayoutY();
            event.consume();
        });
        header.setOnMouseDragged(event -> {
            dragTo(event.getSceneX() - grabX, event.getSceneY() - grabY);
            event.consume();
        });
        header.setOnMouseReleased(event -> event.consume());
        getChildren().addAll(plate, header, lines);
    }

    /** Shows lines; without any the legend is hidden. */
    void show(List<LegendLine> wanted, ColorScheme colors) {
        List<HBox> shown = wanted.stream().map(line -> line(line, colors)).toList();
        lines.getChildren().setAll(shown);
        boolean open = !folded.get();
        lines.setVisible(open);
        lines.setManaged(open);
        setVisible(!shown.isEmpty());
        title.setStyle(
                "-fx-font-size: 11px; -fx-font-weight: bold; -fx-text-fill: " + UiColors.css(colors, ColorRole.MUTED));
        fold.setText(open ? "\u2013" : "+");
        fold.setAccessibleText(texts.get(open ? "canvas.legend.fold" : "canvas.legend.unfold"));
        fold.setStyle("-fx-background-color: transparent; -fx-padding: 0 4 0 4; -fx-font-size: 12px; -fx-text-fill: "
                + UiColors.css(colors, ColorRole.TEXT));
        plate.setStyle("-fx-background-radius: 7; -fx-border-radius: 7; -fx-background-color: "
                + UiColors.css(UiColors.of(colors, ColorRole.PANEL).deriveColor(0, 1, 1, 0.94))
                + "; -fx-border-color: " + UiColors.css(colors, ColorRole.LINE));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        plate.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /**
     * Places the legend in a view: where it was dragged, or else near a corner of the view, initially the upper right
     * one. If the view or the legend has another size, it makes way.
     *
     * @param keepFree what it leaves visible if it can, in coordinates of the parent
     */
    void place(Bounds newView, List<Bounds> keepFree) {
        Bounds before = new BoundingBox(view.getWidth(), view.getHeight(), getWidth(), getHeight());
        view = newView;
        autosize();
        if (lines.isManaged()) {
            openWidth = getWidth();
        }
        if (!before.equals(new BoundingBox(view.getWidth(), view.getHeight(), getWidth(), getHeight()))) {
            makeWay(keepFree);
        }
        Bounds place = corner == null ? dragged() : at(corner);
        relocate(place.getMinX(), place.getMinY());
    }

    /**
     * Chooses another corner for the next {@link #place} if the legend is in the way.
     *
     * @param keepFree what it leaves visible if it can, in coordinates of the parent
     * @return whether it is another one
     */
    boolean makeWay(List<Bounds> keepFree) {
        boolean moves = isInTheWay(keepFree);
        if (moves) {
            corner = freeCorner(keepFree).orElse(corner);
        }
        return moves;
    }

    /** Whether it covers one of these, in coordinates of the parent, and would cover none near another corner. */
    private boolean isInTheWay(List<Bounds> keepFree) {
        return isVisible()
                && corner != null
                && isCovered(at(corner), keepFree)
                && freeCorner(keepFree).isPresent();
    }

    private Optional<Corner> freeCorner(List<Bounds> keepFree) {
        return Arrays.stream(Corner.values())
                .filter(it -> !isCovered(at(it), keepFree))
                .findFirst();
    }

    private static boolean isCovered(Bounds place, List<Bounds> keepFree) {
        return keepFree.stream().anyMatch(place::intersects);
    }

    private Bounds at(Corner wanted) {
        return inView(
                wanted.isRight() ? view.getWidth() - INSET - getWidth() : INSET,
                wanted.isTop() ? INSET : view.getHeight() - INSET - getHeight());
    }

    private Bounds dragged() {
        // The button stays where it is when the legend is collapsed.
        double collapsedBy = Math.max(0, openWidth - getWidth());
        return inView(
                (fromSide < 0 ? view.getWidth() + fromSide : fromSide) + collapsedBy,
                fromEdge < 0 ? view.getHeight() + fromEdge : fromEdge);
    }

    /** Its bounds at an offset in the view, in coordinates of the parent; moved so that all of it is in the view. */
    private Bounds inView(double x, double y) {
        return new BoundingBox(
                Math.rint(view.getMinX() + within(x, view.getWidth() - getWidth())),
                Math.rint(view.getMinY() + within(y, view.getHeight() - getHeight())),
                getWidth(),
                getHeight());
    }

    private static double within(double offset, double most) {
        return Math.max(0, Math.min(most, offset));
    }

    /** Fades the lines if the pointer, in coordinates of the parent, is over them. */
    void pointerAt(double x, double y) {
        boolean under = isVisible() && lines.isVisible() && getBoundsInParent().contains(x, y);
        boolean overTitle = under && y < getLayoutY() + lines.getLayoutY();
        double wanted = under && !overTitle ? FADED : 1;
        if (getOpacity() != wanted) {
            setOpacity(wanted);
        }
    }

    private void dragTo(double x, double y) {
        double collapsedBy = Math.max(0, openWidth - getWidth());
        corner = null;
        fromSide = fromNearer(x - collapsedBy - view.getMinX(), view.getWidth());
        fromEdge = fromNearer(y - view.getMinY(), view.getHeight());
        moved.run();
    }

    private static double fromNearer(double place, double view) {
        double inside = Math.max(0, place);
        return inside < view / 2 ? inside : Math.min(inside - view, -1);
    }

    private HBox line(LegendLine line, ColorScheme colors) {
        SVGPath sign = new SVGPath();
        sign.setContent(line.shape());
        Region box = new Region();
        box.setShape(sign);
        box.setMinSize(line.width(), line.height());
        box.setMaxSize(line.width(), line.height());
        box.setStyle("-fx-background-color: linear-gradient(to right, " + UiColors.css(colors, line.color()) + ", "
                + UiColors.css(colors, line.endColor()) + ")");
        HBox place = new HBox(box);
        place.setAlignment(Pos.CENTER);
        place.setMinWidth(18);
        Label words = new Label(texts.get(line.textKey()));
        words.setStyle("-fx-font-size: 11px; -fx-text-fill: " + UiColors.css(colors, ColorRole.TEXT));
        HBox row = new HBox(8, place, words);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
