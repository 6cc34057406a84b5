package leapsmith.levels.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Movement;

/**
 * Something that is to happen in a running level between two ticks. Commands are immutable, so they may be made on one
 * thread and carried out on another, and the same commands before the same ticks give the same play.
 */
public sealed interface PlayCommand {

    /**
     * A command that says what the level is to be, as an edit of a document does, and not what is to happen in play. When
     * a recording is run in the level as it is now, these are left out: that level says the same already.
     */
    sealed interface LevelEdit extends PlayCommand {}

    /** Tiles get the values after a change, as the legend explains them. Tiles outside of the level are left out. */
    record SetTiles(TileChange change, Legend legend) implements LevelEdit {
        public SetTiles {
            Objects.requireNonNull(change);
            Objects.requireNonNull(legend);
        }
    }

    /** Every tile gets the type that a grid of the level's size and a legend say. */
    record SetAllTiles(TileGrid tiles, Legend legend) implements LevelEdit {
        public SetAllTiles {
            Objects.requireNonNull(tiles);
            Objects.requireNonNull(legend);
        }
    }

    /** Rectangles of tiles get a type each, one after another. What of them is outside of the level is left out. */
    record FillTiles(List<TileFill> fills) implements LevelEdit {
        public FillTiles {
            fills = List.copyOf(fills);
        }
    }

    /** An object of the level is as said, be it new or not. */
    sealed interface PutObject extends LevelEdit {
        LevelObject object();

        /** The command that puts an object of any sort. */
        static PutObject of(LevelObject object) {
            return switch (object.sort()) {
                case CHARACTER -> new PutCharacter((PlacedCharacter) object);
                case ZONE -> new PutZone((Zone) object);
                case PLATFORM -> new PutPlatform((Platform) object);
                case EMITTER -> new PutEmitter((Emitter) object);
            };
        }
    }

    /**
     * A character is as said. Whoever is new, or was put elsewhere or made another kind, appears at its place in the
     * level; otherwise the body that runs keeps its place and gets the new size and movement. A size that would be in
     * a wall is refused, and nothing changes.
     */
    record PutCharacter(PlacedCharacter character) implements PutObject {
        public PutCharacter {
            Objects.requireNonNull(character);
        }

        @Override
        public PlacedCharacter object() {
            return character;
        }
    }

    /** A zone is as said, be it new or not. */
    record PutZone(Zone zone) implements PutObject {
        public PutZone {
            Objects.requireNonNull(zone);
        }

        @Override
        public Zone object() {
            return zone;
        }
    }

    /** A platform is as said, be it new or not, and begins its way at its first stop. */
    record PutPlatform(Platform platform) implements PutObject {
        public PutPlatform {
            Objects.requireNonNull(platform);
        }

        @Override
        public Platform object() {
            return platform;
        }
    }

    /** An emitter is as said, be it new or not, and fires when it would if it had been there from the start. */
    record PutEmitter(Emitter emitter) implements PutObject {
        public PutEmitter {
            Objects.requireNonNull(emitter);
        }

        @Override
        public Emitter object() {
            return emitter;
        }
    }

    /** The object with that id is gone; nothing happens if there is none. Bullets that an emitter has fired go on. */
    record RemoveObject(String id) implements LevelEdit {
        public RemoveObject {
            Objects.requireNonNull(id);
        }
    }

    /** Bodies fall with another acceleration, in px a second squared, down. */
    record SetGravity(double gravity) implements LevelEdit {
        public SetGravity {
            requireFinite(gravity, "gravity");
        }
    }

    /** Bodies fall no faster, in px a second. */
    record SetMaxFallSpeed(double maxFallSpeed) implements LevelEdit {
        public SetMaxFallSpeed {
            requireFinite(maxFallSpeed, "maxFallSpeed");
            if (maxFallSpeed < 0) {
                throw new IllegalArgumentException("maxFallSpeed is " + maxFallSpeed);
            }
        }
    }

    /** The partition has cells of so many tiles, each from 1 on; nothing that moves takes notice. */
    record SetPartitionCell(int width, int height) implements LevelEdit {
        public SetPartitionCell {
            if (width < 1 || height < 1) {
                throw new IllegalArgumentException("cell of " + width + " x " + height + " tiles");
            }
        }
    }

    /** A character moves by other numbers; nothing happens if there is none of that id. */
    record SetMovement(String id, Movement movement) implements PlayCommand {
        public SetMovement {
            Objects.requireNonNull(id);
            Objects.requireNonNull(movement);
        }
    }

    /** The player moves by other numbers, after its next start too. */
    record SetPlayerMovement(Movement movement) implements PlayCommand {
        public SetPlayerMovement {
            Objects.requireNonNull(movement);
        }
    }

    /**
     * The player has another size in px, after its next start too. Its feet stay where they are; a size that would be
     * in a wall is refused, as are two sides of a circle, and nothing changes.
     */
    record ResizePlayer(double width, double height) implements PlayCommand {
        public ResizePlayer {
            requireSide(width, "width");
            requireSide(height, "height");
        }
    }

    /** The player is put elsewhere, its top-left corner at this place in level px. It starts where it did before. */
    record MovePlayer(double x, double y) implements PlayCommand {
        public MovePlayer {
            requireFinite(x, "x");
            requireFinite(y, "y");
        }
    }

    /**
     * A copy of the player's character stands up at its very spot. Copies get no input: they fall, stand and collide.
     * Nothing happens while there is no living player.
     */
    record ClonePlayer() implements PlayCommand {}

    /** All copies are gone. */
    record RemoveClones() implements PlayCommand {}

    /** The player starts again at once. */
    record RespawnPlayer() implements PlayCommand {}

    /** Everything starts again, in another level or in the same one. */
    record Restart(Level level) implements LevelEdit {
        public Restart {
            Objects.requireNonNull(level);
        }
    }

    // A number that no world takes is refused where the command is made, and not by the thread that plays.

    private static void requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value);
        }
    }

    private static void requireSide(double value, String name) {
        if (!(value > 0 && value <= BodyDef.MAX_SIDE_PX)) {
            throw new IllegalArgumentException(name + " is " + value + " px");
        }
    }
}
