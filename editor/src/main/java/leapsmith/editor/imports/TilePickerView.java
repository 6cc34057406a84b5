package leapsmith.editor.imports;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import leapsmith.editor.imports.TilePickerModel.Step;
import leapsmith.editor.imports.TilePickerModel.TilePicture;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.ColorRole;

/** The tiles of a tileset as pictures, of which several can be chosen, and the ids of those that are. */
final class TilePickerView extends VBox {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 400;

    private final Texts texts;
    private final TilePickerModel model;
    private final Label missing = Nodes.styled(new Label(), "quiet");
    private final Label chosen = new Label();

    TilePickerView(Texts texts, TilePickerModel model) {
        this.texts = texts;
        this.model = model;
        getStyleClass().add("import-part");
        setPrefSize(WIDTH, HEIGHT);
        setMinHeight(0);
        HBox top = Nodes.styled(new HBox(), "import-rule-line");
        top.setMinHeight(USE_PREF_SIZE);
        if (model.tilesetNames().size() > 1) {
            top.getChildren().addAll(tilesets());
        }
        CheckBox usedOnly = new CheckBox(texts.get("import.tiles.used"));
        usedOnly.setId("tiles-used");
        usedOnly.selectedProperty().subscribe(model::showUsedOnly);
        top.getChildren().add(usedOnly);
        Label help = label("quiet", texts.get("import.tiles.help"));
        ScrollPane scroll = new ScrollPane();
        TileGridPane grid = new TileGridPane(scroll);
        scroll.setContent(grid);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("tile-picker");
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        missing.setId("tiles-missing");
        missing.setWrapText(true);
        missing.setMinHeight(USE_PREF_SIZE);
        missing.managedProperty().bind(missing.textProperty().isNotEmpty());
        chosen.setId("tiles-chosen");
        Tooltips.wholeText(chosen);
        chosen.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(top, help, scroll, missing, chosen);
        model.revisionProperty().subscribe(now -> update());
        // After the dialog has given the focus to its first control.
        Platform.runLater(grid::requestFocus);
    }

    private static Label label(String style, String text) {
        Label label = Nodes.styled(new Label(text), style);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private List<Region> tilesets() {
        List<String> names = model.tilesetNames();
        ComboBox<Integer> box = new ComboBox<>();
        box.setId("tiles-tileset");
        IntStream.range(0, names.size()).forEach(box.getItems()::add);
        box.setCellFactory(list -> new NameCell(names));
        box.setButtonCell(new NameCell(names));
        box.setValue(model.shown());
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.valueProperty().addListener((it, before, now) -> model.show(now));
        HBox.setHgrow(box, Priority.ALWAYS);
        Label label = new Label(texts.get("import.tiles.tileset"));
        label.setLabelFor(box);
        label.setMinWidth(USE_PREF_SIZE);
        return List.of(label, box);
    }

    private static final class NameCell extends ListCell<Integer> {
        private final List<String> names;

        NameCell(List<String> names) {
            this.names = names;
        }

        @Override
        protected void updateItem(Integer index, boolean empty) {
            super.updateItem(index, empty);
            setText(empty || index == null ? null : names.get(index));
        }
    }

    private void update() {
        List<String> images = model.missingImages();
        if (!model.hasTilesets()) {
            missing.setText(texts.get("import.tiles.none"));
        } else if (model.ids().length == 0) {
            missing.setText(texts.get("import.tiles.unused"));
        } else if (!images.isEmpty()) {
            missing.setText(texts.get("import.tiles.missing", images.get(0), images.size()));
        } else {
            missing.setText(model.namesImages() ? "" : texts.get("import.tiles.unnamed"));
        }
        int count = model.chosenCount();
        chosen.setText(texts.get("import.tiles.chosen", count, model.text()));
    }

    /** The tiles, of which only those in view are drawn: a tileset may have thousands. */
    private final class TileGridPane extends Region {
        private static final double USUAL = 32;
        private static final double LARGEST = 64;
        private static final double ID_WIDTH = 40;
        private static final double ID_HEIGHT = 26;
        private static final double GAP = 2;
        private static final double SMALLEST = 16;
        private static final double DOT = 7;
        /** How many tiles decide whether there are pictures. */
        private static final int MEASURED = 100;

        private final ScrollPane scroll;
        private final Canvas canvas = new Canvas();
        /** The pictures of the tiles that were in view, by their ids. */
        private final Map<Integer, Image> pictures = new HashMap<>();

        private double scale = 1;
        private double cellWidth = 1;
        private double cellHeight = 1;
        private int shown;
        private boolean wasReading;
        private String tooltip = "";
        private int lastCursor;

        TileGridPane(ScrollPane scroll) {
            this.scroll = scroll;
            setId("tiles");
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.NODE);
            canvas.setManaged(false);
            canvas.setMouseTransparent(true);
            getChildren().add(canvas);
            scroll.viewportBoundsProperty().subscribe(this::requestLayout);
            scroll.vvalueProperty().subscribe(this::draw);
            scroll.hvalueProperty().subscribe(this::draw);
            focusedProperty().subscribe(this::draw);
            model.revisionProperty().subscribe(now -> update());
            addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
            addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
                if (event.isPrimaryButtonDown()) {
                    int position = nearest(event.getX(), event.getY());
                    model.extend(position);
                }
            });
            addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(positionAt(event.getX(), event.getY())));
            addEventHandler(KeyEvent.KEY_PRESSED, this::key);
            Tooltips.on(this, () -> tooltip);
        }

        // ---- geometry

        /** Large tiles get smaller and small ones larger; ids instead of pictures need their own room. */
        private void measure() {
            int[] ids = model.ids();
            boolean showsIds = ids.length == 0
                    || model.isReading()
                    || Arrays.stream(ids)
                            .limit(MEASURED)
                            .allMatch(id -> model.picture(id).isEmpty());
            if (showsIds) {
                scale = 1;
                cellWidth = GAP + ID_WIDTH;
                cellHeight = GAP + ID_HEIGHT;
                return;
            }
            ExternalTileset.Size size = model.tileSize();
            double side = Math.max(1, Math.max(size.width(), size.height()));
            scale = side > LARGEST ? LARGEST / side : Math.max(1, Math.floor(USUAL / side));
            cellWidth = GAP + Math.max(SMALLEST, size.width() * scale);
            cellHeight = GAP + Math.max(SMALLEST, size.height() * scale);
        }

        @Override
        protected double computePrefWidth(double height) {
            return model.isSheet() ? model.columns() * cellWidth + GAP : 0;
        }

        @Override
        protected double computeMinWidth(double height) {
            return computePrefWidth(height);
        }

        @Override
        protected double computePrefHeight(double width) {
            if (!model.hasTilesets()) {
                return 0;
            }
            int rows = (model.ids().length + model.columns() - 1) / model.columns();
            return rows * cellHeight + GAP;
        }

        @Override
        protected void layoutChildren() {
            if (model.hasTilesets()) {
                int before = model.columns();
                model.flow((int) ((scroll.getViewportBounds().getWidth() - GAP) / cellWidth));
                if (model.columns() != before) {
                    Platform.runLater(this::requestParentLayout);
                }
            }
            draw();
        }

        /** The position of the tile at a point; -1 if there is none. */
        private int positionAt(double x, double y) {
            int column = (int) Math.floor(x / cellWidth);
            int row = (int) Math.floor(y / cellHeight);
            int position = row * model.columns() + column;
            boolean isInside = column >= 0 && row >= 0 && column < model.columns() && position < model.ids().length;
            return isInside ? position : -1;
        }

        /** The position of the tile that is nearest to a point, as a drag may leave the tiles. */
        private int nearest(double x, double y) {
            int count = model.ids().length;
            int rows = (count + model.columns() - 1) / model.columns();
            int column = (int) Math.max(0, Math.min(model.columns() - 1, Math.floor(x / cellWidth)));
            int row = (int) Math.max(0, Math.min(rows - 1, Math.floor(y / cellHeight)));
            return Math.min(count - 1, row * model.columns() + column);
        }

        // ---- input

        private void press(MouseEvent event) {
            requestFocus();
            if (event.getButton() != MouseButton.PRIMARY || !model.hasTilesets()) {
                return;
            }
            int position = positionAt(event.getX(), event.getY());
            if (event.isShiftDown()) {
                model.extend(position < 0 ? nearest(event.getX(), event.getY()) : position);
            } else if (event.isShortcutDown()) {
                model.toggle(position);
            } else {
                model.choose(position);
            }
            event.consume();
        }

        private void hover(int position) {
            int[] ids = model.ids();
            tooltip = position < 0 || position >= ids.length ? "" : describe(ids[position]);
            Tooltips.update(this);
        }

        private String describe(int id) {
            return model.isUsed(id) ? texts.get("import.tiles.used.tile", model.nameOf(id)) : model.nameOf(id);
        }

        private void key(KeyEvent event) {
            int count = model.ids().length;
            if (count == 0) {
                return;
            }
            Step step = event.isShiftDown() ? Step.EXTEND : event.isShortcutDown() ? Step.KEEP : Step.CHOOSE;
            switch (event.getCode()) {
                case LEFT -> model.move(-1, 0, step);
                case RIGHT -> model.move(1, 0, step);
                case UP -> model.move(0, -1, step);
                case DOWN -> model.move(0, 1, step);
                case HOME -> model.moveTo(0, step);
                case END -> model.moveTo(count - 1, step);
                case SPACE -> model.toggle(model.cursor());
                case A -> {
                    if (!event.isShortcutDown()) {
                        return;
                    }
                    model.chooseAll();
                }
                default -> {
                    return;
                }
            }
            event.consume();
        }

        // ---- drawing

        private void update() {
            if (shown != model.shown() || wasReading != model.isReading()) {
                pictures.clear();
            }
            shown = model.shown();
            wasReading = model.isReading();
            measure();
            int[] ids = model.ids();
            boolean isTile = model.cursor() < ids.length;
            setAccessibleText(
                    isTile
                            ? texts.get(
                                    model.isChosen(ids[model.cursor()]) ? "import.tiles.at.chosen" : "import.tiles.at",
                                    describe(ids[model.cursor()]))
                            : texts.get("import.tiles.none"));
            if (lastCursor != model.cursor()) {
                lastCursor = model.cursor();
                scrollToCursor();
            }
            requestLayout();
            draw();
        }

        private void scrollToCursor() {
            double view = scroll.getViewportBounds().getHeight();
            double hidden = getHeight() - view;
            double top = model.cursor() / model.columns() * cellHeight;
            double seen = scroll.getVvalue() * hidden;
            if (hidden > 0 && (top < seen || top + cellHeight > seen + view)) {
                scroll.setVvalue((top < seen ? top : top + cellHeight + GAP - view) / hidden);
            }
        }

        private void draw() {
            Bounds view = scroll.getViewportBounds();
            double left = Math.max(0, scroll.getHvalue() * (getWidth() - view.getWidth()));
            double top = Math.max(0, scroll.getVvalue() * (getHeight() - view.getHeight()));
            canvas.relocate(left, top);
            canvas.setWidth(Math.min(view.getWidth(), getWidth()));
            canvas.setHeight(Math.min(view.getHeight(), Math.max(getHeight(), view.getHeight())));
            GraphicsContext pen = canvas.getGraphicsContext2D();
            pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
            int[] ids = model.ids();
            if (ids.length == 0) {
                return;
            }
            pen.setImageSmoothing(scale < 1);
            pen.setFont(Font.font(11));
            pen.setTextAlign(TextAlignment.CENTER);
            pen.setTextBaseline(VPos.CENTER);
            int columns = model.columns();
            int firstRow = (int) (top / cellHeight);
            int end = Math.min(ids.length, (int) ((top + view.getHeight()) / cellHeight + 1) * columns);
            for (int i = firstRow * columns; i < end; i++) {
                double x = i % columns * cellWidth + GAP - left;
                double y = i / columns * cellHeight + GAP - top;
                if (x + cellWidth > 0 && x < canvas.getWidth()) {
                    draw(pen, ids[i], i == model.cursor(), x, y);
                }
            }
        }

        private void draw(GraphicsContext pen, int id, boolean isCursor, double x, double y) {
            double width = cellWidth - GAP;
            double height = cellHeight - GAP;
            pen.setFill(color(ColorRole.CANVAS));
            pen.fillRect(x, y, width, height);
            Image picture = pictures.computeIfAbsent(
                    id, it -> model.picture(it).map(this::image).orElse(null));
            if (picture == null) {
                pen.setFill(color(ColorRole.TEXT));
                pen.fillText(Integer.toString(id), x + width / 2, y + height / 2, width - 2);
            } else {
                double fit = Math.min(scale, Math.min(width / picture.getWidth(), height / picture.getHeight()));
                double shownWidth = picture.getWidth() * fit;
                double shownHeight = picture.getHeight() * fit;
                pen.drawImage(
                        picture,
                        x + Math.floor((width - shownWidth) / 2),
                        y + Math.floor((height - shownHeight) / 2),
                        shownWidth,
                        shownHeight);
            }
            Color accent = color(ColorRole.ACCENT);
            if (model.isChosen(id)) {
                pen.setFill(accent.deriveColor(0, 1, 1, 0.4));
                pen.fillRect(x, y, width, height);
                pen.setStroke(accent);
                pen.setLineWidth(3);
                pen.strokeRect(x, y, width, height);
            }
            if (model.isUsed(id)) {
                pen.setFill(color(ColorRole.PANEL));
                pen.fillOval(x + width - DOT - 1, y, DOT + 1, DOT + 1);
                pen.setFill(color(ColorRole.GOAL));
                pen.fillOval(x + width - DOT, y + 1, DOT - 1, DOT - 1);
            }
            if (isCursor && isFocused()) {
                pen.setStroke(color(ColorRole.TEXT));
                pen.setLineWidth(1);
                pen.strokeRect(x + 1.5, y + 1.5, width - 3, height - 3);
            }
        }

        private Color color(ColorRole role) {
            return UiColors.of(model.colors(), role);
        }

        /** An image of its own for each tile: the image of a tileset may be larger than a texture can be. */
        private Image image(TilePicture part) {
            WritableImage image = new WritableImage(part.width(), part.height());
            image.getPixelWriter()
                    .setPixels(
                            0,
                            0,
                            part.width(),
                            part.height(),
                            PixelFormat.getIntArgbInstance(),
                            part.image().argb(),
                            part.y() * part.image().width() + part.x(),
                            part.image().width());
            return image;
        }
    }
}
