package leapsmith.levels.format;

import java.util.List;
import leapsmith.levels.tiled.TiledWriter;

/** Maps of Tiled as XML. */
final class TiledXmlFormat extends TiledFormat {
    TiledXmlFormat() {
        super(TiledWriter.Syntax.XML);
    }

    @Override
    public String id() {
        return "tiled-xml";
    }

    @Override
    public String title() {
        return "Tiled map (XML)";
    }

    @Override
    public List<String> extensions() {
        return List.of(".tmx");
    }

    @Override
    public boolean matches(String head) {
        return head.contains("<map ");
    }
}
