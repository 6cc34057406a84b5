package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A level with tiles of every shape, of every standard kind, and of kinds with numbers of their own. */
class TileKindFormatsTest {
    private static final List<TileKind> OWN = List.of(
            own(
                    "ground",
                    TileType.BLOCK,
                    Material.builder().grip(0.25).speed(1.5).jump(0.125)),
            own(
                    "river",
                    TileType.EMPTY,
                    Material.builder()
                            .belt(-33)
                            .gravity(-0.5)
                            .maxFallSpeed(77.5)
                            .swims(true)),
            own("net", TileType.ONE_WAY, Material.builder().climb(45).launch(12)),
            own("lava", TileType.EMPTY, Material.builder().deadly(Set.of(TileSide.values()))),
            own("saw", TileType.BLOCK, Material.builder().deadly(Set.of(TileSide.LEFT, TileSide.BOTTOM))),
            own("glass", TileType.BLOCK, Material.builder().crumbleSeconds(1.5).returnSeconds(9)),
            own("box", TileType.BLOCK, Material.builder().breaking(Material.Breaking.HEAD)),
            own("bubble", TileType.EMPTY, Material.builder().breaking(Material.Breaking.TOUCH)),
            // Free properties that are named like numbers, and a kind that isn't known.
            new TileKind(
                            "odd",
                            TileType.SLOPE_LEFT,
                            OptionalInt.empty(),
                            Material.builder().grip(0.5).build(),
                            RawMembers.EMPTY.with("grip", "\"tight\"").with("deadly", "7"),
                            RawMembers.EMPTY.with("glow", "\"red\""),
                            List.of(SignalCondition.of("red").orElseThrow()),
                            Optional.of(new TileKind.Base(
                                    "slime",
                                    Set.of("grip", "properties", "properties.grip", "properties.deadly"),
                                    Optional.empty(),
                                    "")))
                    .basedOn(Optional.empty(), ""));

    private final Level level = level();

    @TempDir
    private Path folder;

    private static TileKind own(String name, TileType shape, Material.Builder material) {
        return TileKind.of(name, shape, 0x123456).withMaterial(material.build());
    }

    private static Level level() {
        List<LegendEntry> entries = new ArrayList<>(Legend.STANDARD.entries());
        for (StandardKind standard : StandardKind.values()) {
            entries.add(new LegendEntry(Legend.freeSymbol(entries, standard.symbol()), standard.kind()));
        }
        for (TileKind own : OWN) {
            entries.add(new LegendEntry(Legend.freeSymbol(entries, own.name().codePointAt(0)), own));
        }
        Level empty = Level.empty("Kinds", entries.size(), 2, 16).withLegend(new Legend(entries));
        TileDraft tiles = empty.tiles().draft();
        for (int value = 0; value < entries.size(); value++) {
            tiles.set(value, 0, value);
        }
        return empty.withTiles(tiles.build());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kinds.tmx", "kinds.tmj", "kinds.ldtk"})
    void survivesMapsOfOtherEditors(String name) throws IOException {
        ImportedLevel back = imported(name, List.of());
        assertEquals(List.of(), back.findings());
        assertEquals(level, back.level());
        assertEquals(LevelHash.of(level), LevelHash.of(back.level()));
    }

    @Test
    void survivesALevelFile() throws IOException {
        Path file = folder.resolve("kinds.level.json");
        LevelFiles.save(file, level);
        assertEquals(level, LevelFiles.read(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kinds.txt", "kinds.csv"})
    void gridsHoldShapesAndStandardKinds(String name) throws IOException {
        Level back = imported(name, List.of("lost-tile-kinds")).level();
        for (int value = 0; value < level.legend().size(); value++) {
            TileKind kind = level.legend().kindOf(value);
            TileKind read = back.legend().kindOf(back.tiles().at(value, 0));
            assertEquals(kind.shape(), read.shape(), kind.name());
            if (kind.isPlain() || StandardKind.isStandard(kind)) {
                assertEquals(kind, read);
            } else {
                assertEquals(kind.name(), read.name());
            }
        }
    }

    private ImportedLevel imported(String name, List<String> lost) throws IOException {
        ExternalFormat format =
                (ExternalFormat) LevelFiles.formatOf(Path.of(name)).orElseThrow();
        Export export = format.export(level, name);
        assertEquals(lost, export.lost().stream().map(Finding::rule).toList());
        for (Export.ExportedFile file : export.files()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(file.name()))) {
                file.content().write(out);
            }
        }
        FileContent.OfProject read = (FileContent.OfProject) LevelFiles.open(folder.resolve(name), Optional.empty());
        ExternalMap map = read.project().maps().get(0);
        return LevelImport.of(map, RuleGuesser.profile(map));
    }
}
