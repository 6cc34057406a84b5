package leapsmith.physics.world;

import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/** Changes tiles and numbers of a world between two steps: implements the methods of {@link World} of the same names. */
final class LevelEdits {
    private final TileMap map;
    private final WorldNumbers numbers;
    private final EditResolver resolver;
    private final Bullets bullets;
    private final WorldChanges changes;

    LevelEdits(TileMap map, WorldNumbers numbers, EditResolver resolver, Bullets bullets, WorldChanges changes) {
        this.map = map;
        this.numbers = numbers;
        this.resolver = resolver;
        this.bullets = bullets;
        this.changes = changes;
    }

    void setTile(int column, int row, TileType type) {
        changes.beforeEdit();
        if (map.set(column, row, type)) {
            resolver.tileChanged(column, row);
            bullets.tileChanged(column, row);
        }
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetTile(column, row, type));
        }
    }

    void replaceTile(int column, int row, TileType type) {
        map.replace(column, row, type);
        resolver.tileReplaced(column, row);
        bullets.tileChanged(column, row);
    }

    void setGravity(double pxPerSecondSquared) {
        changes.beforeEdit();
        numbers.setGravity(pxPerSecondSquared);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetGravity(pxPerSecondSquared));
        }
    }

    void setMaxFallSpeed(double pxPerSecond) {
        changes.beforeEdit();
        numbers.setMaxFallSpeed(pxPerSecond);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetMaxFallSpeed(pxPerSecond));
        }
    }
}
