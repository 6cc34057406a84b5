package leapsmith.levels.raster;

/** What may be drawn over, or in the case of the grid under, the level. Each has one colour in a {@link Look}. */
public enum Overlay {
    /** Lines between the tiles; they fade out where a tile is small. */
    GRID,
    /** The cells of the partition that hold bodies, with counts of bodies, tests and pairs. */
    CELLS,
    /** Pairs of bodies that overlap, with the signed overlap, and where bullets hit bodies in this tick. */
    PAIRS,
    /** Tiles that are touched in this tick, the sides that touch them, and where tiles stopped bullets. */
    CONTACTS,
    /** Speeds of bodies as arrows, and of bullets while they are few. */
    SPEEDS,
    /** Where the player went in runs. */
    TRAIL,
    /** Where the player would get by jumps from one place. */
    JUMPS
}
