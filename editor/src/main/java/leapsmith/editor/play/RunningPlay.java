package leapsmith.editor.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.PointerInput;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.tools.CameraHand;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;

/**
 * The state of play on the canvas: the newest frame, the camera that follows the player, the pick and the messages. It
 * polls for a new frame once per pulse and never waits.
 */
public final class RunningPlay implements PointerInput.Picking {
    /** Margin around the view in which frames contain bodies, so that a moving camera finds them; in screen pixels. */
    private static final double AROUND = 96;

    /** The longest time between two pulses that the camera accounts for, in seconds. */
    private static final double LONGEST_PULSE = 0.1;

    /** Tolerance of a click around a body or the line of a pair, in screen pixels. */
    private static final double PICK_REACH = 3;

    private final ViewportModel viewport;
    private final CanvasSettings settings;
    private final PlayBadges badges;
    private final Runnable redraw;
    private final Runnable placeBadges;
    private final Consumer<Timeline> timeline;

    private final ReadOnlyObjectWrapper<Pick> picked = new ReadOnlyObjectWrapper<>(this, "picked");
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper(this, "on");
    private final ReadOnlyLongWrapper framesShown = new ReadOnlyLongWrapper(this, "framesShown");
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse(now);
        }
    };

    private PlayThread thread;
    private PlayFrame shown;
    private Pick found;
    private long lastPulse;
    private boolean followPaused;
    private boolean following;
    private boolean timed;
    private boolean cells;

    public RunningPlay(
            ViewportModel viewport,
            CanvasSettings settings,
            PlayBadges badges,
            Runnable redraw,
            Runnable placeBadges,
            Consumer<Timeline> timeline) {
        this.viewport = viewport;
        this.settings = settings;
        this.badges = badges;
        this.redraw = redraw;
        this.placeBadges = placeBadges;
        this.timeline = timeline;
    }

    public boolean isOn() {
        return thread != null;
    }

    /** Whether a level is running. */
    public ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /** The frame to draw, null before the first. */
    public PlayFrame frame() {
        return shown;
    }

    /** Changes with every shown frame. */
    public ReadOnlyLongProperty framesShownProperty() {
        return framesShown.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Pick> pickedProperty() {
        return picked.getReadOnlyProperty();
    }

    public void begin(PlayThread newThread) {
        if (thread == null) {
            viewport.beginPlay();
        }
        thread = newThread;
        on.set(true);
        shown = null;
        lastPulse = 0;
        followPaused = false;
        following = false;
        picked.set(null);
        badges.clear();
        viewChanged();
        timer.start();
    }

    public void end() {
        if (thread == null) {
            return;
        }
        timer.stop();
        thread = null;
        on.set(false);
        shown = null;
        following = false;
        picked.set(null);
        badges.clear();
        viewport.endPlay();
        redraw.run();
    }

    /** The camera moved, so frames must contain the bodies of another region, or they are to contain more or less of it. */
    public void viewChanged() {
        if (thread != null) {
            Camera camera = viewport.camera();
            timed = settings.developerProperty().get();
            cells = settings.overlays().contains(Overlay.CELLS);
            double around = AROUND / camera.scale();
            thread.view(new PlayView(
                    camera.x() - around,
                    camera.y() - around,
                    viewport.width() / camera.scale() + 2 * around,
                    viewport.height() / camera.scale() + 2 * around,
                    timed,
                    cells));
        }
    }

    /** The user moved the view: the camera rests until the player is moved again. */
    public void pauseFollowing() {
        followPaused = true;
    }

    /** The view as the tools see and move it, which pauses following as any other movement by the user does. */
    public CameraHand cameraHand() {
        return new CameraHand() {
            @Override
            public void panBy(double dxPx, double dyPx) {
                pauseFollowing();
                viewport.panBy(dxPx, dyPx);
            }

            @Override
            public double levelPxPerScreenPx() {
                return viewport.levelPxPerScreenPx();
            }

            @Override
            public List<LevelObject> shown(List<LevelObject> objects) {
                return shown == null ? objects : FramePicks.moved(shown, objects);
            }
        };
    }

    public void resumeFollowing() {
        followPaused = false;
    }

    /** Whether the camera currently follows the player. */
    public boolean isFollowing() {
        return following;
    }

    /** The left button picks bodies and pairs; zones, in which users also paint, only with Ctrl or while paused. */
    @Override
    public boolean finds(Gesture press) {
        found = null;
        if (shown != null && press.button() == PointerButton.LEFT && !press.shift()) {
            double reach = PICK_REACH / viewport.camera().scale();
            boolean pairs = settings.overlays().contains(Overlay.PAIRS);
            boolean zones = press.control() || thread.isPaused();
            found = FramePicks.at(shown, press.x(), press.y(), reach, pairs)
                    .filter(pick -> zones || !(pick instanceof Pick.OfBody body && body.sensor()))
                    .orElse(null);
        }
        return found != null;
    }

    @Override
    public void pick() {
        if (shown != null && found != null) {
            picked.set(FramePicks.findAgain(shown, found));
            redraw.run();
        }
    }

    private void pulse(long now) {
        double seconds = lastPulse == 0 ? 0 : Math.min(LONGEST_PULSE, (now - lastPulse) / 1e9);
        lastPulse = now;
        if (timed != settings.developerProperty().get()
                || cells != settings.overlays().contains(Overlay.CELLS)) {
            viewChanged();
        }
        timeline.accept(thread.timeline());
        PlayFrame newest = thread.newest();
        if (newest == null) {
            return;
        }
        if (newest != shown) {
            shown = newest;
            if (picked.get() != null) {
                picked.set(FramePicks.findAgain(shown, picked.get()));
            }
            framesShown.set(framesShown.get() + 1);
            redraw.run();
        }
        if (badges.update(shown.status(), thread.clock(), shown.frame().ticksPerSecond(), now)) {
            placeBadges.run();
        }
        follow(seconds);
    }

    private void follow(double seconds) {
        following = settings.followProperty().get() && !followPaused && shown.hasPlayer();
        if (following) {
            Camera next = FollowCamera.next(viewport, shown.playerX(), shown.playerY(), seconds);
            double moved = Math.hypot(
                    next.x() - viewport.camera().x(),
                    next.y() - viewport.camera().y());
            // Below a hundredth of a pixel, redrawing would be wasted.
            if (moved * next.scale() > 0.01) {
                viewport.show(next);
            }
        }
    }
}
