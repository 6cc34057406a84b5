package leapsmith.editor.play;

import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/**
 * The run that a search has found to a tile.
 *
 * @param column of the tile that the player stands on at the end
 * @param row of that tile
 * @param jumps the number of jumps
 * @param recording its inputs, in the searched level
 * @param trail its trail as far as it is computed
 */
public record ReachRun(int column, int row, int jumps, PlayRecording recording, Trail trail) {
    boolean endsOn(int otherColumn, int otherRow) {
        return column == otherColumn && row == otherRow;
    }

    ReachRun withTrail(Trail newTrail) {
        return new ReachRun(column, row, jumps, recording, newTrail);
    }

    /** Its duration, in seconds. */
    public double seconds() {
        return (double) recording.run().length() / recording.level().physics().ticksPerSecond();
    }
}
