package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.external.ExternalObject.Point;

/** Points in a property: a list of objects with x and y in pixels, or with cx and cy, as LDtk counts cells. */
final class ListedPoints {
    private static final String NUMBER = "(-?[0-9]{1,9}(?:\\.[0-9]{1,9})?)";
    private static final Pattern POINT =
            Pattern.compile("\\{\\s*\"(c?)x\"\\s*:\\s*" + NUMBER + "\\s*,\\s*\"c?y\"\\s*:\\s*" + NUMBER + "\\s*}");

    private ListedPoints() {}

    /** The points in pixels of the map; of cells their middle; none if the value is anything else. */
    static List<Point> read(String json, int tileWidth, int tileHeight) {
        List<Point> points = new ArrayList<>();
        if (json.startsWith("[")) {
            Matcher matcher = POINT.matcher(json);
            while (matcher.find()) {
                double x = Double.parseDouble(matcher.group(2));
                double y = Double.parseDouble(matcher.group(3));
                boolean isCell = !matcher.group(1).isEmpty();
                points.add(isCell ? new Point((x + 0.5) * tileWidth, (y + 0.5) * tileHeight) : new Point(x, y));
            }
        }
        return points;
    }
}
