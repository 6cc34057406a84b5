package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.convert.ExportedMap;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;

/** What the formats of other editors have in common: a level is written as a map with a picture of its tiles. */
abstract class MapFormat implements ExternalFormat {
    private static final int RGB = 0xFFFFFF;

    /** Prepares a map, whose one tileset is in a picture, to be written. */
    abstract MapWriter writer(ExternalMap map, TilePicture picture);

    @Override
    public final Export export(Level level, String fileName) {
        ExportedMap exported = LevelExport.mapOf(level);
        TileSheet sheet = new TileSheet(level.legend(), level.tileSize());
        TilePicture picture = new TilePicture(Export.pictureName(fileName), sheet.columns(), colors(level.legend()));
        MapWriter writer = writer(exported.map(), picture);
        List<Finding> lost = new ArrayList<>(exported.findings());
        lost.addAll(writer.lost());
        return new Export(
                List.of(
                        new Export.ExportedFile(picture.fileName(), sheet::write),
                        new Export.ExportedFile(fileName, writer::write)),
                lost);
    }

    private static List<Integer> colors(Legend legend) {
        return legend.entries().stream()
                .map(entry -> ColorScheme.DARK.fillOf(entry.kind()) & RGB)
                .toList();
    }
}
