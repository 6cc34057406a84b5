package leapsmith.levels.model;

import java.util.Objects;

/**
 * A variety of an {@link ObjectType}, as a player is a variety of character.
 *
 * @param name as files have it, and the last part of its text key {@code kind.TYPE.NAME}
 * @param digit the digit that chooses it in the palette, 0 for none
 * @param role what it is in the game
 * @param color its color where there is room for only one
 */
public record ObjectKind(String name, int digit, Role role, ColorRole color) {
    /** What an object is in the game, whatever its type. */
    public enum Role {
        /** Nothing in particular. */
        NONE,
        /** It is controlled by the person who plays; a level has one. */
        PLAYER,
        /** The player finishes the level by touching it. */
        GOAL
    }

    public ObjectKind {
        Objects.requireNonNull(name);
        Objects.requireNonNull(role);
        Objects.requireNonNull(color);
    }
}
