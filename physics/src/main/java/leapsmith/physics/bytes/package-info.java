/**
 * Writes and reads states and recordings as bytes: numbers, arrays, and values, which are records of these. Entry classes:
 * {@link leapsmith.physics.bytes.ByteWriter} and {@link leapsmith.physics.bytes.ByteReader}. Not exported.
 *
 * <p>What is read is checked: a number of elements against the bytes that are left, before anything is allocated, and a
 * value by its own constructor. Bytes that are wrong are an IllegalArgumentException. The package must not import what
 * writes itself by it.
 */
package leapsmith.physics.bytes;
