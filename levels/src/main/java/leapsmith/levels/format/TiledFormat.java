package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.convert.ExportedMap;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.foreign.ForeignProject;
import leapsmith.levels.foreign.RelatedFiles;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.tiled.TilePicture;
import leapsmith.levels.tiled.TiledReader;
import leapsmith.levels.tiled.TiledWriter;

/** Maps of Tiled in one of their syntaxes. A level is written with a picture of its tiles. */
abstract sealed class TiledFormat implements ForeignFormat permits TiledXmlFormat, TiledJsonFormat {
    private final TiledWriter.Syntax syntax;

    TiledFormat(TiledWriter.Syntax syntax) {
        this.syntax = syntax;
    }

    @Override
    public boolean canRead() {
        return true;
    }

    @Override
    public boolean canWrite() {
        return true;
    }

    @Override
    public ForeignProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return TiledReader.read(in, sourceName, related);
    }

    @Override
    public Export export(Level level, String fileName) {
        ExportedMap exported = LevelExport.mapOf(level);
        TileSheet sheet = new TileSheet(level.legend(), level.tileSize());
        TilePicture picture = new TilePicture(stem(fileName) + ".png", sheet.columns(), sheet.width(), sheet.height());
        TiledWriter writer = new TiledWriter(exported.map(), syntax, tileset -> Optional.of(picture));
        List<Finding> lost = new ArrayList<>(exported.findings());
        lost.addAll(writer.lost());
        return new Export(
                List.of(
                        new Export.ExportedFile(picture.file(), sheet::write),
                        new Export.ExportedFile(fileName, writer::write)),
                lost);
    }

    private static String stem(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return dot > 0 ? fileName.substring(0, dot) : fileName;
    }
}
