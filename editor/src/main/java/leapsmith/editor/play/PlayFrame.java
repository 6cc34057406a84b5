package leapsmith.editor.play;

import java.util.Arrays;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.physics.body.Movement;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.World;

/**
 * What can be seen of a session at one moment: the world's frame, and what belongs to it but isn't physics. It is
 * filled again and again and holds no reference to the session.
 */
public final class PlayFrame {
    /** The index of a player that isn't there. */
    public static final int NO_BODY = -1;

    private final Frame frame = new Frame();
    private PlayView view = PlayView.NONE;
    private int starts;
    private PlayStatus status = new PlayStatus(PlayState.NO_PLAYER, 0, "");
    private String[] objectIds = new String[0];
    private double gravity;
    private double maxFallSpeed;
    private int playerBody = NO_BODY;
    private double playerX;
    private double playerY;
    private double playerWidth;
    private double playerHeight;
    private Movement playerMovement = Movement.CLASSIC;

    /** A frame that shows nothing yet. */
    public PlayFrame() {}

    /** The bodies, pairs and cells in view. */
    public Frame frame() {
        return frame;
    }

    /** The part of the level that this shows. */
    public PlayView view() {
        return view;
    }

    /** How often play has started; when it differs from the last frame's, ticks count from 0 again. */
    public int starts() {
        return starts;
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

    /** The index in the world of the player's body, {@link #NO_BODY} while there is none. */
    public int playerBody() {
        return playerBody;
    }

    /** Whether there is a player's body. If not, the numbers of the player are the last that there were. */
    public boolean hasPlayer() {
        return playerBody != NO_BODY;
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

    /** Of the world, in px a second squared. */
    public double gravity() {
        return gravity;
    }

    /** Of the world, in px a second. */
    public double maxFallSpeed() {
        return maxFallSpeed;
    }

    /** The numbers by which the player moves now. */
    public Movement playerMovement() {
        return playerMovement;
    }

    /** Becomes what can be seen of a session in a view. */
    void fill(PlaySession session, PlayView newView) {
        World world = session.world();
        world.capture(frame, newView.x(), newView.y(), newView.width(), newView.height());
        view = newView;
        starts = session.starts();
        status = session.status();
        gravity = world.gravity();
        maxFallSpeed = world.maxFallSpeed();
        fillIds(session);
        Body player = session.player().orElse(null);
        playerBody = player == null ? NO_BODY : player.index();
        if (player != null) {
            playerWidth = player.width();
            playerHeight = player.height();
            playerX = player.x() + playerWidth / 2;
            playerY = player.y() + playerHeight / 2;
            playerMovement = player.movement();
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
