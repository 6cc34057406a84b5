package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.OptionalInt;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import org.junit.jupiter.api.Test;

/** Kinds of tiles with their own names, colors and properties in files. */
class TileKindFormatTest {
    private static final String SPIKES =
            "{ \"name\": \"spikes\", \"shape\": \"block\", \"color\": \"#cc3333\", \"properties\": { \"damage\": 2.50 },"
                    + " \"sound\": \"ouch\" }";
    private static final String EXAMPLE = Texts.EXAMPLE
            .replace("\"version\": 1", "\"version\": 2")
            .replace(
                    "\"oneway\" }",
                    "\"oneway\", \"^\": " + SPIKES + ", \"i\": { \"name\": \"ice\", \"shape\": \"block\" } }")
            .replace("##########", "##^^##ii##");

    @Test
    void aKindIsReadCompletely() throws IOException {
        Level level = Texts.read(EXAMPLE);
        Legend legend = level.legend();
        TileKind spikes = legend.kindOf(legend.indexOfSymbol('^'));
        assertEquals(
                new TileKind(
                        "spikes",
                        TileType.BLOCK,
                        OptionalInt.of(0xcc3333),
                        Material.PLAIN,
                        RawMembers.EMPTY.with("damage", "2.50"),
                        RawMembers.EMPTY.with("sound", "\"ouch\"")),
                spikes);
        TileKind ice = legend.kindOf(legend.indexOfSymbol('i'));
        assertEquals("ice", ice.name());
        assertEquals(OptionalInt.empty(), ice.color());
        assertEquals(TileKind.of(TileType.BLOCK), legend.kindOf(legend.indexOfSymbol('#')));
    }

    @Test
    void kindsAreWrittenAsTheyWereRead() throws IOException {
        assertEquals(EXAMPLE, Texts.write(Texts.read(EXAMPLE)));
    }

    @Test
    void aShortColorIsWrittenInFull() throws IOException {
        assertEquals(EXAMPLE, Texts.write(Texts.read(EXAMPLE.replace("#cc3333", "#c33"))));
        assertEquals(EXAMPLE, Texts.write(Texts.read(EXAMPLE.replace("#cc3333", "#CC3333"))));
        assertTrue(Texts.write(Texts.read(EXAMPLE.replace("#cc3333", "#00f"))).contains("\"#0000ff\""));
    }

    @Test
    void twoKindsOfOneShapeDifferAndCollideAlike() throws IOException {
        Level level = Texts.read(EXAMPLE);
        assertNotEquals(level.tiles().at(0, 3), level.tiles().at(2, 3));
        assertNotEquals(level.tiles().at(2, 3), level.tiles().at(6, 3));
        TileView tiles = WorldBuilder.build(level).world().tiles();
        for (int column = 0; column < 10; column++) {
            assertEquals(TileType.BLOCK, level.typeAt(column, 3));
            assertEquals(TileType.BLOCK, tiles.tileAt(column, 3));
        }
    }

    @Test
    void aPlainKindIsWrittenAsItsShape() throws IOException {
        String described = Texts.EXAMPLE.replace("\"oneway\"", "{ \"shape\": \"oneway\", \"name\": \"oneway\" }");
        assertEquals(Texts.EXAMPLE, Texts.write(Texts.read(described)));
        assertEquals(
                Texts.EXAMPLE,
                Texts.write(Texts.read(Texts.EXAMPLE.replace("\"oneway\"", "{ \"shape\": \"oneway\" }"))));
    }

    @Test
    void aShapeWithOnlyDescribedKindsGetsAPlainSymbolToo() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE.replace("\"#\": \"block\"", "\"#\": " + SPIKES));
        Legend legend = level.legend();
        int plain = legend.indexOf(TileType.BLOCK);
        assertTrue(legend.kindOf(plain).isPlain());
        assertFalse(legend.kindOf(legend.indexOfSymbol('#')).isPlain());
        assertEquals(level, Texts.read(Texts.write(level)));
    }

    @Test
    void theHashOfVersion1DependsOnTheKinds() throws IOException {
        String hash = LevelFormat.hashOfVersion1(Texts.read(EXAMPLE));
        assertNotEquals(hash, LevelFormat.hashOfVersion1(Texts.read(EXAMPLE.replace("cc3333", "cc3334"))));
        assertNotEquals(hash, LevelFormat.hashOfVersion1(Texts.read(EXAMPLE.replace("^^", "##"))));
        assertEquals(hash, LevelFormat.hashOfVersion1(Texts.read(EXAMPLE.replace("\"version\": 2", "\"version\": 1"))));
    }

    @Test
    void aWrongKindIsNamedWithItsPlace() {
        assertError(
                "legend.^.shape",
                "expected one of \"empty\", \"block\"",
                "\"shape\": \"block\", \"color\"",
                "\"shape\": 1, \"color\"");
        assertError("legend.^", "This object has no \"shape\".", "\"shape\": \"block\", \"color\"", "\"color\"");
        assertError("legend.^.color", "expected a color such as \"#cc3333\"", "#cc3333", "#cc33");
        assertError("legend.^.color", "expected a color such as \"#cc3333\"", "#cc3333", "red");
        assertError("legend.^.name", "expected a text", "\"spikes\"", "7");
        assertError("legend.^", "expected the name of a shape or a tile kind", SPIKES, "[]");
    }

    private static void assertError(String path, String reason, String part, String replacement) {
        assertTrue(EXAMPLE.contains(part), part);
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> Texts.read(EXAMPLE.replace(part, replacement)));
        assertEquals(path, error.path(), error.getMessage());
        assertTrue(error.reason().startsWith(reason), error.getMessage());
    }

    @Test
    void aColorOfMoreThan24BitsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> TileKind.of("x", TileType.BLOCK, 0xff000000));
    }
}
