package leapsmith.levels.scene;

import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;

/**
 * The content of a picture.
 *
 * @param level drawn with its tiles, zones and emitters; without a frame also its characters and platforms
 * @param frame the running world, whose bodies are drawn in place of the level's, and its bullets; null while editing
 * @param active the ids of objects of the running level that are on, open or taken
 * @param ownKinds the own kinds of objects of the running level by the indices of their bodies
 * @param overlays what is drawn over it; overlays that need a frame are left out without one
 * @param paths trails of runs and possible jumps
 * @param reach what the player can reach
 * @param look the pictures of tiles, objects and backgrounds; null for flat shapes
 * @param isGame whether it is drawn as a game would show it: without the grid, and without objects that have no picture
 * @param density picture px per point of the screen, for text and thin lines: 2 on a display at 200 %
 */
public record Scene(
        Level level,
        Frame frame,
        Set<String> active,
        Map<Integer, OwnKind> ownKinds,
        Set<Overlay> overlays,
        Paths paths,
        VisibleReach reach,
        ColorScheme colors,
        Look look,
        boolean isGame,
        double density) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the density is not within 0.5 to 8
     */
    public Scene {
        if (!(density >= 0.5 && density <= 8)) {
            throw new IllegalArgumentException("no screen has a density of " + density);
        }
        level = withoutGone(level, frame);
    }

    /** A scene in which no object is active. */
    public Scene(
            Level level,
            Frame frame,
            Set<Overlay> overlays,
            Paths paths,
            VisibleReach reach,
            ColorScheme colors,
            Look look,
            boolean isGame,
            double density) {
        this(level, frame, Set.of(), Map.of(), overlays, paths, reach, colors, look, isGame, density);
    }

    /** The level without the tiles that crumbled or broke in the running world. */
    private static Level withoutGone(Level level, Frame frame) {
        if (frame == null || frame.goneCount() == 0) {
            return level;
        }
        TileDraft tiles = level.tiles().draft();
        int empty = level.legend().indexOf(TileType.EMPTY);
        for (int i = 0; i < frame.goneCount(); i++) {
            tiles.set(frame.goneColumn(i), frame.goneRow(i), empty);
        }
        return level.withTiles(tiles.build());
    }

    /** A scene for editing, without paths and marks, at a density of 1. */
    public static Scene editing(Level level, Set<Overlay> overlays, ColorScheme colors) {
        return new Scene(level, null, overlays, Paths.NONE, VisibleReach.NONE, colors, null, false, 1);
    }

    /** A scene of a running level, without paths and marks, at a density of 1. */
    public static Scene playing(Level level, Frame frame, Set<Overlay> overlays, ColorScheme colors) {
        return new Scene(level, frame, overlays, Paths.NONE, VisibleReach.NONE, colors, null, false, 1);
    }

    /**
     * A copy with what is known of the objects of the running level besides their bodies.
     *
     * @param ids of objects that are on, open or taken
     * @param kinds own kinds of objects by the indices of their bodies
     */
    public Scene withObjects(Set<String> ids, Map<Integer, OwnKind> kinds) {
        return new Scene(level, frame, ids, kinds, overlays, paths, reach, colors, look, isGame, density);
    }

    /** A copy with other overlays. */
    public Scene withOverlays(Set<Overlay> newOverlays) {
        return new Scene(level, frame, active, ownKinds, newOverlays, paths, reach, colors, look, isGame, density);
    }

    /** A copy with another level. */
    Scene withLevel(Level newLevel) {
        return new Scene(newLevel, frame, active, ownKinds, overlays, paths, reach, colors, look, isGame, density);
    }

    /** A copy with other paths. */
    public Scene withPaths(Paths newPaths) {
        return new Scene(level, frame, active, ownKinds, overlays, newPaths, reach, colors, look, isGame, density);
    }

    /** A copy with other marks of what can be reached. */
    public Scene withReach(VisibleReach newReach) {
        return new Scene(level, frame, active, ownKinds, overlays, paths, newReach, colors, look, isGame, density);
    }

    /**
     * A copy with other pictures.
     *
     * @param newLook null for flat shapes
     */
    public Scene withLook(Look newLook) {
        return new Scene(level, frame, active, ownKinds, overlays, paths, reach, colors, newLook, isGame, density);
    }

    /** A copy that is drawn as a game would show it. */
    public Scene asGame() {
        return new Scene(level, frame, active, ownKinds, overlays, paths, reach, colors, look, true, density);
    }

    /** Milliseconds of the run that the picture shows, 0 while editing: animations depend on nothing else. */
    long millis() {
        return frame == null ? 0 : frame.tick() * 1000 / Math.max(1, frame.ticksPerSecond());
    }

    boolean shows(Overlay overlay) {
        return overlays.contains(overlay) && !(isGame && overlay == Overlay.GRID);
    }

    /**
     * The paths that a picture shows: trails of runs and arcs of possible jumps.
     *
     * @param trails the last is on top
     * @param fan the jumps from one place; empty for none
     */
    public record Paths(List<VisibleTrail> trails, List<JumpArc> fan) {
        public static final Paths NONE = new Paths(List.of(), List.of());

        public Paths {
            trails = List.copyOf(trails);
            fan = List.copyOf(fan);
        }
    }
}
