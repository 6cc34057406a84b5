package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.tiled.TiledReader;
import leapsmith.levels.tiled.TiledWriter;

/** Maps of Tiled in one of their syntaxes. */
abstract sealed class TiledFormat extends MapFormat permits TiledXmlFormat, TiledJsonFormat {
    private final TiledWriter.Syntax syntax;

    TiledFormat(TiledWriter.Syntax syntax) {
        this.syntax = syntax;
    }

    @Override
    public ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return TiledReader.read(in, sourceName, related);
    }

    @Override
    MapWriter writer(ExternalMap map, TilePicture picture) {
        return new TiledWriter(map, syntax, tileset -> Optional.of(picture));
    }
}
