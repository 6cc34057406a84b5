package leapsmith.levels.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class GridFormatTest {
    @Test
    void aGridHasAHeaderAndARowOnEachLine() throws IOException {
        Level level = Level.empty("Gap", 3, 2, 8)
                .withLegend(Legend.completing(List.of(
                        new LegendEntry('.', TileType.EMPTY),
                        new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xcc3333)))))
                .withTiles(TileGrid.filled(3, 2, 1));
        assertEquals("name Gap\ntileSize 8\n^ block spikes\n---\n^^^\n^^^\n", write(GridSyntax.SYMBOLS, level));
        assertEquals("# name Gap\n# tileSize 8\n# 2 block spikes\n2,2,2\n2,2,2\n", write(GridSyntax.NUMBERS, level));
    }

    @Test
    void theTilesOfAWrittenLevelReadBackAsEqualOnes() throws IOException {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 100 : 25;
        for (long seed = 0; seed < cases; seed++) {
            Level random = RandomLevels.level(new SplittableRandom(seed));
            Level level = random.withLegend(plainly(random.legend()));
            for (GridSyntax syntax : GridSyntax.values()) {
                Level back = read(syntax, write(syntax, level));
                assertEquals(kinds(level), kinds(back), syntax + " with seed " + seed);
                assertEquals(level.tileSize(), back.tileSize(), syntax + " with seed " + seed);
            }
        }
    }

    @Test
    void withoutAHeaderSymbolsAreTheStandardOnes() throws IOException {
        Level level = read(GridSyntax.SYMBOLS, " =\n#./\n\n");
        assertEquals(TileType.EMPTY, level.typeAt(0, 0));
        assertEquals(TileType.ONE_WAY, level.typeAt(1, 0));
        assertEquals(TileType.EMPTY, level.typeAt(2, 0));
        assertEquals(TileType.SLOPE_RIGHT, level.typeAt(2, 1));
        assertEquals(2, level.rows());
    }

    @Test
    void anUnknownSymbolBecomesAnEmptyTileOfItsOwnKind() throws IOException {
        Level level = read(GridSyntax.SYMBOLS, "P#");
        assertEquals("P", level.legend().kindOf(level.tiles().at(0, 0)).name());
        assertEquals(TileType.EMPTY, level.typeAt(0, 0));
    }

    @Test
    void numbersWithoutAHeaderAreGuessed() throws IOException {
        assertEquals(TileType.BLOCK, read(GridSyntax.NUMBERS, "0,1\n2,1").typeAt(1, 0));
        assertEquals(TileType.EMPTY, read(GridSyntax.NUMBERS, "0,1\n2,1").typeAt(0, 1));
        assertEquals(TileType.BLOCK, read(GridSyntax.NUMBERS, "-1;0;7;9").typeAt(1, 0));
        assertEquals(TileType.EMPTY, read(GridSyntax.NUMBERS, "-1;0;7;9").typeAt(0, 0));
    }

    @Test
    void errorsSayWhereAndWhatWasExpected() {
        assertEquals(
                "g:2:3: expected a whole number from -1 to 999999999, found \"3?\"",
                error(GridSyntax.NUMBERS, "1,2\n1,3?"));
        assertEquals("g:1:1: expected a row of tiles, found the end of the file", error(GridSyntax.SYMBOLS, ""));
        assertEquals(
                "g:1:10: expected a size from 1 to 1024, found 0", error(GridSyntax.SYMBOLS, "tileSize 0\n---\n#"));
        assertTrue(error(GridSyntax.SYMBOLS, "what is this\n---\n#").startsWith("g:1:1: expected \"name ...\""));
        assertTrue(error(GridSyntax.NUMBERS, "99999999999").startsWith("g:1:1: expected a whole number"));
    }

    @Test
    void whatAGridCannotHoldIsNamed() {
        Level level = RandomLevels.level(new SplittableRandom(3));
        assertEquals(List.of(), GridWriter.lost(Level.empty("", 1, 1, 16)));
        assertEquals(
                level.objects().count() > 0,
                GridWriter.lost(level).stream()
                        .anyMatch(finding -> finding.rule().equals("lost-objects")));
    }

    @Test
    void mutatedFilesGiveAMapOrAnErrorWithItsPlace() throws IOException {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 100_000 : 500;
        for (long seed = 0; seed < cases; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            GridSyntax syntax = GridSyntax.values()[random.nextInt(2)];
            byte[] file = write(syntax, Level.empty("a", 5, 3, 16)).getBytes(StandardCharsets.UTF_8);
            for (int i = random.nextInt(4); i >= 0; i--) {
                file[random.nextInt(file.length)] = (byte) random.nextInt(256);
            }
            try {
                ExternalProject project = GridReader.read(syntax, new ByteArrayInputStream(file), "g");
                ExternalMap map = project.maps().get(0);
                LevelImport.of(map, RuleGuesser.profile(map));
            } catch (LevelFormatException e) {
                assertTrue(e.line() > 0, "seed " + seed + ": " + e.getMessage());
            }
        }
    }

    /** A legend whose kinds a grid can hold: without colors and properties, and with names of their own. */
    private static Legend plainly(Legend legend) {
        List<LegendEntry> entries = new ArrayList<>();
        for (LegendEntry entry : legend.entries()) {
            TileKind kind = entry.kind().isPlain()
                    ? entry.kind()
                    : TileKind.of(entry.type()).withName("kind " + (char) ('a' + entries.size()));
            entries.add(new LegendEntry(entry.symbol(), kind));
        }
        return new Legend(entries);
    }

    private static List<TileKind> kinds(Level level) {
        List<TileKind> kinds = new ArrayList<>();
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                kinds.add(level.legend().kindOf(level.tiles().at(column, row)));
            }
        }
        return kinds;
    }

    private static String write(GridSyntax syntax, Level level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GridWriter.write(syntax, level, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Level read(GridSyntax syntax, String text) throws IOException {
        ExternalMap map = project(syntax, text).maps().get(0);
        return LevelImport.of(map, RuleGuesser.profile(map)).level();
    }

    private static ExternalProject project(GridSyntax syntax, String text) throws IOException {
        return GridReader.read(syntax, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "g");
    }

    private static String error(GridSyntax syntax, String text) {
        return assertThrows(LevelFormatException.class, () -> project(syntax, text))
                .getMessage();
    }
}
