package leapsmith.editor.edit;

import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.RawMembers;

/**
 * The settings of a level: everything except tiles and objects.
 *
 * @param tileSize the side of a tile in level px
 * @param properties the free properties of the level
 */
public record LevelNumbers(
        String name,
        int tileSize,
        Legend legend,
        PhysicsNumbers physics,
        PartitionSize partition,
        CheckSettings checks,
        RawMembers properties) {

    public static LevelNumbers of(Level level) {
        return new LevelNumbers(
                level.name(),
                level.tileSize(),
                level.legend(),
                level.physics(),
                level.partition(),
                level.checks(),
                level.properties());
    }

    public LevelNumbers withName(String newName) {
        return new LevelNumbers(newName, tileSize, legend, physics, partition, checks, properties);
    }

    /** The same settings if they have another name than the first. */
    LevelNumbers renamed(String from, String to) {
        return name.equals(from) ? withName(to) : this;
    }

    /** Objects keep their position in px, so they are over other tiles afterward. */
    public LevelNumbers withTileSize(int newTileSize) {
        return new LevelNumbers(name, newTileSize, legend, physics, partition, checks, properties);
    }

    public LevelNumbers withLegend(Legend newLegend) {
        return new LevelNumbers(name, tileSize, newLegend, physics, partition, checks, properties);
    }

    public LevelNumbers withPhysics(PhysicsNumbers newPhysics) {
        return new LevelNumbers(name, tileSize, legend, newPhysics, partition, checks, properties);
    }

    public LevelNumbers withPartition(PartitionSize newPartition) {
        return new LevelNumbers(name, tileSize, legend, physics, newPartition, checks, properties);
    }

    public LevelNumbers withChecks(CheckSettings newChecks) {
        return new LevelNumbers(name, tileSize, legend, physics, partition, newChecks, properties);
    }

    public LevelNumbers withProperties(RawMembers newProperties) {
        return new LevelNumbers(name, tileSize, legend, physics, partition, checks, newProperties);
    }

    Level putInto(Level level) {
        return level.withName(name)
                .withTileSize(tileSize)
                .withLegend(legend)
                .withPhysics(physics)
                .withPartition(partition)
                .withChecks(checks)
                .withProperties(properties);
    }
}
