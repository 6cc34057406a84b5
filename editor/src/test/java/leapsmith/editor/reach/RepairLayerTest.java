package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;

class RepairLayerTest {
    private final ViewportModel viewport = new ViewportModel();
    private final Level level = Level.empty("level", 40, 30, 16)
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("goal-1", ZoneType.GOAL, 160, 80, 16, 40)));

    @Test
    void changedTilesAndTheNewPlaceOfAnObjectAreKeptFreeOfLabels() {
        viewport.levelSize(40, 30, 16);
        viewport.resize(400, 300);
        viewport.show(new Camera(32, 16, 2));
        List<TileRegion> regions = List.of(new TileRegion(4, 3, 2, 1), new TileRegion(10, 3, 2, 1));
        TileDraft added = level.tiles().draft();
        regions.forEach(region -> added.fill(region, 1));
        assertEquals(
                List.of(new BoundingBox(62, 62, 68, 36), new BoundingBox(254, 62, 68, 36)),
                places(Repair.Kind.ADD_GROUND, level.withTiles(added.build()), regions));
        LevelObject goal = level.object("goal-1").orElseThrow();
        assertEquals(
                List.of(new BoundingBox(222, 126, 36, 84)),
                places(
                        Repair.Kind.MOVE_GOAL,
                        level.withObject(goal.id(), goal.withPosition(goal.x() - 16, goal.y())),
                        List.of()));
    }

    private List<Bounds> places(Repair.Kind kind, Level after, List<TileRegion> regions) {
        RepairChange change = new RepairChange(kind, LevelDelta.between(level, after), regions);
        return RepairLayer.places(change, viewport).toList();
    }
}
