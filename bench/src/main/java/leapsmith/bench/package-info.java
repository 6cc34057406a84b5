/**
 * The physics of Leapsmith beside its peers, in the same scenes and the same run. Nothing here ships.
 *
 * <p>{@code scene} says what there is to simulate, {@code plain}, {@code peer} and {@code ours} simulate it, {@code compare}
 * lets them take turns and writes the table, {@code kernel} measures single parts of ours. Start at {@link
 * leapsmith.bench.compare.Main}. A scene knows no engine, and engines know nothing of each other.
 */
package leapsmith.bench;
