package leapsmith.editor.playback;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import leapsmith.editor.ui.Texts;

/** The state of play: whether the level is played, and how fast. */
public final class PlayModel {
    /** The available speeds, as factors of the normal speed. */
    public static final List<Double> SPEEDS = List.of(0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0);

    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper(this, "paused");
    private final ReadOnlyDoubleWrapper speed = new ReadOnlyDoubleWrapper(this, "speed", 1);

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    public boolean isPlaying() {
        return playing.get();
    }

    public ReadOnlyBooleanProperty pausedProperty() {
        return paused.getReadOnlyProperty();
    }

    public boolean isPaused() {
        return paused.get();
    }

    /** The speed, one of {@link #SPEEDS}; it is kept for the next play. */
    public ReadOnlyDoubleProperty speedProperty() {
        return speed.getReadOnlyProperty();
    }

    public double speed() {
        return speed.get();
    }

    void setPlaying(boolean now) {
        playing.set(now);
    }

    void setPaused(boolean now) {
        paused.set(now);
    }

    public void setSpeed(double wanted) {
        speed.set(wanted);
    }

    /** The next higher speed, or the current one if there is none. */
    public double faster() {
        return SPEEDS.stream().filter(it -> it > speed.get()).findFirst().orElse(speed.get());
    }

    /** The next lower speed, or the current one if there is none. */
    public double slower() {
        return SPEEDS.stream()
                .filter(it -> it < speed.get())
                .reduce((a, b) -> b)
                .orElse(speed.get());
    }

    /** A speed as text, such as {@code 0.5×} or {@code 0,5×}. */
    public static String text(Texts texts, double speed) {
        String number = speed == Math.rint(speed) ? String.valueOf((int) speed) : String.valueOf(speed);
        return texts.numbers().translate(number) + "×";
    }
}
