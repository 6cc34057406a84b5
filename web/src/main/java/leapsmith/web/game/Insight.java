package leapsmith.web.game;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import leapsmith.levels.whatif.WhatIf;
import leapsmith.physics.tile.TileType;

/**
 * A look into the level of a page while its blocks are painted: where the last run leads now, the jumps from the pointer, and,
 * when a second instance of the program has searched for them, the ground that the player reaches and the odds of each jump.
 *
 * <p>The engine of other pages is compiled with methods that do nothing in its place.
 */
final class Insight {
    /** The search ends after so many steps, about two seconds of a browser. */
    private static final long SEARCH_STEPS = 20_000_000;

    private static final int TRIES = 300;
    private static final long WHAT_IF_BYTES = 16L << 20;
    private static final int MAX_UNDO = 200;
    private static final Set<Overlay> OVERLAYS = Set.of(Overlay.TRAIL, Overlay.JUMPS, Overlay.REACH);

    private final PageGame game;
    private final Deque<Level> before = new ArrayDeque<>();
    private boolean isOpen;
    /** The level as it was when this was opened. */
    private Level opened;
    /** The level that an open stroke began with; null without one. */
    private Level beforeStroke;

    private Camera camera = new Camera(0, 0, 1);
    /** The run that is played again after each change; null if there is none. */
    private PlayRecording run;

    private WhatIf whatIf;
    private Trail played;
    private List<JumpArc> fan = List.of();
    private Answer answer = Answer.NONE;

    /**
     * What the search found out about the level as it was when it was asked.
     *
     * @param odds of the jumps of the run
     */
    private record Answer(VisibleReach reach, List<VisibleTrail.Note> odds) {
        static final Answer NONE = new Answer(VisibleReach.NONE, List.of());
    }

    Insight(PageGame game) {
        this.game = game;
    }

    boolean isOpen() {
        return isOpen;
    }

    /**
     * Opens it with the last run, in the middle of what was in view.
     *
     * @param width pixels of the picture
     * @param scale pixels of the picture per level pixel
     */
    void open(int width, int height, double scale) {
        isOpen = true;
        opened = level();
        before.clear();
        fan = List.of();
        answer = Answer.NONE;
        camera = game.view(scale);
        pan(0, 0, width, height);
        use(game.lastRun().orElse(null));
    }

    /** {@return whether the level has changed since it was opened} */
    boolean isPainted() {
        return opened != level();
    }

    void close() {
        isOpen = false;
    }

    private void use(PlayRecording newRun) {
        run = newRun;
        whatIf = null;
        played = null;
        if (run != null) {
            whatIf = WhatIf.ofPlayer(run, WHAT_IF_BYTES);
            follow(run.level());
            played = whatIf.trail();
            follow(level());
        }
    }

    private void follow(Level changed) {
        whatIf.setLevel(changed);
        whatIf.advance((int) Math.min(Integer.MAX_VALUE, whatIf.length()));
    }

    private Level level() {
        return game.levels().get(game.level()).level();
    }

    /** Moves what is in view by pixels of the picture, as far as there is more of the level. */
    void pan(double x, double y, int width, int height) {
        double scale = camera.scale();
        camera = new Camera(
                PageCamera.within(camera.x() + x / scale, width / scale, 0, level().widthPx()),
                PageCamera.within(camera.y() + y / scale, height / scale, 0, level().heightPx()),
                scale);
    }

    /** Whether there is a tile at a pixel of the picture. */
    boolean isTile(double x, double y) {
        int column = column(x);
        int row = row(y);
        return isInLevel(column, row) && level().typeAt(column, row) != TileType.EMPTY;
    }

    private int column(double x) {
        return (int) Math.floor(camera.toLevelX(x) / level().tileSize());
    }

    private int row(double y) {
        return (int) Math.floor(camera.toLevelY(y) / level().tileSize());
    }

    private boolean isInLevel(int column, int row) {
        return column >= 0 && row >= 0 && column < level().columns() && row < level().rows();
    }

    /**
     * Paints the tiles from one pixel of the picture to another.
     *
     * @param erases whether they become empty instead of blocks
     */
    void paint(double fromX, double fromY, double toX, double toY, boolean erases) {
        Level old = level();
        int value = old.legend().indexOf(erases ? TileType.EMPTY : TileType.BLOCK);
        TileDraft tiles = old.tiles().draft();
        int steps = Math.max(1, 2 * Math.max(Math.abs(column(toX) - column(fromX)), Math.abs(row(toY) - row(fromY))));
        boolean changes = false;
        for (int i = 0; i <= steps; i++) {
            int column = column(fromX + (toX - fromX) * i / steps);
            int row = row(fromY + (toY - fromY) * i / steps);
            if (isInLevel(column, row) && tiles.at(column, row) != value) {
                tiles.set(column, row, value);
                changes = true;
            }
        }
        if (changes) {
            beforeStroke = beforeStroke == null ? old : beforeStroke;
            replace(old.withTiles(tiles.build()));
        }
    }

    /** {@return whether the stroke that ends has changed something} */
    boolean endStroke() {
        boolean changed = beforeStroke != null && beforeStroke != level();
        if (changed) {
            if (before.size() == MAX_UNDO) {
                before.removeLast();
            }
            before.push(beforeStroke);
        }
        beforeStroke = null;
        return changed;
    }

    /** {@return whether there was a stroke to take back} */
    boolean undo() {
        if (before.isEmpty()) {
            return false;
        }
        replace(before.pop());
        return true;
    }

    private void replace(Level level) {
        game.replaceLevel(level);
        fan = List.of();
        if (whatIf != null) {
            follow(level);
        }
    }

    /** Shows the jumps from a pixel of the picture. */
    void point(double x, double y) {
        fan = JumpFan.from(level(), camera.toLevelX(x), camera.toLevelY(y));
    }

    void hideJumps() {
        fan = List.of();
    }

    void draw(Picture into) {
        game.draw(into, camera, this::withMarks);
    }

    private Scene withMarks(Scene scene) {
        List<VisibleTrail> trails = new ArrayList<>();
        if (whatIf != null) {
            Trail now = whatIf.trail();
            if (run.level() != level()) {
                trails.add(VisibleTrail.of(played, VisibleTrail.Role.PLAYED));
            }
            List<VisibleTrail.Note> odds = answer.odds().stream()
                    .filter(note -> note.point() < now.length())
                    .toList();
            trails.add(new VisibleTrail(now, VisibleTrail.Role.RUN, 0, now.length(), odds));
        }
        return scene.withOverlays(OVERLAYS)
                .withPaths(new Scene.Paths(trails, fan))
                .withReach(answer.reach());
    }

    /** {@return the level as it is now, as a file} */
    String levelFile() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        LevelFormat.write(level(), file);
        return file.toString(StandardCharsets.UTF_8);
    }

    /** {@return the run as a file; empty if there is none} */
    String runFile() throws IOException {
        return run == null ? "" : file(run);
    }

    private static String file(PlayRecording run) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ReplayFormat.write(ReplayFormat.document("", "level", run), file);
        return file.toString(StandardCharsets.UTF_8);
    }

    /**
     * Searches a level, and tries the jumps of a run in it. It takes up to seconds, so another instance of the program does it.
     *
     * @param replay a run; if it is empty, the one that the search finds
     * @return lines for {@link #show}: what is reached, the odds, and the run that was found
     */
    static String search(Level level, String replay) throws IOException {
        ReachMap map = new ReachSearch(level).run(SEARCH_STEPS, () -> true);
        Optional<PlayRecording> found = map.goals().stream()
                .map(GoalReach::run)
                .flatMap(Optional::stream)
                .findFirst();
        Optional<PlayRecording> tried = replay.isEmpty() ? found : Optional.of(read(replay, level));
        List<JumpOdds> odds = tried.map(it -> RunOdds.of(it, TRIES, RunOdds.spreadIn(level, RunOdds.SPREAD_TICKS))
                        .jumps())
                .orElse(List.of());
        int[] reach = VisibleReach.of(map, ReachFindings.of(map)).toNumbers(level);
        Stream<Integer> jumps = odds.stream()
                .sorted(Comparator.comparingDouble(JumpOdds::rate))
                .flatMap(jump -> Stream.of(
                        jump.startTick(),
                        (int) Math.round(100 * jump.rate()),
                        jump.difficulty().ordinal()));
        return text(Arrays.stream(reach).boxed()) + "\n" + text(jumps) + "\n"
                + (replay.isEmpty() && found.isPresent() ? file(found.get()) : "");
    }

    private static String text(Stream<Integer> numbers) {
        return numbers.map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static int[] numbers(String text) {
        return text.isEmpty()
                ? new int[0]
                : Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    private static PlayRecording read(String replay, Level level) throws IOException {
        return ReplayFormat.read(new ByteArrayInputStream(replay.getBytes(StandardCharsets.UTF_8)), "run")
                .in(level);
    }

    /** Shows what {@link #search} answered about the level as it is. */
    void show(String lines) throws IOException {
        String[] parts = lines.split("\n", 3);
        int[] jumps = numbers(parts[1]);
        if (run == null && !parts[2].isEmpty()) {
            use(read(parts[2], level()));
        }
        int[] reach = numbers(parts[0]);
        answer = new Answer(
                VisibleReach.ofNumbers(level(), reach),
                IntStream.range(0, jumps.length / 3)
                        .mapToObj(i -> new VisibleTrail.Note(
                                jumps[3 * i], jumps[3 * i + 1] + " %", VisibleTrail.Mark.values()[jumps[3 * i + 2]]))
                        .toList());
    }

    /** {@return the number of goals with this verdict, by its ordinal, as far as is known} */
    int goals(int verdict) {
        return answer.reach().count(Verdict.values()[verdict]);
    }
}
