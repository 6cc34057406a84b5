package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.editor.Rooms;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.physics.body.Movement;
import org.junit.jupiter.api.Test;

class MovementVariantTest {
    @Test
    void onlyTheMovementOfPlayersIsAnother() {
        Level level = Rooms.with(Rooms.room(), CharacterType.TYPE.create("guard", CharacterType.PATROL, 120, 104));
        for (MovementVariant variant : MovementVariant.values()) {
            Level other = variant.of(level);
            assertEquals(level.object("guard"), other.object("guard"));
            assertEquals(level.tiles(), other.tiles());
            assertEquals(
                    level.player().orElseThrow().x(),
                    other.player().orElseThrow().x());
        }
        assertEquals(Movement.MODERN, movement(MovementVariant.MODERN.of(level)));
        assertEquals(Movement.CLASSIC, movement(MovementVariant.CLASSIC.of(MovementVariant.MODERN.of(level))));
    }

    @Test
    void grabbingLedgesIsAVariantOfItsOwn() {
        Level climber = Rooms.with(Rooms.floored(20, 10), Rooms.hero(40, 104).with(CharacterType.LEDGE_GRAB, true));
        assertEquals(Movement.MODERN.withGrabsLedges(true), movement(MovementVariant.MODERN.of(climber)));
        assertEquals(Movement.CLASSIC, movement(MovementVariant.NO_LEDGES.of(climber)));
    }

    @Test
    void aLowerJumpIsATenthLessHigh() {
        double before = Movement.CLASSIC.jumpSpeed();
        double after = movement(MovementVariant.LOWER_JUMPS.of(Rooms.room())).jumpSpeed();
        // The height of a jump grows with the square of its speed.
        assertEquals(0.9, after * after / (before * before), 1e-3);
    }

    private static Movement movement(Level level) {
        return CharacterType.movement(level.player().orElseThrow());
    }
}
