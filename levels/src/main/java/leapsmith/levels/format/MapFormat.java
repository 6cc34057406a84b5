package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.ldtk.LdtkReader;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.tiled.TiledReader;
import leapsmith.levels.tiled.TiledWriter;

/** What the formats of other editors have in common: a level is written as a map with a picture of its tiles. */
abstract class MapFormat extends NamedFormat {
    private static final int RGB = 0xFFFFFF;

    MapFormat(Reader reader, String id, String title, String... extensions) {
        super(reader, id, title, extensions);
    }

    /** Prepares a map, whose first tileset is in a picture, to be written. */
    abstract MapWriter writer(ExternalMap map, TilePicture picture);

    /** Whether looks are exported as tiles that aren't turned, and one background. */
    boolean hasFlatLooks() {
        return false;
    }

    @Override
    public final Export export(Level level, String fileName) {
        return export(level, Optional.empty(), fileName);
    }

    @Override
    public final Export export(Level level, Optional<Look> look, String fileName) {
        ExternalMap map = LevelExport.mapOf(level);
        List<Export.ExportedFile> files = new ArrayList<>();
        List<Finding> lost = new ArrayList<>();
        if (look.isPresent()) {
            LooksExport.Exported looks = LooksExport.add(map, level, look.get(), fileName, hasFlatLooks());
            map = looks.map();
            files.addAll(LooksExport.files(looks.pictures()));
            lost.addAll(looks.lost().list());
        }
        TileSheet sheet = new TileSheet(level.legend(), level.tileSize());
        TilePicture picture = new TilePicture(Export.pictureName(fileName), sheet.columns(), colors(level.legend()));
        MapWriter writer = writer(map, picture);
        files.add(new Export.ExportedFile(picture.fileName(), sheet::write));
        files.add(new Export.ExportedFile(fileName, writer::write));
        lost.addAll(writer.lost());
        return new Export(files, lost);
    }

    private static List<Integer> colors(Legend legend) {
        return legend.entries().stream()
                .map(entry -> ColorScheme.DARK.fillOf(entry.kind()) & RGB)
                .toList();
    }

    /** Maps of Tiled in one of their syntaxes. */
    private abstract static class TiledFormat extends MapFormat {
        private final TiledWriter.Syntax syntax;

        TiledFormat(TiledWriter.Syntax syntax, String id, String title, String... extensions) {
            super(TiledReader::read, id, title, extensions);
            this.syntax = syntax;
        }

        @Override
        MapWriter writer(ExternalMap map, TilePicture picture) {
            ExternalTileset kinds = map.tilesets().get(0);
            return new TiledWriter(map, syntax, tileset -> tileset == kinds ? Optional.of(picture) : Optional.empty());
        }
    }

    static final class TiledXmlFormat extends TiledFormat {
        TiledXmlFormat() {
            super(TiledWriter.Syntax.XML, "tiled-xml", "Tiled map (XML)", ".tmx");
        }

        @Override
        public boolean matches(String head) {
            return head.contains("<map ");
        }
    }

    /** Maps and worlds of Tiled as JSON. Many have the extension {@code .json} and are recognized by their content. */
    static final class TiledJsonFormat extends TiledFormat {
        /** Keys that maps of every version have near their start, whatever the order of the others. */
        private static final Set<String> MAP_KEYS =
                Set.of("tiledversion", "tilewidth", "infinite", "compressionlevel", "nextobjectid");

        TiledJsonFormat() {
            super(TiledWriter.Syntax.JSON, "tiled-json", "Tiled map (JSON)", ".tmj", ".world");
        }

        @Override
        public boolean matches(String head) {
            Map<String, String> keys = OtherFile.topLevel(head);
            boolean isMap = !Collections.disjoint(keys.keySet(), MAP_KEYS)
                    || "[".equals(keys.get("layers")) && (keys.containsKey("height") || keys.containsKey("width"));
            return isMap && !keys.containsKey("__header__");
        }
    }

    /** Projects of LDtk. A level is written as a project with one level. */
    static final class LdtkFormat extends MapFormat {
        LdtkFormat() {
            super(LdtkReader::read, "ldtk", "LDtk project", ".ldtk");
        }

        @Override
        public boolean matches(String head) {
            return head.contains("\"LDtk Project JSON\"");
        }

        @Override
        boolean hasFlatLooks() {
            return true;
        }

        @Override
        MapWriter writer(ExternalMap map, TilePicture picture) {
            return new LdtkWriter(map, picture);
        }
    }
}
