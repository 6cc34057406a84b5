package leapsmith.editor.tools;

import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Decoration.Decal;

/**
 * Which free picture is placed into a layer of decoration.
 *
 * @param layer id of the layer
 * @param piece name of the piece in the theme; empty to select and change those that are there
 * @param sizes of all pieces of the theme by their names
 * @param tiles what is painted into the layer after a tool was chosen
 */
public record DecalBrush(String layer, Optional<String> piece, Map<String, Size> sizes, DecorationPaint tiles)
        implements LayerBrush {
    private static final Size UNKNOWN = new Size(16, 16);

    /** Width and height in level px. */
    public record Size(double width, double height) {}

    public DecalBrush {
        sizes = Map.copyOf(sizes);
    }

    /** The same to change the pictures that are there. */
    DecalBrush withoutPiece() {
        return new DecalBrush(layer, Optional.empty(), sizes, tiles);
    }

    /** The size of a piece by itself. */
    Size sizeOf(String name) {
        return sizes.getOrDefault(name, UNKNOWN);
    }

    /** The size at which a free picture is drawn. */
    Size sizeOf(Decal decal) {
        Size own = sizeOf(decal.piece());
        return new Size(
                decal.width() > 0 ? decal.width() : own.width(), decal.height() > 0 ? decal.height() : own.height());
    }
}
