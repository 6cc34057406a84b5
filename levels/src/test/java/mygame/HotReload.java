package mygame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.world.Inputs;

/** A game whose running level follows its file, and whose objects have tags. */
public final class HotReload {
    private static final long HERO = 1;
    private static final long ENEMY = 2;

    private final Path file;
    private FileTime seen;
    private LevelWorld running;

    public HotReload(Path file) throws IOException {
        this.file = file;
        seen = Files.getLastModifiedTime(file);
        running = WorldBuilder.build(LevelFormat.read(file), HotReload::define);
    }

    /** Runs before an object becomes a body, at the start and when it is changed. */
    private static BodyDef define(LevelObject object, BodyDef def) {
        return def.tag(object.is(ObjectKind.Role.PLAYER) ? HERO : ENEMY)
                .gravityScale(object.properties().number("gravityScale", 1));
    }

    /** Call this once per frame. */
    public void tick(Inputs inputs) throws IOException {
        FileTime now = Files.getLastModifiedTime(file);
        if (!now.equals(seen)) {
            seen = now;
            reload();
        }
        running.world().step(inputs);
    }

    private void reload() throws IOException {
        Level level;
        try {
            level = LevelFormat.read(file);
        } catch (LevelFormatException e) {
            // It is probably being written: the next change is seen again.
            System.out.println(e.getMessage());
            return;
        }
        if (!running.update(level)) {
            // It has another size or tick rate.
            running = WorldBuilder.build(level, HotReload::define);
        }
    }

    public LevelWorld running() {
        return running;
    }
}
