package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.grid.GridReader;
import leapsmith.levels.grid.GridSyntax;
import leapsmith.levels.grid.GridWriter;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.ldtk.LdtkReader;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.ogmo.OgmoReader;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.tiled.TiledReader;
import leapsmith.levels.tiled.TiledWriter;

/**
 * A format of another program.
 *
 * @param head whether a file may be of this format, by its first characters
 * @param exporter null for a format that is only read
 */
record MapFormat(
        String id, String title, List<String> extensions, Predicate<String> head, Reader reader, Exporter exporter)
        implements ExternalFormat {
    static final ExternalFormat TILED_XML =
            tiled("tiled-xml", "Tiled map (XML)", TiledWriter.Syntax.XML, head -> head.contains("<map "), ".tmx");

    /** Many files have the extension {@code .json} and are recognized by their content. */
    static final ExternalFormat TILED_JSON =
            tiled("tiled-json", "Tiled map (JSON)", TiledWriter.Syntax.JSON, MapFormat::isTiledJson, ".tmj", ".world");

    /** Levels have the extension {@code .json}. */
    static final ExternalFormat OGMO = new MapFormat(
            "ogmo", "Ogmo project", List.of(".ogmo"), head -> head.contains("\"ogmoVersion\""), OgmoReader::read, null);

    /** A level is written as a project with one level. */
    static final ExternalFormat LDTK = new MapFormat(
            "ldtk",
            "LDtk project",
            List.of(".ldtk"),
            head -> head.contains("\"LDtk Project JSON\""),
            LdtkReader::read,
            asMap(LdtkWriter::new, true));

    /** The end of a header, without which a file could be any text. */
    private static final String HEADER_END = "---";

    static final ExternalFormat TEXT_GRID = grid(
            "text-grid",
            "Text grid",
            GridSyntax.SYMBOLS,
            head -> !head.startsWith("{") && head.lines().anyMatch(HEADER_END::equals),
            ".txt");

    static final ExternalFormat CSV = grid("csv", "CSV grid", GridSyntax.NUMBERS, MapFormat::isCsv, ".csv");

    /** Keys that JSON maps of Tiled of every version have near their start, whatever the order of the others. */
    private static final Set<String> TILED_KEYS =
            Set.of("tiledversion", "tilewidth", "infinite", "compressionlevel", "nextobjectid");

    private static final int RGB = 0xFFFFFF;

    /** Reads maps, as {@link ExternalFormat#read} does. */
    interface Reader {
        ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException;
    }

    /** Prepares a level to be written, as {@link ExternalFormat#export} does. */
    interface Exporter {
        Export export(Level level, Optional<Look> look, String fileName);
    }

    private static ExternalFormat tiled(
            String id, String title, TiledWriter.Syntax syntax, Predicate<String> head, String... extensions) {
        BiFunction<ExternalMap, TilePicture, MapWriter> writer = (map, picture) -> {
            ExternalTileset kinds = map.tilesets().get(0);
            return new TiledWriter(map, syntax, tileset -> tileset == kinds ? Optional.of(picture) : Optional.empty());
        };
        return new MapFormat(id, title, List.of(extensions), head, TiledReader::read, asMap(writer, false));
    }

    private static boolean isTiledJson(String head) {
        Map<String, String> keys = OtherFile.topLevel(head);
        boolean isMap = !Collections.disjoint(keys.keySet(), TILED_KEYS)
                || "[".equals(keys.get("layers")) && (keys.containsKey("height") || keys.containsKey("width"));
        return isMap && !keys.containsKey("__header__");
    }

    private static ExternalFormat grid(
            String id, String title, GridSyntax syntax, Predicate<String> head, String extension) {
        return new MapFormat(
                id,
                title,
                List.of(extension),
                head,
                (in, sourceName, related) -> GridReader.read(syntax, in, sourceName),
                (level, look, fileName) -> new Export(
                        List.of(new Export.ExportedFile(fileName, out -> GridWriter.write(syntax, level, out))),
                        GridWriter.lost(level)));
    }

    private static boolean isCsv(String head) {
        return head.contains(",")
                && head.lines()
                        .filter(line -> !line.startsWith("#"))
                        .allMatch(line -> line.chars().allMatch(c -> "-0123456789,; \t".indexOf(c) >= 0));
    }

    /**
     * Writes a level as a map with a picture of its tiles.
     *
     * @param writer prepares a map, whose first tileset is in a picture
     * @param hasFlatLooks whether looks are exported as tiles that aren't turned, and one background
     */
    private static Exporter asMap(BiFunction<ExternalMap, TilePicture, MapWriter> writer, boolean hasFlatLooks) {
        return (level, look, fileName) -> {
            ExternalMap map = LevelExport.mapOf(level);
            List<Export.ExportedFile> files = new ArrayList<>();
            List<Finding> lost = new ArrayList<>();
            if (look.isPresent()) {
                LooksExport.Exported looks = LooksExport.add(map, level, look.get(), fileName, hasFlatLooks);
                map = looks.map();
                files.addAll(LooksExport.files(looks.pictures()));
                lost.addAll(looks.lost().list());
            }
            TileSheet sheet = new TileSheet(level.legend(), level.tileSize());
            TilePicture picture =
                    new TilePicture(Export.pictureName(fileName), sheet.columns(), colors(level.legend()));
            MapWriter content = writer.apply(map, picture);
            files.add(new Export.ExportedFile(picture.fileName(), sheet::write));
            files.add(new Export.ExportedFile(fileName, content::write));
            lost.addAll(content.lost());
            return new Export(files, lost);
        };
    }

    static List<Integer> colors(Legend legend) {
        return legend.entries().stream()
                .map(entry -> ColorScheme.DARK.fillOf(entry.kind()) & RGB)
                .toList();
    }

    @Override
    public boolean matches(String text) {
        return head.test(text);
    }

    @Override
    public boolean canWrite() {
        return exporter != null;
    }

    @Override
    public ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return reader.read(in, sourceName, related);
    }

    @Override
    public Export export(Level level, String fileName) {
        return export(level, Optional.empty(), fileName);
    }

    @Override
    public Export export(Level level, Optional<Look> look, String fileName) {
        if (!canWrite()) {
            throw new UnsupportedOperationException("maps of this format are only read");
        }
        return exporter.export(level, look, fileName);
    }
}
