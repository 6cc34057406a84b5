package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.PathEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.Property;

/** A draggable handle of the selected object that changes something other than its position. */
interface Grip {
    /**
     * Objects smaller than this on screen have no resize handles, which would leave no room to grab the object itself.
     */
    double LEAST_SCREEN_PX_FOR_SIDES = 16;

    /** Its position and look. */
    Preview.HandleSpot spot();

    PointerShape pointer();

    /** The status line while the pointer is over it. */
    Message status();

    /** The drag that a press on it starts. */
    ObjectDrag drag(Gesture press);

    /** The edit of a press with Ctrl or the right button; empty for none. */
    default Optional<Edit> removal(Level level) {
        return Optional.empty();
    }

    /** The grips of an object, the topmost first. */
    static List<Grip> of(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>(ofMotion(context, object));
        double least = context.screenPx(LEAST_SCREEN_PX_FOR_SIDES);
        if (Math.min(object.width(), object.height()) >= least) {
            // Eight handles would hide a small object.
            boolean small = Math.max(object.width(), object.height()) < 2 * least;
            for (Handle handle : Handle.values()) {
                if (handle.isCorner() || !small) {
                    grips.add(new ResizeGrip(context, handle, object));
                }
            }
        } else if (object.width() >= 2 * least && object.height() > 0) {
            // Too flat for handles above and below, like most platforms.
            grips.add(new ResizeGrip(context, Handle.LEFT, object));
            grips.add(new ResizeGrip(context, Handle.RIGHT, object));
        }
        return grips;
    }
    /** The grips of its path and its aim, the topmost first. */
    static List<Grip> ofMotion(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>();
        Selection selected = context.document().selection();
        for (int stop = object.stops().size() - 1; stop >= 0; stop--) {
            boolean chosen = selected.stop().equals(OptionalInt.of(stop));
            grips.add(new StopGrip(context, object, stop, chosen));
        }
        if (PathEdits.hasRoom(object)) {
            grips.add(new NewStopGrip(context, object));
        }
        object.type().aim().ifPresent(aim -> grips.add(new AimGrip(context, object, aim)));
        return grips;
    }

    /** A handle in the direction of an object's aim, which changes that direction. */
    record AimGrip(ToolContext context, LevelObject object, Property<Double> aim) implements Grip {
        /** Minimum distance from the edge of the object, in screen px. */
        private static final double GAP_SCREEN_PX = 28;

        @Override
        public Preview.HandleSpot spot() {
            double angle = Math.toRadians(object.get(aim));
            double reach = Math.hypot(object.width(), object.height()) / 2 + context.screenPx(GAP_SCREEN_PX);
            return new Preview.HandleSpot(
                    Preview.HandleForm.AIM,
                    object.middleX() + Math.cos(angle) * reach,
                    object.middleY() + Math.sin(angle) * reach);
        }

        @Override
        public PointerShape pointer() {
            return PointerShape.MOVE;
        }

        @Override
        public Message status() {
            return Message.of("status.aim", object.get(aim));
        }

        @Override
        public ObjectDrag drag(Gesture press) {
            return new AimDrag(context, press, object, aim);
        }
    }

    /** Adds a stop by dragging from the end of a platform's path; a click adds it some tiles away. */
    record NewStopGrip(ToolContext context, LevelObject object) implements Grip {
        /** Distance from the platform at its last stop, in screen px. */
        private static final double GAP_SCREEN_PX = 14;

        @Override
        public Preview.HandleSpot spot() {
            List<PathStop> stops = PathStop.withOrigin(object.stops());
            PathStop last = stops.get(stops.size() - 1);
            double gap = context.screenPx(GAP_SCREEN_PX);
            double right = object.x() + last.x() + object.width() + gap;
            double left = object.x() + last.x() - gap;
            return new Preview.HandleSpot(
                    Preview.HandleForm.NEW_STOP,
                    right <= context.level().widthPx() ? right : left,
                    object.y() + last.y() + object.height() / 2);
        }

        @Override
        public PointerShape pointer() {
            return PointerShape.CROSSHAIR;
        }

        @Override
        public Message status() {
            return Message.of("status.stop.new");
        }

        @Override
        public ObjectDrag drag(Gesture press) {
            List<PathStop> stops = PathStop.withOrigin(object.stops());
            PathStop last = stops.get(stops.size() - 1);
            return StopDrag.inserting(
                    context,
                    press,
                    object,
                    stops.size() - 1,
                    PathStop.of(last.x(), last.y()),
                    PathEdits.add(context.level(), object));
        }
    }

    /** Resizes an object by a side or a corner. */
    record ResizeGrip(ToolContext context, Handle handle, LevelObject object) implements Grip {
        @Override
        public Preview.HandleSpot spot() {
            return new Preview.HandleSpot(Preview.HandleForm.SIDE, handle.xOn(object), handle.yOn(object));
        }

        @Override
        public PointerShape pointer() {
            return handle.pointer();
        }

        @Override
        public Message status() {
            return Message.of("status.resize", object.width(), object.height());
        }

        @Override
        public ObjectDrag drag(Gesture press) {
            return new ResizeDrag(context, press, handle, object);
        }
    }

    /**
     * Moves a stop of an object.
     *
     * @param index counted from 0, without the first stop
     * @param chosen whether it is selected
     */
    record StopGrip(ToolContext context, LevelObject object, int index, boolean chosen) implements Grip {
        @Override
        public Preview.HandleSpot spot() {
            PathStop stop = stop();
            return new Preview.HandleSpot(
                    chosen ? Preview.HandleForm.CHOSEN_STOP : Preview.HandleForm.STOP,
                    object.x() + stop.x() + object.width() / 2,
                    object.y() + stop.y() + object.height() / 2);
        }

        private PathStop stop() {
            return object.stops().get(index);
        }

        @Override
        public PointerShape pointer() {
            return PointerShape.MOVE;
        }

        @Override
        public Message status() {
            return Message.of("status.stop.hint");
        }

        @Override
        public ObjectDrag drag(Gesture press) {
            return StopDrag.moving(context, press, object, index);
        }

        @Override
        public Optional<Edit> removal(Level level) {
            return Optional.of(PathEdits.remove(level, object.id(), index));
        }
    }
}
