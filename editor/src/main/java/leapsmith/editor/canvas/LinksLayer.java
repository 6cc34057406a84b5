package leapsmith.editor.canvas;

import java.util.List;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.ObjectLinks;
import leapsmith.editor.tools.ObjectLinks.Link;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.raster.Pen;

/**
 * Arrows from what sets signals to what needs them, from portals to where they lead, and from fields to the objects to which they
 * refer: of the selected objects, or all.
 */
final class LinksLayer implements CanvasLayer {
    private static final LegendLine LEGEND =
            new LegendLine("canvas.legend.signals", ColorRole.SIGNAL, 16, 8, "M0 3.25H11V0L16 4L11 8V4.75H0Z");

    private final CanvasContext context;
    private final Arrows arrows = new Arrows();
    /** The objects whose links are known. */
    private ObjectLists objects;

    private List<Link> links = List.of();

    LinksLayer(CanvasContext context) {
        this.context = context;
    }

    private List<Link> shown() {
        if (context.play.isOn()) {
            return List.of();
        }
        if (context.level().objects() != objects) {
            objects = context.level().objects();
            links = ObjectLinks.of(context.level());
        }
        if (context.settings.shows(ViewSwitch.SIGNALS)) {
            return links;
        }
        Selection selection = context.document.selection();
        return links.stream()
                .filter(link -> selection.contains(link.from().id())
                        || selection.contains(link.to().id()))
                .toList();
    }

    @Override
    public void draw(CanvasPicture picture) {
        List<Link> shown = shown();
        if (!shown.isEmpty()) {
            arrows.drawOn(picture);
            shown.forEach(arrows::draw);
        }
    }

    @Override
    public List<LegendLine> legend() {
        return shown().isEmpty() ? List.of() : List.of(LEGEND);
    }

    static final class Arrows extends Marks {
        /** The length of the head, in widths of a line. */
        private static final int HEAD = 10;

        void draw(Link link) {
            double fromX = camera.toScreenX(link.from().middleX());
            double fromY = camera.toScreenY(link.from().middleY());
            double toX = camera.toScreenX(link.to().middleX());
            double toY = camera.toScreenY(link.to().middleY());
            double length = Math.hypot(toX - fromX, toY - fromY);
            if (length < HEAD * line) {
                return;
            }
            double dx = (toX - fromX) / length;
            double dy = (toY - fromY) / length;
            double end = length - edge(link.to(), dx, dy);
            double begin = Math.min(edge(link.from(), dx, dy), end);
            boolean isPortal = link.from().kindOrFallback().color() == ColorRole.PORTAL;
            ColorRole role = isPortal ? ColorRole.PORTAL : link.isReference() ? ColorRole.ZONE : ColorRole.SIGNAL;
            int color = colors.color(role);
            double tipX = fromX + dx * end;
            double tipY = fromY + dy * end;
            double head = HEAD * line;
            double[][] strokes = {
                {fromX + dx * begin, fromY + dy * begin},
                {tipX - (dx + dy / 2) * head, tipY - (dy - dx / 2) * head},
                {tipX - (dx - dy / 2) * head, tipY - (dy + dx / 2) * head},
            };
            // A theme may be as dark as the color in the light scheme, or as light as that of the dark one.
            int back = colors.color(ColorRole.CANVAS);
            for (double[] from : strokes) {
                pen.line(from[0], from[1], tipX, tipY, 5.0 * line, back, Pen.OPAQUE);
            }
            for (double[] from : strokes) {
                if (link.isOff() && from == strokes[0]) {
                    pen.dots(from[0], from[1], tipX, tipY, 2 * line, dash, color);
                } else {
                    pen.line(from[0], from[1], tipX, tipY, 2.0 * line, color, Pen.OPAQUE);
                }
            }
        }

        /** How far the edge of an object is from its middle in a direction, in pixels of the picture. */
        private double edge(LevelObject object, double dx, double dy) {
            double across = dx == 0 ? Double.MAX_VALUE : object.width() / 2 / Math.abs(dx);
            double down = dy == 0 ? Double.MAX_VALUE : object.height() / 2 / Math.abs(dy);
            return Math.min(across, down) * camera.scale() + 2.0 * line;
        }
    }
}
