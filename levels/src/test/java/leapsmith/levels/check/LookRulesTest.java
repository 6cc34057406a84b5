package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import leapsmith.levels.TestLevels;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures that promise something else than the level holds. */
class LookRulesTest {
    private static final List<String> RULES =
            List.of("looks-solid", "looks-empty", "hides-deadly", "sheet-missing", "piece-missing");

    private static List<String> rules(Level level, Look look) {
        return LevelCheck.check(level, Optional.of(look), List.of()).stream()
                .filter(problem -> RULES.contains(problem.rule()))
                .map(problem -> problem.rule() + " " + problem.column() + "," + problem.row()
                        + (problem.objectId() == null ? "" : " " + problem.objectId()))
                .toList();
    }

    static List<String> themes() {
        return Themes.builtIn();
    }

    private static Look builtIn(String name) {
        return Themes.load(name, Optional.empty()).look().orElseThrow();
    }

    private static TileKind kind(String name, TileType shape) {
        return new TileKind(
                name,
                shape,
                OptionalInt.empty(),
                leapsmith.physics.tile.Material.PLAIN,
                RawMembers.EMPTY,
                RawMembers.EMPTY);
    }

    /** A tile of each kind in a row. */
    private static Level row(List<TileKind> kinds) {
        List<LegendEntry> entries = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            entries.add(new LegendEntry(0x4e00 + i, kinds.get(i)));
        }
        Legend legend = Legend.completing(entries);
        Level level = Level.empty("", kinds.size(), 2, 16).withLegend(legend);
        TileDraft draft = level.tiles().draft();
        for (int i = 0; i < kinds.size(); i++) {
            draft.set(i, 1, legend.indexOfSymbol(0x4e00 + i));
        }
        return level.withTiles(draft.build());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void theBuiltInThemesAreHonest(String name) {
        List<TileKind> kinds = new ArrayList<>();
        for (TileType type : TileType.values()) {
            kinds.add(kind(TileTypeNames.nameOf(type), type));
        }
        for (String solid : List.of("ice", "mud", "goo", "belt", "spring", "strong-spring", "crumble", "on-block")) {
            kinds.add(kind(solid, TileType.BLOCK));
        }
        for (String empty :
                List.of("water", "spikes", "spikes-down", "spikes-left", "spikes-right", "vine", "ladder")) {
            kinds.add(kind(empty, TileType.EMPTY));
        }
        kinds.add(kind("ladder", TileType.ONE_WAY));
        kinds.add(kind("spikes", TileType.BLOCK));
        assertEquals(List.of(), rules(row(kinds), builtIn(name)));
    }

    @Test
    void theSamplesAreHonestInAllThemes() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("leapsmith.root"), "samples"))) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".level.json")).toList()) {
                Level level = InputFile.read(file, LevelFormat::read);
                for (String name : themes()) {
                    assertEquals(List.of(), rules(level, builtIn(name)), file + " in " + name);
                }
            }
        }
    }

    /** A theme whose skins of kinds are pieces with this many opaque rows at the top. */
    private static Look look(Map<String, Integer> rows) {
        int[] argb = new int[16 * 17 * 16];
        for (int piece = 0; piece <= 16; piece++) {
            for (int i = 0; i < 16 * piece; i++) {
                argb[i / 16 * 16 * 17 + piece * 16 + i % 16] = 0xff336699;
            }
        }
        Map<String, List<Skin>> skins = new java.util.HashMap<>();
        rows.forEach((kind, count) -> skins.put(
                kind,
                List.of(new Skin(
                        "a",
                        new Cell(count, 0),
                        Layout.SINGLE,
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        1,
                        100,
                        Optional.empty(),
                        Cell.ONE,
                        Cell.ZERO,
                        1,
                        RawMembers.EMPTY))));
        Sheet sheet = new Sheet(16 * 17, 16, argb, 16, 16, 0, 0);
        Theme theme = new Theme(
                "",
                16,
                OptionalInt.empty(),
                Map.of("a", new SheetFile("a.png", Optional.empty(), 0, 0, Map.of(), RawMembers.EMPTY)),
                skins,
                Rest.FLAT,
                List.of(),
                Map.of(),
                Map.of("rock", new Piece("a.png", List.of(256, 0, 16, 16), RawMembers.EMPTY)),
                List.of(),
                RawMembers.EMPTY);
        return new Look(theme, Map.of("a", sheet), Map.of(), Map.of("a.png", sheet));
    }

    @Test
    void aSolidTileThatIsAlmostTransparentIsReportedWhereItIsFirst() {
        Level level = TestLevels.of("....", ".##.", "####");
        assertEquals(List.of("looks-empty 1,1"), rules(level, look(Map.of("block", 3))));
        assertEquals(List.of(), rules(level, look(Map.of("block", 8))));
        assertEquals(List.of(), rules(TestLevels.of("...."), look(Map.of("block", 0))), "none is in the level");
    }

    @Test
    void anEmptyTileThatIsCoveredIsReported() {
        Level level = row(List.of(kind("empty", TileType.EMPTY), kind("wall", TileType.EMPTY)));
        assertEquals(List.of("looks-solid 1,1"), rules(level, look(Map.of("wall", 16))));
        assertEquals(List.of(), rules(level, look(Map.of("wall", 12))));
    }

    @Test
    void aOneWayHasToBeSeenAtItsTop() {
        Level level = TestLevels.of("==");
        assertEquals(List.of(), rules(level, look(Map.of("oneway", 4))));
        assertEquals(List.of("looks-empty 0,0"), rules(level, look(Map.of("oneway", 1))));
        assertEquals(List.of(), rules(level, look(Map.of("oneway", 16))));
    }

    @Test
    void aSlopeThatLooksLikeABlockIsReported() {
        Level level = TestLevels.of("/");
        String slope = TileTypeNames.nameOf(TestLevels.of("/").typeAt(0, 0));
        assertEquals(List.of("looks-solid 0,0"), rules(level, look(Map.of(slope, 16))));
        assertEquals(List.of("looks-empty 0,0"), rules(level, look(Map.of(slope, 2))));
    }

    @Test
    void aRuleThatIsOffIsNotReported() {
        Level level = TestLevels.of("##");
        Level off = level.withChecks(level.checks().withOff(List.of("looks-empty")));
        assertEquals(List.of(), rules(off, look(Map.of("block", 0))));
    }

    private static Level deadly(Decoration layer) {
        return TestLevels.with(
                        Level.empty("", 10, 10, 16), ZoneType.TYPE.create("lava", ZoneType.DEADLY, 32, 32, 48, 32))
                .withLooks(LevelLooks.FLAT.withLayers(List.of(layer)));
    }

    @Test
    void somethingDeadlyBehindDecorationIsReported() {
        Look look = look(Map.of());
        PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
        for (int i = 0; i < 6; i++) {
            pieces.set(2 + i % 3, 2 + i / 3, PieceGrid.piece(16, 0));
        }
        Decoration front = Decoration.empty("bush", "a", Depth.FRONT).withPieces(pieces.build());
        assertEquals(List.of("hides-deadly 2,2 lava"), rules(deadly(front), look));
        assertEquals(List.of(), rules(deadly(front.withDepth(Depth.BACK)), look));
        assertEquals(List.of(), rules(deadly(front.withOpacity(0.5)), look));
        assertEquals(List.of(), rules(deadly(front.withOffset(0, 40)), look));
        PieceGrid thin =
                PieceGrid.EMPTY.draft().set(2, 2, PieceGrid.piece(4, 0)).build();
        assertEquals(List.of(), rules(deadly(front.withPieces(thin)), look));
        Decoration decal = Decoration.empty("rock", "", Depth.FRONT)
                .withDecals(List.of(new Decal("rock", 30, 30, 60, 40, 1, 0, RawMembers.EMPTY)));
        assertEquals(List.of("hides-deadly 2,2 lava"), rules(deadly(decal), look));
    }

    private static Level decorated(Decoration layer) {
        return TestLevels.of("....").withLooks(LevelLooks.FLAT.withLayers(List.of(layer)));
    }

    private static Decal decal(String piece) {
        return new Decal(piece, 0, 0, 0, 0, 0, 0, RawMembers.EMPTY);
    }

    @Test
    void decorationOfAnotherThemeIsReported() {
        PieceGrid pieces =
                PieceGrid.EMPTY.draft().set(1, 1, PieceGrid.piece(3, 0)).build();
        Decoration layer = Decoration.empty("plants", "other", Depth.BACK);
        assertEquals(List.of(), rules(decorated(layer), look(Map.of())), "it has nothing to show");
        assertEquals(List.of("sheet-missing -1,-1"), rules(decorated(layer.withPieces(pieces)), look(Map.of())));
        Decoration own = Decoration.empty("plants", "a", Depth.BACK).withPieces(pieces);
        assertEquals(List.of(), rules(decorated(own), look(Map.of())));
        List<Decal> decals = List.of(decal("rock"), decal("tree"), decal("tree"));
        assertEquals(List.of("piece-missing -1,-1"), rules(decorated(own.withDecals(decals)), look(Map.of())));
    }
}
