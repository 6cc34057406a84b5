/**
 * Compares the physics of Leapsmith with its peers, in the same scenes and the same run. Nothing here is shipped.
 *
 * <p>{@code scene} defines the scenes, {@code plain}, {@code peer} and {@code ours} simulate them, {@code compare} runs
 * them in turn and writes the tables, {@code kernel} measures single parts of ours. Entry class: {@link
 * leapsmith.bench.compare.Comparison}. Scenes don't depend on engines, nor engines on each other.
 */
package leapsmith.bench;
