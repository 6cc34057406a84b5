package leapsmith.editor.play;

import java.util.Arrays;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;

/**
 * What can be seen of a session at one moment: the world's frame, and what belongs to it but isn't physics. It is
 * filled again and again and holds no reference to the session.
 */
public final class PlayFrame {
    private final Frame frame = new Frame();
    private PlayStatus status = new PlayStatus(PlayState.NO_PLAYER, 0, "");
    private String[] objectIds = new String[0];
    private boolean hasPlayer;
    private double playerX;
    private double playerY;
    private double playerWidth;
    private double playerHeight;

    /** A frame that shows nothing yet. */
    public PlayFrame() {}

    /** The bodies, pairs and cells in view. */
    public Frame frame() {
        return frame;
    }

    public PlayStatus status() {
        return status;
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

    /** Whether there is a player's body. If not, the numbers of the player are the last that there were. */
    public boolean hasPlayer() {
        return hasPlayer;
    }

    /** The middle of the player in level px, be it in view or not. */
    public double playerX() {
        return playerX;
    }

    /** The middle of the player in level px, be it in view or not. */
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

    /** Becomes what can be seen of a session in a view. */
    void fill(PlaySession session, PlayView view) {
        session.world().capture(frame, view.x(), view.y(), view.width(), view.height());
        status = session.status();
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
        // Ids of a fuller frame before must not be kept alive by this one.
        Arrays.fill(objectIds, count, objectIds.length, null);
    }
}
