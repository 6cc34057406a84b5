package leapsmith.levels.json;

import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.function.Supplier;
import leapsmith.levels.look.Layout;
import leapsmith.levels.model.KebabNames;

/** Theme files with all keys, chosen by chance. */
public final class RandomThemes {
    private static final String[] WORDS = {"block", "ground", "a b", "Grüße", "quote\\\"s", "漢字", "#solid", "x/y.png"};

    private final SplittableRandom random;

    private RandomThemes(SplittableRandom random) {
        this.random = random;
    }

    /** The text of a valid file. */
    public static String text(SplittableRandom random) {
        return new RandomThemes(random).theme();
    }

    private String theme() {
        Members theme = new Members()
                .always("format", () -> "\"leapsmith-theme\"")
                .always("version", () -> "1")
                .maybe("name", this::word)
                .maybe("tileSize", () -> number(1, 1024))
                .maybe("sky", () -> "\"#" + String.format("%06x", random.nextInt(1 << 24)) + '"')
                .maybe("sheets", () -> map(this::sheet))
                .maybe("tiles", () -> map(() -> random.nextBoolean() ? skin() : list(this::skin)))
                .maybe("rest", () -> choice("flat", "hidden", "meadow", "cave", "castle"))
                .maybe("scatter", () -> list(this::scatter))
                .maybe("objects", () -> map(this::object))
                .maybe("pieces", () -> map(this::piece))
                .maybe("backgrounds", () -> list(this::background));
        return theme.text();
    }

    private String sheet() {
        return new Members()
                .always("image", this::word)
                .maybe("tileSize", () -> pair(1, 4096))
                .maybe("margin", () -> number(0, 4096))
                .maybe("spacing", () -> number(0, 4096))
                .maybe(
                        "animations",
                        () -> "{ \"" + random.nextInt(99) + "\": [ " + pair(0, 999) + ", " + pair(0, 999) + " ] }")
                .text();
    }

    private String skin() {
        return skinKeys(new Members().always("sheet", this::word)).text();
    }

    private Members skinKeys(Members skin) {
        Layout[] layouts = Layout.values();
        return skin.maybe("at", () -> pair(-4096, 4096))
                .maybe("layout", () -> '"' + KebabNames.nameOf(layouts[random.nextInt(layouts.length)]) + '"')
                .maybe("order", () -> list(() -> number(0, 1 << 24)))
                .maybe("inner", () -> pair(-9, 99))
                .maybe("joins", () -> list(this::word))
                .maybe("frames", () -> number(1, 1024))
                .maybe("ms", () -> number(1, 3_600_000))
                .maybe("step", () -> pair(-9, 9))
                .maybe("size", () -> pair(1, 64))
                .maybe("offset", () -> pair(-99, 99))
                .maybe("weight", this::decimal);
    }

    private String scatter() {
        return new Members()
                .always("on", this::word)
                .always("sheet", this::word)
                .always("tiles", () -> list(() -> number(0, 99)))
                .maybe("side", () -> choice("top", "bottom"))
                .maybe("chance", () -> Double.toString(random.nextInt(1001) / 1000.0))
                .maybe("size", () -> pair(1, 64))
                .maybe("room", () -> number(1, 64))
                .text();
    }

    private String object() {
        Members object = new Members()
                .maybe("sprite", this::word)
                .maybe(
                        "strip",
                        () -> "{ \"frame\": " + pair(1, 99) + ", \"ms\": " + number(1, 99) + ", \"states\": { \"run\": "
                                + pair(0, 99) + " } }")
                .maybe("feet", () -> pair(-99, 99));
        return (random.nextBoolean() ? skinKeys(object.always("sheet", this::word)) : object).text();
    }

    private String piece() {
        return new Members()
                .always("image", this::word)
                .maybe("part", () -> "[ 3, 4, " + number(1, 99) + ", " + number(1, 99) + " ]")
                .text();
    }

    private String background() {
        return new Members()
                .always("image", this::word)
                .maybe("parallax", () -> "[ " + decimal() + ", " + decimal() + " ]")
                .maybe("repeat", () -> choice("none", "x", "xy"))
                .maybe("align", () -> choice("top", "center", "bottom"))
                .maybe("offset", () -> pair(-99, 99))
                .text();
    }

    private String word() {
        return '"' + WORDS[random.nextInt(WORDS.length)] + '"';
    }

    private String choice(String... words) {
        return '"' + words[random.nextInt(words.length)] + '"';
    }

    private String number(int from, int to) {
        return Integer.toString(random.nextInt(from, to + 1));
    }

    private String decimal() {
        return Double.toString(random.nextInt(4000) / 64.0);
    }

    private String pair(int from, int to) {
        return "[ " + number(from, to) + ", " + number(from, to) + " ]";
    }

    private String list(Supplier<String> value) {
        StringJoiner list = new StringJoiner(", ", "[ ", " ]");
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            list.add(value.get());
        }
        return list.toString();
    }

    private String map(Supplier<String> value) {
        StringJoiner map = new StringJoiner(", ", "{ ", " }");
        for (int i = random.nextInt(3); i >= 0; i--) {
            map.add("\"n" + i + "\": " + value.get());
        }
        return map.toString();
    }

    /** The members of an object, some with an unknown key. */
    private final class Members {
        private final StringJoiner text = new StringJoiner(", ", "{ ", " }");

        Members always(String key, Supplier<String> value) {
            text.add('"' + key + "\": " + value.get());
            return this;
        }

        Members maybe(String key, Supplier<String> value) {
            return random.nextBoolean() ? always(key, value) : this;
        }

        String text() {
            maybe("x-own", () -> "{ \"a\": [ 1.50, null ] }");
            return text.toString();
        }
    }
}
