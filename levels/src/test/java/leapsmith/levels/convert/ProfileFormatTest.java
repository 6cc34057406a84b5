package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ProfileFormatTest {
    private static final String[] TEXTS = {"", "Ground", "class=one_way", "*", "quote\"s", "#cc3333", "Höhle"};

    @Test
    void aProfileHasALineForEachRule() throws IOException {
        ImportProfile profile = new ImportProfile(List.of(
                new ImportRule(new Selector(By.TILE_PROPERTY, "solid", "Ground"), RuleGuesser.GuessedRules.BLOCK),
                new ImportRule(new Selector(By.OBJECT_CLASS, "Hero", ""), RuleGuesser.GuessedRules.PLAYER)));
        assertEquals("""
                {
                  "format": "leapsmith-import-profile",
                  "version": 1,
                  "rules": [
                    { "by": "tile-property", "text": "solid", "layer": "Ground", "becomes": "block" },
                    { "by": "object-class", "text": "Hero", "becomes": "character", "kind": "player" }
                  ]
                }
                """, write(profile));
    }

    @Test
    void aWrittenProfileReadsBackAsAnEqualOne() throws IOException {
        for (long seed = 0; seed < 200; seed++) {
            ImportProfile profile = random(seed);
            assertEquals(profile, read(write(profile)), "seed " + seed);
        }
    }

    static ImportProfile random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<ImportRule> rules = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            By by = By.values()[random.nextInt(By.values().length)];
            rules.add(new ImportRule(new Selector(by, text(random), text(random)), outcome(random)));
        }
        return new ImportProfile(rules);
    }

    @Test
    void anErrorSaysWhereAndWhatWasExpected() {
        assertEquals(
                "p:1:73: rules[0].by: expected one of \"layer\", \"layer-class\", \"layer-property\", \"tile-class\","
                        + " \"tile-property\", \"tile-shape\", \"tile-id\", \"value\", \"object-class\","
                        + " \"object-name\", \"object-property\", found \"color\"",
                error(
                        "{\"format\": \"leapsmith-import-profile\", \"version\": 1, \"rules\": [ { \"by\": \"color\" } ] }"));
        assertEquals(
                "p:1:65: rules[0]: This rule has no \"becomes\".",
                error("{\"format\": \"leapsmith-import-profile\", \"version\": 1, \"rules\": [ { \"by\": \"layer\","
                        + " \"text\": \"a\" } ] }"));
        assertEquals(
                "This is a Leapsmith level, not an import profile.",
                error("{\"format\": \"leapsmith-level\"}").replaceAll(".*format: ", ""));
        assertEquals(
                "This file was written by a newer Leapsmith: it has version 2, and versions up to 1 can be read.",
                error("{\"version\": 2}").replaceAll(".*version: ", ""));
        assertEquals(
                "This import profile has no \"version\".",
                error("{\"format\": \"leapsmith-import-profile\"}").replaceAll("p:1:[0-9]+: ", ""));
    }

    @Test
    void unknownKeysAreIgnored() throws IOException {
        assertEquals(
                new ImportProfile(List.of()),
                read(
                        "{\"format\": \"leapsmith-import-profile\", \"version\": 1, \"note\": {\"a\": [1]}, \"rules\": []}"));
    }

    private static String text(SplittableRandom random) {
        return TEXTS[random.nextInt(TEXTS.length)];
    }

    private static Outcome outcome(SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Outcome.TilesByShape();
            case 1 -> new Outcome.Nothing();
            case 2 -> new Outcome.Original();
            case 3 -> {
                List<ObjectType> types = ObjectTypes.STANDARD.all();
                yield new Outcome.Placed(types.get(random.nextInt(types.size())), text(random));
            }
            default -> new Outcome.Tiles(TileType.values()[random.nextInt(TileType.values().length)]);
        };
    }

    private static String error(String json) {
        return assertThrows(LevelFormatException.class, () -> read(json)).getMessage();
    }

    static ImportProfile read(String json) throws IOException {
        return ProfileFormat.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "p");
    }

    static String write(ImportProfile profile) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProfileFormat.write(profile, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
