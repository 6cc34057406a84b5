package leapsmith.editor.view.panel.inspector;

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
 * What the inspector shows of the running level: the dials of the player's character, the numbers of what was picked,
 * and where the time of a tick goes. Dials act on the running character only; the document keeps its numbers.
 */
public final class LiveModel {
    /** What turning the dials does. */
    public interface Controls {
        /** The player's character has this size from now on, in px, its feet where they are. */
        void resize(double width, double height);

        /** The player's character moves by these numbers from now on, in px/s. */
        void move(double walk, double jump, double jumpRelease);
    }

    /**
     * A slider over one number of the player's character.
     *
     * @param key the last part of its text key {@code property.KEY}
     * @param unitKey the text key of its unit
     */
    public record Dial(String key, String unitKey, double min, double max, DoubleProperty value) {}

    /**
     * One number of what was picked.
     *
     * @param key the last part of its text key {@code live.KEY}
     * @param text the number with its sign, in its unit
     */
    public record Row(String key, String text) {}

    /**
     * What was picked.
     *
     * @param captionKey the text key of its heading
     * @param captionArguments what fills the places of the heading
     * @param pair whether it is two bodies that overlap; otherwise one body
     * @param current whether the numbers are of this moment
     */
    public record Picked(
            String captionKey, List<Object> captionArguments, boolean pair, boolean current, List<Row> rows) {
        public Picked {
            captionArguments = List.copyOf(captionArguments);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One part of a tick.
     *
     * @param key the last part of its text key {@code phase.KEY}
     * @param label its name where there is no such text
     * @param millis how long it took
     */
    public record Share(String key, String label, double millis) {}

    /**
     * Where the time of a tick went.
     *
     * @param millis the whole tick
     * @param shares its parts in their order
     */
    public record Timing(long tick, double millis, List<Share> shares) {
        public Timing {
            shares = List.copyOf(shares);
        }
    }

    /** A turned dial takes effect only after some looks, so one that differs is not refused yet. */
    private static final int LOOKS_UNTIL_REFUSED = 3;

    private final Controls controls;
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final BooleanProperty hasPlayer = new SimpleBooleanProperty(this, "hasPlayer");
    private final ReadOnlyObjectWrapper<Picked> picked = new ReadOnlyObjectWrapper<>(this, "picked");
    private final ReadOnlyObjectWrapper<Timing> timing = new ReadOnlyObjectWrapper<>(this, "timing");
    private final Dial width = dial("width", "unit.px", 1, 64);
    private final Dial height = dial("height", "unit.px", 1, 96);
    private final Dial walk = dial("walk", "unit.pxPerSecond", 0, 600);
    private final Dial jump = dial("jump", "unit.pxPerSecond", 0, 1000);
    private final Dial jumpRelease = dial("jumpReleaseSpeed", "unit.pxPerSecond", 0, 1000);
    /** Set while the dials are put to the character's numbers, which is not turning them. */
    private boolean adjusting;
    /** For how many looks in a row the character had another size than the dials show. */
    private int refusals;

    public LiveModel(Controls controls) {
        this.controls = controls;
        for (Dial dial : List.of(width, height)) {
            dial.value().addListener((property, before, now) -> turned(() -> controls.resize(of(width), of(height))));
        }
        for (Dial dial : List.of(walk, jump, jumpRelease)) {
            dial.value()
                    .addListener((property, before, now) ->
                            turned(() -> controls.move(of(walk), of(jump), of(jumpRelease))));
        }
    }

    /** The dials in the order in which they are shown. */
    public List<Dial> dials() {
        return List.of(width, height, walk, jump, jumpRelease);
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** Whether there is a character that the dials are about. */
    public ReadOnlyBooleanProperty hasPlayerProperty() {
        return hasPlayer;
    }

    /** What was picked; null for nothing. */
    public ReadOnlyObjectProperty<Picked> pickedProperty() {
        return picked.getReadOnlyProperty();
    }

    /** The newest timing; null before the first. */
    public ReadOnlyObjectProperty<Timing> timingProperty() {
        return timing.getReadOnlyProperty();
    }

    /** Play began, without a player. */
    public void begin() {
        hasPlayer.set(false);
        playing.set(true);
    }

    /** Play began with a player of these numbers, in px and px/s. */
    public void begin(
            double playerWidth, double playerHeight, double walkSpeed, double jumpSpeed, double releaseSpeed) {
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

    /**
     * The size that the player's character has, in px, looked at again and again. Where there is no room for the size
     * of the dials, they go back to it.
     */
    public void showSize(double playerWidth, double playerHeight) {
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

    /** Play is over. */
    public void end() {
        playing.set(false);
        hasPlayer.set(false);
        picked.set(null);
        timing.set(null);
    }

    /** Other numbers of what was picked; null for nothing. */
    public void show(Picked numbers) {
        picked.set(numbers);
    }

    /** A newer timing. */
    public void show(Timing newer) {
        timing.set(newer);
    }

    private void turned(Runnable turn) {
        if (!adjusting && playing.get()) {
            refusals = 0;
            turn.run();
        }
    }

    /** Dials act in whole numbers, and show the others as they are. */
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
