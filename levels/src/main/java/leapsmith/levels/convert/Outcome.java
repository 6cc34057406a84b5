package leapsmith.levels.convert;

import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.TileType;

/** What the cells and objects of a rule become. */
public sealed interface Outcome {
    /**
     * Tiles of a shape. Of objects, all tiles that their outline covers at least by half.
     *
     * @param shape what physics makes of them
     */
    record Tiles(TileType shape) implements Outcome {}

    /** Tiles of the shape that is closest to the collision shape of each tile, slopes included. */
    record TilesByShape() implements Outcome {}

    /**
     * Objects of a type and kind. Of cells, each becomes an object; if the type is an area, each rectangle of cells.
     *
     * @param kind one of the type's kinds, or any name if the type allows that
     */
    record Placed(ObjectType type, String kind) implements Outcome {}

    /** What they were in the level of which the map was made. */
    record Original() implements Outcome {}

    /** Nothing: they are decoration. */
    record Nothing() implements Outcome {}
}
