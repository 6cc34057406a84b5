package leapsmith.web.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;

/**
 * The game on a page: levels that are played tick by tick, rewound, and drawn. All that is played is recorded; a run that is
 * left or replaced is kept, so that nothing a tester did is lost.
 *
 * <p>It reads no clock and knows no browser. As the session of a level does, it gives the same states for the same inputs, to
 * the bit, wherever it runs.
 */
final class PageGame {
    /** At most so many runs are kept, the latest ones. */
    static final int MAX_RUNS = 1_000;

    /** For states to rewind to, in a page that may have little memory. */
    private static final long KEYFRAME_BYTES = 16L << 20;

    /** How far beyond the picture bodies are drawn, for shadows and the parts of sprites outside of their boxes. */
    private static final double BEYOND = 256;

    /** The opacity of the designer's ghost. */
    private static final int GHOST = Pen.OPAQUE / 2;

    private static final int GOES_NOWHERE = -1;
    private static final long NEVER = -1;

    private final List<PageLevel> levels = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    /** The levels that were left through portals, the last one first. */
    private final Deque<Visit> visits = new ArrayDeque<>();

    private final Rasteriser rasteriser = new Rasteriser();
    private final Pen pen = new Pen();
    private final Frame frame = new Frame();
    private final PageCamera camera = new PageCamera();
    private Visit now;
    private long deaths;
    private boolean showsGhost = true;

    /** A run that was played, in the level of this number. */
    record Run(int level, PlayRecording recording) {}

    /** Adds a level; the first one that is added has number 0. */
    void add(PageLevel level) {
        levels.add(level);
    }

    List<PageLevel> levels() {
        return Collections.unmodifiableList(levels);
    }

    /** Begins a level at its start, and forgets the ones before. What was played is kept as a run. */
    void start(int level) {
        // The first one that was left comes first.
        for (Iterator<Visit> left = visits.descendingIterator(); left.hasNext(); ) {
            keep(left.next().run());
        }
        visits.clear();
        keepCurrent();
        deaths = 0;
        now = new Visit(level, Optional.empty(), "");
    }

    /** Begins the current run again, at the same place. */
    void restart() {
        keepCurrent();
        now = new Visit(now.level, now.start, now.arrivedAt);
    }

    /** Plays a tick. After rewinding, the ticks that follow are replaced; they are kept as a run. */
    void step(int buttons) {
        if (now.recorder.tick() < now.recorder.length()) {
            keepCurrent();
            now.recorder.truncate();
        }
        boolean wasDead = isDead();
        now.session.step(Inputs.NONE.with(0, buttons));
        if (isDead() && !wasDead) {
            deaths++;
        }
        travel();
    }

    /**
     * Goes back in time; before the first tick after a portal, to the level in front of it.
     *
     * @return whether there was something to go back to
     */
    boolean rewind(int ticks) {
        long to = now.recorder.tick() - ticks;
        if (to < 0 && !visits.isEmpty()) {
            keepCurrent();
            now = visits.pop();
            camera.jump();
            return true;
        }
        boolean moves = now.recorder.tick() > 0;
        now.recorder.seek(Math.max(0, to));
        now.forgetLeaving();
        return moves;
    }

    /** Goes on through a portal to another level, if the player has just entered one. */
    private void travel() {
        String exit = now.session.exit();
        if (!exit.equals(now.arrivedAt) && now.leftAt == NEVER) {
            now.leftAt = now.recorder.tick();
        }
        // A portal leads on if the player has entered it, not while it stands where it arrived.
        if (exit.isEmpty() || exit.equals(now.arrivedAt) && now.leftAt == NEVER) {
            return;
        }
        int level = numberOf(exit.substring(0, exit.indexOf('#')));
        if (level == GOES_NOWHERE) {
            return;
        }
        Optional<LevelObject> at = levels.get(level).level().object(exit.substring(exit.indexOf('#') + 1));
        visits.push(now);
        now = new Visit(
                level,
                at.map(object -> new StartPoint(object.middleX(), object.y() + object.height())),
                at.filter(ZoneType::leavesLevel)
                        .map(object -> object.get(ZoneType.TO))
                        .orElse(""));
        camera.jump();
    }

    private int numberOf(String name) {
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i).name().equals(name)) {
                return i;
            }
        }
        return GOES_NOWHERE;
    }

    /** Keeps what was played of the current level, if that is more than nothing. */
    private void keepCurrent() {
        if (now == null || now.recorder.length() == 0) {
            return;
        }
        keep(now.run());
    }

    private void keep(Run run) {
        // Rewinding and going on from the same tick twice has replaced nothing.
        if (!runs.isEmpty() && runs.get(runs.size() - 1).recording().isSameRun(run.recording())) {
            return;
        }
        if (runs.size() == MAX_RUNS) {
            runs.remove(0);
        }
        runs.add(run);
    }

    /** {@return all runs, the current one last} */
    List<Run> runs() {
        List<Run> all = new ArrayList<>(runs);
        for (Visit left : visits) {
            all.add(left.run());
        }
        if (now != null && now.recorder.length() > 0) {
            all.add(now.run());
        }
        return all;
    }

    /**
     * {@return the document of a run} It is simulated again for its hashes, which takes a moment for a long one.
     *
     * @param name who played; may be empty
     */
    ReplayDocument document(Run run, String name) {
        return ReplayFormat.document(name, levels.get(run.level()).name() + ".level.json", run.recording());
    }

    PlaySession session() {
        return now.session;
    }

    int level() {
        return now.level;
    }

    long tick() {
        return now.recorder.tick();
    }

    long length() {
        return now.recorder.length();
    }

    /** {@return how often the player has died in this level and those before it, also in what was rewound} */
    long deaths() {
        return deaths;
    }

    boolean isDead() {
        return now.session.status().state().isDeath();
    }

    boolean isFinished() {
        return now.session.status().state() == PlayState.GOAL_REACHED;
    }

    /** {@return the last run in this level in which a button was pressed, or else the designer's} */
    Optional<PlayRecording> lastRun() {
        List<Run> all = runs();
        for (int i = all.size() - 1; i >= 0; i--) {
            PlayRecording recording = all.get(i).recording();
            if (all.get(i).level() == now.level && isPlayed(recording)) {
                return Optional.of(recording);
            }
        }
        return levels.get(now.level).ghost();
    }

    private static boolean isPlayed(PlayRecording recording) {
        for (long tick = 0; tick < recording.run().length(); tick++) {
            if (recording.run().inputs().at(tick).buttons(0) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Replaces the level that is played, and begins it again. What was played is kept as a run in the level as it was. */
    void replaceLevel(Level level) {
        PageLevel old = levels.get(now.level);
        keepCurrent();
        levels.set(
                now.level,
                new PageLevel(old.name(), level, old.look(), old.ghost().map(run -> run.in(level))));
        now = new Visit(now.level, Optional.empty(), "");
    }

    void showGhost(boolean shows) {
        showsGhost = shows;
    }

    /**
     * Draws the current tick.
     *
     * @param scale pixels of the picture per level pixel
     * @param seconds since the last picture, by which the camera follows the player; negative to be there at once
     */
    void draw(Picture into, double scale, double seconds) {
        PageLevel level = levels.get(now.level);
        camera.follow(level.level(), now.session.player(), into.width() / scale, into.height() / scale, seconds);
        draw(into, camera.at(scale), UnaryOperator.identity());
        if (showsGhost && now.ghost != null) {
            now.ghost.draw(tick(), camera.at(scale), pen, into);
        }
    }

    /** {@return the camera of the last picture of the game} */
    Camera view(double scale) {
        return camera.at(scale);
    }

    /**
     * Draws the current tick without the ghost.
     *
     * @param more adds what is drawn over it
     */
    void draw(Picture into, Camera view, UnaryOperator<Scene> more) {
        PageLevel level = levels.get(now.level);
        double width = into.width() / view.scale();
        double height = into.height() / view.scale();
        now.session
                .world()
                .capture(frame, view.x() - BEYOND, view.y() - BEYOND, width + 2 * BEYOND, height + 2 * BEYOND);
        Scene scene = Scene.playing(level.level(), frame, Set.of(), ColorScheme.DARK)
                .withObjects(now.session.activeObjects(), now.session.ownKinds())
                .withLook(level.look().orElse(null))
                .asGame();
        rasteriser.draw(more.apply(scene), view, into);
    }

    /** A level that is played from one of its places. */
    private final class Visit {
        private final int level;
        private final Optional<StartPoint> start;
        private final PlayRecording empty;
        private final PlaySession session;
        private final Recorder<PlayCommand, SessionState> recorder;
        /** The designer's run; null if it doesn't begin here. */
        private final Ghost ghost;
        /** Where the portal leads at which the player arrives; it leads nowhere until the player has left it. */
        private final String arrivedAt;
        /** The tick at which the player left it. */
        private long leftAt = NEVER;

        Visit(int level, Optional<StartPoint> start, String arrivedAt) {
            this.level = level;
            this.start = start;
            this.arrivedAt = arrivedAt;
            PageLevel played = levels.get(level);
            empty = PlayRecording.empty(played.level(), start);
            session = empty.newSession();
            recorder = new Recorder<>(session, KEYFRAME_BYTES, 0);
            ghost = start.isEmpty() ? played.ghost().map(Ghost::new).orElse(null) : null;
            camera.jump();
        }

        /** After rewinding the player may not have left the portal yet. */
        void forgetLeaving() {
            if (recorder.tick() < leftAt) {
                leftAt = NEVER;
            }
        }

        Run run() {
            return new Run(level, new PlayRecording(empty.level(), start, recorder.recording()));
        }
    }

    /** Where the player of a recorded run was at each tick. It runs only as far as it is looked at. */
    private static final class Ghost {
        private final ReplayRun run;
        private final TrailLog log = new TrailLog();

        Ghost(PlayRecording recording) {
            run = new ReplayRun(recording);
            log.add(run.session());
        }

        void draw(long tick, Camera camera, Pen pen, Picture into) {
            while (log.length() <= tick && !run.isOver()) {
                run.step();
                log.add(run.session());
            }
            Trail trail = log.trail();
            int at = (int) Math.min(tick, trail.length() - 1);
            if (!trail.isPresent(at)) {
                return;
            }
            int left = camera.edgeX(trail.x(at));
            int top = camera.edgeY(trail.y(at));
            int right = camera.edgeX(trail.x(at) + trail.width(at));
            int bottom = camera.edgeY(trail.y(at) + trail.height(at));
            pen.drawOn(into);
            int radius = Math.min(right - left, bottom - top) / 3;
            pen.roundBox(left, top, right, bottom, radius, ColorScheme.DARK.color(ColorRole.GHOST), GHOST);
        }
    }
}
