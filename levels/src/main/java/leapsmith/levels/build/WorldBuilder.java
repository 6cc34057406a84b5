package leapsmith.levels.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.TileSource;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * Makes worlds from levels. Characters become bodies in the order of the level's list, zones become sensors after them,
 * and platforms come last, so that the same level always gives the same indices. Emitters are no bodies; they get the
 * numbers from 0 on. A character placed in a wall is left to the first tick, which moves it out or reports it.
 */
public final class WorldBuilder {
    private WorldBuilder() {}

    /** The world of a level before its first tick. */
    public static LevelWorld build(Level level) {
        PhysicsNumbers physics = level.physics();
        World world = World.builder(level.columns(), level.rows())
                .tileSize(level.tileSize())
                .borders(physics.borders())
                .ticksPerSecond(physics.ticksPerSecond())
                .gravity(physics.gravity())
                .maxFallSpeed(physics.maxFallSpeed())
                .partitionCell(level.partition().cellWidth(), level.partition().cellHeight())
                .pairHistory(true)
                .tiles(new Rows(level))
                .build();
        List<LevelObject> objects = new ArrayList<>();
        List<Body> bodies = new ArrayList<>();
        // In the order of the lists: indices decide ties, and recordings name them.
        for (ObjectSort sort : ObjectDefs.SORTS_WITH_BODIES) {
            for (LevelObject object : level.objects().of(sort)) {
                objects.add(object);
                bodies.add(world.spawn(ObjectDefs.bodyDef(object)));
            }
        }
        Map<String, Integer> emitters = new HashMap<>();
        for (Emitter emitter : level.emitters()) {
            emitters.putIfAbsent(emitter.id(), world.bullets().addEmitter(ObjectDefs.emitterDef(emitter)));
        }
        return new LevelWorld(world, objects, bodies, emitters);
    }

    /**
     * The same with the first player's top-left corner at another place, in pixels; a level without a player gets one
     * with the classic numbers, as its last character.
     */
    public static LevelWorld build(Level level, double playerX, double playerY) {
        List<PlacedCharacter> characters = new ArrayList<>(level.characters());
        int index = 0;
        while (index < characters.size() && !characters.get(index).isPlayer()) {
            index++;
        }
        if (index < characters.size()) {
            characters.set(index, characters.get(index).withPosition(playerX, playerY));
        } else {
            String id = level.freeId(PlacedCharacter.PLAYER);
            characters.add(PlacedCharacter.of(id, PlacedCharacter.PLAYER, playerX, playerY));
        }
        return build(level.withCharacters(characters));
    }

    /** The types of a level's tiles; fetches a row at a time, so that asking row by row is fast. */
    private static final class Rows implements TileSource {
        private final TileGrid tiles;
        private final TileType[] types = new TileType[256];
        private final byte[] line;
        private int lineRow = -1;

        Rows(Level level) {
            tiles = level.tiles();
            line = new byte[tiles.columns()];
            Legend legend = level.legend();
            for (int value = 0; value < legend.size(); value++) {
                types[value] = legend.typeOf(value);
            }
        }

        @Override
        public TileType at(int column, int row) {
            if (row != lineRow) {
                tiles.copyRow(row, 0, line.length, line);
                lineRow = row;
            }
            return types[line[column] & 0xFF];
        }
    }
}
