package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tiles by their ids as Tiled shows them, from 0 in each tileset. As a text, such as {@code 12-20,25} or {@code
 * cave:12-20,25,wall:3}, an id without a tileset belongs to the one before it, or to all tilesets if there is none.
 *
 * @param ranges in the order of the text
 */
public record TileIds(List<Range> ranges) {
    private static final Pattern RANGE = Pattern.compile("\\s*(\\d+)\\s*(?:-\\s*(\\d+)\\s*)?");

    /**
     * Tiles with successive ids.
     *
     * @param tileset its name, compared without regard to case and with {@code *} for any characters; empty for all
     *     tilesets
     * @param from the first id, 0 or more
     * @param to the last id, {@code from} or more; otherwise there are none
     */
    public record Range(Optional<String> tileset, int from, int to) {
        /** {@return whether it is for a tileset} */
        public boolean isOf(String name) {
            return tileset.isEmpty() || NamePattern.matches(tileset.get(), name);
        }

        private String ids() {
            return from == to ? Integer.toString(from) : from + "-" + to;
        }
    }

    public TileIds {
        ranges = List.copyOf(ranges);
    }

    /** {@return the tiles that a text names; parts that are no ids name none} */
    public static TileIds parse(String text) {
        List<Range> ranges = new ArrayList<>();
        Optional<String> tileset = Optional.empty();
        // The name of a tileset may contain commas.
        String name = "";
        for (String part : text.split(",")) {
            int colon = part.lastIndexOf(':');
            Matcher range = RANGE.matcher(part.substring(colon + 1));
            if (!range.matches() || colon < 0 && !name.isEmpty()) {
                name += part + ",";
                continue;
            }
            if (colon >= 0) {
                tileset = Optional.of((name + part.substring(0, colon)).strip());
                name = "";
            }
            add(tileset, range.group(1), range.group(2), ranges);
        }
        return new TileIds(ranges);
    }

    private static void add(Optional<String> tileset, String from, String to, List<Range> ranges) {
        try {
            int first = Integer.parseInt(from);
            ranges.add(new Range(tileset, first, to == null ? first : Integer.parseInt(to)));
        } catch (NumberFormatException e) {
            // No tile has an id that is too large for an int.
        }
    }

    /**
     * {@return whether a tile is among them}
     *
     * @param tileset the name of its tileset
     * @param id its id, from 0 in its tileset
     */
    public boolean contains(String tileset, int id) {
        return ranges.stream().anyMatch(range -> id >= range.from() && id <= range.to() && range.isOf(tileset));
    }

    /** {@return the ranges as a text that {@link #parse} reads; ranges of all tilesets come first} */
    public String text() {
        StringBuilder text = new StringBuilder();
        ranges.stream()
                .filter(range -> range.tileset().isEmpty())
                .forEach(range -> text.append(text.isEmpty() ? "" : ",").append(range.ids()));
        Optional<String> tileset = Optional.empty();
        for (Range range : ranges) {
            if (range.tileset().isPresent()) {
                text.append(text.isEmpty() ? "" : ",");
                // A comma of a name would end an id before it.
                text.append(
                        range.tileset().equals(tileset)
                                ? ""
                                : range.tileset().get().replace(',', '*') + ":");
                text.append(range.ids());
                tileset = range.tileset();
            }
        }
        return text.toString();
    }
}
