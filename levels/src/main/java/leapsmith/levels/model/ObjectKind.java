package leapsmith.levels.model;

import java.util.Objects;

/**
 * A variety of an {@link ObjectType}: a player is a variety of character.
 *
 * @param name its name in files, and the last part of its text key {@code kind.TYPE.NAME}
 * @param digit the digit key that selects it in the palette, 0 for none
 * @param role what it is in the game
 * @param color its main color
 */
public record ObjectKind(String name, int digit, Role role, ColorRole color) {
    /** The role of an object in the game, independent of its type. */
    public enum Role {
        /** No special role. */
        NONE,
        /** The character that the input controls; a level has one. */
        PLAYER,
        /** The player finishes the level by touching it. */
        GOAL,
        /** The player takes it by touching it, which sets a signal. */
        ITEM,
        /** The player turns it on or off by touching it, which sets a signal. */
        SWITCH,
        /** It blocks the way until its conditions are met. */
        DOOR
    }

    /** Checks the values. */
    public ObjectKind {
        Objects.requireNonNull(name);
        Objects.requireNonNull(role);
        Objects.requireNonNull(color);
    }
}
