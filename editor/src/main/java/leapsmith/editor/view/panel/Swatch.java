package leapsmith.editor.view.panel;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import leapsmith.editor.tool.PaletteEntry;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.Platform;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The small picture of a palette's entry: the forms and colours that it has on the canvas, 20 px on a side. */
final class Swatch {
    private Swatch() {}

    static Region of(PaletteEntry entry) {
        if (entry instanceof PaletteEntry.Tile tile) {
            return tile(tile.type());
        }
        if (entry instanceof PaletteEntry.Character character) {
            return character(character.kind());
        }
        if (entry instanceof PaletteEntry.Platform platform) {
            return platform(platform.kind());
        }
        return entry instanceof PaletteEntry.Emitter emitter
                ? emitter(emitter.kind())
                : zone(((PaletteEntry.Zone) entry).kind());
    }

    /** The picture of an object of a sort and kind. */
    static Region of(ObjectSort sort, String kind) {
        return switch (sort) {
            case CHARACTER -> character(kind);
            case ZONE -> zone(kind);
            case PLATFORM -> platform(kind);
            case EMITTER -> emitter(kind);
        };
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
        Rectangle body = rounded(new Rectangle(6, 0, 8, 20), 7);
        Region swatch = pane("character", styled("body", body), styled("eye", new Rectangle(10.5, 4, 2, 3)));
        swatch.getStyleClass().add("swatch-" + kind);
        return swatch;
    }

    /** A plate or a plank, and to which sides it goes. */
    static Region platform(String kind) {
        SVGPath ways =
                styled("way", path("M7 15 h-5 m2.5 -2.5 l-2.5 2.5 l2.5 2.5 M13 15 h5 m-2.5 -2.5 l2.5 2.5 l-2.5 2.5"));
        if (kind.equals(Platform.ONE_WAY)) {
            return pane(
                    "platform",
                    styled("plank", rounded(new Rectangle(1, 4, 18, 3), 2)),
                    styled("tray", new Rectangle(3, 7, 14, 3)),
                    ways);
        }
        return pane(
                "platform",
                styled("plate", rounded(new Rectangle(1, 3, 18, 8), 4)),
                styled("edge", rounded(new Rectangle(1, 3, 18, 3), 3)),
                ways);
    }

    /** A bullet in its plate. */
    static Region emitter(String kind) {
        Region swatch = pane(
                "emitter",
                styled("plate", rounded(new Rectangle(2, 2, 16, 16), 8)),
                styled("bullet", new Circle(10, 10, 5)),
                styled("core", new Circle(10, 10, 2.5)));
        swatch.getStyleClass().add(kind.equals(Emitter.DEADLY) ? "deadly" : "harmless");
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

    private static Rectangle rounded(Rectangle rectangle, double arc) {
        rectangle.setArcWidth(arc);
        rectangle.setArcHeight(arc);
        return rectangle;
    }

    private static <S extends Shape> S styled(String styleClass, S shape) {
        shape.getStyleClass().add(styleClass);
        return shape;
    }
}
