package mygame;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.OwnKind;

/** Lists the enemies of a level, and whom they follow. */
public final class Enemies {
    private Enemies() {}

    public static void main(String[] args) throws IOException {
        Level level = LevelFormat.read(Path.of(args[0]));
        for (LevelObject object : level.objects().stream().toList()) {
            if (object.own().isPresent() && object.behavior().equals("patrol")) {
                System.out.println(object.kind() + " " + object.id() + ": "
                        + object.fields().number("hits", 1) + " hits");
                for (String id : OwnKind.references(object)) {
                    LevelObject leader = level.object(id).orElseThrow();
                    System.out.println("  follows the " + leader.kind() + " at " + leader.x() + ", " + leader.y());
                }
            }
        }
    }
}
