package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.convert.ExportedMap;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.foreign.ForeignProject;
import leapsmith.levels.foreign.RelatedFiles;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.ldtk.LdtkReader;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.ldtk.TilePicture;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;

/** Projects of LDtk. A level is written as a project with one level and a picture of its tiles. */
final class LdtkFormat implements ForeignFormat {
    private static final String EXTENSION = ".ldtk";
    private static final int RGB = 0xFFFFFF;

    @Override
    public String id() {
        return "ldtk";
    }

    @Override
    public String title() {
        return "LDtk project";
    }

    @Override
    public List<String> extensions() {
        return List.of(EXTENSION);
    }

    @Override
    public boolean matches(String head) {
        return head.contains("\"LDtk Project JSON\"");
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
        return LdtkReader.read(in, sourceName, related);
    }

    @Override
    public Export export(Level level, String fileName) {
        ExportedMap exported = LevelExport.mapOf(level);
        TileSheet sheet = new TileSheet(level.legend(), level.tileSize());
        List<Integer> colors = level.legend().entries().stream()
                .map(entry -> ColorScheme.DARK.fillOf(entry.kind()) & RGB)
                .toList();
        TilePicture picture = new TilePicture(Export.pictureName(fileName), sheet.columns(), colors);
        LdtkWriter writer = new LdtkWriter(exported.map(), picture);
        List<Finding> lost = new ArrayList<>(exported.findings());
        lost.addAll(writer.lost());
        return new Export(
                List.of(
                        new Export.ExportedFile(picture.fileName(), sheet::write),
                        new Export.ExportedFile(fileName, writer::write)),
                lost);
    }
}
