package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.replay.EditLog;

/** The level of a recording at each tick, with its tiles and objects as the recorded commands changed them. Goes forward only. */
public final class LevelEdits {
    private final EditLog<PlayCommand> commands;
    private Level level;
    private int next;

    /** At the start of a recording. */
    public LevelEdits(PlayRecording recording) {
        commands = recording.run().edits();
        level = recording.level();
    }

    /** The level at a tick, which must not be before the one of the call before. */
    public Level at(long tick) {
        for (; next < commands.count() && commands.tick(next) <= tick; next++) {
            level = after(commands.edit(next));
        }
        return level;
    }

    private Level after(PlayCommand command) {
        if (command instanceof PlayCommand.SetTiles set && set.legend().equals(level.legend())) {
            return level.withTiles(set.change());
        }
        if (command instanceof PlayCommand.SetAllTiles all) {
            return level.withLegend(all.legend()).withTiles(all.tiles());
        }
        if (command instanceof PlayCommand.FillTiles fill) {
            return withFills(fill.fills());
        }
        if (command instanceof PlayCommand.PutObject put) {
            return with(put.object());
        }
        if (command instanceof PlayCommand.RemoveObject remove) {
            return without(remove.id());
        }
        if (command instanceof PlayCommand.Restart restart) {
            return restart.level();
        }
        return level;
    }

    private Level withFills(List<TileFill> fills) {
        Level filled = level;
        for (TileFill fill : fills) {
            TileRegion inside = fill.region().intersect(filled.tiles().region());
            int value = filled.legend().indexOf(fill.type());
            if (!inside.isEmpty()) {
                filled = filled.withTiles(
                        TileChange.builder(filled.tiles()).fill(inside, value).build());
            }
        }
        return filled;
    }

    private Level with(LevelObject object) {
        if (level.object(object.id())
                .filter(known -> known.sort() == object.sort())
                .isPresent()) {
            return level.withObject(object.id(), object);
        }
        List<LevelObject> list = new ArrayList<>(level.objects().of(object.sort()));
        list.add(object);
        return level.withObjects(object.sort(), list);
    }

    private Level without(String id) {
        return level.object(id)
                .map(object -> {
                    List<LevelObject> list = new ArrayList<>(level.objects().of(object.sort()));
                    list.remove(object);
                    return level.withObjects(object.sort(), list);
                })
                .orElse(level);
    }
}
