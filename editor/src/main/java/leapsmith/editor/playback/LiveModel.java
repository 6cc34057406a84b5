package leapsmith.editor.playback;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/**
 * The live part of the inspector: sliders for the running player, the values of the pick, and the phase timings of a
 * tick. Sliders change only the running player, not the document.
 */
public final class LiveModel {
    /** The effects of the sliders. */
    public interface Controls {
        /** Resizes the running player, in px; its feet stay in place. */
        void resize(double width, double height);

        /** Changes the movement speeds of the running player, in px/s. */
        void move(double walk, double jump, double jumpRelease);
    }

    /**
     * A slider for one value of the player.
     *
     * @param key the last part of its text key {@code property.KEY}
     */
    public record Dial(String key, String unitKey, double min, double max, DoubleProperty value) {}

    /**
     * One value of the pick.
     *
     * @param key the last part of its text key {@code live.KEY}
     */
    public record Row(String key, String text) {}

    /**
     * The picked body or pair.
     *
     * @param pair whether it is a pair of bodies; otherwise one body
     */
    public record Picked(
            String captionKey, List<Object> captionArguments, boolean pair, boolean current, List<Row> rows) {
        public Picked {
            captionArguments = List.copyOf(captionArguments);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The time of one phase of a tick.
     *
     * @param key the last part of its text key {@code phase.KEY}
     * @param label its name if there is no such text
     */
    public record Share(String key, String label, double millis) {}

    /**
     * The phase timings of a tick.
     *
     * @param shares its phases in order
     */
    public record Timing(long tick, double millis, List<Share> shares) {
        public Timing {
            shares = List.copyOf(shares);
        }
    }

    /** A slider change takes effect after some updates, so a difference doesn't yet mean that it was refused. */
    private static final int LOOKS_UNTIL_REFUSED = 3;

    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    final BooleanProperty hasPlayer = new SimpleBooleanProperty(this, "hasPlayer");
    private final ReadOnlyObjectWrapper<Picked> picked = new ReadOnlyObjectWrapper<>(this, "picked");
    private final ReadOnlyObjectWrapper<Timing> timing = new ReadOnlyObjectWrapper<>(this, "timing");
    private final Dial width = dial("width", "unit.px", 1, 64);
    private final Dial height = dial("height", "unit.px", 1, 96);
    private final Dial walk = dial("walk", "unit.pxPerSecond", 0, 600);
    private final Dial jump = dial("jump", "unit.pxPerSecond", 0, 1000);
    private final Dial jumpRelease = dial("jumpReleaseSpeed", "unit.pxPerSecond", 0, 1000);
    /** Set while the sliders are updated from the player, which is not user input. */
    private boolean adjusting;
    /** The number of consecutive updates in which the player's size differed from the sliders. */
    private int refusals;

    public LiveModel(Controls controls) {
        for (Dial dial : List.of(width, height)) {
            dial.value().addListener((property, before, now) -> turned(() -> controls.resize(of(width), of(height))));
        }
        for (Dial dial : List.of(walk, jump, jumpRelease)) {
            dial.value()
                    .addListener((property, before, now) ->
                            turned(() -> controls.move(of(walk), of(jump), of(jumpRelease))));
        }
    }

    /** The sliders in display order. */
    List<Dial> dials() {
        return List.of(width, height, walk, jump, jumpRelease);
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** The pick; null for none. */
    ReadOnlyObjectProperty<Picked> pickedProperty() {
        return picked.getReadOnlyProperty();
    }

    /** The newest timing; null before the first. */
    ReadOnlyObjectProperty<Timing> timingProperty() {
        return timing.getReadOnlyProperty();
    }

    /** Play started without a player. */
    void begin() {
        hasPlayer.set(false);
        playing.set(true);
    }

    /** Play started with a player with these values, in px and px/s. */
    void begin(double playerWidth, double playerHeight, double walkSpeed, double jumpSpeed, double releaseSpeed) {
        adjusting = true;
        width.value().set(playerWidth);
        height.value().set(playerHeight);
        walk.value().set(walkSpeed);
        jump.value().set(jumpSpeed);
        jumpRelease.value().set(releaseSpeed);
        adjusting = false;
        hasPlayer.set(true);
        playing.set(true);
    }

    /** Updates the size of the player in px. If the size of the sliders doesn't fit, they return to the actual size. */
    void showSize(double playerWidth, double playerHeight) {
        boolean same = near(width, playerWidth) && near(height, playerHeight);
        refusals = same ? 0 : refusals + 1;
        if (refusals >= LOOKS_UNTIL_REFUSED) {
            adjusting = true;
            width.value().set(playerWidth);
            height.value().set(playerHeight);
            adjusting = false;
            refusals = 0;
        }
    }

    void end() {
        playing.set(false);
        hasPlayer.set(false);
        picked.set(null);
        timing.set(null);
    }

    /** Shows new values of the pick; null for none. */
    void show(Picked numbers) {
        picked.set(numbers);
    }

    void show(Timing newer) {
        timing.set(newer);
    }

    private void turned(Runnable turn) {
        if (!adjusting && playing.get()) {
            refusals = 0;
            turn.run();
        }
    }

    /** Sliders set whole numbers but show other values unrounded. */
    private static boolean near(Dial dial, double number) {
        return Math.abs(dial.value().get() - number) <= 0.5;
    }

    private static double of(Dial dial) {
        return Math.rint(dial.value().get());
    }

    private static Dial dial(String key, String unitKey, double min, double max) {
        return new Dial(key, unitKey, min, max, new SimpleDoubleProperty(min));
    }
}
