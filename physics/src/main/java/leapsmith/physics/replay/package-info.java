/**
 * Time: recording a simulation, running it again, and going to any tick of it. For a plain world it begins at
 * {@link leapsmith.physics.replay.RecordedWorld}.
 *
 * <p>A {@link leapsmith.physics.replay.Recorder} records whatever is {@link leapsmith.physics.replay.Replayable}: a plain
 * world, or a game around one with a state of its own. What it gives is a {@link leapsmith.physics.replay.Recording}, a
 * value made of inputs, edits with their ticks, and hashes if wanted. A {@link leapsmith.physics.replay.Replay} runs that
 * again and tells the first tick at which it goes another way.
 *
 * <p>What a game may rely on:
 *
 * <ul>
 *   <li><b>Exactness.</b> The state of a tick, and what tells of the step to it, is the same to the bit, whichever way it
 *       was come to; and whatever was kept for seeking, or wasn't.
 *   <li><b>Memory.</b> States kept for seeking take no more bytes than allowed, but that the first one always stays. When
 *       they would, every other one goes. A recording takes some bytes for each change of the inputs, for each edit, and
 *       for each hash.
 *   <li><b>Values.</b> A recording and its logs never change and may be read by any thread; taking one of a run that goes
 *       on costs nothing. A branch leaves the recording it comes from as it is.
 *   <li><b>Threads.</b> A recorder, a replay and keyframes belong to one thread at a time, as the simulation does.
 * </ul>
 *
 * <p>It uses {@code world}, and nothing in the module uses it.
 */
package leapsmith.physics.replay;
