/**
 * Recording a simulation, running it again, and seeking any tick of it. Entry class for a plain world: {@link
 * leapsmith.physics.replay.Recorder#of(leapsmith.physics.world.World)}.
 *
 * <p>A {@link leapsmith.physics.replay.Recorder} listens to a {@link leapsmith.physics.replay.Replayable}: a plain
 * world, or a game with state of its own around one. It makes a {@link leapsmith.physics.replay.Recording}, a value of
 * inputs, edits with their ticks, and optional hashes. A {@link leapsmith.physics.replay.Playback} runs a recording
 * once, forward. A {@link leapsmith.physics.replay.Replay} seeks in it, and finds the first tick at which it diverges.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li><b>Exactness.</b> The state of a tick, and the results of the step that leads to it, are the same to the bit,
 *       however the tick is reached and whatever states are kept.
 *   <li><b>Memory.</b> States kept for seeking don't exceed the limit of bytes, except that the first one always stays.
 *       When they would, every other one is dropped. A recording takes some bytes for each change of the inputs, for
 *       each edit, and for each hash.
 *   <li><b>Values.</b> A recording and its logs are immutable and may be read from any thread. Taking the recording of
 *       a run that continues costs nothing. A branch doesn't change the recording that it starts from.
 *   <li><b>Threads.</b> A recorder, a replay, a playback and keyframes belong to one thread at a time, as the
 *       simulation does.
 * </ul>
 *
 * <p>It uses {@code world}, and nothing in the module uses it.
 */
package leapsmith.physics.replay;
