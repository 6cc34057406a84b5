package leapsmith.levels.external;

import java.util.OptionalInt;

/**
 * What a number of a {@link ExternalLayer.Values} layer means.
 *
 * @param value 1 or more
 * @param name empty for none
 * @param group the name of the group of values that it belongs to; empty for none
 * @param color {@code 0xRRGGBB}
 */
public record CellValue(int value, String name, String group, OptionalInt color) {}
