/**
 * Time: recording a simulation, running it again, and going to any tick of it. A
 * {@link leapsmith.physics.replay.Recorder} records whatever is {@link leapsmith.physics.replay.Replayable}, be it a
 * plain world or a game around one; a {@link leapsmith.physics.replay.Replay} runs a
 * {@link leapsmith.physics.replay.Recording} again, and tells the first tick at which it goes another way.
 *
 * <p>Guaranteed: the state of a tick is the same to the bit, whichever way it was come to, and states kept for seeking
 * take no more bytes than allowed. It uses {@code world} and nothing in the module uses it.
 */
package leapsmith.physics.replay;
