package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;

/** What a repair changes, in words. */
final class RepairText {
    private RepairText() {}

    static String title(Texts texts, RepairState.RepairAim aim) {
        return aim.lock()
                .map(lock -> texts.get("repair.wayOut", lock.column(), lock.row()))
                .orElseGet(() -> texts.get("repair.title", aim.goalId()));
    }

    static String none(Texts texts, RepairState.RepairAim aim) {
        return texts.get(aim.lock().isPresent() ? "repair.noWayOut" : "repair.none", aim.goalId());
    }

    /** What is changed, and how hard the run to the goal is then. */
    static String of(Texts texts, Repair repair) {
        String change = texts.get(of(repair.change()));
        return repair.odds()
                .hardest()
                .map(jump -> texts.get(
                        jump.isFall() ? "repair.hardest.fall" : "repair.hardest",
                        change,
                        Math.round(100 * jump.rate())))
                .orElseGet(() -> texts.get("repair.noJump", change));
    }

    /** The end of the run, as a label at its trail. */
    static String end(Texts texts, Repair repair) {
        return texts.get("repair.end", texts.numbers().seconds(PlayTime.of(repair.run())));
    }

    private static Message kindOf(RepairChange change) {
        TileKind kind = change.delta().after().legend().kindOf(change.tile());
        return Message.of("standardKind." + kind.name());
    }

    static Message of(RepairChange change) {
        String key = "repair." + change.kind().text();
        if (change.kind().isOfTiles()) {
            TileRegion region = change.regions().get(0);
            Object what = change.kind() == Repair.Kind.ADD_SPRING ? kindOf(change) : (Object) region.area();
            Message first = Message.of(key, what, region.column(), region.row());
            if (change.regions().size() == 1) {
                return first;
            }
            TileRegion image = change.regions().get(1);
            return Message.of("repair.mirrored", first, image.column(), image.row());
        }
        ObjectChange object = change.object().orElseThrow();
        return change.kind()
                .number()
                .map(number -> Message.of(
                        key,
                        Math.round(object.after().orElseThrow().get(number)),
                        Math.round(object.before().orElseThrow().get(number))))
                .orElseGet(() -> Message.of(key, object.id(), move(change)));
    }

    /** How far an object is moved along rows and columns, in tiles. */
    private static Message move(RepairChange change) {
        int tileSize = change.delta().after().tileSize();
        List<Message> parts = new ArrayList<>();
        add(parts, change.dx() / tileSize, "repair.left", "repair.right");
        add(parts, change.dy() / tileSize, "repair.up", "repair.down");
        return parts.size() == 1 ? parts.get(0) : Message.of("repair.both", parts.get(0), parts.get(1));
    }

    private static void add(List<Message> parts, double tiles, String back, String forth) {
        if (tiles != 0) {
            parts.add(Message.of(tiles < 0 ? back : forth, Math.round(Math.abs(tiles))));
        }
    }
}
