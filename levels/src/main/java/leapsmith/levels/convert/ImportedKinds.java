package leapsmith.levels.convert;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * The kinds of tiles that cells become. Where a map only says what the shape of the tile says too, as a tile called
 * {@code one_way} that is {@code solid}, the kind is the plain one of the shape.
 */
final class ImportedKinds {
    private static final List<String> NAME_KEYS = List.of("name", "type", "class", "kind");

    private ImportedKinds() {}

    /** The kind that a number of a layer has, with a shape. */
    static TileKind of(ExternalLayer.Values layer, int number, TileType shape) {
        for (CellValue value : layer.values()) {
            if (value.value() == number && !value.name().isEmpty()) {
                boolean saysMore = !value.group().isEmpty()
                        && TileTypeNames.typeOf(value.group()).isEmpty();
                RawMembers group = !saysMore
                        ? RawMembers.EMPTY
                        : RawMembers.EMPTY.with(
                                "group", FreeValue.ofText(value.group()).json());
                boolean isPlain = group.isEmpty() && isNameOf(value.name(), shape);
                return isPlain
                        ? TileKind.of(shape)
                        : new TileKind(value.name(), shape, value.color(), group, RawMembers.EMPTY);
            }
        }
        return TileKind.of(shape);
    }

    /** The kind that a tile has, with a shape; one without a name gets that of its layer. */
    static TileKind of(ExternalLayer layer, ExternalTile tile, TileType shape) {
        String name = tile.className();
        for (String key : NAME_KEYS) {
            name = name.isEmpty() ? DottedProperties.text(tile.properties(), key) : name;
        }
        boolean isPlain = (name.isEmpty() || isNameOf(name, shape))
                && tile.properties().asMap().entrySet().stream()
                        .allMatch(property -> saysOnly(shape, property.getKey(), property.getValue()));
        if (isPlain) {
            return TileKind.of(shape);
        }
        String shown = !name.isEmpty() ? name : layer.name();
        return new TileKind(
                shown.isBlank() ? TileTypeNames.nameOf(shape) : shown,
                shape,
                OptionalInt.empty(),
                tile.properties(),
                RawMembers.EMPTY);
    }

    /** Whether a name is that of a shape, as {@code one_way} is. */
    private static boolean isNameOf(String name, TileType shape) {
        return letters(name).equals(letters(TileTypeNames.nameOf(shape)));
    }

    private static String letters(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
    }

    /** Whether a property says no more than that a tile of this shape is solid, one-way or neither. */
    private static boolean saysOnly(TileType shape, String key, String json) {
        if (NAME_KEYS.contains(key)) {
            return isNameOf(NamePattern.shown(json), shape);
        }
        boolean isAboutShape = Vocabulary.meaningOf(key)
                .filter(meaning -> meaning == Meaning.SOLID || meaning == Meaning.ONE_WAY)
                .isPresent();
        return isAboutShape && json.equals(shape == TileType.EMPTY ? "false" : "true");
    }
}
