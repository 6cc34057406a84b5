package leapsmith.editor.canvas;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.PlayView;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.tools.CameraHand;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;

/**
 * The state of play on the canvas: the newest frame, the camera that follows the player, the pick and the messages. It
 * polls for a new frame once per pulse and never waits.
 */
final class RunningPlay implements CanvasLayer {
    /** Margin around the view in which frames contain bodies, so that a moving camera finds them; in screen pixels. */
    private static final double AROUND = 96;

    /** The longest time between two pulses that the camera accounts for, in seconds. */
    private static final double LONGEST_PULSE = 0.1;

    /** Tolerance of a click around a body or the line of a pair, in screen pixels. */
    private static final double PICK_REACH = 3;

    private static final Map<Overlay, LegendLine> LEGEND = legendLines();

    private final CanvasContext context;
    private final ViewportModel viewport;
    private final CanvasSettings settings;
    final PlayBadges badges;

    private final ReadOnlyObjectWrapper<Timeline> timeline =
            new ReadOnlyObjectWrapper<>(this, "timeline", Timeline.NONE);
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
    private final ReadOnlyStringWrapper exit = new ReadOnlyStringWrapper(this, "exit", "");
    private PlayFrame shown;
    private long lastPulse;
    private boolean followPaused;
    private boolean following;
    private boolean timed;
    private boolean cells;
    private Runnable badgesChanged = () -> {};

    RunningPlay(CanvasContext context) {
        this.context = context;
        viewport = context.viewport;
        settings = context.settings;
        badges = new PlayBadges(context.texts);
    }

    void setOnBadgesChanged(Runnable handler) {
        badgesChanged = handler;
    }

    /** The run that is played, or was played last. */
    ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return timeline.getReadOnlyProperty();
    }

    boolean isOn() {
        return thread != null;
    }

    /** Where the portal to another level leads that the player touches, as the portal says; empty if it touches none. */
    ReadOnlyStringProperty exitProperty() {
        return exit.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /** The frame to draw, null before the first. */
    PlayFrame frame() {
        return shown;
    }

    ReadOnlyLongProperty framesShownProperty() {
        return framesShown.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Pick> pickedProperty() {
        return picked.getReadOnlyProperty();
    }

    void begin(PlayThread newThread) {
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

    void end() {
        if (thread == null) {
            return;
        }
        timer.stop();
        thread = null;
        exit.set("");
        on.set(false);
        shown = null;
        following = false;
        picked.set(null);
        badges.clear();
        viewport.endPlay();
        context.redraw();
    }

    /** The camera moved, so frames must contain the bodies of another region, or they are to contain more or less of it. */
    void viewChanged() {
        if (thread != null) {
            Camera camera = viewport.camera();
            timed = settings.shows(ViewSwitch.DEVELOPER);
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
    void pauseFollowing() {
        followPaused = true;
    }

    /** The view as the tools see and move it, which pauses following as any other movement by the user does. */
    CameraHand cameraHand() {
        return new CameraHand() {
            @Override
            public void panBy(double dxPx, double dyPx) {
                pauseFollowing();
                viewport.panBy(dxPx, dyPx);
            }

            @Override
            public double middleX() {
                return viewport.middleX();
            }

            @Override
            public double middleY() {
                return viewport.middleY();
            }

            @Override
            public Runnable keepView() {
                Camera before = viewport.camera();
                return () -> viewport.panBy(
                        before.x() - viewport.camera().x(),
                        before.y() - viewport.camera().y());
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

    void resumeFollowing() {
        followPaused = false;
    }

    boolean isFollowing() {
        return following;
    }

    @Override
    public void addTo(CanvasScene scene) {
        if (shown != null) {
            scene.add(shown.frame(), shown.activeObjects(), shown.ownKinds());
        }
    }

    @Override
    public List<LegendLine> legend() {
        return LEGEND.entrySet().stream()
                .filter(line -> isOn() && settings.overlays().contains(line.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static Map<Overlay, LegendLine> legendLines() {
        Map<Overlay, LegendLine> lines = new EnumMap<>(Overlay.class);
        put(lines, Overlay.CELLS, "canvas.legend.cells", 12, 12, "M0 0H12V12H0Z M1.5 1.5V10.5H10.5V1.5Z");
        put(
                lines,
                Overlay.PAIRS,
                "canvas.legend.pairs",
                16,
                6,
                "M0 3A3 3 0 0 1 5.8 2H10.2A3 3 0 1 1 10.2 4H5.8A3 3 0 0 1 0 3Z");
        put(lines, Overlay.CONTACTS, "canvas.legend.contacts", 16, 3, "M0 0H14V3H0Z");
        put(lines, Overlay.SPEEDS, "canvas.legend.speeds", 16, 8, "M0 3H9V0L14 4L9 8V5H0Z");
        return lines;
    }

    private static void put(
            Map<Overlay, LegendLine> lines, Overlay overlay, String key, double width, double height, String shape) {
        lines.put(overlay, new LegendLine(key, overlay.color(), width, height, shape));
    }

    /** The left button picks bodies and pairs; zones, in which users also paint, only with Ctrl or while paused. */
    @Override
    public Optional<Runnable> click(Gesture press) {
        if (shown == null || press.button() != PointerButton.LEFT || press.shift()) {
            return Optional.empty();
        }
        double reach = PICK_REACH / viewport.camera().scale();
        boolean pairs = settings.overlays().contains(Overlay.PAIRS);
        boolean zones = press.control() || thread.isPaused();
        return FramePicks.at(shown, press.x(), press.y(), reach, pairs)
                .filter(pick -> zones || !(pick instanceof Pick.OfBody body && body.sensor()))
                .map(pick -> () -> pick(pick));
    }

    private void pick(Pick found) {
        if (shown != null) {
            picked.set(FramePicks.findAgain(shown, found));
            context.redraw();
        }
    }

    private void pulse(long now) {
        double seconds = lastPulse == 0 ? 0 : Math.min(LONGEST_PULSE, (now - lastPulse) / 1e9);
        lastPulse = now;
        if (timed != settings.shows(ViewSwitch.DEVELOPER)
                || cells != settings.overlays().contains(Overlay.CELLS)) {
            viewChanged();
        }
        timeline.set(thread.timeline());
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
            exit.set(shown.exit());
            context.redraw();
        }
        if (badges.update(shown.status(), thread.clock(), shown.frame().ticksPerSecond(), now)) {
            badgesChanged.run();
        }
        follow(seconds);
    }

    private void follow(double seconds) {
        following = settings.shows(ViewSwitch.FOLLOW) && !followPaused && shown.hasPlayer();
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
