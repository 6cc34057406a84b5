package leapsmith.levels.check;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.Borders;

/** Rules of each platform and of the stops of its path. */
final class PlatformRules {
    private final Level level;
    private final Report report;
    private final boolean[] blocks;

    /** @param blocks which values of tiles are blocks */
    PlatformRules(Level level, Report report, boolean[] blocks) {
        this.level = level;
        this.report = report;
        this.blocks = blocks;
    }

    void check(Platform platform) {
        if (!platform.kind().equals(Platform.SOLID) && !platform.isOneWay()) {
            report.add(
                    Severity.WARNING,
                    "unknown-platform-kind",
                    "The platform \"" + platform.id() + "\" is of the kind \"" + platform.kind()
                            + "\", which isn't known, so it is solid. Known are solid and oneway.",
                    platform);
        }
        List<PlatformPath.Stop> stops = platform.path().allStops();
        checkInside(platform, stops);
        checkRoom(platform, stops);
        checkStops(platform, stops);
        if (stops.size() > 1 && platform.path().speed() == 0) {
            report.add(
                    Severity.HINT,
                    "platform-without-speed",
                    "The platform \"" + platform.id()
                            + "\" has stops and no speed, so it stays at the first. Give it a speed, or delete them.",
                    platform);
        }
    }

    /** Only the first such stop of a platform is reported. */
    private void checkInside(Platform platform, List<PlatformPath.Stop> stops) {
        for (int i = 0; i < stops.size(); i++) {
            Platform there = at(platform, stops.get(i));
            if (isBeyondClosedSide(there)) {
                report.add(
                        Severity.WARNING,
                        i == 0 ? "platform-outside" : "path-outside",
                        "The platform \"" + platform.id() + "\" is not wholly within the level" + atStop(i) + ". Move "
                                + (i == 0 ? "it inside." : "that stop inside."),
                        platform,
                        level.columnAt(there.x()),
                        level.rowAt(there.y()));
                return;
            }
        }
    }

    private boolean isBeyondClosedSide(Platform there) {
        Borders borders = level.physics().borders();
        return !borders.leftOpen() && there.x() < 0
                || !borders.topOpen() && there.y() < 0
                || !borders.rightOpen() && there.x() + there.width() > level.widthPx()
                || !borders.bottomOpen() && there.y() + there.height() > level.heightPx();
    }

    /** Only the first such stop of a platform is reported. */
    private void checkRoom(Platform platform, List<PlatformPath.Stop> stops) {
        for (int i = 0; i < stops.size(); i++) {
            Platform there = at(platform, stops.get(i));
            TileRegion tiles = level.tilesUnder(there.x(), there.y(), there.width(), there.height());
            Optional<TileRegion> block = level.tiles().find(tiles, blocks);
            if (block.isPresent()) {
                report.add(
                        Severity.HINT,
                        "platform-in-wall",
                        "The platform \"" + platform.id() + "\" has no room" + atStop(i)
                                + ": it goes into a block there, which holds its riders back. Move it, or clear the"
                                + " tiles.",
                        platform,
                        block.get().column(),
                        block.get().row());
                return;
            }
        }
    }

    private void checkStops(Platform platform, List<PlatformPath.Stop> stops) {
        for (int i = 1; i < stops.size(); i++) {
            if (isSame(stops.get(i), stops.get(i - 1))) {
                addEqual(
                        platform,
                        stops.get(i),
                        "The" + stopName(i) + " of the platform \"" + platform.id()
                                + "\" is where the one before it is, so it only stays there. Move or delete it.");
            }
        }
        PlatformPath.Stop last = stops.get(stops.size() - 1);
        if (platform.path().loop() && stops.size() > 2 && isSame(last, stops.get(0))) {
            addEqual(
                    platform,
                    last,
                    "The last stop of the platform \"" + platform.id()
                            + "\" is where the first is, to which it goes on anyway. Move or delete it.");
        }
    }

    private void addEqual(Platform platform, PlatformPath.Stop stop, String message) {
        Platform there = at(platform, stop);
        report.add(Severity.HINT, "equal-stops", message, platform, level.columnAt(there.x()), level.rowAt(there.y()));
    }

    private static boolean isSame(PlatformPath.Stop a, PlatformPath.Stop b) {
        return a.x() == b.x() && a.y() == b.y();
    }

    private static Platform at(Platform platform, PlatformPath.Stop stop) {
        double x = platform.x() + stop.x();
        double y = platform.y() + stop.y();
        return platform.withBox(within(x), within(y), platform.width(), platform.height());
    }

    /** A stop of a platform that is as far out as can be may be farther than an object. */
    private static double within(double px) {
        return Math.max(-Limits.MAX_COORDINATE_PX, Math.min(px, Limits.MAX_COORDINATE_PX));
    }

    private static String atStop(int index) {
        return index == 0 ? "" : " at its" + stopName(index);
    }

    /** Stops are counted from 1, which is where the platform is placed. */
    private static String stopName(int index) {
        return " stop " + (index + 1);
    }
}
