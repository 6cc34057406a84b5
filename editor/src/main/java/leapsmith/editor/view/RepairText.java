package leapsmith.editor.view;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.play.RepairAim;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;

/** What a repair changes, in words. */
public final class RepairText {
    private RepairText() {}

    /** What the repairs are for. */
    public static String title(Texts texts, RepairAim aim) {
        return aim.lock()
                .map(lock -> texts.get("repair.wayOut", lock.column(), lock.row()))
                .orElseGet(() -> texts.get("repair.title", aim.goalId()));
    }

    /** That there are none. */
    public static String none(Texts texts, RepairAim aim) {
        return texts.get(aim.lock().isPresent() ? "repair.noWayOut" : "repair.none", aim.goalId());
    }

    /** What is changed, and how hard the run to the goal is then. */
    public static String of(Texts texts, Repair repair) {
        String change = of(texts, repair.change(), repair.level());
        return repair.odds()
                .hardest()
                .map(jump -> texts.get(
                        jump.isFall() ? "repair.hardest.fall" : "repair.hardest",
                        change,
                        Math.round(100 * jump.rate())))
                .orElseGet(() -> texts.get("repair.noJump", change));
    }

    /** The end of the run, as a label at its trail. */
    public static String end(Texts texts, Repair repair) {
        return texts.get("repair.end", texts.numbers().seconds(PlayTime.of(repair.run())));
    }

    private static String of(Texts texts, RepairChange change, Level level) {
        String key = "repair." + change.kind().text();
        if (change instanceof RepairChange.OfTiles tiles) {
            TileRegion region = tiles.regions().get(0);
            String first = texts.get(key, region.area(), region.column(), region.row());
            if (tiles.regions().size() == 1) {
                return first;
            }
            TileRegion image = tiles.regions().get(1);
            return texts.get("repair.mirrored", first, image.column(), image.row());
        }
        if (change instanceof RepairChange.OfPlace place) {
            return texts.get(key, place.id(), move(texts, place, level.tileSize()));
        }
        RepairChange.OfNumber number = (RepairChange.OfNumber) change;
        return texts.get(
                key, texts.numbers().format(number.after(), 0), texts.numbers().format(number.before(), 0));
    }

    /** How far an object is moved along rows and columns, in tiles. */
    private static String move(Texts texts, RepairChange.OfPlace place, int tileSize) {
        List<String> parts = new ArrayList<>();
        add(parts, texts, place.dx() / tileSize, "repair.left", "repair.right");
        add(parts, texts, place.dy() / tileSize, "repair.up", "repair.down");
        return parts.size() == 1 ? parts.get(0) : texts.get("repair.both", parts.get(0), parts.get(1));
    }

    private static void add(List<String> parts, Texts texts, double tiles, String back, String forth) {
        if (tiles != 0) {
            parts.add(texts.get(tiles < 0 ? back : forth, Math.round(Math.abs(tiles))));
        }
    }
}
