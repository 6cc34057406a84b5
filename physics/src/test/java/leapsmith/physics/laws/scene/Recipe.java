package leapsmith.physics.laws.scene;

import java.util.Set;

/**
 * The contents of random scenes.
 *
 * @param oneWays whether there may be one-ways
 * @param slopes whether there may be slopes
 * @param gravity whether there may be gravity
 * @param control whether there may be players and patrols
 * @param modern whether players may accelerate, have forgiveness and grab ledges
 * @param fast whether speeds may reach a level per tick
 * @param openSides whether sides may be open
 * @param ghosts whether there may be bodies that pass through tiles and closed sides, such as those without area
 * @param sensors whether there may be sensors
 * @param edits whether tiles and bodies may be changed while it runs
 * @param more further contents
 * @param bodies the maximum number of bodies
 * @param ticks the maximum number of ticks
 */
public record Recipe(
        boolean oneWays,
        boolean slopes,
        boolean gravity,
        boolean control,
        boolean modern,
        boolean fast,
        boolean openSides,
        boolean ghosts,
        boolean sensors,
        boolean edits,
        Set<More> more,
        int bodies,
        int ticks) {

    /** Contents without a parameter of their own. */
    public enum More {
        /** Circles and triangles. */
        SHAPES,
        /** Bodies that push each other apart. */
        SOLID_TO_BODIES,
        /** Bodies that are solid to others, or support them, at rest or on a path. */
        PLATFORMS,
        /** Bullets, and sources of them. */
        BULLETS,
        /** Materials of tiles, and gates. */
        MATERIALS
    }

    /** Boxes of all kinds, but no slopes. */
    public static final Recipe ALL =
            new Recipe(true, false, true, true, true, true, true, true, true, true, Set.of(), 8, 24);
    /** Everything but edits. */
    public static final Recipe UNDISTURBED =
            new Recipe(true, false, true, true, false, true, true, true, true, false, Set.of(), 8, 24);
    /** Everything, with slopes. */
    public static final Recipe SLOPES = ALL.withSlopes(true);
    /** Everything. */
    public static final Recipe EVERYTHING = SLOPES.with(More.values());
    /** Bodies without controllers, in levels without edits. */
    public static final Recipe THROWN =
            new Recipe(true, false, true, false, false, true, true, true, false, false, Set.of(), 4, 8);

    public Recipe withControl(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, value, modern, fast, openSides, ghosts, sensors, edits, more, bodies, ticks);
    }

    public Recipe withOpenSides(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, fast, value, ghosts, sensors, edits, more, bodies, ticks);
    }

    public Recipe withFast(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, value, openSides, ghosts, sensors, edits, more, bodies,
                ticks);
    }

    public Recipe withBodies(int value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, fast, openSides, ghosts, sensors, edits, more, value, ticks);
    }

    public Recipe withTicks(int value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, fast, openSides, ghosts, sensors, edits, more, bodies,
                value);
    }

    public Recipe withGhosts(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, fast, openSides, value, sensors, edits, more, bodies, ticks);
    }

    public Recipe withModern(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, control, value, fast, openSides, ghosts, sensors, edits, more, bodies, ticks);
    }

    public Recipe withSlopes(boolean value) {
        return new Recipe(
                oneWays, value, gravity, control, modern, fast, openSides, ghosts, sensors, edits, more, bodies, ticks);
    }

    public Recipe withEdits(boolean value) {
        return new Recipe(
                oneWays, slopes, gravity, control, modern, fast, openSides, ghosts, sensors, value, more, bodies,
                ticks);
    }

    /** The same with these further contents. */
    public Recipe with(More... things) {
        return new Recipe(
                oneWays,
                slopes,
                gravity,
                control,
                modern,
                fast,
                openSides,
                ghosts,
                sensors,
                edits,
                Set.of(things),
                bodies,
                ticks);
    }

    boolean has(More thing) {
        return more.contains(thing);
    }
}
