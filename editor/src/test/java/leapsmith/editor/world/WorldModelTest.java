package leapsmith.editor.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.editor.world.WorldModel.Arrow;
import leapsmith.editor.world.WorldModel.Point;
import leapsmith.editor.world.WorldModel.Room;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.WorldPlace;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

class WorldModelTest {
    private static final Path A = Path.of("/w/a.level.json");
    private static final Path B = Path.of("/w/b.level.json");
    private static final Path C = Path.of("/w/c.level.json");

    private final Map<Path, Optional<WorldPlace>> saved = new HashMap<>();
    private final WorldModel world = new WorldModel(saved::put);

    private static Level level(int columns, int rows, Optional<WorldPlace> place) {
        return Level.empty("x", columns, rows, 16).withPlace(place);
    }

    private static Room room(Path file, int columns, int rows, double x, double y) {
        return Room.of(file, level(columns, rows, Optional.of(new WorldPlace(x, y))));
    }

    @Test
    void levelsStandAtTheirPlacesInPixels() {
        world.show(List.of(room(A, 10, 5, 2, -3)));
        Room a = world.room(A).orElseThrow();
        assertEquals(32, a.x());
        assertEquals(-48, a.y());
        assertEquals(160, a.width());
        assertEquals(Optional.of(a), world.at(33, -47));
        assertEquals(Optional.empty(), world.at(31, -47));
    }

    @Test
    void levelsWithoutAPlaceStandBelowTheOthersAndDoNotOverlap() {
        List<Room> rooms = new ArrayList<>(List.of(room(A, 10, 5, 2, -3)));
        for (int i = 0; i < 40; i++) {
            rooms.add(Room.of(Path.of("/w/" + i + ".level.json"), level(5 + i, 3 + i % 4, Optional.empty())));
        }
        world.show(rooms);
        List<Room> shown = world.rooms();
        for (Room a : shown) {
            for (Room b : shown) {
                boolean areApart =
                        a == b || a.endX() <= b.x() || b.endX() <= a.x() || a.endY() <= b.y() || b.endY() <= a.y();
                assertTrue(areApart, a + " and " + b);
            }
            assertTrue(
                    a.place().isPresent() || a.y() > world.room(A).orElseThrow().endY());
        }
    }

    @Test
    void levelsThatAreReadOneAfterAnotherStandAsIfTheyWereReadAtOnce() {
        List<Room> rooms = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            rooms.add(Room.of(Path.of("/w/" + i + ".level.json"), level(20 + i, 3 + i % 4, Optional.empty())));
            world.show(rooms);
        }
        WorldModel other = new WorldModel(saved::put);
        other.show(rooms);
        assertEquals(other.rooms(), world.rooms());
    }

    @Test
    void levelsWithoutAPlaceStayWhenAnotherOneIsMoved() {
        List<Room> rooms = List.of(
                Room.of(A, level(10, 5, Optional.empty())),
                Room.of(B, level(10, 5, Optional.empty())),
                Room.of(C, level(10, 5, Optional.empty())));
        world.show(rooms);
        Room b = world.room(B).orElseThrow();
        Room c = world.room(C).orElseThrow();
        world.move(A, 0, 320);
        assertEquals(b, world.room(B).orElseThrow());
        world.show(List.of(world.room(A).orElseThrow(), rooms.get(1), rooms.get(2)));
        assertEquals(b, world.room(B).orElseThrow(), "it was read again");
        world.move(A, b.x(), b.y());
        assertTrue(world.room(B).orElseThrow().y() > b.endY(), "it makes room");
        assertEquals(c, world.room(C).orElseThrow());
    }

    @Test
    void aDraggedLevelSnapsToTheEdgesOfItsNeighbors() {
        world.show(List.of(room(A, 10, 5, 0, 0), room(B, 4, 4, 50, 50)));
        // Its left edge to the right edge, its top to the top.
        assertEquals(new Point(160, 0), world.snapped(B, 167, 5, 12));
        // Its right edge to the left edge, its bottom to the bottom.
        assertEquals(new Point(-64, 16), world.snapped(B, -60, 20, 12));
        // Too far away: whole tiles.
        assertEquals(new Point(304, 96), world.snapped(B, 299, 91, 12));
    }

    @Test
    void snappingNeverMovesFartherThanItsReachOrHalfATile() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Room> rooms = new ArrayList<>();
            for (Path file : List.of(A, B, C)) {
                rooms.add(room(
                        file, 1 + random.nextInt(20), 1 + random.nextInt(20), random.nextInt(40), random.nextInt(40)));
            }
            world.show(rooms);
            double x = random.nextDouble() * 600;
            double y = random.nextDouble() * 600;
            Point at = world.snapped(A, x, y, 10);
            assertTrue(Math.abs(at.x() - x) <= 10 && Math.abs(at.y() - y) <= 10, "seed " + seed);
            assertEquals(at, world.snapped(A, at.x(), at.y(), 10), "seed " + seed + ": what is snapped stays");
        }
    }

    @Test
    void movesAreSavedUndoneAndRedone() {
        world.show(List.of(room(A, 10, 5, 0, 0), Room.of(B, level(4, 4, Optional.empty()))));
        world.move(B, 160, 32);
        assertEquals(Optional.of(new WorldPlace(10, 2)), saved.get(B));
        world.undo();
        assertEquals(Optional.empty(), saved.get(B));
        assertFalse(world.canUndo());
        world.redo();
        assertEquals(Optional.of(new WorldPlace(10, 2)), saved.get(B));
        assertEquals(160, world.room(B).orElseThrow().x());
        assertEquals(Optional.of(B), world.chosen().map(Room::file));
    }

    @Test
    void aMoveToTheSamePlaceIsNone() {
        world.show(List.of(room(A, 10, 5, 1, 1)));
        world.drag(A, 300, 300);
        world.move(A, 16, 16);
        assertFalse(world.canUndo());
        assertTrue(saved.isEmpty());
        assertEquals(16, world.room(A).orElseThrow().x());
    }

    @Test
    void randomMovesUndoneAllTheWayLeadBack() {
        for (int seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            WorldModel each = new WorldModel((file, place) -> {});
            each.show(List.of(room(A, 3, 3, 0, 0), Room.of(B, level(4, 4, Optional.empty())), room(C, 2, 9, 9, 9)));
            List<Room> before = each.rooms();
            for (int move = 0; move < 20; move++) {
                Path file = List.of(A, B, C).get(random.nextInt(3));
                each.move(file, random.nextInt(-9, 9) * 16, random.nextInt(-9, 9) * 16);
            }
            List<Room> after = each.rooms();
            while (each.canUndo()) {
                each.undo();
            }
            assertEquals(before, each.rooms(), "seed " + seed);
            while (each.canRedo()) {
                each.redo();
            }
            assertEquals(after, each.rooms(), "seed " + seed);
        }
    }

    @Test
    void portalsToOtherLevelsAreArrowsToWhatTheyLeadTo() {
        LevelObject portal =
                ZoneType.TYPE.create("p", ZoneType.PORTAL, 16, 16, 16, 32).with(ZoneType.TO, "b#door");
        LevelObject inside =
                ZoneType.TYPE.create("q", ZoneType.PORTAL, 0, 0, 16, 32).with(ZoneType.TO, "p");
        LevelObject door = ZoneType.TYPE.create("door", "note", 32, 0, 16, 16);
        Level a = level(10, 5, Optional.of(new WorldPlace(0, 0))).withObjects(ZoneType.TYPE, List.of(portal, inside));
        Level b = level(10, 5, Optional.of(new WorldPlace(10, 0))).withObjects(ZoneType.TYPE, List.of(door));
        world.show(List.of(Room.of(A, a), Room.of(B, b)));
        List<Arrow> arrows = world.arrows();
        assertEquals(1, arrows.size());
        assertEquals(new Point(24, 32), arrows.get(0).start());
        assertEquals(new Point(160 + 40, 8), arrows.get(0).end());
    }

    @Test
    void arrowKeysChooseTheLevelInTheirDirection() {
        world.show(List.of(room(A, 10, 5, 0, 0), room(B, 10, 5, 12, 1), room(C, 10, 5, 0, 9)));
        world.chooseNext(1, 0);
        assertEquals(Optional.of(A), world.chosen().map(Room::file));
        world.chooseNext(1, 0);
        assertEquals(Optional.of(B), world.chosen().map(Room::file));
        world.chooseNext(1, 0);
        assertEquals(Optional.of(B), world.chosen().map(Room::file), "nothing is farther right");
        world.chooseNext(-1, 0);
        world.chooseNext(0, 1);
        assertEquals(Optional.of(C), world.chosen().map(Room::file));
        world.nudge(2, -1);
        assertEquals(Optional.of(new WorldPlace(2, 8)), saved.get(C));
    }
}
