package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignProject;
import leapsmith.levels.foreign.MapWriter;
import leapsmith.levels.foreign.RelatedFiles;
import leapsmith.levels.foreign.TilePicture;
import leapsmith.levels.tiled.TiledReader;
import leapsmith.levels.tiled.TiledWriter;

/** Maps of Tiled in one of their syntaxes. */
abstract sealed class TiledFormat extends MapFormat permits TiledXmlFormat, TiledJsonFormat {
    private final TiledWriter.Syntax syntax;

    TiledFormat(TiledWriter.Syntax syntax) {
        this.syntax = syntax;
    }

    @Override
    public ForeignProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return TiledReader.read(in, sourceName, related);
    }

    @Override
    MapWriter writer(ForeignMap map, TilePicture picture) {
        return new TiledWriter(map, syntax, tileset -> Optional.of(picture));
    }
}
