package mygame;

import java.util.List;
import java.util.Set;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** Water to swim in and spikes to die from. */
public final class SpikesAndWater {
    private static final int WATER = 1;
    private static final int SPIKES = 2;

    private final World world = World.builder(40, 12)
            .tiles((column, row) -> row == 11 ? TileType.BLOCK : TileType.EMPTY)
            .materials(List.of(
                    Material.builder()
                            .gravity(0.3)
                            .maxFallSpeed(120)
                            .speed(0.5)
                            .jump(0.55)
                            .swims(true)
                            .build(),
                    Material.builder().deadly(Set.of(TileSide.TOP)).build()))
            .materialTiles((column, row) -> row > 5 && column < 10 ? WATER : row == 10 && column > 30 ? SPIKES : 0)
            .build();
    private final Body hero = world.spawn(BodyDef.character(40, 20).control(Control.PLAYER));
    private int deaths;

    /** Advances the game by one tick. */
    public void tick(Inputs inputs) {
        world.step(inputs);
        EventList events = world.events();
        for (int i = 0; i < events.count(); i++) {
            if (events.type(i) == EventType.TILE_TOUCHED && events.body(i) == hero.index()) {
                deaths++;
                world.moveTo(hero, 40, 20);
                return;
            }
        }
    }

    /** How often the hero died. */
    public int deaths() {
        return deaths;
    }

    /** Whether the hero is in the water. */
    public boolean isInWater() {
        return hero.mediumMaterial() == WATER;
    }
}
