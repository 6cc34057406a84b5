package leapsmith.levels.art;

import java.util.Map;

/**
 * All files of a theme by their names: pictures to be written as PNG, and texts in JSON.
 *
 * @param pictures by file name, such as {@code meadow-ground.png}
 * @param texts by file name, such as {@code meadow.theme.json}
 */
public record DrawnTheme(Map<String, Drawing> pictures, Map<String, String> texts) {}
