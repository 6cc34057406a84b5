package leapsmith.editor.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KindDemoTest {
    private static final int TICKS = 60 * 30;

    private final KindDemo demo = new KindDemo();

    /** What happened in a demo. */
    private static final class Seen {
        private final Set<EventType> events = EnumSet.noneOf(EventType.class);
        private final Set<ControllerState> states = EnumSet.noneOf(ControllerState.class);
        private int deaths;
        private int turnsAtRight;
        private int turnsAtLeft;
        private boolean swims;
        private double top = Double.MAX_VALUE;
    }

    private static Level with(Level level, TileKind kind) {
        return level.withLegend(level.legend()
                .plus(new LegendEntry(Legend.freeSymbol(level.legend().entries(), 'k'), kind)));
    }

    private void show(Level level, TileKind kind) {
        Level known = with(level, kind);
        demo.show(known, known.legend().size() - 1);
    }

    private Seen watch(int ticks) {
        Seen seen = new Seen();
        boolean atRight = false;
        boolean wasAlive = true;
        for (int i = 0; i < ticks; i++) {
            demo.step();
            PlaySession session = demo.session();
            for (int event = 0; event < session.world().events().count(); event++) {
                seen.events.add(session.world().events().type(event));
            }
            Body body = session.player().orElse(null);
            seen.deaths += body == null && wasAlive ? 1 : 0;
            wasAlive = body != null;
            if (body == null) {
                continue;
            }
            seen.states.add(body.state());
            seen.swims |= session.world().material(body.mediumMaterial()).swims();
            seen.top = Math.min(seen.top, body.y());
            int cell = (int) ((body.x() + body.width() / 2) / demo.scene().cellPx());
            if (cell == KindScene.CELLS - 1 && !atRight) {
                seen.turnsAtRight++;
                atRight = true;
            } else if (cell == 0 && atRight) {
                seen.turnsAtLeft++;
                atRight = false;
            }
        }
        return seen;
    }

    @ParameterizedTest
    @EnumSource(StandardKind.class)
    void aPlayerGoesBackAndForthOnEachStandardKind(StandardKind kind) {
        show(Rooms.room(), kind.kind());
        Seen seen = watch(TICKS);
        assertEquals(0, seen.deaths);
        assertTrue(seen.turnsAtRight >= 1 && seen.turnsAtLeft >= 1, seen.turnsAtRight + " " + seen.turnsAtLeft);
    }

    @ParameterizedTest
    @EnumSource(TileType.class)
    void eachShapeIsShown(TileType shape) {
        TileKind kind = TileKind.of("kind", shape, 0x8060c0)
                .withMaterial(Material.builder().grip(0.5).build());
        show(Rooms.room(), kind);
        Seen seen = watch(TICKS);
        assertEquals(0, seen.deaths);
        boolean isGate = shape.isGate();
        assertTrue(isGate || seen.turnsAtRight >= 1 && seen.turnsAtLeft >= 1, "it gets from end to end");
    }

    @Test
    void itDoesWhatTheKindIsFor() {
        show(Rooms.room(), StandardKind.WATER.kind());
        assertTrue(watch(TICKS).swims);
        for (StandardKind kind : Set.of(StandardKind.LADDER, StandardKind.VINE)) {
            show(Rooms.room(), kind.kind());
            assertTrue(watch(TICKS).states.contains(ControllerState.CLIMB), kind.name());
        }
        show(Rooms.room(), StandardKind.CRUMBLE.kind());
        assertTrue(watch(TICKS).events.contains(EventType.TILE_CHANGED));
        show(Rooms.room(), StandardKind.STRONG_SPRING.kind());
        Seen spring = watch(TICKS);
        assertTrue(spring.events.contains(EventType.LAUNCHED));
        assertTrue(spring.top > 0, "there is room for the whole launch");
    }

    @Test
    void aNumberThatChangesLetsThePlayerGoOn() {
        TileKind ice = StandardKind.ICE.kind();
        show(Rooms.room(), ice);
        watch(50);
        PlaySession session = demo.session();
        double x = session.player().orElseThrow().x();
        show(Rooms.room(), ice.withMaterial(Material.builder().grip(0.5).build()));
        assertSame(session, demo.session());
        assertEquals(x, session.player().orElseThrow().x());
        Material ground = session.world()
                .material(session.world()
                        .tiles()
                        .materialAt(8, demo.scene().level().rows() - 2));
        assertEquals(0.5, ground.grip());
        show(Rooms.room(), ice.withMaterial(Material.builder().launch(400).build()));
        assertFalse(demo.session() == session, "another scene starts again");
    }

    @Test
    void manyChangesNeverFillTheTableOfMaterials() {
        for (int i = 1; i < 600; i++) {
            show(
                    Rooms.room(),
                    StandardKind.BELT
                            .kind()
                            .withMaterial(Material.builder().belt(i).build()));
            demo.step();
        }
        assertEquals(
                599,
                demo.scene()
                        .level()
                        .legend()
                        .kindOf(demo.scene().value())
                        .material()
                        .belt());
    }

    @Test
    void theSceneIsAsLargeAsThePlayerNeeds() {
        show(Rooms.room(), StandardKind.ICE.kind());
        assertEquals(16, demo.scene().cellPx());
        show(Rooms.room().withTileSize(8), StandardKind.WATER.kind());
        assertEquals(16, demo.scene().cellPx());
        Seen seen = watch(TICKS);
        assertTrue(seen.swims && seen.turnsAtLeft > 0);
    }
}
