package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

/** Links that are made by dragging. A tile is 16 px, and one level px is one screen px. */
class ObjectLinksTest {
    private static final Level LEVEL = Level.empty("links", 40, 20, 16)
            .withObjects(
                    ZoneType.TYPE,
                    List.of(
                            ZoneType.TYPE.create("key-1", ZoneType.KEY, 64, 160),
                            ZoneType.TYPE.create("key-2", ZoneType.KEY, 128, 160),
                            ZoneType.TYPE.create("in", ZoneType.PORTAL, 400, 160, 16, 32),
                            ZoneType.TYPE.create("exit", ZoneType.GOAL, 500, 160, 16, 32)))
            .withObjects(
                    PlatformType.TYPE,
                    List.of(PlatformType.TYPE
                            .create("door", PlatformType.DOOR, 240, 96)
                            .withBox(240, 96, 16, 64)));

    private final Desk desk = new Desk(LEVEL).tool(ToolId.SELECT);

    private void link(String from, double toX, double toY) {
        desk.document.select(Selection.of(from));
        Preview.HandleSpot spot = desk.hover(1, 1).preview().handles().stream()
                .filter(it -> it.form() == Preview.HandleForm.LINK)
                .findFirst()
                .orElseThrow();
        desk.stroke(spot.x() / 16, spot.y() / 16, toX / 16, toY / 16);
    }

    private String needs(String id) {
        return desk.object(id).get(ObjectSignals.NEEDS).toString();
    }

    @Test
    void aKeyIsDraggedToItsDoorAndAwayFromIt() {
        link("key-2", 248, 120);
        assertEquals("[key-2]", needs("door"), "there are two keys, so it gets a name");
        assertEquals("key-2", desk.object("key-2").get(ObjectSignals.SETS));
        assertEquals(Message.of("edit.link"), desk.lastStep());
        assertEquals(1, desk.steps());
        link("key-1", 508, 170);
        assertEquals("[key]", needs("exit"), "it is the only one of that name now");
        link("key-2", 248, 120);
        assertEquals("[]", needs("door"));
        desk.document.undo();
        desk.document.undo();
        desk.document.undo();
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void nothingIsLinkedWithWhatDoesNotNeedSignals() {
        link("key-1", 136, 165);
        link("key-1", 300, 300);
        assertEquals(LEVEL, desk.level());
        assertEquals(0, desk.steps());
    }

    @Test
    void aPortalIsDraggedToItsDestination() {
        link("in", 508, 170);
        assertEquals("exit", desk.object("in").get(ZoneType.TO));
        List<ObjectLinks.Link> links = ObjectLinks.of(desk.level());
        assertEquals(1, links.size());
        assertEquals("in", links.get(0).from().id());
        assertEquals("exit", links.get(0).to().id());
        link("in", 508, 170);
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void linksFollowFromNames() {
        link("key-1", 248, 120);
        LevelObject goal = desk.object("exit")
                .with(ObjectSignals.NEEDS, desk.object("door").get(ObjectSignals.NEEDS));
        Level level = desk.level().withObject("exit", goal);
        assertEquals(
                List.of("key-1 exit", "key-1 door"),
                ObjectLinks.of(level).stream()
                        .map(link -> link.from().id() + " " + link.to().id())
                        .toList());
        assertTrue(ObjectLinks.of(LEVEL).isEmpty());
    }
}
