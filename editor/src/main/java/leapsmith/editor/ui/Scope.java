package leapsmith.editor.ui;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Where and when a key is active. */
public enum Scope {
    /** While editing and while playing. */
    ALWAYS(Place.PANELS, Place.TILE_CURSOR, Place.SELECTION, Place.PLAY, Place.PLAY_CANVAS),
    /** Only while the document is edited: the key belongs to the game, or to another action, while it plays. */
    EDITING(Place.PANELS, Place.TILE_CURSOR, Place.SELECTION),
    /** Only while the level is played. */
    PLAYING(Place.PLAY, Place.PLAY_CANVAS, Place.GAME),
    /** Only while the canvas has the focus: elsewhere the key belongs to the control. */
    CANVAS(Place.TILE_CURSOR, Place.SELECTION, Place.PLAY_CANVAS),
    /** While editing in the canvas, when arrow keys move the selected objects. */
    SELECTION(Place.SELECTION),
    /** While editing in the canvas, when arrow keys move the tile cursor. */
    TILE_CURSOR(Place.TILE_CURSOR),
    /** While editing in the canvas, whatever arrow keys move. */
    CANVAS_EDITING(Place.TILE_CURSOR, Place.SELECTION),
    /**
     * The game, while the level is played. It receives its keys first, so an action with the same key that is also
     * available while editing keeps it there.
     */
    GAME(Place.GAME);

    private enum Place {
        PANELS,
        TILE_CURSOR,
        SELECTION,
        PLAY,
        PLAY_CANVAS,
        GAME
    }

    private final Set<Place> places;

    Scope(Place... places) {
        EnumSet<Place> all = EnumSet.noneOf(Place.class);
        Collections.addAll(all, places);
        this.places = all;
    }

    /** Whether a key may not have two meanings in these scopes, because both can be active at the same time. */
    boolean meets(Scope other) {
        return !Collections.disjoint(places, other.places);
    }
}
