package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlacingToolsTest {
    private final Desk desk = new Desk(Level.empty("objects", 20, 10, 16));

    @Test
    void aCharacterStandsOnTheTileUnderThePointer() {
        desk.digit(5).click(3.9, 4.1);
        assertEquals(ToolId.placing(CharacterType.TYPE), desk.tools.chosenTool());
        LevelObject patrol = desk.object("patrol-1");
        assertEquals("patrol", patrol.kind());
        assertEquals(3 * 16 + 2, patrol.x());
        assertEquals(5 * 16 - 40, patrol.y());
        assertEquals(Set.of("patrol-1"), desk.selected());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.place", Message.of("object.character.patrol")), desk.lastStep());
        desk.click(8.5, 4.5);
        assertEquals(List.of("patrol-1", "patrol-2"), ids());
    }

    @Test
    void aCharacterIsCenteredInTheHalfOrQuarterOfATileThatIsChosen() {
        desk.tools.options().set(ToolOption.SNAP_PARTS, 2);
        desk.digit(5).click(3.9, 4.1);
        LevelObject patrol = desk.object("patrol-1");
        assertEquals(3 * 16 + 8 + 4 - 6, patrol.x(), "in the right half of tile 3");
        assertEquals(4 * 16 + 8 - 40, patrol.y(), "on the upper half of tile 4, as there is no ground");
        desk.tools.options().set(ToolOption.SNAP_PARTS, 4);
        desk.click(8.3, 9.9);
        assertEquals(8 * 16 + 4 + 2 - 6, desk.object("patrol-2").x());
        assertEquals(10 * 16 - 40, desk.object("patrol-2").y());
    }

    private List<String> ids() {
        return objectIds(CharacterType.TYPE);
    }

    @Test
    void theGhostIsWhatThePressPlaces() {
        desk.digit(6).hover(3.9, 4.1);
        List<LevelObject> ghosts = desk.preview().ghosts();
        desk.click(3.9, 4.1);
        assertEquals(ghosts, List.copyOf(desk.level().objects(CharacterType.TYPE)));
    }

    @Test
    void aNewCharacterFollowsThePointerUntilTheRelease() {
        desk.digit(5).press(3.5, 4.5).drag(6.5, 2.5).drag(99, 99).release(99, 99);
        assertEquals(6 * 16 + 2, desk.object("patrol-1").x());
        assertEquals(1, desk.steps());
        desk.press(12.5, 4.5).drag(13.5, 4.5);
        desk.tools.cancel();
        assertEquals(List.of("patrol-1"), ids());
        assertEquals(Set.of("patrol-1"), desk.selected());
    }

    @Test
    void aPressOnACharacterSelectsAndDragsIt() {
        desk.digit(5).click(3.5, 4.5).click(10.5, 4.5);
        desk.press(3.5, 4).drag(3.5, 5).release(3.5, 5);
        assertEquals(List.of("patrol-1", "patrol-2"), ids());
        assertEquals(Set.of("patrol-1"), desk.selected());
        assertEquals(5 * 16 - 40 + 16, desk.object("patrol-1").y());
    }

    @Test
    void placingAPlayerMovesTheExistingOne() {
        desk.digit(4).click(3.5, 4.5);
        LevelObject player = desk.object("player-1");
        desk.document.apply(ObjectEdits.replace(
                Message.of("resize"), desk.level(), List.of(player.withBox(player.x(), player.y(), 20, 30))));
        desk.click(9.5, 8.5);
        assertEquals(List.of("player-1"), ids());
        LevelObject moved = desk.object("player-1");
        assertEquals(20, moved.width());
        assertEquals(9 * 16 - 2, moved.x());
        assertEquals(10 * 16 - 30, moved.y(), "it stands on the bottom of the level");
        assertEquals(Message.of("edit.movePlayer"), desk.lastStep());
        assertEquals(3, desk.steps());
        desk.document.undo();
        assertEquals(player.x(), desk.object("player-1").x());
    }

    @Test
    void nothingIsPlacedOutsideTheLevel() {
        desk.digit(4).click(-1, 3).click(3, 10.5);
        assertEquals(0, desk.steps());
        assertEquals(PointerShape.FORBIDDEN, desk.hover(-1, 3).preview().pointer());
        desk.digit(7).click(-1, 3);
        assertEquals(0, desk.steps());
    }

    @Test
    void aZoneIsDraggedOutInWholeTiles() {
        desk.digit(7);
        assertEquals(ToolId.placing(ZoneType.TYPE), desk.tools.chosenTool());
        desk.press(4.5, 3.5).drag(2.2, 1.9);
        LevelObject drawn = ZoneType.TYPE.create("goal-1", "goal", 32, 16, 48, 48);
        assertEquals(List.of(drawn), desk.preview().ghosts());
        assertEquals(0, desk.steps());
        desk.release(2.2, 1.9);
        assertEquals(drawn, desk.object("goal-1"));
        assertEquals(Set.of("goal-1"), desk.selected());
        desk.click(10.5, 5.5);
        assertEquals(ZoneType.TYPE.create("goal-2", "goal", 160, 64, 16, 32), desk.object("goal-2"));
        assertEquals(2, desk.steps());
    }

    @Test
    void aClickedGoalIsAsTallAsThePlayer() {
        desk.digit(4).click(3.5, 4.5).digit(7).click(10.5, 5.5).click(15.5, 0.5);
        assertEquals(ZoneType.TYPE.create("goal-1", "goal", 160, 56, 16, 40), desk.object("goal-1"));
        assertEquals(ZoneType.TYPE.create("goal-2", "goal", 240, 0, 16, 16), desk.object("goal-2"));
    }

    @Test
    void aClickedPortalIsAsTallAsThePlayer() {
        desk.digit(4).click(3.5, 4.5);
        for (int i = 0; i < 8; i++) {
            desk.digit(7);
        }
        desk.click(10.5, 5.5);
        assertEquals(ZoneType.TYPE.create("portal-1", ZoneType.PORTAL, 160, 56, 16, 40), desk.object("portal-1"));
    }

    @Test
    void aClickedZoneOfAnOwnKindHasTheSizeOfItsKind(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve(KindsFile.NAME), """
                { "format": "leapsmith-kinds", "version": 1, "objects": { "gem": { "like": "pickup", "size": [10, 20] } } }
                """);
        desk.document.setSharedKinds(SharedKinds.of(folder));
        OwnKind gem = desk.document.sharedKinds().objects().get("gem");
        desk.tools.choose(new PaletteEntry.OfObject(gem));
        desk.click(2.5, 3.5);
        LevelObject placed = desk.level().objects(ZoneType.TYPE).get(0);
        assertEquals(List.of(35.0, 44.0, 10.0, 20.0), List.of(placed.x(), placed.y(), placed.width(), placed.height()));
    }

    @Test
    void aCharacterStandsOnTheGroundUpToATileBelow() {
        Desk hill = new Desk("........", "........", "........", "........", "..##..==", "........");
        for (double row : new double[] {2.5, 3.5, 4.5}) {
            hill.digit(4).click(2.5, row);
            assertEquals(4 * 16 - 40, hill.object("player-1").y(), "from row " + row);
            hill.click(6.5, row);
            assertEquals(4 * 16 - 40, hill.object("player-1").y(), "from row " + row);
        }
        hill.click(4.5, 1.5);
        assertEquals(2 * 16 - 40, hill.object("player-1").y(), "in the air");
        hill.shift(true).click(2.5, 2.5);
        assertEquals(3 * 16 - 40, hill.object("player-1").y(), "Shift keeps it in the air");
    }

    @Test
    void aClickedGoalStandsOnTheGroundUpToATileBelow() {
        Desk hill = new Desk("........", "........", "........", "........", "..##..==", "........");
        hill.digit(7);
        for (double row : new double[] {2.5, 3.5, 4.5}) {
            hill.click(2.5, row);
            assertEquals(4 * 16, bottom(hill.object("goal-1")), "from row " + row);
            hill.document.undo();
        }
        hill.click(4.5, 1.5);
        assertEquals(2 * 16, bottom(hill.object("goal-1")), "in the air");
        hill.shift(true).click(2.5, 2.5);
        assertEquals(3 * 16, bottom(hill.object("goal-2")), "Shift keeps it in the air");
    }

    private static double bottom(LevelObject object) {
        return object.y() + object.height();
    }

    @Test
    void aCharacterPlacedOnAnyGroundDoesNotFallOrRise() {
        for (TileType ground : TileType.values()) {
            if (ground == TileType.EMPTY || ground.isGate()) {
                continue;
            }
            for (double row : new double[] {2.5, 3.5, 4.5}) {
                Desk hill = new Desk("........", "........", "........", "........", "........", "########");
                hill.tools.choose(hill.tools.palette().tile(ground));
                hill.tool(ToolId.BRUSH).click(3.5, 4.5);
                hill.digit(4).click(3.5, row);
                double y = hill.object("player-1").y();
                PlaySession play = new PlaySession(hill.level());
                for (int i = 0; i < 30; i++) {
                    play.step(Inputs.NONE);
                }
                assertEquals(y, play.player().orElseThrow().y(), ground + " from row " + row);
                assertTrue(play.player().orElseThrow().onGround());
            }
        }
    }

    @Test
    void anOpenBottomIsNoGround() {
        Level open = desk.level();
        PhysicsNumbers numbers = open.physics();
        Borders borders = new Borders(true, true, true, true);
        Desk pit = new Desk(open.withPhysics(numbers.withBorders(borders)))
                .digit(4)
                .click(3.5, 8.5);
        assertEquals(9 * 16 - 40, pit.object("player-1").y());
    }

    @Test
    void aPressOnAZoneDragsItAndShiftDragsOutAnother() {
        desk.digit(7).stroke(2.5, 2.5, 5.5, 5.5).stroke(3, 3, 4, 4);
        assertEquals(48, desk.object("goal-1").x());
        assertEquals(1, desk.level().objects(ZoneType.TYPE).size());
        desk.shift(true).stroke(4, 4, 5, 5);
        assertEquals(2, desk.level().objects(ZoneType.TYPE).size());
    }

    @Test
    void aCancelledZoneIsNotPlaced() {
        desk.digit(7).press(2.5, 2.5).drag(5.5, 5.5);
        desk.tools.cancel();
        desk.release(5.5, 5.5);
        assertTrue(desk.level().objects(ZoneType.TYPE).isEmpty());
    }

    @Test
    void theRightButtonDeletesWhatTheToolPlaces() {
        desk.digit(7).stroke(2.5, 2.5, 6.5, 6.5).digit(5).click(3.5, 4.5).click(5.5, 4.5);
        Level before = desk.level();
        desk.button(PointerButton.RIGHT).stroke(3.5, 4.5, 5.5, 4.5);
        assertTrue(desk.level().objects(CharacterType.TYPE).isEmpty());
        assertEquals(1, desk.level().objects(ZoneType.TYPE).size());
        assertEquals(Message.of("edit.delete"), desk.lastStep());
        desk.document.undo();
        assertEquals(before, desk.level());
        desk.digit(7).click(3.5, 4.5);
        assertTrue(desk.level().objects(ZoneType.TYPE).isEmpty());
        assertEquals(2, desk.level().objects(CharacterType.TYPE).size());
    }

    @Test
    void objectsAreDraggedOutOverTheHalvesOrQuartersOfTilesThatAreChosen() {
        desk.tools.options().set(ToolOption.SNAP_PARTS, 2);
        desk.tools.choose(entry(ZoneType.TYPE, "goal"));
        desk.press(2.6, 1.7).drag(4.4, 3.2);
        assertEquals(
                List.of(ZoneType.TYPE.create("goal-1", "goal", 40, 24, 32, 32)),
                desk.preview().ghosts());
        desk.release(4.4, 3.2);
        assertEquals(ZoneType.TYPE.create("goal-1", "goal", 40, 24, 32, 32), desk.object("goal-1"));
        desk.tools.options().set(ToolOption.SNAP_PARTS, 4);
        desk.stroke(10.3, 4.1, 99, 4.1);
        assertEquals(
                ZoneType.TYPE.create("goal-2", "goal", 164, 64, desk.level().widthPx() - 164, 4),
                desk.object("goal-2"),
                "only inside the level");
        desk.click(10.8, 7.8);
        assertEquals(ZoneType.TYPE.create("goal-3", "goal", 172, 96, 16, 32), desk.object("goal-3"), "a click");
    }

    @Test
    void aClickPlacesAPlatformOfTheStandardSizeWithoutAPath() {
        desk.digit(8);
        assertEquals(ToolId.placing(PlatformType.TYPE), desk.tools.chosenTool());
        desk.hover(4.5, 3.5);
        List<LevelObject> ghosts = desk.preview().ghosts();
        desk.click(4.5, 3.5);
        assertEquals(PlatformType.TYPE.create("platform-1", PlatformType.SOLID, 64, 48), desk.object("platform-1"));
        assertEquals(ghosts, List.copyOf(desk.level().objects(PlatformType.TYPE)));
        assertEquals(Set.of("platform-1"), desk.selected());
        assertEquals(Message.of("edit.place", Message.of("object.platform.solid")), desk.lastStep());
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertTrue(desk.level().objects(PlatformType.TYPE).isEmpty());
    }

    @Test
    void aPlatformIsDraggedOutAsAPlankOrOverRowsOfTiles() {
        desk.tools.choose(entry(PlatformType.TYPE, PlatformType.ONE_WAY));
        desk.stroke(2.5, 1.5, 6.5, 1.2).stroke(8.5, 3.5, 9.5, 5.5);
        assertEquals(
                PlatformType.TYPE
                        .create("platform-1", PlatformType.ONE_WAY, 32, 16)
                        .withBox(32, 16, 80, 8),
                desk.object("platform-1"));
        assertEquals(
                PlatformType.TYPE
                        .create("platform-2", PlatformType.ONE_WAY, 128, 48)
                        .withBox(128, 48, 32, 48),
                desk.object("platform-2"));
    }

    @Test
    void aDoorIsAsLargeAsItIsDraggedAndAfterAClickAsTallAsThePlayer() {
        desk.tools.choose(entry(PlatformType.TYPE, PlatformType.DOOR));
        desk.stroke(2.5, 1.5, 2.5, 5.5).click(8.5, 9.5);
        assertEquals(
                PlatformType.TYPE.create("door-1", PlatformType.DOOR, 32, 16).withBox(32, 16, 16, 80),
                desk.object("door-1"));
        assertEquals(
                PlatformType.TYPE.create("door-2", PlatformType.DOOR, 0, 0).withBox(128, 128, 16, 32),
                desk.object("door-2"),
                "without a player two tiles");
        desk.digit(4).click(5.5, 4.5);
        desk.tools.choose(entry(PlatformType.TYPE, PlatformType.DOOR));
        desk.click(15.5, 9.5);
        assertEquals(160 - 48, desk.object("door-3").y(), "whole tiles over the 40 px of the player");
        assertEquals(48, desk.object("door-3").height());
    }

    @Test
    void aDoorHasNoStopsAsItDoesNotMove() {
        desk.tools.choose(entry(PlatformType.TYPE, PlatformType.DOOR));
        desk.click(8.5, 9.5);
        assertEquals(List.of(), desk.preview().handles());
    }

    @Test
    void aPressOnAPlatformDragsItAndTheRightButtonDeletesIt() {
        desk.digit(8).click(4.5, 3.2).stroke(5, 3.2, 7, 4.2);
        assertEquals(64 + 32, desk.object("platform-1").x());
        assertEquals(48 + 16, desk.object("platform-1").y());
        desk.button(PointerButton.RIGHT).click(7, 4.2);
        assertTrue(desk.level().objects(PlatformType.TYPE).isEmpty());
        assertEquals(3, desk.steps());
    }

    @Test
    void anEmitterIsCenteredInTheTileUnderThePointer() {
        desk.digit(9);
        assertEquals(ToolId.placing(EmitterType.TYPE), desk.tools.chosenTool());
        desk.hover(4.9, 3.1);
        List<LevelObject> ghosts = desk.preview().ghosts();
        desk.click(4.9, 3.1);
        assertEquals(EmitterType.TYPE.create("emitter-1", EmitterType.DEADLY, 64, 48), desk.object("emitter-1"));
        assertEquals(ghosts, List.copyOf(desk.level().objects(EmitterType.TYPE)));
        assertEquals(Message.of("edit.place", Message.of("object.emitter.deadly")), desk.lastStep());
        desk.tools.choose(entry(EmitterType.TYPE, EmitterType.HARMLESS));
        desk.press(8.5, 3.5).drag(9.5, 4.5).release(9.5, 4.5);
        assertEquals(EmitterType.TYPE.create("emitter-2", EmitterType.HARMLESS, 144, 64), desk.object("emitter-2"));
        assertEquals(2, desk.steps());
        assertEquals(PointerShape.FORBIDDEN, desk.hover(-1, 3).preview().pointer());
        desk.click(-1, 3).button(PointerButton.RIGHT).click(4.5, 3.5);
        assertEquals(1, desk.level().objects(EmitterType.TYPE).size());
    }

    @Test
    void aPlatformGetsItsPathRightAfterItIsPlaced() {
        desk.digit(8).click(4.5, 5.5);
        Preview.HandleSpot end = handle(Preview.HandleForm.NEW_STOP);
        desk.hover(end.x() / 16, end.y() / 16);
        assertEquals(Message.of("status.stop.new"), desk.preview().status());
        assertEquals(List.of(), desk.preview().ghosts());
        desk.stroke(end.x() / 16, end.y() / 16, end.x() / 16, end.y() / 16 - 4);
        assertEquals(List.of(PathStop.of(0, -64)), desk.object("platform-1").stops());
        Preview.HandleSpot stop = handle(Preview.HandleForm.CHOSEN_STOP);
        desk.button(PointerButton.RIGHT).click(stop.x() / 16, stop.y() / 16);
        assertEquals(List.of(), desk.object("platform-1").stops());
        assertEquals(List.of("platform-1"), objectIds(PlatformType.TYPE));
        assertEquals(3, desk.steps());
    }

    @Test
    void anEmitterIsAimedRightAfterItIsPlaced() {
        desk.digit(9).click(9.5, 5.5);
        Preview.HandleSpot aim = handle(Preview.HandleForm.AIM);
        desk.stroke(aim.x() / 16, aim.y() / 16, 5.5, 5.4);
        assertEquals(180, desk.object("emitter-1").get(EmitterType.DIRECTION), "not -180");
        assertEquals(List.of("emitter-1"), objectIds(EmitterType.TYPE));
    }

    @Test
    void aToolShowsNoGripsOfOtherTypes() {
        desk.digit(9).click(9.5, 5.5).digit(8).hover(2.5, 2.5);
        assertEquals(List.of(), desk.preview().handles());
    }

    private Preview.HandleSpot handle(Preview.HandleForm form) {
        return desk.preview().handles().stream()
                .filter(it -> it.form() == form)
                .findFirst()
                .orElseThrow();
    }

    private List<String> objectIds(ObjectType type) {
        return desk.level().objects(type).stream().map(LevelObject::id).toList();
    }

    @Test
    void pickSelectsTheKindOfAPlatformAndOfAnEmitter() {
        desk.tools.choose(entry(PlatformType.TYPE, PlatformType.ONE_WAY));
        desk.click(2.5, 2.5).digit(9).click(8.5, 2.5).digit(8);
        desk.control(true).click(2.5, 2.2);
        assertEquals(entry(PlatformType.TYPE, PlatformType.ONE_WAY), desk.tools.chosenEntry());
        desk.click(8.5, 2.5);
        assertEquals(entry(EmitterType.TYPE, EmitterType.DEADLY), desk.tools.chosenEntry());
    }

    private static PaletteEntry entry(ObjectType type, String kind) {
        return new PaletteEntry.OfObject(type, type.findKind(kind).orElseThrow());
    }

    @Test
    void anObjectCanBePlacedOnOneOfAnotherTypeWhichStays() {
        desk.digit(9)
                .click(3.5, 4.5)
                .digit(8)
                .click(3.5, 4.5)
                .digit(7)
                .click(3.5, 4.5)
                .digit(5)
                .click(3.5, 4.5);
        assertEquals(1, desk.level().objects(CharacterType.TYPE).size());
        assertEquals(1, desk.level().objects(ZoneType.TYPE).size());
        assertEquals(1, desk.level().objects(PlatformType.TYPE).size());
        assertEquals(1, desk.level().objects(EmitterType.TYPE).size());
    }

    @Test
    void tilesUnderObjectsCanBePainted() {
        desk.digit(5).click(3.5, 4.5).digit(1).click(3.5, 4.5);
        assertEquals(1, desk.level().tiles().at(3, 4));
    }
}
