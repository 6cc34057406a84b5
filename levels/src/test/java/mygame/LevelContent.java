package mygame;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;

/** Reads what a level has for the game: its music, tiles that hurt, and where its zones lead. */
public final class LevelContent {
    private LevelContent() {}

    public static void main(String[] args) throws IOException {
        Level level = LevelFormat.read(Path.of(args[0]));
        System.out.println("music: " + text(level.properties(), "music", "none"));
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                TileKind kind = level.legend().kindOf(level.tiles().at(column, row));
                double damage = number(kind.properties(), "damage", 0);
                if (damage > 0) {
                    System.out.println(kind.name() + " at " + column + ", " + row + ": damage " + damage);
                }
            }
        }
        for (LevelObject object : level.objects().stream().toList()) {
            String next = text(object.properties(), "next", "");
            if (!next.isEmpty()) {
                System.out.println(object.id() + " at " + object.x() + ", " + object.y() + " leads to " + next);
            }
        }
    }

    private static String text(RawMembers properties, String key, String fallback) {
        FreeValue value = properties.get(key).map(FreeValue::of).orElse(null);
        return value instanceof FreeValue.OfText text ? text.text() : fallback;
    }

    private static double number(RawMembers properties, String key, double fallback) {
        FreeValue value = properties.get(key).map(FreeValue::of).orElse(null);
        return value instanceof FreeValue.OfNumber number ? Double.parseDouble(number.digits()) : fallback;
    }
}
