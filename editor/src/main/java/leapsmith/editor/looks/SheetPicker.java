package leapsmith.editor.looks;

import java.util.function.Consumer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import leapsmith.editor.looks.DecorationModel.Block;
import leapsmith.levels.look.Sheet;

/** The picture of a sheet, in which a click chooses a tile and a drag a rectangle of tiles. */
final class SheetPicker extends Pane {
    /** Whole, as JavaFX smooths pictures that it enlarges itself. */
    private static final int SCALE = 2;

    private final ImageView picture = new ImageView();
    private final Rectangle frame = new Rectangle();
    private final Consumer<Block> choose;
    private Sheet sheet;
    private int startColumn;
    private int startRow;

    SheetPicker(String id, Consumer<Block> choose) {
        this.choose = choose;
        setId(id);
        getStyleClass().add("sheet-picker");
        frame.getStyleClass().add("sheet-frame");
        frame.setMouseTransparent(true);
        getChildren().addAll(picture, frame);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            startColumn = column(event);
            startRow = row(event);
            pick(event);
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::pick);
    }

    /** Shows a sheet; null for none. */
    void show(Sheet shown) {
        if (shown == sheet) {
            return;
        }
        sheet = shown;
        setVisible(sheet != null);
        setManaged(sheet != null);
        if (sheet == null) {
            picture.setImage(null);
            return;
        }
        picture.setImage(enlarged(sheet));
        setMinSize(sheet.width() * SCALE, sheet.height() * SCALE);
        setMaxSize(sheet.width() * SCALE, sheet.height() * SCALE);
    }

    private static WritableImage enlarged(Sheet sheet) {
        int width = sheet.width() * SCALE;
        WritableImage image = new WritableImage(width, sheet.height() * SCALE);
        int[] line = new int[width];
        for (int y = 0; y < sheet.height() * SCALE; y++) {
            for (int x = 0; x < width; x++) {
                line[x] = sheet.argb()[y / SCALE * sheet.width() + x / SCALE];
            }
            image.getPixelWriter().setPixels(0, y, width, 1, PixelFormat.getIntArgbPreInstance(), line, 0, width);
        }
        return image;
    }

    /** Puts the frame around a part of the sheet. */
    void mark(Block block) {
        if (sheet == null) {
            return;
        }
        double stepX = (sheet.tileWidth() + sheet.spacing()) * SCALE;
        double stepY = (sheet.tileHeight() + sheet.spacing()) * SCALE;
        frame.setX(sheet.margin() * SCALE + block.column() * stepX);
        frame.setY(sheet.margin() * SCALE + block.row() * stepY);
        frame.setWidth(block.columns() * stepX - sheet.spacing() * SCALE);
        frame.setHeight(block.rows() * stepY - sheet.spacing() * SCALE);
    }

    private void pick(MouseEvent event) {
        if (sheet != null) {
            int column = column(event);
            int row = row(event);
            choose.accept(new Block(
                    Math.min(column, startColumn),
                    Math.min(row, startRow),
                    Math.abs(column - startColumn) + 1,
                    Math.abs(row - startRow) + 1));
            event.consume();
        }
    }

    private int column(MouseEvent event) {
        return within(event.getX(), sheet.margin(), sheet.tileWidth(), sheet.spacing(), sheet.columns());
    }

    private int row(MouseEvent event) {
        return within(event.getY(), sheet.margin(), sheet.tileHeight(), sheet.spacing(), sheet.rows());
    }

    private static int within(double px, int margin, int side, int spacing, int count) {
        int at = (int) Math.floor((px / SCALE - margin) / (side + spacing));
        return Math.max(0, Math.min(count - 1, at));
    }
}
