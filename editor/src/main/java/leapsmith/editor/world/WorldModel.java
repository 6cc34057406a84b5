package leapsmith.editor.world;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import leapsmith.editor.document.FileNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.WorldPlace;
import leapsmith.levels.model.ZoneType;

/**
 * The levels of a folder at their places, in pixels of the world, with the portals between them. Levels without a place stand in rows
 * below the others, until they are moved. Belongs to one thread.
 */
final class WorldModel {
    /** The distance between levels without a place. */
    private static final double GAP_PX = 48;

    private static final double MIN_ROW_PX = 2_000;
    private static final int MAX_UNDONE = 200;

    private final BiConsumer<Path, Optional<WorldPlace>> save;
    private final Map<Path, Room> rooms = new LinkedHashMap<>();
    /** Where levels without a place are shown. */
    private final Map<Path, Point> standing = new LinkedHashMap<>();

    private final Deque<Move> undone = new ArrayDeque<>();
    private final Deque<Move> redone = new ArrayDeque<>();
    private Optional<Path> chosen = Optional.empty();
    private Runnable changed = () -> {};

    /** A place in the world, in pixels. */
    record Point(double x, double y) {}

    /**
     * A level.
     *
     * @param place where its file says that it is; empty for nowhere
     * @param x left edge in the world in pixels
     * @param y top edge in the world in pixels
     * @param width in pixels
     * @param height in pixels
     * @param tileSize side of its tiles in pixels
     * @param portals the middles of its portals to other levels, from its top-left corner, with where they lead
     * @param objects the middles of its objects by their ids, from its top-left corner
     */
    record Room(
            Path file,
            String name,
            Optional<WorldPlace> place,
            double x,
            double y,
            double width,
            double height,
            int tileSize,
            List<Portal> portals,
            Map<String, Point> objects) {
        /**
         * The room of a level, at its place or at the origin.
         *
         * @param file that of the level
         */
        static Room of(Path file, Level level) {
            List<Portal> portals = new ArrayList<>();
            Map<String, Point> objects = new HashMap<>();
            level.objects().stream().forEach(object -> {
                Point middle = middle(object);
                objects.putIfAbsent(object.id(), middle);
                if (object.type() == ZoneType.TYPE && object.behavior().equals(ZoneType.PORTAL)) {
                    String to = object.get(ZoneType.TO);
                    int sign = to.indexOf('#');
                    if (sign > 0) {
                        portals.add(
                                new Portal(middle, FileNames.ofLevel(to.substring(0, sign)), to.substring(sign + 1)));
                    }
                }
            });
            return new Room(
                            file,
                            level.name(),
                            Optional.empty(),
                            0,
                            0,
                            level.widthPx(),
                            level.heightPx(),
                            level.tileSize(),
                            List.copyOf(portals),
                            objects)
                    .at(level.place());
        }

        private static Point middle(LevelObject object) {
            return new Point(object.x() + object.width() / 2, object.y() + object.height() / 2);
        }

        Room at(Optional<WorldPlace> newPlace) {
            double newX = newPlace.map(it -> it.x() * tileSize).orElse(x);
            double newY = newPlace.map(it -> it.y() * tileSize).orElse(y);
            return new Room(file, name, newPlace, newX, newY, width, height, tileSize, portals, objects);
        }

        private Room shownAt(double newX, double newY) {
            return new Room(file, name, place, newX, newY, width, height, tileSize, portals, objects);
        }

        double endX() {
            return x + width;
        }

        double endY() {
            return y + height;
        }

        private boolean overlaps(Room other) {
            return x < other.endX() && other.x < endX() && y < other.endY() && other.y < endY();
        }

        boolean contains(double px, double py) {
            return px >= x && px < endX() && py >= y && py < endY();
        }
    }

    /**
     * A portal to another level.
     *
     * @param from its middle, from the top-left corner of its level
     * @param fileName that of the other level
     * @param objectId where it leads in the other level
     */
    record Portal(Point from, String fileName, String objectId) {}

    /** A portal as an arrow in the world. */
    record Arrow(Room from, Point start, Room to, Point end) {}

    /** @param standing where levels without a place were before */
    private record Move(
            Path file, Optional<WorldPlace> before, Optional<WorldPlace> after, Map<Path, Point> standing) {}

    /** @param save writes the new place of a level */
    WorldModel(BiConsumer<Path, Optional<WorldPlace>> save) {
        this.save = save;
    }

    /** @param listener runs after each change */
    void setOnChanged(Runnable listener) {
        changed = listener;
    }

    /** Shows these levels; the history stays, as long as they are of the same folder. */
    void show(List<Room> all) {
        boolean isOther = !rooms.isEmpty() && all.stream().noneMatch(room -> rooms.containsKey(room.file()));
        if (isOther) {
            undone.clear();
            redone.clear();
        }
        if (undone.isEmpty() && redone.isEmpty()) {
            // Levels are read one after another, and stand together until one is moved.
            standing.clear();
        }
        rooms.clear();
        all.forEach(room -> rooms.put(room.file(), room));
        chosen = chosen.filter(rooms::containsKey);
        arrange();
        changed.run();
    }

    /** Puts levels without a place into rows below the others; those that are there already stay, unless another one is in their way. */
    private void arrange() {
        List<Room> placed = new ArrayList<>(
                rooms.values().stream().filter(room -> room.place().isPresent()).toList());
        standing.keySet()
                .removeIf(file ->
                        !rooms.containsKey(file) || rooms.get(file).place().isPresent());
        standing.forEach((file, at) -> rooms.computeIfPresent(file, (key, room) -> room.shownAt(at.x(), at.y())));
        standing.keySet().removeIf(file -> placed.stream().anyMatch(rooms.get(file)::overlaps));
        standing.keySet().forEach(file -> placed.add(rooms.get(file)));
        double left = placed.stream().mapToDouble(Room::x).min().orElse(0);
        double right = placed.stream().mapToDouble(Room::endX).max().orElse(0);
        double x = left;
        double y = placed.isEmpty()
                ? 0
                : placed.stream().mapToDouble(Room::endY).max().getAsDouble() + GAP_PX;
        double end = Math.max(right, left + MIN_ROW_PX);
        double rowHeight = 0;
        for (Room room : List.copyOf(rooms.values())) {
            if (room.place().isPresent() || standing.containsKey(room.file())) {
                continue;
            }
            if (x > left && x + room.width() > end) {
                x = left;
                y += rowHeight + GAP_PX;
                rowHeight = 0;
            }
            standing.put(room.file(), new Point(x, y));
            rooms.put(room.file(), room.shownAt(x, y));
            x += room.width() + GAP_PX;
            rowHeight = Math.max(rowHeight, room.height());
        }
    }

    /** The levels, in the order in which they are drawn. */
    List<Room> rooms() {
        return List.copyOf(rooms.values());
    }

    Optional<Room> room(Path file) {
        return Optional.ofNullable(rooms.get(file));
    }

    /** The frontmost level at a point; empty if there is none. */
    Optional<Room> at(double x, double y) {
        Optional<Room> found = Optional.empty();
        for (Room room : rooms.values()) {
            found = room.contains(x, y) ? Optional.of(room) : found;
        }
        return found;
    }

    /** The portals that lead to another level of the world. */
    List<Arrow> arrows() {
        Map<String, Room> byName = new HashMap<>();
        rooms.values().forEach(room -> byName.put(room.file().getFileName().toString(), room));
        List<Arrow> arrows = new ArrayList<>();
        for (Room room : rooms.values()) {
            for (Portal portal : room.portals()) {
                Room to = byName.get(portal.fileName());
                if (to != null && to != room) {
                    Point end =
                            to.objects().getOrDefault(portal.objectId(), new Point(to.width() / 2, to.height() / 2));
                    arrows.add(new Arrow(
                            room,
                            new Point(
                                    room.x() + portal.from().x(),
                                    room.y() + portal.from().y()),
                            to,
                            new Point(to.x() + end.x(), to.y() + end.y())));
                }
            }
        }
        return arrows;
    }

    // ---- the chosen level

    Optional<Room> chosen() {
        return chosen.map(rooms::get);
    }

    /** @param file empty for no level */
    void choose(Optional<Path> file) {
        chosen = file.filter(rooms::containsKey);
        changed.run();
    }

    /**
     * Chooses the level that is next to the chosen one in a direction; the first one if none is chosen.
     *
     * @param dx -1, 0 or 1
     * @param dy -1, 0 or 1
     */
    void chooseNext(int dx, int dy) {
        Optional<Room> from = chosen();
        if (from.isEmpty()) {
            choose(rooms.keySet().stream().findFirst());
            return;
        }
        Room best = null;
        double least = Double.POSITIVE_INFINITY;
        for (Room room : rooms.values()) {
            double along = (middleX(room) - middleX(from.get())) * dx + (middleY(room) - middleY(from.get())) * dy;
            double aside = Math.abs((middleX(room) - middleX(from.get())) * dy)
                    + Math.abs((middleY(room) - middleY(from.get())) * dx);
            // What lies more to the side than ahead is reached by another key.
            if (along > 0 && aside <= 2 * along && along + 2 * aside < least) {
                best = room;
                least = along + 2 * aside;
            }
        }
        if (best != null) {
            choose(Optional.of(best.file()));
        }
    }

    private static double middleX(Room room) {
        return room.x() + room.width() / 2;
    }

    private static double middleY(Room room) {
        return room.y() + room.height() / 2;
    }

    // ---- places

    /**
     * {@return where a level would be that is dragged somewhere: at an edge of a near level, or else at whole tiles}
     *
     * @param file that of the level
     * @param x left edge in the world in pixels
     * @param y top edge in the world in pixels
     * @param reachPx how far edges attract
     */
    Point snapped(Path file, double x, double y, double reachPx) {
        Room room = rooms.get(file);
        double bestX = Double.NaN;
        double bestY = Double.NaN;
        for (Room other : rooms.values()) {
            boolean isNear = other != room
                    && x < other.endX() + reachPx
                    && x + room.width() > other.x() - reachPx
                    && y < other.endY() + reachPx
                    && y + room.height() > other.y() - reachPx;
            if (isNear) {
                bestX = nearer(x, bestX, reachPx, other.x(), other.endX(), room.width());
                bestY = nearer(y, bestY, reachPx, other.y(), other.endY(), room.height());
            }
        }
        int tile = room.tileSize();
        return new Point(
                Double.isNaN(bestX) ? Math.rint(x / tile) * tile : bestX,
                Double.isNaN(bestY) ? Math.rint(y / tile) * tile : bestY);
    }

    /** The nearest start at which an edge meets one of another level; the best so far if none is nearer. */
    private static double nearer(double at, double best, double reach, double from, double to, double length) {
        double nearest = best;
        for (double candidate : new double[] {from, to, from - length, to - length}) {
            double distance = Math.abs(candidate - at);
            if (distance <= reach && !(Math.abs(nearest - at) <= distance)) {
                nearest = candidate;
            }
        }
        return nearest;
    }

    /** Shows a level somewhere while it is dragged; its place stays. */
    void drag(Path file, double x, double y) {
        rooms.computeIfPresent(file, (key, room) -> room.shownAt(x, y));
        changed.run();
    }

    /** Takes a drag back. */
    void endDrag(Path file) {
        rooms.computeIfPresent(file, (key, room) -> room.at(room.place()));
        arrange();
        changed.run();
    }

    /** Moves a level to a place, in pixels of the world; does nothing if it is there. */
    void move(Path file, double x, double y) {
        Room room = rooms.get(file);
        WorldPlace to = room.place()
                .map(old -> old.at(x / room.tileSize(), y / room.tileSize()))
                .orElseGet(() -> WorldPlace.ofPixels(x, y, room.tileSize()));
        if (room.place().equals(Optional.of(to))) {
            endDrag(file);
            return;
        }
        undone.push(new Move(file, room.place(), Optional.of(to), new LinkedHashMap<>(standing)));
        if (undone.size() > MAX_UNDONE) {
            undone.removeLast();
        }
        redone.clear();
        put(file, Optional.of(to));
    }

    /** Moves the chosen level by tiles. */
    void nudge(int columns, int rowCount) {
        chosen().ifPresent(room ->
                move(room.file(), room.x() + columns * room.tileSize(), room.y() + rowCount * room.tileSize()));
    }

    private void put(Path file, Optional<WorldPlace> place) {
        rooms.computeIfPresent(file, (key, room) -> room.at(place));
        arrange();
        save.accept(file, place);
        changed.run();
    }

    boolean canUndo() {
        return !undone.isEmpty();
    }

    boolean canRedo() {
        return !redone.isEmpty();
    }

    void undo() {
        Move last = undone.poll();
        if (last != null) {
            redone.push(last);
            chosen = Optional.of(last.file()).filter(rooms::containsKey);
            standing.clear();
            standing.putAll(last.standing());
            put(last.file(), last.before());
        }
    }

    void redo() {
        Move last = redone.poll();
        if (last != null) {
            undone.push(last);
            chosen = Optional.of(last.file()).filter(rooms::containsKey);
            put(last.file(), last.after());
        }
    }
}
