package leapsmith.levels.format;

import java.util.List;
import java.util.regex.Pattern;
import leapsmith.levels.tiled.TiledWriter;

/** Maps and worlds of Tiled as JSON. Many have the extension {@code .json} and are recognized by their content. */
final class TiledJsonFormat extends TiledFormat {
    /** Keys that maps of every version have near their start, whatever the order of the others. */
    private static final Pattern MAP =
            Pattern.compile("\"(tiledversion|tilewidth|infinite|compressionlevel|nextobjectid)\"\\s*:");

    private static final Pattern LAYERS = Pattern.compile("\"layers\"\\s*:\\s*\\[");
    private static final Pattern SIZE = Pattern.compile("\"(height|width)\"\\s*:");

    TiledJsonFormat() {
        super(TiledWriter.Syntax.JSON);
    }

    @Override
    public String id() {
        return "tiled-json";
    }

    @Override
    public String title() {
        return "Tiled map (JSON)";
    }

    @Override
    public List<String> extensions() {
        return List.of(".tmj", ".world");
    }

    @Override
    public boolean matches(String head) {
        boolean isObject = head.stripLeading().startsWith("{") || head.startsWith("\uFEFF{");
        boolean isOther = head.contains("\"__header__\"") || head.contains("\"leapsmith-");
        boolean isMap = MAP.matcher(head).find()
                || LAYERS.matcher(head).find() && SIZE.matcher(head).find();
        return isObject && !isOther && isMap;
    }
}
