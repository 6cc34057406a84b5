package leapsmith.levels.json;

import java.util.List;

/** The commands of play as a file names them, each with the keys that it has besides its name and tick. */
enum CommandForm {
    FILL_TILES("fills"),
    PUT_CHARACTER("character"),
    PUT_ZONE("zone"),
    PUT_PLATFORM("platform"),
    PUT_EMITTER("emitter"),
    REMOVE_OBJECT("id"),
    SET_GRAVITY("gravity"),
    SET_MAX_FALL_SPEED("maxFallSpeed"),
    SET_PARTITION("cellWidth", "cellHeight"),
    SET_MOVEMENT("id", "movement"),
    SET_PLAYER_MOVEMENT("movement"),
    RESIZE_PLAYER("width", "height"),
    MOVE_PLAYER("x", "y"),
    CLONE_PLAYER,
    REMOVE_CLONES,
    RESPAWN_PLAYER;

    private final List<String> keys;

    CommandForm(String... keys) {
        this.keys = List.of(keys);
    }

    List<String> keys() {
        return keys;
    }
}
