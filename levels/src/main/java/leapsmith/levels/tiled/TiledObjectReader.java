package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;

/** Reads objects of a map and collision shapes of tiles. */
final class TiledObjectReader {
    private static final Map<String, Shape> SHAPES = Map.of(
            "ellipse", Shape.ELLIPSE,
            "capsule", Shape.CAPSULE,
            "point", Shape.POINT,
            "polygon", Shape.POLYGON,
            "polyline", Shape.POLYLINE,
            "text", Shape.TEXT);

    private final Findings findings;
    private final PropertyClasses classes;
    private final Optional<MapTilesets> tilesets;
    private final double scaleX;

    /** A reader of collision shapes, which show no tiles. */
    TiledObjectReader(Findings findings, PropertyClasses classes) {
        this.findings = findings;
        this.classes = classes;
        tilesets = Optional.empty();
        scaleX = 1;
    }

    /**
     * A reader of objects of a map with these tilesets.
     *
     * @param scaleX how many pixels of the map a unit to the right is: an isometric map counts heights of tiles
     */
    TiledObjectReader(Findings findings, PropertyClasses classes, MapTilesets tilesets, double scaleX) {
        this.findings = findings;
        this.classes = classes;
        this.tilesets = Optional.of(tilesets);
        this.scaleX = scaleX;
    }

    /** Reads an object; empty with a finding if it lies nowhere. */
    Optional<ExternalObject> read(Element element) throws LevelFormatException {
        int cell = element.cellNumber("gid");
        if (tilesets.isPresent() && element.has("template")) {
            Optional<MapTilesets.Template> template = tilesets.get().template(element.text("template"));
            if (template.isPresent()) {
                cell = element.has("gid") ? cell : template.get().cell();
                return read(element.over(template.get().object()), cell);
            }
        }
        return read(element, cell);
    }

    private Optional<ExternalObject> read(Element element, int cell) throws LevelFormatException {
        Box box = box(element, cell);
        double rotation = element.number("rotation", 0);
        List<Point> points = points(element, box.pivotX, box.pivotY);
        Shape shape = shape(element, cell);
        if (!points.isEmpty()) {
            box = around(points, box);
        }
        if (!box.isFinite() || Double.isNaN(rotation)) {
            findings.warn(
                    "wrong-object",
                    '"' + element.text("name") + '"',
                    element.place().line());
            return Optional.empty();
        }
        return Optional.of(new ExternalObject(
                element.text("id"),
                element.text("name"),
                element.className(),
                shape,
                box.x,
                box.y,
                box.width,
                box.height,
                rotation,
                box.pivotX,
                box.pivotY,
                points,
                cell,
                element.isTrue("visible", true),
                properties(element)));
    }

    private record Box(double x, double y, double width, double height, double pivotX, double pivotY) {
        boolean isFinite() {
            return width >= 0
                    && height >= 0
                    && Double.isFinite(x + y + width + height)
                    && Double.isFinite(pivotX + pivotY);
        }
    }

    /** The position of an object is a corner of it, of a tile object the point by which tiles are aligned. */
    private Box box(Element element, int cell) {
        double pivotX = element.number("x", 0) * scaleX;
        double pivotY = element.number("y", 0);
        Optional<TilesetReader.LoadedTileset> tileset =
                cell == 0 ? Optional.empty() : tilesets.flatMap(all -> all.of(Cells.idOf(cell)));
        ExternalTileset.Size size =
                tileset.map(known -> known.values().sizeOf(Cells.idOf(cell))).orElse(new ExternalTileset.Size(0, 0));
        double width = element.number("width", size.width());
        double height = element.number("height", size.height());
        if (cell == 0) {
            return new Box(pivotX, pivotY, width * scaleX, height, pivotX, pivotY);
        }
        String alignment = tileset.map(TilesetReader.LoadedTileset::alignment).orElse("");
        double x = pivotX - width * share(alignment, "left", "right", scaleX == 1 ? 0 : 0.5);
        double y = pivotY - height * share(alignment, "top", "bottom", 1);
        return new Box(x, y, width, height, pivotX, pivotY);
    }

    /** Where the position of a tile object is in its box, from 0 to 1; by default bottom left, in an isometric map bottom. */
    private static double share(String alignment, String start, String end, double standard) {
        if (alignment.isEmpty() || alignment.equals("unspecified")) {
            return standard;
        }
        return alignment.contains(start) ? 0 : alignment.contains(end) ? 1 : 0.5;
    }

    private static Shape shape(Element element, int cell) {
        if (cell != 0) {
            return Shape.TILE;
        }
        return element.children().stream()
                .map(child -> SHAPES.get(child.name()))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(Shape.RECTANGLE);
    }

    /** The points of a polygon or polyline; a wrong number becomes NaN, and the object is left out. */
    private List<Point> points(Element element, double x, double y) {
        Optional<Element> line = element.child("polygon").or(() -> element.child("polyline"));
        if (line.isEmpty() || element.has("gid")) {
            return List.of();
        }
        List<Point> points = new ArrayList<>();
        for (String pair : line.get().text("points").strip().split("\\s+")) {
            int comma = pair.indexOf(',');
            if (comma < 0) {
                return List.of(new Point(Double.NaN, Double.NaN));
            }
            points.add(new Point(x + number(pair.substring(0, comma)) * scaleX, y + number(pair.substring(comma + 1))));
        }
        return points;
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private static Box around(List<Point> points, Box box) {
        DoubleSummaryStatistics x = points.stream().mapToDouble(Point::x).summaryStatistics();
        DoubleSummaryStatistics y = points.stream().mapToDouble(Point::y).summaryStatistics();
        return new Box(
                x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin(), box.pivotX, box.pivotY);
    }

    /** What a text object says is kept as a property, unless its author has one of that name. */
    private RawMembers properties(Element element) {
        RawMembers properties = Properties.of(element, classes);
        Optional<Element> text = element.child("text");
        if (text.isEmpty() || properties.get("text").isPresent()) {
            return properties;
        }
        String words =
                text.get().has("text") ? text.get().text("text") : text.get().content();
        return properties.with("text", FreeValue.ofText(words).json());
    }
}
