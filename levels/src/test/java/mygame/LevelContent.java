package mygame;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileKind;

/** Reads what a level has for the game: its music, tiles that hurt, and where its zones lead. */
public final class LevelContent {
    private LevelContent() {}

    public static void main(String[] args) throws IOException {
        Level level = LevelFormat.read(Path.of(args[0]));
        System.out.println("music: " + level.properties().text("music", "none"));
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                TileKind kind = level.legend().kindOf(level.tiles().at(column, row));
                double damage = kind.properties().number("damage", 0);
                if (damage > 0) {
                    System.out.println(kind.name() + " at " + column + ", " + row + ": damage " + damage);
                }
            }
        }
        for (LevelObject object : level.objects().stream().toList()) {
            String next = object.properties().text("next", "");
            if (!next.isEmpty()) {
                System.out.println(object.id() + " at " + object.x() + ", " + object.y() + " leads to " + next);
            }
        }
    }
}
