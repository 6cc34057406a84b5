package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.Findings;
import leapsmith.levels.model.Severity;
import leapsmith.physics.fixed.PortableMath;

/** Tiles that objects cover, as spans of rows. */
final class TileStamps {
    /** More would need too much memory or time; real maps have some thousands. */
    private static final int MAX_SPANS = 1 << 20;

    private static final int MAX_CLIPS = 1 << 24;

    private static final double HALF = 0.5 - 1e-9;

    private record Span(int from, int to, int rule, int value) {}

    private final LevelFrame frame;
    private final Findings findings;
    private final Map<Integer, List<Span>> spans = new HashMap<>();
    private int count;
    private long clips;

    TileStamps(LevelFrame frame, Findings findings) {
        this.frame = frame;
        this.findings = findings;
    }

    /** Adds the tiles that an outline, in pixels of the level, covers at least by half. */
    void addSolid(List<Point> outline, int rule, int value) {
        List<Point> tiles = inTiles(outline);
        Outline.Box box = Outline.Box.around(tiles);
        double left = box.x();
        double top = box.y();
        double right = left + box.width();
        double bottom = top + box.height();
        if (isBox(tiles)) {
            // Thinner than half a tile it covers none by half, but a person has put it there to be stood on.
            boolean isFlat = bottom - top < 0.5;
            boolean isNarrow = right - left < 0.5;
            int fromRow = (int) PortableMath.round(top);
            int toRow = isFlat ? fromRow + 1 : (int) PortableMath.round(bottom);
            int fromColumn = isNarrow ? (int) Math.floor(left) : (int) PortableMath.round(left);
            int toColumn = isNarrow ? fromColumn + 1 : (int) PortableMath.round(right);
            for (int row = Math.max(0, fromRow); row < Math.min(frame.rows(), toRow); row++) {
                add(row, new Span(fromColumn, toColumn, rule, value));
            }
            return;
        }
        for (int row = bound(top, frame.rows()); row < bound(Math.ceil(bottom), frame.rows()); row++) {
            addCovered(tiles, row, bound(left, frame.columns()), bound(Math.ceil(right), frame.columns()), rule, value);
        }
    }

    private static int bound(double value, int most) {
        return (int) Math.max(0, Math.min(Math.floor(value), most));
    }

    private void addCovered(List<Point> tiles, int row, int from, int to, int rule, int value) {
        int start = -1;
        for (int column = from; column <= to; column++) {
            boolean isCovered = column < to && covered(tiles, column, row) >= HALF;
            if (isCovered && start < 0) {
                start = column;
            } else if (!isCovered && start >= 0) {
                add(row, new Span(start, column, rule, value));
                start = -1;
            }
        }
    }

    /** The part of a tile that a polygon covers, 0 to 1. */
    private double covered(List<Point> polygon, int column, int row) {
        clips += polygon.size();
        if (clips > MAX_CLIPS) {
            findings.count(Severity.WARNING, "import-outline-too-large", 1);
            return 0;
        }
        List<Point> rightPart = cut(polygon, 1, 0, -column);
        List<Point> strip = cut(rightPart, -1, 0, column + 1);
        List<Point> lowerPart = cut(strip, 0, 1, -row);
        return area(cut(lowerPart, 0, -1, row + 1));
    }

    /** Adds the tiles on whose top edges a line, in pixels of the level, lies. */
    void addLine(List<Point> line, int rule, int value) {
        List<Point> tiles = inTiles(line);
        for (int i = 1; i < tiles.size(); i++) {
            Point from = tiles.get(i - 1).x() < tiles.get(i).x() ? tiles.get(i - 1) : tiles.get(i);
            Point to = from == tiles.get(i) ? tiles.get(i - 1) : tiles.get(i);
            int first = bound(PortableMath.round(from.x()), frame.columns());
            int end = bound(PortableMath.round(to.x()), frame.columns());
            for (int column = first; column < end; column++) {
                double part = (column + 0.5 - from.x()) / (to.x() - from.x());
                long row = PortableMath.round(from.y() + part * (to.y() - from.y()));
                if (row >= 0 && row < frame.rows()) {
                    add((int) row, new Span(column, column + 1, rule, value));
                }
            }
        }
    }

    private void add(int row, Span span) {
        if (count == MAX_SPANS) {
            findings.count(Severity.WARNING, "import-too-many-solids", 1);
            return;
        }
        spans.computeIfAbsent(row, key -> new ArrayList<>()).add(span);
        count++;
    }

    /** Decides the tiles of a row that no earlier rule has decided. */
    void decide(int row, TileRow into) {
        for (Span span : spans.getOrDefault(row, List.of())) {
            for (int column = Math.max(0, span.from); column < Math.min(into.columns(), span.to); column++) {
                into.set(column, span.rule, span.value);
            }
        }
    }

    private List<Point> inTiles(List<Point> points) {
        double size = frame.tileSize();
        return points.stream()
                .map(point -> new Point(point.x() / size, point.y() / size))
                .toList();
    }

    private static boolean isBox(List<Point> points) {
        if (points.size() != 4) {
            return false;
        }
        Point a = points.get(0);
        Point c = points.get(2);
        return a.y() == points.get(1).y()
                && c.x() == points.get(1).x()
                && c.y() == points.get(3).y()
                && a.x() == points.get(3).x();
    }

    /** The part of a polygon where {@code a x + b y + c} isn't negative. */
    private static List<Point> cut(List<Point> polygon, double a, double b, double c) {
        List<Point> rest = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            Point from = polygon.get(i == 0 ? polygon.size() - 1 : i - 1);
            Point to = polygon.get(i);
            double before = a * from.x() + b * from.y() + c;
            double after = a * to.x() + b * to.y() + c;
            if (before < 0 != after < 0) {
                double part = before / (before - after);
                rest.add(new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y())));
            }
            if (after >= 0) {
                rest.add(to);
            }
        }
        return rest;
    }

    private static double area(List<Point> polygon) {
        double twice = 0;
        for (int i = 0; i < polygon.size(); i++) {
            Point from = polygon.get(i == 0 ? polygon.size() - 1 : i - 1);
            Point to = polygon.get(i);
            twice += from.x() * to.y() - to.x() * from.y();
        }
        return Math.abs(twice) / 2;
    }
}
