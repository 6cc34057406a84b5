package leapsmith.editor.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** Small maps with a floor of walls, a ledge above it and a hero, and the rules that they suggest. */
public final class Maps {
    public static final ImportRule WALLS = rule(Selector.By.VALUE, "wall", new Outcome.Tiles(TileType.BLOCK));
    public static final ImportRule LEDGES = rule(Selector.By.VALUE, "ledge", new Outcome.Tiles(TileType.ONE_WAY));
    public static final ImportRule HERO =
            rule(Selector.By.OBJECT_CLASS, "Hero", new Outcome.Placed(CharacterType.TYPE, CharacterType.PLAYER));

    /** A tileset of six tiles without an image, of which the maps use none. */
    private static final ExternalTileset TILES =
            new ExternalTileset("tiles", "", 1, 6, 16, 16, Map.of(), TileImages.NONE, RawMembers.EMPTY);

    private static final int COLUMNS = 10;
    private static final int ROWS = 5;

    private Maps() {}

    public static ImportRule rule(Selector.By by, String text, Outcome outcome) {
        return new ImportRule(new Selector(by, text, ""), outcome);
    }

    public static ExternalProject project(String... names) {
        List<ExternalMap> maps = new ArrayList<>();
        for (String name : names) {
            maps.add(map(name));
        }
        return new ExternalProject("1", maps, List.of());
    }

    /** A map; it has ledges, or the picture {@code sky.png} behind it, only if its name says so. */
    public static ExternalMap map(String name) {
        TileRegion bounds = new TileRegion(0, 0, COLUMNS, ROWS);
        CellArray cells = new CellArray(bounds);
        for (int column = 0; column < COLUMNS; column++) {
            cells.set(column, ROWS - 1, 1);
        }
        if (hasLedges(name)) {
            cells.set(3, 2, 2);
            cells.set(4, 2, 2);
        }
        ExternalLayer ground = new ExternalLayer.Values(
                LayerInfo.named("Ground"),
                cells,
                16,
                16,
                List.of(
                        new CellValue(1, "wall", "", OptionalInt.empty()),
                        new CellValue(2, "ledge", "", OptionalInt.empty())));
        ExternalLayer things = new ExternalLayer.Items(
                LayerInfo.named("Things"), List.of(ExternalObject.rectangle("1", "", "Hero", 16, 32, 12, 32)));
        return new ExternalMap(
                name,
                "",
                16,
                16,
                bounds,
                name.contains("sky")
                        ? List.of(new ExternalLayer.Image(LayerInfo.named("far"), "sky.png"), ground, things)
                        : List.of(ground, things),
                List.of(TILES),
                OptionalInt.empty(),
                RawMembers.EMPTY,
                Map.of());
    }

    public static List<GuessedRule> guess(ExternalMap map) {
        List<GuessedRule> rules = new ArrayList<>();
        rules.add(guessed(WALLS));
        if (hasLedges(map.name())) {
            rules.add(guessed(LEDGES));
        }
        rules.add(guessed(HERO));
        return rules;
    }

    private static boolean hasLedges(String name) {
        return name.contains("ledge");
    }

    private static GuessedRule guessed(ImportRule rule) {
        return new GuessedRule(
                rule,
                Finding.of(Severity.HINT, "by-name")
                        .withText(Message.literal("because " + rule.selector().text() + " says so")));
    }
}
