/**
 * Decompression of Zstandard data, as RFC 8878 describes it, without dictionaries. It allocates no more than the caller
 * allows, whatever the data says, and refuses damaged data with an {@code IOException}.
 *
 * <p>{@link leapsmith.levels.tiled.zstd.ZstdDecoder} is the entry class. The package knows nothing of levels.
 */
package leapsmith.levels.tiled.zstd;
