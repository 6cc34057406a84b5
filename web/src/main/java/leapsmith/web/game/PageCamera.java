package leapsmith.web.game;

import java.util.Comparator;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.world.Body;

/**
 * The camera of the game: it follows the player, and shows nothing outside of the level or of the camera region in which the
 * player is. Where there is less than fits into the picture, it is centered.
 */
final class PageCamera {
    private double x;
    private double y;
    /** By how much less than usual is shown of a region that is to be seen whole. */
    private double shrink = 1;
    /** Whether the next picture is not to glide. */
    private boolean jumps = true;

    /** Has the next picture begin where the player is. */
    void jump() {
        jumps = true;
    }

    /**
     * Moves on.
     *
     * @param width level pixels that the picture shows
     * @param height level pixels that the picture shows
     * @param seconds since the last picture; negative for no gliding
     */
    void follow(Level level, Optional<Body> player, double width, double height, double seconds) {
        double left = 0;
        double top = 0;
        double right = level.widthPx();
        double bottom = level.heightPx();
        shrink = 1;
        Optional<LevelObject> region = player.flatMap(body -> region(level, body));
        if (region.isPresent()) {
            LevelObject box = region.get();
            left = box.x();
            top = box.y();
            right = box.x() + box.width();
            bottom = box.y() + box.height();
            if (box.get(ZoneType.FIT)) {
                shrink = Math.min(1, Math.min(width / box.width(), height / box.height()));
            }
        }
        double shownWidth = width / shrink;
        double shownHeight = height / shrink;
        boolean glides = !jumps && seconds >= 0;
        if (player.isPresent()) {
            double middleX = player.get().x() + player.get().width() / 2;
            double middleY = player.get().y() + player.get().height() / 2;
            double part = 1 - Math.exp(-Camera.PACE * Math.max(0, seconds));
            x = glides ? Camera.following(x, shownWidth, middleX, Camera.ZONE_X, part) : middleX - shownWidth / 2;
            y = glides ? Camera.following(y, shownHeight, middleY, Camera.ZONE_Y, part) : middleY - shownHeight / 2;
            jumps = false;
        }
        x = within(x, shownWidth, left, right);
        y = within(y, shownHeight, top, bottom);
    }

    /** The begin of what is shown, so that it shows nothing outside of a range, or the middle of one that is smaller. */
    static double within(double begin, double size, double from, double to) {
        return to - from <= size ? (from + to - size) / 2 : Math.max(from, Math.min(to - size, begin));
    }

    /** The camera region that counts for the player: of those that have its middle, the most important one. */
    private static Optional<LevelObject> region(Level level, Body player) {
        double middleX = player.x() + player.width() / 2;
        double middleY = player.y() + player.height() / 2;
        return level.objects(ZoneType.TYPE).stream()
                .filter(zone -> zone.behavior().equals(ZoneType.CAMERA))
                .filter(zone -> middleX >= zone.x()
                        && middleX < zone.x() + zone.width()
                        && middleY >= zone.y()
                        && middleY < zone.y() + zone.height())
                .max(Comparator.comparingDouble(zone -> zone.get(ZoneType.PRIORITY)));
    }

    /**
     * The camera of the last picture.
     *
     * @param scale pixels of the picture per level pixel, where no region is to be seen whole
     */
    Camera at(double scale) {
        return new Camera(x, y, scale * shrink);
    }
}
