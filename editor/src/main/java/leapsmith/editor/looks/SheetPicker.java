package leapsmith.editor.looks;

import java.util.function.Consumer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import leapsmith.editor.looks.DecorationModel.Block;
import leapsmith.editor.ui.Nodes;
import leapsmith.levels.look.Sheet;

/** The picture of a sheet, in which a click chooses a tile and a drag a rectangle of tiles. */
final class SheetPicker extends Pane {
    /** Screen pixels of the tiles of a sheet that is reduced, so that it can be surveyed. */
    private static final double REDUCED = 32;

    /** Tiles in a row or column from which on lines would cover the picture. */
    private static final int MAX_LINES = 256;

    private final ImageView picture = new ImageView();
    /** The borders of the tiles, so that one sees whether their size is right. */
    private final Path grid = Nodes.styled(new Path(), "sheet-grid");

    private final Rectangle frame = Nodes.styled(new Rectangle(), "sheet-frame");
    private final Consumer<Block> choose;
    private Sheet sheet;
    /** Screen pixels per pixel of the sheet: whole if it is enlarged, as JavaFX smooths what it enlarges itself. */
    private double scale = 1;

    private int startColumn;
    private int startRow;

    SheetPicker(String id, Consumer<Block> choose) {
        this.choose = choose;
        setId(id);
        getStyleClass().add("sheet-picker");
        frame.setMouseTransparent(true);
        grid.setMouseTransparent(true);
        getChildren().addAll(picture, grid, frame);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            startColumn = column(event);
            startRow = row(event);
            markTo(event);
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::markTo);
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            if (sheet != null) {
                choose.accept(to(event));
                event.consume();
            }
        });
    }

    /** Shows a sheet; null for none. */
    void show(Sheet shown) {
        if (shown == sheet) {
            return;
        }
        sheet = shown;
        Nodes.show(this, sheet != null);
        if (sheet == null) {
            picture.setImage(null);
            return;
        }
        int tile = Math.max(sheet.tileWidth(), sheet.tileHeight());
        scale = tile <= 24 ? 2 : tile <= 64 ? 1 : REDUCED / tile;
        picture.setImage(enlarged(sheet, Math.max(1, (int) scale)));
        picture.setFitWidth(sheet.width() * scale);
        picture.setFitHeight(sheet.height() * scale);
        drawGrid();
        setMinSize(sheet.width() * scale, sheet.height() * scale);
        setMaxSize(sheet.width() * scale, sheet.height() * scale);
    }

    private void drawGrid() {
        grid.getElements().clear();
        for (int column = 0; column <= sheet.columns() && sheet.columns() <= MAX_LINES; column++) {
            double x = lineAt(column, sheet.tileWidth(), sheet.columns());
            grid.getElements().addAll(new MoveTo(x, 0), new LineTo(x, sheet.height() * scale));
        }
        for (int row = 0; row <= sheet.rows() && sheet.rows() <= MAX_LINES; row++) {
            double y = lineAt(row, sheet.tileHeight(), sheet.rows());
            grid.getElements().addAll(new MoveTo(0, y), new LineTo(sheet.width() * scale, y));
        }
    }

    /** On the middle of a pixel of the screen, in the middle of the spacing. */
    private double lineAt(int tile, int side, int count) {
        double spacing = tile == 0 || tile == count ? 0 : sheet.spacing() / 2.0;
        double end = tile == count ? sheet.spacing() : 0;
        return Math.floor((sheet.margin() + tile * (side + sheet.spacing()) - spacing - end) * scale) + 0.5;
    }

    /** A picture in a square, reduced or enlarged by whole factors so that its pixels stay sharp. */
    static ImageView thumbnail(Sheet picture, double side) {
        double fit = side / Math.max(picture.width(), picture.height());
        ImageView view = new ImageView(enlarged(picture, Math.max(1, (int) fit)));
        if (fit < 1) {
            view.setPreserveRatio(true);
            view.setFitWidth(side);
            view.setFitHeight(side);
        }
        return view;
    }

    private static WritableImage enlarged(Sheet sheet, int times) {
        int width = sheet.width() * times;
        WritableImage image = new WritableImage(width, sheet.height() * times);
        int[] line = new int[width];
        for (int y = 0; y < sheet.height() * times; y++) {
            for (int x = 0; x < width; x++) {
                line[x] = sheet.argb()[y / times * sheet.width() + x / times];
            }
            image.getPixelWriter().setPixels(0, y, width, 1, PixelFormat.getIntArgbPreInstance(), line, 0, width);
        }
        return image;
    }

    /** Puts the frame around a part of the sheet. */
    void mark(Block block) {
        frame.setVisible(sheet != null && block.columns() > 0);
        if (!frame.isVisible()) {
            return;
        }
        double stepX = (sheet.tileWidth() + sheet.spacing()) * scale;
        double stepY = (sheet.tileHeight() + sheet.spacing()) * scale;
        frame.setX(sheet.margin() * scale + block.column() * stepX);
        frame.setY(sheet.margin() * scale + block.row() * stepY);
        frame.setWidth(block.columns() * stepX - sheet.spacing() * scale);
        frame.setHeight(block.rows() * stepY - sheet.spacing() * scale);
    }

    private void markTo(MouseEvent event) {
        if (sheet != null) {
            mark(to(event));
            event.consume();
        }
    }

    /** From the tile of the press to that of an event. */
    private Block to(MouseEvent event) {
        int column = column(event);
        int row = row(event);
        return new Block(
                Math.min(column, startColumn),
                Math.min(row, startRow),
                Math.abs(column - startColumn) + 1,
                Math.abs(row - startRow) + 1);
    }

    private int column(MouseEvent event) {
        return within(event.getX(), sheet.margin(), sheet.tileWidth(), sheet.spacing(), sheet.columns());
    }

    private int row(MouseEvent event) {
        return within(event.getY(), sheet.margin(), sheet.tileHeight(), sheet.spacing(), sheet.rows());
    }

    private int within(double px, int margin, int side, int spacing, int count) {
        int at = (int) Math.floor((px / scale - margin) / (side + spacing));
        return Math.max(0, Math.min(count - 1, at));
    }
}
