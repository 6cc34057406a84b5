package leapsmith.editor.play;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;

/**
 * The visible state of a session at one tick: the frame of its world, the ids of objects, and the player. It is reused
 * and holds no reference to the session.
 */
public final class PlayFrame {
    private final Frame frame = new Frame();
    private PlayStatus status = new PlayStatus(PlayState.NO_PLAYER, 0, "");
    private String[] objectIds = new String[0];
    private Set<String> activeObjects = Set.of();
    private Map<Integer, OwnKind> ownKinds = Map.of();
    private String exit = "";
    private boolean hasPlayer;
    private double playerX;
    private double playerY;
    private double playerWidth;
    private double playerHeight;

    /** An empty frame. */
    public PlayFrame() {}

    /** The bodies and pairs in view, and the cells if the view has them. */
    public Frame frame() {
        return frame;
    }

    public PlayStatus status() {
        return status;
    }

    /** See {@link PlaySession#activeObjects}. */
    public Set<String> activeObjects() {
        return activeObjects;
    }

    /** See {@link PlaySession#ownKinds}. */
    public Map<Integer, OwnKind> ownKinds() {
        return ownKinds;
    }

    /** See {@link PlaySession#exit}. */
    public String exit() {
        return exit;
    }

    /**
     * The id of the character or zone that a body in view came from, null for a copy.
     *
     * @param i the body's place in the frame's list
     */
    public String objectId(int i) {
        if (i < 0 || i >= frame.bodyCount()) {
            throw new IndexOutOfBoundsException(i + " of " + frame.bodyCount());
        }
        return objectIds[i];
    }

    /** Whether the player has a body. If not, position and size are those of its last one. */
    public boolean hasPlayer() {
        return hasPlayer;
    }

    /** The center of the player in level px, also outside of the view. */
    public double playerX() {
        return playerX;
    }

    /** The center of the player in level px, also outside of the view. */
    public double playerY() {
        return playerY;
    }

    /** In px. */
    public double playerWidth() {
        return playerWidth;
    }

    /** In px. */
    public double playerHeight() {
        return playerHeight;
    }

    /** Fills this frame with what a view shows of a session. */
    void fill(PlaySession session, PlayView view) {
        frame.includeCells(view.cells());
        session.world().capture(frame, view.x(), view.y(), view.width(), view.height());
        status = session.status();
        activeObjects = session.activeObjects();
        ownKinds = session.ownKinds();
        exit = session.exit();
        fillIds(session);
        Body player = session.player().orElse(null);
        hasPlayer = player != null;
        if (player != null) {
            playerWidth = player.width();
            playerHeight = player.height();
            playerX = player.x() + playerWidth / 2;
            playerY = player.y() + playerHeight / 2;
        }
    }

    private void fillIds(PlaySession session) {
        int count = frame.bodyCount();
        if (objectIds.length < count) {
            objectIds = new String[Math.max(count, 2 * objectIds.length)];
        }
        for (int i = 0; i < count; i++) {
            objectIds[i] = session.objectId(frame.bodyIndex(i));
        }
        // The ids of an earlier, fuller frame must be free for garbage collection.
        Arrays.fill(objectIds, count, objectIds.length, null);
    }
}
