package leapsmith.levels.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapFileTest {
    private static final Path SAMPLES =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");
    private static final String MAP = """
            <?xml version="1.0" encoding="UTF-8"?>
            <map version="1.10" orientation="orthogonal" width="8" height="4" tilewidth="16" tileheight="16" infinite="0">
             <objectgroup id="1" name="solid">
              <object id="3" x="0" y="48" width="128" height="16"/>
             </objectgroup>
             <objectgroup id="2" name="things">
              <object id="7" name="boss" type="Dragon" x="32" y="16">
               <properties><property name="hits" type="int" value="3"/><property name="angry" type="bool" value="true"/>
               <property name="glow" type="color" value="#ffcc3300"/></properties>
               <polygon points="0,0 16,0 8,12"/>
              </object>
              <object id="9" name="start" type="player" x="8" y="40"><point/></object>
             </objectgroup>
            </map>
            """;

    @TempDir
    private Path folder;

    @Test
    void everyFormatIsReadAndWritten() throws IOException {
        Level level = MapFile.open(SAMPLES.resolve("lift-shaft.level.json"))
                .level("lift-shaft")
                .level();
        for (String name : List.of("a.tmx", "a.tmj", "a.ldtk", "a.level.json")) {
            MapFile.write(level, folder.resolve(name));
            Level read = MapFile.open(folder.resolve(name)).levels().get(0).level();
            assertEquals(level.tiles(), read.tiles(), name);
            assertEquals(level.objects(), read.objects(), name);
        }
        for (String name : List.of("a.csv", "a.txt")) {
            assertFalse(MapFile.write(level, folder.resolve(name)).isEmpty(), "objects are lost");
            assertEquals(
                    level.columns(),
                    MapFile.open(folder.resolve(name)).levels().get(0).level().columns());
        }
    }

    @Test
    void anObjectHasTheIdClassAndPointsOfItsMap() throws IOException {
        MapFile file = MapFile.open(Files.writeString(folder.resolve("cave.tmx"), MAP));
        assertEquals(List.of(), file.findings());
        MapLevel cave = file.level("cave");
        LevelObject boss = cave.level().object("boss").orElseThrow();
        MapObject source = cave.source("boss").orElseThrow();
        assertEquals("7", source.id());
        assertEquals("boss", source.name());
        assertEquals("Dragon", source.className());
        assertEquals(
                List.of(new MapObject.Point(32, 16), new MapObject.Point(48, 16), new MapObject.Point(40, 28)),
                source.points());
        assertEquals(3, source.properties().number("hits", 0));
        assertEquals(3, boss.properties().number("hits", 0));
        assertTrue(boss.properties().flag("angry", false));
        assertEquals(0xCC3300, boss.properties().color("glow", 0));
        assertEquals("none", boss.properties().text("hits", "none"));
        assertEquals(5, boss.properties().number("angry", 5));
        assertFalse(boss.properties().flag("missing", false));
        String player = cave.level().player().orElseThrow().id();
        assertEquals("9", cave.source(player).orElseThrow().id());
        assertEquals(List.of(), cave.source(player).orElseThrow().points());
        assertTrue(cave.source("nobody").isEmpty());
    }

    @Test
    void aLevelOfLdtkInAFileOfItsOwnIsReadThroughItsProject() throws IOException {
        Level level = LevelFormat.read(SAMPLES.resolve("first-jump.level.json"));
        Path project = folder.resolve("world.ldtk");
        MapFile.write(level, project);
        String text = Files.readString(project);
        Path inside = Files.createDirectories(folder.resolve("world")).resolve("0003-First.ldtkl");
        Files.writeString(inside, "{}");
        assertThrows(LevelFormatException.class, () -> MapFile.open(inside), "no level of that name");
        String name = MapFile.open(project).levels().get(0).name();
        Path own = Files.writeString(folder.resolve("world").resolve("0000-" + name + ".ldtkl"), "{}");
        assertEquals(level.tiles(), MapFile.open(own).level(name).level().tiles());
        assertTrue(text.contains(name));
    }

    @Test
    void aLevelOfAMapIsSavedInAnyFormat() throws IOException {
        Path map = Files.writeString(folder.resolve("cave.tmx"), MAP);
        MapLevel cave = MapFile.open(map).levels().get(0);
        assertEquals(List.of(), cave.save(folder.resolve("cave.level.json")));
        assertEquals(
                cave.level().objects(),
                LevelFormat.read(folder.resolve("cave.level.json")).objects());
        cave.save(folder.resolve("cave.ldtk"));
        assertEquals(
                cave.level().tiles(),
                MapFile.open(folder.resolve("cave.ldtk"))
                        .levels()
                        .get(0)
                        .level()
                        .tiles());
    }

    @Test
    void whatCannotBeReadOrWrittenIsRefused() throws IOException {
        Level level = LevelFormat.read(SAMPLES.resolve("first-jump.level.json"));
        assertThrows(IllegalArgumentException.class, () -> MapFile.write(level, folder.resolve("a.ogmo")));
        assertThrows(IllegalArgumentException.class, () -> MapFile.write(level, folder.resolve("a.png")));
        Files.writeString(folder.resolve("b.png"), "someone's picture");
        assertThrows(IllegalArgumentException.class, () -> MapFile.write(level, folder.resolve("b.tmx")));
        assertThrows(LevelFormatException.class, () -> MapFile.open(folder.resolve("missing.tmx")));
        Path lone = Files.writeString(folder.resolve("lone.ldtkl"), "{}");
        assertThrows(LevelFormatException.class, () -> MapFile.open(lone));
        MapFile file = MapFile.open(SAMPLES.resolve("first-jump.level.json"));
        String message = assertThrows(IllegalArgumentException.class, () -> file.level("second"))
                .getMessage();
        assertTrue(message.contains("first-jump"), message);
    }
}
