package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How a level looks in a game. It has no effect on play, and so it is not part of {@link LevelHash}.
 *
 * @param theme name of the theme; empty for flat shapes
 * @param layers decoration, from back to front
 */
public record LevelLooks(String theme, List<Decoration> layers) {
    /** Flat shapes, without any picture. */
    public static final LevelLooks FLAT = new LevelLooks("", List.of());

    /** What new levels look like. */
    public static final LevelLooks STANDARD = new LevelLooks("meadow", List.of());

    /** Checks the values. */
    public LevelLooks {
        Objects.requireNonNull(theme);
        layers = List.copyOf(layers);
    }

    /**
     * {@return the layer of decoration with a name, if there is one}
     *
     * @param id its name
     */
    public Optional<Decoration> layer(String id) {
        return layers.stream().filter(it -> it.id().equals(id)).findFirst();
    }

    /**
     * {@return a copy with another theme}
     *
     * @param newTheme name of the theme; empty for flat shapes
     */
    public LevelLooks withTheme(String newTheme) {
        return new LevelLooks(newTheme, layers);
    }

    /**
     * {@return a copy with other decoration}
     *
     * @param newLayers from back to front
     */
    public LevelLooks withLayers(List<Decoration> newLayers) {
        return new LevelLooks(theme, newLayers);
    }

    /**
     * {@return the decoration at other places, as the level was moved}
     *
     * @param columns how far it moves to the right in tiles
     * @param rows how far it moves down in tiles
     * @param tileSize side of a tile in pixels
     */
    public LevelLooks moved(int columns, int rows, int tileSize) {
        if (layers.isEmpty() || columns == 0 && rows == 0) {
            return this;
        }
        return withLayers(layers.stream()
                .map(layer -> layer.withPieces(layer.pieces().moved(columns, rows))
                        .withDecals(layer.decals().stream()
                                .map(it -> it.at(it.x() + columns * tileSize, it.y() + rows * tileSize))
                                .toList()))
                .toList());
    }
}
