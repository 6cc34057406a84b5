package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;

/** What may be drawn over, or in the case of the grid under, the level. Each has a color by which it is known. */
public enum Overlay {
    /** Lines between the tiles; they fade out where a tile is small. */
    GRID(ColorRole.GRID),
    /** The cells of the partition that hold bodies, with counts of bodies, tests and pairs. */
    CELLS(ColorRole.CELL),
    /** Pairs of bodies that overlap, with the signed overlap, and where bullets hit bodies in this tick. */
    PAIRS(ColorRole.PAIR),
    /** Tiles that are touched in this tick, the sides that touch them, and where tiles stopped bullets. */
    CONTACTS(ColorRole.CONTACT),
    /** Speeds of bodies as arrows, and of bullets while they are few. */
    SPEEDS(ColorRole.SPEED),
    /** Where the player went in runs. */
    TRAIL(ColorRole.PLAYER),
    /** Where the player would get by jumps from one place. */
    JUMPS(ColorRole.FAN);

    private final ColorRole color;

    Overlay(ColorRole color) {
        this.color = color;
    }

    /** The color by which it is known. */
    public ColorRole color() {
        return color;
    }
}
