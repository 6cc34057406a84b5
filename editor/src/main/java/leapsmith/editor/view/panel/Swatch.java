package leapsmith.editor.view.panel;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import leapsmith.editor.tool.PaletteEntry;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The small picture of a palette's entry: the forms and colours that it has on the canvas, 20 px on a side. */
final class Swatch {
    private Swatch() {}

    static Region of(PaletteEntry entry) {
        if (entry instanceof PaletteEntry.Tile tile) {
            return tile(tile.type());
        }
        return entry instanceof PaletteEntry.Character character
                ? character(character.kind())
                : zone(((PaletteEntry.Zone) entry).kind());
    }

    static Region tile(TileType type) {
        return switch (type) {
            case BLOCK -> pane("block");
            case EMPTY -> pane("empty");
            case ONE_WAY ->
                pane(
                        "one-way",
                        styled("plank", new Rectangle(1, 3, 18, 4)),
                        styled("arrow", path("M3.5 14 L6.5 11 L9.5 14 M10.5 14 L13.5 11 L16.5 14")));
            default -> slope(type.slope());
        };
    }

    /** The part that a slope fills; of a one-way its plank alone. */
    private static Region slope(Slope slope) {
        double thin = 9.0 * slope.thinHalves();
        double thick = 9.0 * slope.thickHalves();
        double left = slope.thickRight() ? thin : thick;
        double right = slope.thickRight() ? thick : thin;
        double base = slope.ceiling() ? 1 : 19;
        double up = slope.ceiling() ? 1 : -1;
        double end = slope.oneWay() ? 4 : 0;
        Polygon shape = slope.oneWay()
                ? new Polygon(1, base - left, 19, base - right, 19, base - right + end, 1, base - left + end)
                : new Polygon(1, base, 1, base + up * left, 19, base + up * right, 19, base);
        return pane("slope", styled(slope.oneWay() ? "plank" : "solid", shape));
    }

    static Region character(String kind) {
        Rectangle body = new Rectangle(6, 0, 8, 20);
        body.setArcWidth(7);
        body.setArcHeight(7);
        Region swatch = pane("character", styled("body", body), styled("eye", new Rectangle(10.5, 4, 2, 3)));
        swatch.getStyleClass().add("swatch-" + kind);
        return swatch;
    }

    static Region zone(String kind) {
        Region swatch = pane(
                "zone",
                styled("area", new Rectangle(1, 1, 18, 18)),
                styled("frame", new Rectangle(1.5, 1.5, 17, 17)),
                styled("flag", path("M7 5 h1.5 v0.5 l5.5 2.75 l-5.5 2.75 v4.5 h-1.5 z")));
        swatch.getStyleClass().add("swatch-" + kind);
        return swatch;
    }

    private static Region pane(String form, Node... parts) {
        Pane pane = new Pane(parts);
        pane.getStyleClass().addAll("swatch", "swatch-" + form);
        pane.setMouseTransparent(true);
        return pane;
    }

    private static SVGPath path(String content) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        return path;
    }

    private static Shape styled(String styleClass, Shape shape) {
        shape.getStyleClass().add(styleClass);
        return shape;
    }
}
