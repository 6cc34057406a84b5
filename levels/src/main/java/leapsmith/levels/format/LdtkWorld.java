package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.definitions.DefinitionFiles;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.format.WorldExport.Part;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.WorldPlace;
import leapsmith.physics.tile.TileType;

/**
 * The levels of a folder as one project of LDtk. They share one legend, whose kinds are the values of the IntGrid, and one set of
 * entities, whose fields have the types that the kinds file says.
 */
final class LdtkWorld {
    private final KindsFile kinds;
    private final String fileName;
    private final Findings lost = new Findings();
    private final List<Part> parts = new ArrayList<>();
    private Legend legend;

    private LdtkWorld(KindsFile kinds, String fileName) {
        this.kinds = kinds;
        this.fileName = fileName;
    }

    /**
     * Makes a project of levels.
     *
     * @param levels at least one; those whose tiles are of another size than the first one's are left out
     * @param kinds the kinds file of the folder
     * @param fileName name of the project; pictures get names that begin with it
     * @return the files, not yet written, and what they can't hold
     * @throws IllegalArgumentException if there is no level, or if all levels have too many tile kinds
     */
    static Export export(List<Part> levels, KindsFile kinds, String fileName) {
        if (levels.isEmpty()) {
            throw new IllegalArgumentException("no levels");
        }
        LdtkWorld world = new LdtkWorld(kinds, fileName);
        int tileSize = levels.get(0).level().tileSize();
        for (Part part : levels) {
            if (part.level().tileSize() == tileSize) {
                world.parts.add(part);
            } else {
                world.lost.warn("world-tile-size", part.name(), part.level().tileSize(), tileSize);
            }
        }
        world.joinLegends();
        world.placeAll();
        return world.export();
    }

    /** Gives all levels one legend: the kinds of the first one, then the other ones of the others. */
    private void joinLegends() {
        List<LegendEntry> entries = new ArrayList<>();
        for (Part part : parts) {
            long[] counts = part.level().tiles().counts();
            Legend own = part.level().legend();
            for (int value = 0; value < own.size(); value++) {
                LegendEntry entry = own.entries().get(value);
                boolean isNeeded = counts[value] > 0 || !Legend.isOptional(entry.kind());
                boolean isNew = entries.stream().noneMatch(known -> known.kind().equals(entry.kind()));
                if (isNeeded && isNew) {
                    entries.add(entry.withSymbol(Legend.freeSymbol(entries, entry.symbol())));
                }
            }
        }
        // Kinds of shapes that no level has need a symbol, too.
        if (entries.size() + TileType.values().length > Limits.MAX_SYMBOLS) {
            throw new IllegalArgumentException("the levels have too many tile kinds for one legend");
        }
        legend = Legend.completing(entries);
        parts.replaceAll(part -> {
            int[] values = new int[Limits.MAX_SYMBOLS];
            Legend own = part.level().legend();
            for (int value = 0; value < own.size(); value++) {
                values[value] = Math.max(0, valueOf(own.kindOf(value)));
            }
            Level joined = part.level()
                    .withLegend(legend)
                    .withTiles(part.level().tiles().mapped(values));
            return new Part(part.name(), joined, part.look());
        });
    }

    /** The value of a kind; -1 for one that no tile has. */
    private int valueOf(TileKind kind) {
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).equals(kind)) {
                return value;
            }
        }
        return -1;
    }

    /** Puts levels without a place in a row to the right of the others, as LDtk has no others. */
    private void placeAll() {
        double right = 0;
        double top = 0;
        for (Part part : parts) {
            Optional<WorldPlace> place = part.level().place();
            if (place.isPresent()) {
                right = Math.max(right, place.get().x() + part.level().columns());
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.level().place().isEmpty()) {
                Level placed = part.level().withPlace(Optional.of(new WorldPlace(right, top)));
                parts.set(i, new Part(part.name(), placed, part.look()));
                right += placed.columns();
            }
        }
    }

    private Export export() {
        List<Export.ExportedFile> files = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        List<ExternalMap> maps = new ArrayList<>();
        Map<String, OwnKind> byClass = new LinkedHashMap<>();
        for (Part part : parts) {
            Level level = part.level();
            level.objects().stream()
                    .forEach(object -> object.own().ifPresent(own -> byClass.putIfAbsent(object.kind(), own)));
            ExternalMap map = named(LevelExport.mapOf(level), part);
            if (part.look().isPresent()) {
                LooksExport.Exported looks =
                        LooksExport.add(map, level, part.look().get(), pictureName(part), true);
                map = looks.map();
                files.addAll(LooksExport.files(looks.pictures()));
                looks.lost().list().forEach(finding -> findings.add(part.lost(finding)));
            }
            maps.add(map);
        }
        Level first = parts.get(0).level();
        TileSheet sheet = new TileSheet(legend, first.tileSize());
        TilePicture picture = new TilePicture(Export.pictureName(fileName), sheet.columns(), MapFormat.colors(legend));
        LdtkWriter writer = new LdtkWriter(maps, picture, byClass, DefinitionFiles.ofLdtk(kinds, lost));
        files.add(new Export.ExportedFile(picture.fileName(), sheet::write));
        files.add(new Export.ExportedFile(fileName, writer::write));
        findings.addAll(writer.lost());
        findings.addAll(lost.list());
        return new Export(files, findings);
    }

    /** The map under the name of the file, to which portals lead. */
    private static ExternalMap named(ExternalMap map, Part part) {
        RawMembers properties = map.properties();
        String name = part.level().name();
        boolean isOther = !name.equals(part.name());
        return map.with(part.name(), isOther ? properties.with("name", JsonQuotes.quote(name)) : properties);
    }

    private String pictureName(Part part) {
        int dot = fileName.lastIndexOf('.');
        return (dot > 0 ? fileName.substring(0, dot) : fileName) + "-" + part.name() + ".ldtk";
    }
}
