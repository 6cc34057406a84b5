package leapsmith.editor.journal;

import leapsmith.levels.play.PlayRecording;

/** A kept run and its name. */
public record NamedRun(String name, PlayRecording run) {
    /** Whether both have this name and are the same recording, without comparing its content. */
    public boolean isSame(NamedRun other) {
        return run == other.run && name.equals(other.name);
    }
}
