package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.QueryFilter;
import leapsmith.physics.world.QueryHits;
import leapsmith.physics.world.World;

/** A guard looks along its row: for the hero, for walls, and for what a laser through everything would hit. */
public final class LineOfSight {
    private LineOfSight() {}

    public static void main(String[] args) {
        World world = World.builder(40, 10)
                .tiles((column, row) -> column == 30 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body guard = world.spawn(BodyDef.character(40, 80));
        Body hero = world.spawn(BodyDef.character(300, 80));
        world.spawn(BodyDef.box(200, 90, 16, 16));
        QueryFilter others = QueryFilter.DEFAULT.withExcept(guard);
        QueryHits hits = new QueryHits();

        world.queries().ray(46, 85, 640, 85, others, hits);
        System.out.println("sees the hero: " + (hits.body(0) == hero.index()));
        world.queries().ray(46, 95, 640, 95, others, hits);
        System.out.println("sees the hero: " + (hits.body(0) == hero.index()));

        world.queries().rayThrough(46, 95, 640, 95, others, hits);
        for (int i = 0; i < hits.count(); i++) {
            String what = hits.isTile(i) ? "tile " + hits.column(i) + ", " + hits.row(i) : "body " + hits.body(i);
            System.out.println(what + " at " + Math.round(hits.x(i)) + ", facing " + hits.normalX(i));
        }
    }
}
