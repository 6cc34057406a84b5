package leapsmith.physics.replay;

/** A recording that may still grow. */
final class Tape<E> {
    final InputLog.Builder inputs;
    final EditLog.Builder<E> edits;
    final HashLog.Builder hashes;

    /** Nothing yet; a hash is to be kept every so many ticks, or none at all if that is 0. */
    Tape(long hashEvery) {
        inputs = new InputLog.Builder();
        edits = new EditLog.Builder<>();
        hashes = new HashLog.Builder(hashEvery);
    }

    Tape(Recording<E> recording) {
        inputs = new InputLog.Builder(recording.inputs());
        edits = new EditLog.Builder<>(recording.edits());
        hashes = new HashLog.Builder(recording.hashes());
    }

    long length() {
        return inputs.length();
    }

    /** Forgets what comes after the state of a tick. */
    void truncate(long tick) {
        inputs.truncate(tick);
        edits.truncate(tick + 1);
        hashes.truncate(tick + 1);
    }

    Recording<E> toRecording() {
        return new Recording<>(inputs.toLog(), edits.toLog(), hashes.toLog());
    }
}
