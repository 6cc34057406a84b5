package leapsmith.editor.world;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.world.WorldModel.Arrow;
import leapsmith.editor.world.WorldModel.Point;
import leapsmith.editor.world.WorldModel.Room;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;

/** The levels of a world as pictures that are dragged to their places. */
final class WorldView extends BorderPane {
    private static final double MARGIN = 48;
    private static final double MIN_SCALE = 1.0 / 128;
    private static final double MAX_SCALE = 4;
    private static final double ZOOM_STEP = 1.25;
    /** How far edges attract, in pixels of the screen. */
    private static final double SNAP = 12;

    private static final double ARROW_HEAD = 9;
    private static final double LABEL_HEIGHT = 18;
    private static final double MIN_LABEL_WIDTH = 36;

    private final Texts texts;
    private final WorldModel model;
    private final Actions actions;
    private final ObservableValue<ColorScheme> colors;
    private final Consumer<Path> open;
    private final Runnable leave;
    private final Canvas canvas = new Canvas();
    private final Pane area = new Pane(canvas);
    private final EmptyNote note = new EmptyNote("");
    private final Label title = Nodes.styled(new Label(), "caption");
    private final Label place = Nodes.styled(new Label(), "quiet");
    private final Map<Path, WritableImage> images = new HashMap<>();
    private final Map<Path, Picture> pictures = new HashMap<>();
    private double scale = 1;
    private double left;
    private double top;
    /** Whether the next levels that are shown are fitted into the view. */
    private boolean fitsNext;

    private boolean drawsLater;
    private Drag drag;
    private Runnable afterDrag = () -> {};

    /**
     * A gesture.
     *
     * @param room the level that is dragged; empty for the view
     * @param offsetX from the left edge of the level to the pointer, in the world; of the view in pixels of the screen
     * @param offsetY the same from the top
     */
    private record Drag(Optional<Path> room, double offsetX, double offsetY) {}

    WorldView(
            Texts texts,
            WorldModel model,
            Actions actions,
            ObservableValue<ColorScheme> colors,
            Consumer<Path> open,
            Runnable leave) {
        this.texts = texts;
        this.model = model;
        this.actions = actions;
        this.colors = colors;
        this.open = open;
        this.leave = leave;
        setId("world");
        setFocusTraversable(true);
        area.setId("world-area");
        area.setMinSize(0, 0);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(area.widthProperty());
        clip.heightProperty().bind(area.heightProperty());
        area.setClip(clip);
        canvas.widthProperty().bind(area.widthProperty());
        canvas.heightProperty().bind(area.heightProperty());
        note.setMouseTransparent(true);
        setCenter(new StackPane(area, note));
        setTop(bar());
        area.widthProperty().addListener((property, before, now) -> resized());
        area.heightProperty().addListener((property, before, now) -> resized());
        colors.addListener((property, before, now) -> drawLater());
        focusedProperty().addListener((property, before, now) -> drawLater());
        model.setOnChanged(this::changed);
        area.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        area.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        area.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        area.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        area.addEventHandler(ScrollEvent.SCROLL, event -> {
            zoom(Math.pow(1.0025, event.getDeltaY()), event.getX(), event.getY());
            event.consume();
        });
    }

    private HBox bar() {
        Label hint = Nodes.styled(new Label(texts.get("world.hint")), "quiet");
        hint.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar = new HBox(
                12,
                title,
                hint,
                space,
                place,
                button("world.export", () -> actions.get(ActionId.EXPORT_WORLD).run()),
                button("world.fit", this::fit),
                button("world.close", leave));
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setStyle("-fx-padding: 6 12 6 12;");
        bar.getStyleClass().add("tool-options");
        title.setMinWidth(USE_PREF_SIZE);
        place.setMinWidth(USE_PREF_SIZE);
        return bar;
    }

    private Button button(String textKey, Runnable action) {
        Button button = new Button(texts.get(textKey));
        button.setId(textKey.replace('.', '-'));
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> {
            action.run();
            requestFocus();
        });
        return button;
    }

    /** Begins with the levels of a folder, which are fitted into the view. */
    void begin(String folderName) {
        setFolderName(folderName);
        note.setText("");
        fitsNext = true;
    }

    private void setFolderName(String folderName) {
        title.setText(folderName.isEmpty() ? texts.get("world.title") : folderName);
    }

    /** Says which folder it is and how many levels it has, when some of them or all are shown. */
    void shown(String folderName, int files) {
        setFolderName(folderName);
        note.setText(files == 0 ? texts.get("world.none") : "");
        if (fitsNext && !model.rooms().isEmpty()) {
            fit();
            fitsNext = model.rooms().size() < files;
        }
    }

    void setPicture(Path file, Picture picture) {
        if (pictures.put(file, picture) == picture) {
            return;
        }
        WritableImage image = new WritableImage(picture.width(), picture.height());
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        picture.width(),
                        picture.height(),
                        PixelFormat.getIntArgbInstance(),
                        picture.argb(),
                        0,
                        picture.width());
        images.put(file, image);
    }

    boolean isDragging() {
        return drag != null && drag.room().isPresent();
    }

    /** Runs something when the drag has ended. */
    void afterDrag(Runnable then) {
        afterDrag = then;
    }

    // ---- the view

    private double screenX(double x) {
        return (x - left) * scale;
    }

    private double screenY(double y) {
        return (y - top) * scale;
    }

    private double worldX(double x) {
        return left + x / scale;
    }

    private double worldY(double y) {
        return top + y / scale;
    }

    private void resized() {
        if (fitsNext) {
            fit();
        }
        drawLater();
    }

    private void fit() {
        double fromX = Double.POSITIVE_INFINITY;
        double fromY = Double.POSITIVE_INFINITY;
        double toX = Double.NEGATIVE_INFINITY;
        double toY = Double.NEGATIVE_INFINITY;
        for (Room room : model.rooms()) {
            fromX = Math.min(fromX, room.x());
            fromY = Math.min(fromY, room.y());
            toX = Math.max(toX, room.endX());
            toY = Math.max(toY, room.endY());
        }
        if (fromX > toX || area.getWidth() <= 0) {
            return;
        }
        double wanted = Math.min(
                (area.getWidth() - 2 * MARGIN) / (toX - fromX), (area.getHeight() - 2 * MARGIN) / (toY - fromY));
        scale = Math.max(MIN_SCALE, Math.min(1, wanted));
        left = (fromX + toX) / 2 - area.getWidth() / 2 / scale;
        top = (fromY + toY) / 2 - area.getHeight() / 2 / scale;
        drawLater();
    }

    /** Zooms around a point of the view. */
    private void zoom(double factor, double x, double y) {
        double newScale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale * factor));
        double fixedX = worldX(x);
        double fixedY = worldY(y);
        scale = newScale;
        left = fixedX - x / scale;
        top = fixedY - y / scale;
        fitsNext = false;
        drawLater();
    }

    private void zoom(double factor) {
        zoom(factor, area.getWidth() / 2, area.getHeight() / 2);
    }

    /** Moves the view so that the chosen level is in it. */
    private void reveal() {
        model.chosen().ifPresent(room -> {
            double endX = worldX(area.getWidth());
            double endY = worldY(area.getHeight());
            left += room.x() < left
                    ? room.x() - left - MARGIN / scale
                    : Math.max(0, Math.min(room.x() - left, room.endX() - endX));
            top += room.y() < top
                    ? room.y() - top - MARGIN / scale
                    : Math.max(0, Math.min(room.y() - top, room.endY() - endY));
        });
        drawLater();
    }

    // ---- input

    private void pressed(MouseEvent event) {
        requestFocus();
        Optional<Room> room = model.at(worldX(event.getX()), worldY(event.getY()));
        boolean isPrimary = event.getButton() == MouseButton.PRIMARY;
        if (isPrimary) {
            model.choose(room.map(Room::file));
        }
        if (isPrimary && room.isPresent() && event.getClickCount() == 2) {
            open.accept(room.get().file());
        } else if (isPrimary && room.isPresent()) {
            drag = new Drag(
                    room.map(Room::file),
                    worldX(event.getX()) - room.get().x(),
                    worldY(event.getY()) - room.get().y());
        } else {
            drag = new Drag(Optional.empty(), event.getX(), event.getY());
            area.setCursor(Cursor.CLOSED_HAND);
        }
    }

    private void dragged(MouseEvent event) {
        if (drag == null || event.isStillSincePress()) {
            return;
        }
        if (drag.room().isEmpty()) {
            left -= (event.getX() - drag.offsetX()) / scale;
            top -= (event.getY() - drag.offsetY()) / scale;
            drag = new Drag(Optional.empty(), event.getX(), event.getY());
            fitsNext = false;
            drawLater();
            return;
        }
        Point to = snapped(event);
        model.drag(drag.room().get(), to.x(), to.y());
    }

    /** Where the dragged level snaps; with Alt pressed only to whole tiles. */
    private Point snapped(MouseEvent event) {
        double reach = event.isAltDown() ? 0 : SNAP / scale;
        return model.snapped(
                drag.room().orElseThrow(),
                worldX(event.getX()) - drag.offsetX(),
                worldY(event.getY()) - drag.offsetY(),
                reach);
    }

    private void released(MouseEvent event) {
        Drag ended = drag;
        if (ended != null && ended.room().isPresent() && !event.isStillSincePress()) {
            Point to = snapped(event);
            drag = null;
            model.move(ended.room().get(), to.x(), to.y());
        }
        endDrag();
        moved(event);
    }

    private void endDrag() {
        drag = null;
        Runnable then = afterDrag;
        afterDrag = () -> {};
        then.run();
    }

    private void moved(MouseEvent event) {
        boolean isOnRoom = model.at(worldX(event.getX()), worldY(event.getY())).isPresent();
        area.setCursor(isOnRoom ? Cursor.MOVE : Cursor.DEFAULT);
    }

    /** {@return whether it handles a key} */
    boolean handle(KeyEvent event) {
        if (!isFocused() || event.getEventType() != KeyEvent.KEY_PRESSED) {
            return false;
        }
        boolean isHandled = true;
        if (matches(ActionId.UNDO, event)) {
            model.undo();
            reveal();
        } else if (matches(ActionId.REDO, event)) {
            model.redo();
            reveal();
        } else if (matches(ActionId.WORLD, event)) {
            // Before letters, of which a preset may use one for it.
            leave.run();
        } else if (matches(ActionId.ZOOM_IN, event)) {
            zoom(ZOOM_STEP);
        } else if (matches(ActionId.ZOOM_OUT, event)) {
            zoom(1 / ZOOM_STEP);
        } else if (matches(ActionId.FIT, event)) {
            fit();
        } else if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return false;
        } else {
            isHandled = handlePlain(event);
        }
        if (isHandled) {
            event.consume();
        }
        return isHandled;
    }

    private boolean handlePlain(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> step(event, -1, 0);
            case RIGHT -> step(event, 1, 0);
            case UP -> step(event, 0, -1);
            case DOWN -> step(event, 0, 1);
            case ENTER, SPACE -> model.chosen().ifPresent(room -> open.accept(room.file()));
            case HOME -> fit();
            case PLUS, ADD, EQUALS -> zoom(ZOOM_STEP);
            case MINUS, SUBTRACT -> zoom(1 / ZOOM_STEP);
            case ESCAPE -> escape();
            default -> {
                // Letters choose tools, which the world has no use for.
                return event.getCode().isLetterKey() || event.getCode().isDigitKey();
            }
        }
        return true;
    }

    private void step(KeyEvent event, int dx, int dy) {
        if (event.isShiftDown()) {
            model.nudge(dx, dy);
        } else {
            model.chooseNext(dx, dy);
        }
        reveal();
    }

    private void escape() {
        if (isDragging()) {
            Path file = drag.room().get();
            drag = null;
            model.endDrag(file);
            endDrag();
        } else {
            leave.run();
        }
    }

    private boolean matches(ActionId id, KeyEvent event) {
        return actions.keymapProperty().get().matches(id, event);
    }

    // ---- drawing

    private void changed() {
        place.setText(model.chosen().map(this::placeText).orElse(""));
        setAccessibleText(texts.get("world.title") + ", " + title.getText() + ", " + place.getText());
        drawLater();
    }

    private String placeText(Room room) {
        if (room.place().isEmpty() && !isDragging()) {
            return texts.get("world.unplaced", room.name());
        }
        return texts.get(
                "world.place",
                room.name(),
                JsonNumbers.text(room.x() / room.tileSize()),
                JsonNumbers.text(room.y() / room.tileSize()));
    }

    /** Draws once per pulse, however often it is asked to. */
    private void drawLater() {
        if (!drawsLater) {
            drawsLater = true;
            Platform.runLater(() -> {
                drawsLater = false;
                draw();
            });
        }
    }

    private Color color(ColorRole role) {
        return UiColors.of(colors.getValue(), role);
    }

    private void draw() {
        GraphicsContext out = canvas.getGraphicsContext2D();
        out.setFill(color(ColorRole.OUTSIDE));
        out.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
        Optional<Path> chosen = model.chosen().map(Room::file);
        model.rooms().stream()
                .filter(room -> !chosen.equals(Optional.of(room.file())))
                .forEach(room -> drawRoom(out, room));
        // In front, as it may be dragged over others.
        chosen.flatMap(model::room).ifPresent(room -> drawRoom(out, room));
        model.arrows().forEach(arrow -> drawArrow(out, arrow));
        chosen.flatMap(model::room).ifPresent(room -> {
            out.setStroke(color(ColorRole.ACCENT));
            out.setLineWidth(isFocused() ? 3 : 2);
            stroke(out, room);
        });
    }

    private void drawRoom(GraphicsContext out, Room room) {
        double x = Math.rint(screenX(room.x()));
        double y = Math.rint(screenY(room.y()));
        double width = Math.max(2, Math.rint(screenX(room.endX())) - x);
        double height = Math.max(2, Math.rint(screenY(room.endY())) - y);
        if (x > canvas.getWidth() || y > canvas.getHeight() || x + width < 0 || y + height < -LABEL_HEIGHT) {
            return;
        }
        out.setGlobalAlpha(room.place().isPresent() ? 1 : 0.55);
        WritableImage image = images.get(room.file());
        if (image != null) {
            out.drawImage(image, x, y, width, height);
        } else {
            out.setFill(color(ColorRole.CANVAS));
            out.fillRect(x, y, width, height);
        }
        out.setGlobalAlpha(1);
        out.setStroke(color(room.place().isPresent() ? ColorRole.BORDER : ColorRole.MUTED));
        out.setLineWidth(1);
        out.setLineDashes(room.place().isPresent() ? null : new double[] {4, 4});
        stroke(out, room);
        out.setLineDashes();
        if (width >= MIN_LABEL_WIDTH) {
            drawName(out, room, x, y, width);
        }
    }

    /** The name in the top left corner, on a tag, as neighbors may touch. */
    private void drawName(GraphicsContext out, Room room, double x, double y, double width) {
        String name = room.name().isEmpty() ? room.file().getFileName().toString() : room.name();
        Font font = Font.getDefault();
        Text measured = new Text(name);
        measured.setFont(font);
        double wide = Math.min(width - 4, measured.getLayoutBounds().getWidth() + 10);
        out.setFill(color(ColorRole.TAG));
        out.setGlobalAlpha(0.85);
        out.fillRect(x + 2, y + 2, wide, LABEL_HEIGHT);
        out.setGlobalAlpha(1);
        out.save();
        out.beginPath();
        out.rect(x + 2, y + 2, wide - 3, LABEL_HEIGHT);
        out.clip();
        out.setFill(color(ColorRole.TEXT));
        out.setFont(font);
        out.setTextAlign(TextAlignment.LEFT);
        out.setTextBaseline(VPos.CENTER);
        out.fillText(name, x + 7, y + 2 + LABEL_HEIGHT / 2);
        out.restore();
    }

    private void stroke(GraphicsContext out, Room room) {
        double x = Math.rint(screenX(room.x())) + 0.5;
        double y = Math.rint(screenY(room.y())) + 0.5;
        out.strokeRect(
                x,
                y,
                Math.max(1, Math.rint(screenX(room.endX())) - 0.5 - x),
                Math.max(1, Math.rint(screenY(room.endY())) - 0.5 - y));
    }

    private void drawArrow(GraphicsContext out, Arrow arrow) {
        double fromX = screenX(arrow.start().x());
        double fromY = screenY(arrow.start().y());
        double toX = screenX(arrow.end().x());
        double toY = screenY(arrow.end().y());
        double length = Math.hypot(toX - fromX, toY - fromY);
        if (length < ARROW_HEAD) {
            return;
        }
        double dx = (toX - fromX) / length;
        double dy = (toY - fromY) / length;
        double neckX = toX - dx * ARROW_HEAD;
        double neckY = toY - dy * ARROW_HEAD;
        double half = ARROW_HEAD / 2;
        double[] headX = {toX, neckX - dy * half, neckX + dy * half};
        double[] headY = {toY, neckY + dx * half, neckY - dx * half};
        // A rim, so that it is seen above pictures of any color.
        out.setStroke(color(ColorRole.TAG));
        out.setLineWidth(5);
        out.strokeLine(fromX, fromY, neckX, neckY);
        out.setLineWidth(3);
        out.strokePolygon(headX, headY, headX.length);
        out.setStroke(color(ColorRole.PORTAL));
        out.setFill(color(ColorRole.PORTAL));
        out.setLineWidth(2);
        out.strokeLine(fromX, fromY, neckX, neckY);
        out.fillOval(fromX - 4, fromY - 4, 8, 8);
        out.fillPolygon(headX, headY, headX.length);
    }
}
