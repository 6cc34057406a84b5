package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.document.DecalEdits;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.Selection.DecalPlace;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/**
 * Places, selects, moves, resizes and deletes the free pictures of a layer of decoration. It receives the gestures of all
 * tools while a {@link DecalBrush} is chosen.
 */
final class DecalTool extends Tool {
    static final ToolId ID = new ToolId("decal", Optional.empty(), Set.of(ToolId.Trait.SELECTS));

    private static final Message PLACE = Message.of("edit.decal.place");
    private static final Message DELETE = Message.of("edit.decal.delete");
    private static final double HANDLE_SCREEN_PX = 6;

    /** What is placed; during a gesture that of its press. */
    private DecalBrush brush;
    /** The picture that is dragged as it was at the press; null for none. */
    private Decal before;

    private DecalPlace place;
    /** Whether the gesture drags the lower right corner, and not the picture. */
    private boolean isResizing;
    /** Whether the pointer has moved far enough from the press. */
    private boolean moving;

    DecalTool(ToolContext context) {
        super(ID, context);
    }

    @Override
    protected void begin() {
        brush = context.decals().orElseThrow();
        before = null;
        isResizing = false;
        moving = false;
        int under = under(start());
        if (start().button() == PointerButton.RIGHT) {
            if (under >= 0) {
                context.beginStroke(DELETE);
                context.document.apply(DecalEdits.remove(DELETE, level(), new DecalPlace(layer(), under)));
            }
            return;
        }
        if (isAtHandle(start())) {
            context.beginStroke(Message.of("edit.decal.resize"));
            isResizing = true;
        } else if (under >= 0) {
            context.beginStroke(Message.of("edit.decal.move"));
            context.document.select(Selection.ofDecal(layer(), under));
        } else {
            Optional<Decal> placed = placedAt(start());
            if (placed.isEmpty()) {
                context.document.select(Selection.NONE);
                return;
            }
            context.beginStroke(PLACE);
            context.document.apply(DecalEdits.add(PLACE, level(), layer(), placed.get()));
            context.document.select(Selection.ofDecal(layer(), decals(level()).size() - 1));
        }
        before = selected().orElse(null);
        place = context.document.selection().decal().orElse(null);
    }

    @Override
    protected void proceed() {
        if (before == null || DecalEdits.at(level(), place).isEmpty()) {
            return;
        }
        moving |= context.isDrag(start(), at());
        if (moving) {
            double dx = at().x() - start().x();
            double dy = at().y() - start().y();
            Decal after = isResizing ? resized(dx, dy) : before.at(snapped(before.x() + dx), snapped(before.y() + dy));
            context.document.apply(DecalEdits.replace(PLACE, level(), place, it -> after));
        }
    }

    @Override
    protected void finish() {
        before = null;
    }

    @Override
    protected void abort() {
        before = null;
    }

    /** The upper left corner stays; the aspect ratio too while its key is held. */
    private Decal resized(double dx, double dy) {
        DecalBrush.Size size = brush().sizeOf(before);
        double width = Math.max(1, Math.rint(size.width() + dx));
        double height = Math.max(1, Math.rint(size.height() + dy));
        if (at().has(GestureKey.ASPECT)) {
            double scale = Math.max(width / size.width(), height / size.height());
            width = Math.max(1, Math.rint(size.width() * scale));
            height = Math.max(1, Math.rint(size.height() * scale));
        }
        return before.withBox(before.x(), before.y(), width, height);
    }

    @Override
    Preview preview() {
        boolean isOverHandle = at() != null && (isActive() ? isResizing : isAtHandle(at()));
        boolean isOverPicture = at() != null && (isActive() ? before != null : under(at()) >= 0);
        PointerShape pointer = isOverHandle
                ? PointerShape.RESIZE_DIAGONAL
                : isOverPicture ? PointerShape.MOVE : PointerShape.CROSSHAIR;
        Message status = brush().piece().isPresent()
                ? Message.of("status.decal.place", brush().piece().get())
                : Message.of("status.decal.select");
        Optional<Decal> ghost =
                at() == null || isActive() || isOverHandle || isOverPicture ? Optional.empty() : placedAt(at());
        if (ghost.isPresent()) {
            Level shown =
                    DecalEdits.add(PLACE, level(), layer(), ghost.get()).delta().after();
            return Preview.ofBand(band(ghost.get()), pointer, status).withLevel(shown);
        }
        return selected()
                .map(it -> Preview.ofFrame(band(it), handle(it), pointer, status))
                .orElse(Preview.none(pointer, status));
    }

    private Preview.Band band(Decal decal) {
        DecalBrush.Size size = brush().sizeOf(decal);
        return new Preview.Band(decal.x(), decal.y(), size.width(), size.height());
    }

    private Preview.HandleSpot handle(Decal decal) {
        Preview.Band box = band(decal);
        return new Preview.HandleSpot(Preview.HandleForm.SIDE, box.x() + box.width(), box.y() + box.height());
    }

    private boolean isAtHandle(Gesture point) {
        double reach = context.screenPx(HANDLE_SCREEN_PX);
        return selected()
                .map(this::handle)
                .filter(it -> Math.abs(it.x() - point.x()) <= reach && Math.abs(it.y() - point.y()) <= reach)
                .isPresent();
    }

    /** The picture that a press would place, with its middle at the pointer; empty if none is chosen. */
    private Optional<Decal> placedAt(Gesture point) {
        return brush().piece().map(piece -> {
            DecalBrush.Size size = brush().sizeOf(piece);
            Decal decal = new Decal(piece, 0, 0, size.width(), size.height(), 0, 0, RawMembers.EMPTY);
            return decal.at(snapped(point.x() - size.width() / 2), snapped(point.y() - size.height() / 2));
        });
    }

    private double snapped(double px) {
        double step = Snap.isToTiles(context, at()) ? Snap.step(context) : 1;
        return Math.rint(px / step) * step;
    }

    /** The index of the topmost picture at a point; -1 for none. */
    private int under(Gesture point) {
        List<Decal> decals = decals(level());
        for (int i = decals.size() - 1; i >= 0; i--) {
            if (covers(decals.get(i), point)) {
                return i;
            }
        }
        return -1;
    }

    private boolean covers(Decal decal, Gesture point) {
        Preview.Band box = band(decal);
        double angle = Math.toRadians(-decal.rotation());
        double dx = point.x() - box.x() - box.width() / 2;
        double dy = point.y() - box.y() - box.height() / 2;
        double x = dx * Math.cos(angle) - dy * Math.sin(angle);
        double y = dx * Math.sin(angle) + dy * Math.cos(angle);
        return Math.abs(x) <= box.width() / 2 && Math.abs(y) <= box.height() / 2;
    }

    private Optional<Decal> selected() {
        Selection selection = context.document.selection();
        return selection.decal().filter(it -> it.layer().equals(layer())).isPresent()
                ? DecalEdits.selected(level(), selection)
                : Optional.empty();
    }

    private List<Decal> decals(Level level) {
        return DecalEdits.of(level, layer());
    }

    private String layer() {
        return brush().layer();
    }

    private DecalBrush brush() {
        return isActive() ? brush : context.decals().orElse(brush);
    }
}
