package leapsmith.web.game;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.art.DrawnTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayRun;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * What the script of the page calls. Everything is compiled from here: what isn't reachable isn't in the page. Errors in a
 * level or a replay are exceptions with the message that the program would show.
 */
final class PageExports {
    private static final PageGame GAME = new PageGame();
    private static final Insight INSIGHT = new Insight(GAME);

    private static Picture picture;
    /** The pixels of the picture as a browser wants them, in memory that it sees. */
    private static IntBuffer pixels;

    /** The same pixels, to be copied there at once. */
    private static int[] swapped = new int[0];

    private PageExports() {}

    /** The page has no entry but the exports. */
    public static void main(String[] arguments) {}

    /**
     * Adds a level.
     *
     * @param json its file
     * @param kinds the kinds file of its folder; empty for none
     * @param theme what {@link DrawnTheme#write} wrote; null for flat shapes
     * @param rest the theme that has what the other one lacks; null for none
     * @param ghost a replay; empty for none
     */
    @JSExport
    static void addLevel(String name, String json, String kinds, Int8Array theme, Int8Array rest, String ghost)
            throws IOException {
        Level level = level(name, json, kinds);
        Optional<Look> look = Optional.empty();
        if (theme != null) {
            Optional<Themes.Packed> other =
                    rest == null ? Optional.empty() : Optional.of(new Themes.Packed("", files(rest), Optional.empty()));
            look = Optional.of(Themes.look(new Themes.Packed("", files(theme), other)));
        }
        Optional<PlayRecording> run = Optional.empty();
        if (!ghost.isEmpty()) {
            run = Optional.of(ReplayFormat.read(stream(ghost), name).in(level));
        }
        GAME.add(new PageLevel(name, level, look, run));
    }

    private static Level level(String name, String json, String kinds) throws IOException {
        Level read = LevelFormat.read(stream(json), name);
        if (kinds.isEmpty()) {
            return read;
        }
        KindsFile file = KindsFile.read(stream(kinds), KindsFile.NAME);
        return new SharedKinds(Optional.empty(), file, file.objectKinds(), "").resolve(read);
    }

    private static DrawnTheme files(Int8Array theme) throws IOException {
        return DrawnTheme.read(new ByteArrayInputStream(theme.copyToJavaArray()));
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @JSExport
    static void start(int level) {
        GAME.start(level);
    }

    @JSExport
    static void restart() {
        GAME.restart();
    }

    @JSExport
    static void step(int buttons) {
        GAME.step(buttons);
    }

    @JSExport
    static boolean rewind(int ticks) {
        return GAME.rewind(ticks);
    }

    @JSExport
    static int level() {
        return GAME.level();
    }

    @JSExport
    static int tick() {
        return (int) GAME.tick();
    }

    @JSExport
    static int deaths() {
        return (int) GAME.deaths();
    }

    @JSExport
    static boolean isDead() {
        return GAME.isDead();
    }

    @JSExport
    static boolean isFinished() {
        return GAME.isFinished();
    }

    @JSExport
    static int ticksPerSecond() {
        return GAME.session().ticksPerSecond();
    }

    /** The side of a tile in pixels, by which the script chooses a scale. */
    @JSExport
    static int tileSize() {
        return GAME.levels().get(GAME.level()).level().tileSize();
    }

    @JSExport
    static int levelWidth() {
        return GAME.levels().get(GAME.level()).level().widthPx();
    }

    @JSExport
    static int levelHeight() {
        return GAME.levels().get(GAME.level()).level().heightPx();
    }

    @JSExport
    static void showGhost(boolean shows) {
        GAME.showGhost(shows);
    }

    /** The hash of the state, in 16 hexadecimal digits. */
    @JSExport
    static String hash() {
        return String.format("%016x", GAME.session().hash());
    }

    /** The hash of the level as the program names it. */
    @JSExport
    static String levelHash() {
        return LevelHash.of(GAME.levels().get(GAME.level()).level());
    }

    /** Draws the current tick, see {@link PageGame#draw}, into the array that {@link #pixels} gives. */
    @JSExport
    static void draw(int width, int height, double scale, double seconds) {
        if (picture == null || picture.width() != width || picture.height() != height) {
            picture = new Picture(width, height);
            swapped = new int[width * height];
            pixels = ByteBuffer.allocateDirect(swapped.length * Integer.BYTES)
                    .order(ByteOrder.nativeOrder())
                    .asIntBuffer();
        }
        if (INSIGHT.isOpen()) {
            INSIGHT.draw(picture);
        } else {
            GAME.draw(picture, scale, seconds);
        }
        int[] argb = picture.argb();
        for (int i = 0; i < swapped.length; i++) {
            int color = argb[i];
            swapped[i] = color & 0xff00ff00 | color >> 16 & 0xff | (color & 0xff) << 16;
        }
        pixels.put(0, swapped);
    }

    /** The pixels of the last picture, row by row, each as red, green, blue and opacity. */
    @JSExport
    static Int32Array pixels() {
        return Int32Array.fromJavaBuffer(pixels);
    }

    /** The number of runs so far, with the current one. */
    @JSExport
    static int runs() {
        return GAME.runs().size();
    }

    /** The file of a run, as {@code leapsmith replay} reads it. */
    @JSExport
    static String run(int number, String player) throws IOException {
        List<PageGame.Run> runs = GAME.runs();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ReplayFormat.write(GAME.document(runs.get(number), player), file);
        return file.toString(StandardCharsets.UTF_8);
    }

    /** The number of the level of a run. */
    @JSExport
    static int levelOfRun(int number) {
        return GAME.runs().get(number).level();
    }

    /**
     * Plays a replay from its start to its end in a level that was added.
     *
     * @return the first tick that differs from what was recorded, or -1; the number of hashes; the hash at the end
     */
    @JSExport
    static String check(int level, String replay) throws IOException {
        ReplayRun run = new ReplayRun(ReplayFormat.read(stream(replay), "replay")
                        .in(GAME.levels().get(level).level()))
                .finish();
        return run.firstDivergence().orElse(-1) + " " + run.hashes().count() + " "
                + String.format("%016x", run.end().hash());
    }

    /** Opens the insight, see {@link Insight#open}. */
    @JSExport
    static void openInsight(int width, int height, double scale) {
        INSIGHT.open(width, height, scale);
    }

    /** Whether the level has changed since the insight was opened. */
    @JSExport
    static boolean isPainted() {
        return INSIGHT.isPainted();
    }

    /** Replaces the level that is played by another one of the same name. */
    @JSExport
    static void useLevel(String json, String kinds) throws IOException {
        GAME.replaceLevel(level(GAME.levels().get(GAME.level()).name(), json, kinds));
    }

    @JSExport
    static void closeInsight() {
        INSIGHT.close();
    }

    @JSExport
    static void pan(double x, double y, int width, int height) {
        INSIGHT.pan(x, y, width, height);
    }

    @JSExport
    static boolean isTile(double x, double y) {
        return INSIGHT.isTile(x, y);
    }

    @JSExport
    static void paint(double fromX, double fromY, double toX, double toY, boolean erases) {
        INSIGHT.paint(fromX, fromY, toX, toY, erases);
    }

    @JSExport
    static boolean endStroke() {
        return INSIGHT.endStroke();
    }

    @JSExport
    static boolean undo() {
        return INSIGHT.undo();
    }

    @JSExport
    static void point(double x, double y) {
        INSIGHT.point(x, y);
    }

    @JSExport
    static void hideJumps() {
        INSIGHT.hideJumps();
    }

    @JSExport
    static String levelFile() throws IOException {
        return INSIGHT.levelFile();
    }

    @JSExport
    static String runFile() throws IOException {
        return INSIGHT.runFile();
    }

    /** Searches a level, see {@link Insight#search}. */
    @JSExport
    static String search(String json, String kinds, String replay) throws IOException {
        return Insight.search(level("level", json, kinds), replay);
    }

    @JSExport
    static void showInsight(String answer) throws IOException {
        INSIGHT.show(answer);
    }

    /** The number of goals that are proven, with 0, impossible, with 1, or not found, with 2. */
    @JSExport
    static int goals(int verdict) {
        return INSIGHT.goals(verdict);
    }
}
