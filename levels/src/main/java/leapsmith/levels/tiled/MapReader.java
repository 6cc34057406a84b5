package leapsmith.levels.tiled;

import java.util.List;
import leapsmith.levels.external.CellBounds;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Reads a map. */
final class MapReader {
    private final Related related;
    private final Findings findings;

    MapReader(Related related, Findings findings) {
        this.related = related;
        this.findings = findings;
    }

    /**
     * Reads the map of a document.
     *
     * @param name of the map
     * @throws LevelFormatException if its size, a layer or a tileset is not valid
     */
    ExternalMap read(Element map, String name) throws LevelFormatException {
        warnUnlessOrthogonal(map, name);
        TiledLayerReader.MapShape shape = new TiledLayerReader.MapShape(
                map.wholeNumber("width", 0, Limits.MAX_SIDE_PX),
                map.wholeNumber("height", 0, Limits.MAX_SIDE_PX),
                map.wholeNumber("tilewidth", 1, Limits.MAX_SIDE_PX),
                map.wholeNumber("tileheight", 1, Limits.MAX_SIDE_PX));
        boolean isInfinite = map.isTrue("infinite", false);
        TileRegion bounds = new TileRegion(0, 0, shape.width(), shape.height());
        if (!isInfinite && bounds.area() > Limits.MAX_TILES) {
            throw map.wrong(
                    Message.of("file.at-most-0-cells", Limits.MAX_TILES),
                    Message.literal(Long.toString(bounds.area())));
        }
        MapTilesets tilesets = MapTilesets.read(map, related, findings);
        List<ExternalLayer> layers = new TiledLayerReader(shape, tilesets, findings).read(map);
        return new ExternalMap(
                name,
                map.className(),
                shape.tileWidth(),
                shape.tileHeight(),
                isInfinite ? CellBounds.of(layers) : bounds,
                layers,
                tilesets.values(),
                Properties.rgb(map.text("backgroundcolor")),
                Properties.of(map));
    }

    private void warnUnlessOrthogonal(Element map, String name) {
        String orientation = map.text("orientation");
        if (!orientation.isEmpty() && !orientation.equals("orthogonal")) {
            findings.warn("not-orthogonal", name, orientation);
        }
    }
}
