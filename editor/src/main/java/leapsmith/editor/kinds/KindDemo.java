package leapsmith.editor.kinds;

import java.util.Set;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;

/**
 * A player that walks, jumps and lands on a tile kind forever. It plays a {@link KindScene} by the real physics, and chooses its
 * buttons by what it sees, so that it copes with other numbers. The same kinds and ticks give the same play.
 */
final class KindDemo {
    /** Cells at both ends in which it turns around. */
    private static final int ENDS = 1;

    private static final double PRESS_SECONDS = 0.4;
    private static final double WAIT_SECONDS = 0.7;
    private static final double PUSH_SECONDS = 0.15;
    private static final double STROKE_SECONDS = 0.5;
    private static final int BOUNCES = 3;
    /** How long it may take for what a mark asks, and to get from one end to the other. */
    private static final double MAX_ACTION_SECONDS = 6;

    private static final double MAX_PASS_SECONDS = 12;
    /** Beyond, a new world starts with a small table: each number that was tried is a material of its own. */
    private static final int MAX_MATERIALS = 200;

    private static final double MAX_STEPS = 8;
    /** Room above a player that is launched, as its picture may be higher than its body. */
    private static final double HEAD_CELLS = 0.75;

    private final Frame frame = new Frame();
    private Runnable shown = () -> {};
    private KindScene scene;
    private PlaySession session;
    private int changes;
    /** Seconds that the steps so far are behind. */
    private double pending;

    // What the player is doing.
    private boolean isRight;
    private int column;
    private char action;
    /** Ticks since the action, the walk to this end, the push against a wall, or the last press of jump began. */
    private int actionTicks;

    private int passTicks;
    private int pushTicks;
    private int pressTicks;
    private int bounces;
    private boolean wasFalling;
    private double lastY;

    /** Sets what runs after each {@link #show}. */
    void setOnShown(Runnable handler) {
        shown = handler;
    }

    /**
     * Shows a kind. If only its numbers have changed, the player goes on where it is.
     *
     * @param value of the kind in the legend of the level
     */
    void show(Level level, int value) {
        KindScene next = KindScene.of(level, value);
        KindScene before = scene;
        scene = next;
        if (before == null
                || !before.isLike(next)
                || !before.level().legend().kindOf(before.value()).name().equals(nameOf(next))
                || changes >= MAX_MATERIALS) {
            restart();
        } else {
            changeTo(before);
        }
        shown.run();
    }

    private void changeTo(KindScene before) {
        LevelDelta delta = LevelDelta.between(before.level(), scene.level());
        if (!delta.isEmpty()) {
            changes++;
            LevelCommand.of(delta).forEach(session::apply);
            passTicks = 0;
            capture();
        }
    }

    private static String nameOf(KindScene scene) {
        return scene.level().legend().kindOf(scene.value()).name();
    }

    private void restart() {
        session = new PlaySession(scene.level());
        changes = 0;
        pending = 0;
        startPass(startsAtLeft());
        capture();
    }

    private boolean startsAtLeft() {
        Level level = scene.level();
        return level.player().orElseThrow().middleX() < level.widthPx() / 2.0;
    }

    private void startPass(boolean toRight) {
        isRight = toRight;
        column = toRight ? -1 : KindScene.CELLS;
        action = 0;
        actionTicks = 0;
        passTicks = 0;
        pushTicks = 0;
        pressTicks = Integer.MAX_VALUE / 2;
    }

    /** The running level; for tests. */
    PlaySession session() {
        return session;
    }

    KindScene scene() {
        return scene;
    }

    /** Lets time pass; returns whether there is another picture. After a long pause it goes on where it was. */
    boolean advance(double seconds) {
        pending = Math.min(pending + seconds, MAX_STEPS / session.ticksPerSecond());
        boolean stepped = false;
        while (pending * session.ticksPerSecond() >= 1) {
            pending -= 1.0 / session.ticksPerSecond();
            step();
            stepped = true;
        }
        if (stepped) {
            capture();
        }
        return stepped;
    }

    /** One tick. */
    void step() {
        Body body = session.player().orElse(null);
        if (body == null) {
            session.step(Inputs.NONE);
            startPass(startsAtLeft());
            return;
        }
        session.step(new Inputs(buttons(body)));
        if (passTicks++ > ticks(MAX_PASS_SECONDS)) {
            restart();
        }
    }

    private void capture() {
        Level level = scene.level();
        session.world().capture(frame, 0, 0, level.widthPx(), level.heightPx());
    }

    /** What to draw, after {@link #show} and each {@link #advance} that returned true. */
    Scene picture(ColorScheme colors, Look look, double density) {
        Scene playing = Scene.playing(scene.level(), frame, Set.of(), colors);
        return new Scene(
                playing.level(),
                frame,
                playing.overlays(),
                playing.paths(),
                playing.reach(),
                colors,
                look,
                false,
                density);
    }

    /** The view of the whole width and of the floor, which follows a player that is launched beyond its top. */
    Camera camera(int widthPx, int heightPx) {
        Level level = scene.level();
        double scale = (double) widthPx / level.widthPx();
        double bottom = level.heightPx() - heightPx / scale;
        double top = session.player()
                .map(body -> body.y() - HEAD_CELLS * scene.cellPx())
                .orElse(bottom);
        return new Camera(0, Math.min(bottom, Math.max(0, top)), scale);
    }

    private int ticks(double seconds) {
        return (int) Math.round(seconds * session.ticksPerSecond());
    }

    private int buttons(Body body) {
        double cell = scene.cellPx();
        double middle = body.x() + body.width() / 2;
        int now = (int) (middle / cell);
        if (isRight ? now >= KindScene.CELLS - ENDS : now < ENDS) {
            startPass(!isRight);
        }
        boolean stands = body.onGround() && body.state() != ControllerState.CLIMB;
        beginNextAction(now, stands);
        int forward = (isRight ? Button.RIGHT : Button.LEFT).bit();
        int buttons = action == 0 ? forward : act(body, middle, forward, stands);
        buttons |= press(body, stands) ? Button.JUMP.bit() : 0;
        actionTicks++;
        pressTicks++;
        lastY = body.y();
        return buttons;
    }

    /** Begins what the next mark up to a column of cells asks. */
    private void beginNextAction(int now, boolean stands) {
        while (action == 0 && column != now && (isRight ? column < now : column > now)) {
            int next = column + (isRight ? 1 : -1);
            char mark = scene.mark(next, isRight);
            boolean isMark = Character.isLetter(mark);
            boolean inAir = mark == KindScene.DESCEND;
            if (isMark && !stands && !inAir) {
                // It begins as soon as the player has landed.
                return;
            }
            column = next;
            if (isMark) {
                action = mark;
                actionTicks = 0;
                bounces = 0;
                wasFalling = false;
            }
        }
    }

    /** The buttons besides jump of the action, which it ends when it is done. */
    private int act(Body body, double middle, int forward, boolean stands) {
        double aside = middle - (column + 0.5) * scene.cellPx();
        int toMark = Math.abs(aside) < scene.cellPx() / 5.0 ? 0 : (aside > 0 ? Button.LEFT : Button.RIGHT).bit();
        boolean isLate = actionTicks > ticks(MAX_ACTION_SECONDS);
        switch (action) {
            case KindScene.JUMP -> {
                return endIf(actionTicks > ticks(PRESS_SECONDS), forward, forward);
            }
            case KindScene.WAIT -> {
                return endIf(actionTicks > ticks(WAIT_SECONDS), 0, forward);
            }
            case KindScene.HOP -> {
                return endIf(isLate || stands && actionTicks > ticks(PRESS_SECONDS + WAIT_SECONDS), 0, forward);
            }
            case KindScene.BOUNCE -> {
                bounces += wasFalling && body.vy() < 0 ? 1 : 0;
                wasFalling = body.vy() > 0;
                return endIf(isLate || bounces >= BOUNCES, toMark, forward);
            }
            case KindScene.CLIMB -> {
                boolean isUp = actionTicks > ticks(PUSH_SECONDS) && toMark == 0 && body.y() >= lastY;
                return endIf(isLate || isUp, toMark != 0 ? toMark : Button.UP.bit(), forward);
            }
            default -> {
                boolean isDown = stands && !body.onOneWay() && actionTicks > ticks(PUSH_SECONDS);
                int down = toMark != 0 && stands ? toMark : Button.DOWN.bit();
                return endIf(isLate || isDown, down, forward);
            }
        }
    }

    private int endIf(boolean isDone, int during, int after) {
        if (isDone) {
            action = 0;
        }
        return isDone ? after : during;
    }

    /** Whether jump is held: for a jump of the script, to get over a wall, or for a stroke. */
    private boolean press(Body body, boolean stands) {
        boolean pushes = (body.contacts() & (isRight ? Contacts.RIGHT_WALL : Contacts.LEFT_WALL)) != 0;
        pushTicks = pushes && action == 0 ? pushTicks + 1 : 0;
        boolean swims = session.world().material(body.mediumMaterial()).swims();
        boolean hangs = body.state() == ControllerState.GRAB_LEDGE;
        boolean begins;
        if (action == KindScene.JUMP) {
            begins = actionTicks == 0;
        } else if (action == KindScene.HOP) {
            begins = actionTicks == ticks(WAIT_SECONDS) / 2;
        } else if (action != 0) {
            begins = false;
        } else if (swims) {
            double bottom = scene.level().heightPx() - 1.6 * scene.cellPx();
            boolean isLow = body.y() + body.height() > bottom && body.vy() >= 0;
            begins = pressTicks > ticks(STROKE_SECONDS) && (isLow || pushTicks > 0);
        } else {
            begins = pressTicks > ticks(PRESS_SECONDS) + 1 && (hangs || stands && pushTicks > ticks(PUSH_SECONDS));
        }
        if (begins) {
            pressTicks = 0;
        }
        return pressTicks < ticks(swims && action == 0 ? PUSH_SECONDS : PRESS_SECONDS);
    }
}
