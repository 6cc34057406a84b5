package leapsmith.levels.play;

import java.io.IOException;
import java.util.Locale;

/**
 * Writes trails as comma-separated values: a line for each point with a player, with the run's name, tick, the box in
 * pixels, velocity in pixels per second since the previous point, whether it stood, whether it climbed or swam, and its events.
 */
public final class TrailCsv {
    private static final String HEAD = "run,tick,x,y,width,height,vx,vy,onGround,mode,event\n";

    private final Appendable out;

    /**
     * Starts a table with the names of its columns.
     *
     * @param out receives the lines
     * @throws IOException if the stream can't be written
     */
    public TrailCsv(Appendable out) throws IOException {
        this.out = out;
        out.append(HEAD);
    }

    /**
     * Adds the lines of a run.
     *
     * @param run name of the run
     * @param trail a trail
     * @param ticksPerSecond tick rate of the run
     * @throws IOException if the stream can't be written
     */
    public void add(String run, Trail trail, int ticksPerSecond) throws IOException {
        String name = field(run);
        for (int i = 0; i < trail.length(); i++) {
            if (!trail.isPresent(i)) {
                continue;
            }
            boolean continues = i > 0 && trail.isPresent(i - 1) && !trail.started(i);
            double vx = continues ? (trail.x(i) - trail.x(i - 1)) * ticksPerSecond : 0;
            double vy = continues ? (trail.y(i) - trail.y(i - 1)) * ticksPerSecond : 0;
            out.append(name).append(',').append(Integer.toString(i));
            for (double value : new double[] {trail.x(i), trail.y(i), trail.width(i), trail.height(i), vx, vy}) {
                out.append(',').append(number(value));
            }
            out.append(',').append(Boolean.toString(trail.isOnGround(i)));
            out.append(',').append(trail.isClimbing(i) ? "climbing" : trail.isSwimming(i) ? "swimming" : "");
            out.append(',').append(event(trail, i)).append('\n');
        }
    }

    private static String event(Trail trail, int i) {
        if (trail.reachedGoal(i)) {
            return "goal-reached";
        }
        if (trail.died(i)) {
            return "died";
        }
        if (trail.started(i)) {
            return "started";
        }
        return trail.jumped(i) ? "jumped" : trail.landed(i) ? "landed" : "";
    }

    /** Four digits distinguish sub-pixels; trailing zeros are dropped. */
    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.4f", value).replaceFirst("\\.?0+$", "");
        return text.equals("-0") ? "0" : text;
    }

    /**
     * {@return a text as a field of comma-separated values, as in RFC 4180: quoted only if necessary}
     *
     * @param text any text
     */
    public static String field(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
