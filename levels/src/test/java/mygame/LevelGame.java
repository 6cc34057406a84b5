package mygame;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.world.InputScript;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.World;

/** Plays a level file with scripted input, and prints which character enters which zone. */
public final class LevelGame {
    private LevelGame() {}

    public static void main(String[] args) throws IOException {
        Level level = LevelFormat.read(Path.of(args[0]));
        InputScript keys = InputScript.parse(args[1]);
        LevelWorld built = WorldBuilder.build(level);
        World world = built.world();
        while (world.tick() < keys.ticks()) {
            world.step(keys.at(world.tick()));
            EventList events = world.events();
            for (int i = 0; i < events.count(); i++) {
                if (events.type(i) == EventType.SENSOR_BEGIN) {
                    LevelObject zone = built.object(events.other(i));
                    System.out.println(built.objectId(events.body(i)) + " is in " + zone.id() + ", a " + zone.kind());
                }
            }
        }
    }
}
