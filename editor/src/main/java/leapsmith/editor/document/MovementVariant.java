package leapsmith.editor.document;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.physics.body.Movement;

/** Another movement of the player, to compare what it reaches. */
public enum MovementVariant {
    /** The classic numbers. Grabbing ledges is not one of them. */
    CLASSIC(movement -> Movement.CLASSIC.withGrabsLedges(movement.grabsLedges())),
    /** The modern numbers. */
    MODERN(movement -> Movement.MODERN.withGrabsLedges(movement.grabsLedges())),
    /** Without grabbing ledges. */
    NO_LEDGES(movement -> movement.withGrabsLedges(false)),
    /** Jumps that are a tenth less high. */
    LOWER_JUMPS(movement -> movement.withJumpSpeed(movement.jumpSpeed() * Math.sqrt(0.9)));

    private final UnaryOperator<Movement> change;

    MovementVariant(UnaryOperator<Movement> change) {
        this.change = change;
    }

    /** Its name in text keys and ids. */
    public String text() {
        return KebabNames.nameOf(this);
    }

    public Level of(Level level) {
        List<LevelObject> characters = level.objects(CharacterType.TYPE).stream()
                .map(character -> character.is(ObjectKind.Role.PLAYER)
                        ? CharacterType.withMovement(character, change.apply(CharacterType.movement(character)))
                        : character)
                .toList();
        return level.withObjects(CharacterType.TYPE, characters);
    }
}
