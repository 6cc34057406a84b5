package leapsmith.editor.ui.keys;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Where and when a key is active. */
public enum Scope {
    /** While editing and while playing. */
    ALWAYS(FilePlace.PANELS, FilePlace.TILE_CURSOR, FilePlace.SELECTION, FilePlace.PLAY, FilePlace.PLAY_CANVAS),
    /** Only while the document is edited: the key belongs to the game, or to another action, while it plays. */
    EDITING(FilePlace.PANELS, FilePlace.TILE_CURSOR, FilePlace.SELECTION),
    /** Only while the level is played. */
    PLAYING(FilePlace.PLAY, FilePlace.PLAY_CANVAS, FilePlace.GAME),
    /** Only while the canvas has the focus: elsewhere the key belongs to the control. */
    CANVAS(FilePlace.TILE_CURSOR, FilePlace.SELECTION, FilePlace.PLAY_CANVAS),
    /** While editing in the canvas, when arrow keys move the selected objects. */
    SELECTION(FilePlace.SELECTION),
    /** While editing in the canvas, when arrow keys move the tile cursor. */
    TILE_CURSOR(FilePlace.TILE_CURSOR),
    /** While editing in the canvas, whatever arrow keys move. */
    CANVAS_EDITING(FilePlace.TILE_CURSOR, FilePlace.SELECTION),
    /**
     * The game, while the level is played. It receives its keys first, so an action with the same key that is also
     * available while editing keeps it there.
     */
    GAME(FilePlace.GAME);

    private enum FilePlace {
        PANELS,
        TILE_CURSOR,
        SELECTION,
        PLAY,
        PLAY_CANVAS,
        GAME
    }

    private final Set<FilePlace> places;

    Scope(FilePlace... places) {
        EnumSet<FilePlace> all = EnumSet.noneOf(FilePlace.class);
        Collections.addAll(all, places);
        this.places = all;
    }

    /** Whether a key may not have two meanings in these scopes, because both can be active at the same time. */
    public boolean meets(Scope other) {
        return !Collections.disjoint(places, other.places);
    }
}
