package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.PathEdits;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.Property;

/**
 * A draggable handle of the selected object that changes something other than its position.
 *
 * @param status the status line while the pointer is over it
 * @param drag begins its drag at a press
 * @param removal the edit of a press with Ctrl or the right button; empty for none
 */
record Grip(
        Preview.HandleSpot spot,
        PointerShape pointer,
        Message status,
        Function<Gesture, ObjectDrag> drag,
        Optional<Supplier<Edit>> removal) {
    /**
     * Objects smaller than this on screen have no resize handles, which would leave no room to grab the object itself.
     */
    private static final double MIN_SCREEN_PX_FOR_SIDES = 16;

    /** Minimum distance of an aim from the edge of its object, in screen px. */
    private static final double AIM_GAP_SCREEN_PX = 28;

    /** Distance of the handle for links from the edge of its object, in screen px. */
    private static final double LINK_GAP_SCREEN_PX = 14;

    /** Distance of a new stop from the platform at its last stop, in screen px. */
    private static final double STOP_GAP_SCREEN_PX = 14;

    Grip(Preview.HandleSpot spot, PointerShape pointer, Message status, Function<Gesture, ObjectDrag> drag) {
        this(spot, pointer, status, drag, Optional.empty());
    }

    /** The grips of an object, the topmost first. */
    static List<Grip> of(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>(ofMotion(context, object));
        double least = context.screenPx(MIN_SCREEN_PX_FOR_SIDES);
        if (Math.min(object.width(), object.height()) >= least) {
            // Eight handles would hide a small object.
            boolean small = Math.max(object.width(), object.height()) < 2 * least;
            for (Handle handle : Handle.values()) {
                if ((handle.isCorner() || !small || !canResizeBoth(object)) && handle.isAllowed(object)) {
                    grips.add(resizing(context, object, handle));
                }
            }
        } else if (object.width() >= 2 * least && object.height() > 0 && Handle.LEFT.isAllowed(object)) {
            // Too flat for handles above and below, like most platforms.
            grips.add(resizing(context, object, Handle.LEFT));
            grips.add(resizing(context, object, Handle.RIGHT));
        }
        return grips;
    }

    private static boolean canResizeBoth(LevelObject object) {
        return object.own().map(OwnKind::resize).orElse(Resize.BOTH) == Resize.BOTH;
    }

    /** The grips of its path and its aim, the topmost first. */
    static List<Grip> ofMotion(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>();
        for (int stop = object.stops().size() - 1; stop >= 0; stop--) {
            grips.add(ofStop(context, object, stop));
        }
        if (PathEdits.hasRoom(object)) {
            grips.add(ofNewStop(context, object));
        }
        object.type()
                .aim()
                .filter(aim -> aim.isShownFor(object))
                .ifPresent(aim -> grips.add(ofAim(context, object, aim)));
        if (ObjectLinks.canLink(object)) {
            grips.add(ofLink(context, object));
        }
        return grips;
    }

    /** Links what sets a signal with what is to need it, and a portal with where it leads. */
    private static Grip ofLink(ToolContext context, LevelObject object) {
        double above = object.y() - context.screenPx(LINK_GAP_SCREEN_PX);
        double below = object.y() + object.height() + context.screenPx(LINK_GAP_SCREEN_PX);
        return new Grip(
                new Preview.HandleSpot(Preview.HandleForm.LINK, object.middleX(), above < 0 ? below : above),
                PointerShape.CROSSHAIR,
                ObjectLinks.status(object),
                press -> new LinkDrag(context, press, object));
    }

    /** A handle in the direction of an object's aim, which changes that direction. */
    private static Grip ofAim(ToolContext context, LevelObject object, Property<Double> aim) {
        double angle = Math.toRadians(object.get(aim));
        double reach = Math.hypot(object.width(), object.height()) / 2 + context.screenPx(AIM_GAP_SCREEN_PX);
        return new Grip(
                new Preview.HandleSpot(
                        Preview.HandleForm.AIM,
                        object.middleX() + Math.cos(angle) * reach,
                        object.middleY() + Math.sin(angle) * reach),
                PointerShape.MOVE,
                Message.of("status.aim", object.get(aim)),
                press -> new AimDrag(context, press, object, aim));
    }

    /** Adds a stop by dragging from the end of a platform's path; a click adds it some tiles away. */
    private static Grip ofNewStop(ToolContext context, LevelObject object) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop last = stops.get(stops.size() - 1);
        double gap = context.screenPx(STOP_GAP_SCREEN_PX);
        double right = object.x() + last.x() + object.width() + gap;
        double left = object.x() + last.x() - gap;
        return new Grip(
                new Preview.HandleSpot(
                        Preview.HandleForm.NEW_STOP,
                        right <= context.level().widthPx() ? right : left,
                        object.y() + last.y() + object.height() / 2),
                PointerShape.CROSSHAIR,
                Message.of("status.stop.new"),
                press -> StopDrag.inserting(
                        context,
                        press,
                        object,
                        stops.size() - 1,
                        PathStop.of(last.x(), last.y()),
                        PathEdits.add(context.level(), object)));
    }

    /** Resizes an object by a side or a corner. */
    private static Grip resizing(ToolContext context, LevelObject object, Handle handle) {
        return new Grip(
                new Preview.HandleSpot(Preview.HandleForm.SIDE, handle.xOn(object), handle.yOn(object)),
                handle.pointer,
                Message.of("status.resize", object.width(), object.height()),
                press -> new ResizeDrag(context, press, handle, object));
    }

    /** Moves a stop, counted from 0 without the first one. */
    private static Grip ofStop(ToolContext context, LevelObject object, int index) {
        PathStop stop = object.stops().get(index);
        boolean chosen = context.document.selection().stop().equals(OptionalInt.of(index));
        return new Grip(
                new Preview.HandleSpot(
                        chosen ? Preview.HandleForm.CHOSEN_STOP : Preview.HandleForm.STOP,
                        object.x() + stop.x() + object.width() / 2,
                        object.y() + stop.y() + object.height() / 2),
                PointerShape.MOVE,
                Message.of("status.stop.hint"),
                press -> StopDrag.moving(context, press, object, index),
                Optional.of(() -> PathEdits.remove(context.level(), object.id(), index)));
    }

    /** Aims an object at the pointer, in steps of 15 degrees, or in whole degrees with Ctrl. */
    private static final class AimDrag extends ObjectDrag {
        private static final int COARSE_DEGREES = 15;

        private final LevelObject object;
        private final Property<Double> aim;
        private boolean turning;
        private double degrees;

        AimDrag(ToolContext context, Gesture start, LevelObject object, Property<Double> aim) {
            super(context, start, PointerShape.MOVE);
            this.object = object;
            this.aim = aim;
            this.degrees = object.get(aim);
        }

        @Override
        void to(Gesture at) {
            if (!turning) {
                if (!context.isDrag(start, at)) {
                    return;
                }
                turning = true;
                context.beginStroke(StepNames.AIM);
            }
            double dx = at.x() - object.middleX();
            double dy = at.y() - object.middleY();
            if (dx != 0 || dy != 0) {
                int step = at.has(GestureKey.FREE) ? 1 : COARSE_DEGREES;
                degrees = Math.rint(Math.toDegrees(Math.atan2(dy, dx)) / step) * step + 0.0;
                // atan2 gives -180 for a point to the left and the smallest bit above.
                degrees = degrees == -180 ? 180 : degrees;
                context.document.apply(
                        ObjectEdits.replace(StepNames.AIM, context.level(), List.of(object.with(aim, degrees))));
            }
        }

        @Override
        Message status() {
            return Message.of("status.aim", degrees);
        }
    }

    /** Links an object with the one under the pointer, or ends their link. */
    private static final class LinkDrag extends ObjectDrag {
        private final LevelObject source;
        private final Level before;
        private boolean linking;
        /** What the link with the object under the pointer changes. */
        private List<LevelObject> changed = List.of();
        /** The id of the object under the pointer; empty if there is none to link with. */
        private String target = "";

        LinkDrag(ToolContext context, Gesture start, LevelObject source) {
            super(context, start, PointerShape.CROSSHAIR);
            this.source = source;
            before = context.level();
        }

        @Override
        void to(Gesture at) {
            if (!linking) {
                if (!context.isDrag(start, at)) {
                    return;
                }
                linking = true;
                context.beginStroke(StepNames.LINK);
            }
            Optional<LevelObject> under = context.pickable().stream()
                    .filter(it -> it.contains(at.x(), at.y()) && ObjectLinks.canBeLinked(source, it))
                    .reduce((lower, upper) -> upper);
            String id = under.map(LevelObject::id).orElse("");
            if (!id.equals(target)) {
                target = id;
                List<LevelObject> linked =
                        under.map(it -> ObjectLinks.toggled(before, source, it)).orElse(List.of());
                List<LevelObject> all = new ArrayList<>(linked);
                for (LevelObject former : changed) {
                    if (linked.stream().noneMatch(it -> it.id().equals(former.id()))) {
                        all.add(before.object(former.id()).orElseThrow());
                    }
                }
                changed = linked;
                context.document.apply(ObjectEdits.replace(StepNames.LINK, context.level(), all));
            }
        }

        @Override
        Message status() {
            return target.isEmpty() ? ObjectLinks.status(source) : Message.of("status.linked", source.id(), target);
        }
    }

    /** Drags one resize handle of an object. The dragged sides snap to whole px or to tile edges; Shift keeps the aspect ratio. */
    private static final class ResizeDrag extends ObjectDrag {
        private final Handle handle;
        private final LevelObject before;
        private final double holdX;
        private final double holdY;
        private boolean pulling;
        private LevelObject after;

        ResizeDrag(ToolContext context, Gesture start, Handle handle, LevelObject object) {
            super(context, start, handle.pointer);
            this.handle = handle;
            this.before = object;
            this.after = object;
            this.holdX = handle.xOn(object) - start.x();
            this.holdY = handle.yOn(object) - start.y();
            context.beginStroke(StepNames.RESIZE);
        }

        @Override
        void to(Gesture at) {
            pulling |= context.isDrag(start, at);
            if (!pulling) {
                return;
            }
            double step = Snap.isToTiles(context, at) ? Snap.step(context) : 1;
            double x = snapped(at.x() + holdX, step, context.level().widthPx());
            double y = snapped(at.y() + holdY, step, context.level().heightPx());
            after = at.has(GestureKey.ASPECT)
                    ? handle.scaled(
                            before,
                            x,
                            y,
                            context.level().widthPx(),
                            context.level().heightPx())
                    : handle.pulled(before, x, y);
            context.document.apply(ObjectEdits.replace(StepNames.RESIZE, context.level(), List.of(after)));
        }

        /** Clamped to the level, so that no box gets too large. */
        private static double snapped(double px, double step, double levelPx) {
            return Math.rint(Math.max(0, Math.min(levelPx, px)) / step) * step;
        }

        @Override
        Message status() {
            return Message.of("status.resize", after.width(), after.height());
        }
    }

    /** One of the eight resize handles of an object's box. */
    private enum Handle {
        TOP_LEFT(-1, -1, PointerShape.RESIZE_DIAGONAL),
        TOP(0, -1, PointerShape.RESIZE_VERTICAL),
        TOP_RIGHT(1, -1, PointerShape.RESIZE_ANTIDIAGONAL),
        RIGHT(1, 0, PointerShape.RESIZE_HORIZONTAL),
        BOTTOM_RIGHT(1, 1, PointerShape.RESIZE_DIAGONAL),
        BOTTOM(0, 1, PointerShape.RESIZE_VERTICAL),
        BOTTOM_LEFT(-1, 1, PointerShape.RESIZE_ANTIDIAGONAL),
        LEFT(-1, 0, PointerShape.RESIZE_HORIZONTAL);

        private final int sideX;
        private final int sideY;
        final PointerShape pointer;

        Handle(int sideX, int sideY, PointerShape pointer) {
            this.sideX = sideX;
            this.sideY = sideY;
            this.pointer = pointer;
        }

        boolean isCorner() {
            return sideX != 0 && sideY != 0;
        }

        /** Whether the own kind of an object lets the sides change. */
        boolean isAllowed(LevelObject object) {
            return switch (object.own().map(OwnKind::resize).orElse(Resize.BOTH)) {
                case BOTH -> true;
                case WIDTH -> sideY == 0;
                case HEIGHT -> sideX == 0;
                case NONE -> false;
            };
        }

        double xOn(LevelObject box) {
            return box.x() + box.width() * (sideX + 1) / 2;
        }

        double yOn(LevelObject box) {
            return box.y() + box.height() * (sideY + 1) / 2;
        }

        /**
         * The box with this handle's sides moved to a point; the other sides stay. A side stops one level px before the
         * opposite one.
         */
        LevelObject pulled(LevelObject box, double toX, double toY) {
            double left = box.x();
            double right = box.x() + box.width();
            double top = box.y();
            double bottom = box.y() + box.height();
            if (sideX < 0) {
                left = Math.min(toX, right - 1);
            } else if (sideX > 0) {
                right = Math.max(toX, left + 1);
            }
            if (sideY < 0) {
                top = Math.min(toY, bottom - 1);
            } else if (sideY > 0) {
                bottom = Math.max(toY, top + 1);
            }
            // Only what is pulled changes: the difference of two edges may differ from the length in its last digits.
            return box.withBox(
                    left,
                    top,
                    sideX == 0 ? box.width() : rounded(right - left),
                    sideY == 0 ? box.height() : rounded(bottom - top));
        }

        /** A length without the error of a subtraction: to a thousandth of a level px. */
        private static double rounded(double length) {
            return Math.rint(length * 1000) / 1000;
        }

        /**
         * The box pulled with its aspect ratio kept. A corner follows the larger of the two scales; a side grows the others
         * around its middle. The sides that it pulls stay in the level.
         */
        LevelObject scaled(LevelObject box, double toX, double toY, double levelWidth, double levelHeight) {
            LevelObject free = pulled(box, toX, toY);
            double scaleX = free.width() / box.width();
            double scaleY = free.height() / box.height();
            double wanted = isCorner() ? Math.max(scaleX, scaleY) : sideX == 0 ? scaleY : scaleX;
            double most = Math.min(
                    mostScale(sideX, box.x(), box.width(), levelWidth),
                    mostScale(sideY, box.y(), box.height(), levelHeight));
            double scale = Math.min(wanted, most);
            double width = Math.max(1, Math.rint(box.width() * scale));
            double height = Math.max(1, Math.rint(box.height() * scale));
            return box.withBox(
                    scaledFrom(sideX, box.x(), box.width(), width),
                    scaledFrom(sideY, box.y(), box.height(), height),
                    width,
                    height);
        }

        /** The largest scale at which a pulled side is inside the level; never one that shrinks the box. */
        private static double mostScale(int side, double from, double length, double level) {
            double room = side < 0 ? from + length : side > 0 ? level - from : level;
            return Math.max(1, room / length);
        }

        private static double scaledFrom(int side, double from, double length, double scaled) {
            return side < 0 ? from + length - scaled : side > 0 ? from : Math.rint(from + (length - scaled) / 2);
        }
    }
}
