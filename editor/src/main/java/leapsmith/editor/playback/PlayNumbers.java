package leapsmith.editor.playback;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import javafx.animation.AnimationTimer;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.Pick;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.playback.LiveModel.Picked;
import leapsmith.editor.playback.LiveModel.Row;
import leapsmith.editor.playback.LiveModel.Share;
import leapsmith.editor.playback.LiveModel.Timing;
import leapsmith.editor.ui.Texts;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Phase;

/**
 * Shows numbers of play ten times per second, from the frame that the canvas shows, so that numbers and picture agree.
 * Times are means over the frames since the last update.
 */
public final class PlayNumbers {
    /** Shows the counts of the running level. */
    public interface Counts {
        /**
         * Shows the counts.
         *
         * @param ticksPerSecond measured, 0 while paused
         */
        void show(long tick, double ticksPerSecond, int bodies, long pairs, OptionalLong tests);

        void clear();
    }

    private static final long INTERVAL_NANOS = 100_000_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Texts texts;
    private final Counts counts;
    private final long[] phaseNanos = new long[Phase.values().length];
    private long stepNanos;
    private int framesAdded;
    private LevelCanvas canvas;
    private LiveModel live;
    private PlayThread thread;
    private long framesSeen;
    private long lastShown;
    private Pick pickShown;

    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            look(now);
        }
    };

    PlayNumbers(Texts texts, Counts counts) {
        this.texts = texts;
        this.counts = counts;
    }

    void begin(OpenLevel level, PlayThread running) {
        canvas = level.canvas();
        live = level.part(LiveModel.class);
        thread = running;
        framesSeen = canvas.framesShown().get();
        lastShown = 0;
        pickShown = null;
        resetMeans();
        timer.start();
    }

    void end() {
        timer.stop();
        canvas = null;
        live = null;
        thread = null;
        counts.clear();
    }

    private void look(long now) {
        PlayFrame shown = canvas.playFrame();
        boolean fresh = shown != null && canvas.framesShown().get() != framesSeen;
        if (fresh) {
            framesSeen = canvas.framesShown().get();
            add(shown.frame());
        }
        boolean otherPick = canvas.picked().get() != pickShown;
        if (shown != null && (framesAdded > 0 || otherPick) && now - lastShown >= INTERVAL_NANOS) {
            lastShown = now;
            show(shown);
        }
    }

    private void add(Frame frame) {
        for (Phase phase : Phase.values()) {
            phaseNanos[phase.ordinal()] += frame.phaseTimes().nanos(phase);
        }
        stepNanos += frame.phaseTimes().totalNanos();
        framesAdded++;
    }

    private void resetMeans() {
        Arrays.fill(phaseNanos, 0);
        stepNanos = 0;
        framesAdded = 0;
    }

    private void show(PlayFrame shown) {
        Frame frame = shown.frame();
        if (framesAdded > 0) {
            List<Share> shares = new ArrayList<>();
            for (Phase phase : Phase.values()) {
                double millis = phaseNanos[phase.ordinal()] / NANOS_PER_MILLI / framesAdded;
                shares.add(new Share(phase.name().toLowerCase(Locale.ROOT), phase.label(), millis));
            }
            live.show(new Timing(frame.tick(), stepNanos / NANOS_PER_MILLI / framesAdded, shares));
            resetMeans();
        }
        counts.show(
                frame.tick(),
                thread.clock().realTicksPerSecond(),
                frame.totalBodies(),
                frame.pairsFound(),
                frame.includesCells() ? OptionalLong.of(frame.pairsTested()) : OptionalLong.empty());
        if (shown.hasPlayer()) {
            live.showSize(shown.playerWidth(), shown.playerHeight());
        }
        pickShown = canvas.picked().get();
        live.show(pickShown == null ? null : picked(pickShown, shown));
    }

    private Picked picked(Pick pick, PlayFrame shown) {
        List<Row> rows = new ArrayList<>();
        if (pick instanceof Pick.OfPair pair) {
            rows.add(new Row("overlap", px(number(pair.overlapX()) + ", " + number(pair.overlapY()))));
            rows.add(new Row("speed1", speed(pair.a())));
            rows.add(new Row("speed2", speed(pair.b())));
            rows.add(new Row("since", texts.get("live.sinceTick", pair.since())));
            return new Picked(
                    "live.pair", List.of(name(pair.a(), shown), name(pair.b(), shown)), true, pair.current(), rows);
        }
        Pick.OfBody body = (Pick.OfBody) pick;
        rows.add(new Row("position", px(number(body.x()) + ", " + number(body.y()))));
        rows.add(new Row("size", px(number(body.width()) + " × " + number(body.height()))));
        rows.add(new Row("speed", speed(body)));
        rows.add(new Row("state", word("state.", body.state())));
        rows.add(new Row("touches", contacts(body.contacts())));
        return new Picked("live.body", List.of(name(body, shown)), false, body.current(), rows);
    }

    /** The id of the body's object, or the index of a body without one, such as a clone. */
    private static String name(Pick.OfBody body, PlayFrame shown) {
        for (int i = 0; i < shown.frame().bodyCount(); i++) {
            if (shown.frame().bodyIndex(i) == body.index() && shown.objectId(i) != null) {
                return shown.objectId(i);
            }
        }
        return "#" + body.index();
    }

    private String contacts(int bits) {
        List<String> words = new ArrayList<>();
        addIf(words, bits, Contacts.GROUND, "ground");
        addIf(words, bits, Contacts.ONE_WAY, "oneWay");
        addIf(words, bits, Contacts.CEILING, "ceiling");
        addIf(words, bits, Contacts.LEFT_WALL, "left");
        addIf(words, bits, Contacts.RIGHT_WALL, "right");
        return words.isEmpty() ? texts.get("contact.none") : String.join(", ", words);
    }

    private void addIf(List<String> words, int bits, int bit, String word) {
        if ((bits & bit) != 0) {
            words.add(texts.get("contact." + word));
        }
    }

    private String speed(Pick.OfBody body) {
        return number(body.vx()) + ", " + number(body.vy()) + " " + texts.get("unit.pxPerSecond");
    }

    private String px(String numbers) {
        return numbers + " " + texts.get("unit.px");
    }

    /** The text for a constant of the simulation, or its name if there is none. */
    private String word(String prefix, Enum<?> value) {
        String word = value.name().toLowerCase(Locale.ROOT);
        return texts.getOr(prefix + word, word.replace('_', ' '));
    }

    private String number(double value) {
        return texts.numbers().format(value, 2);
    }
}
