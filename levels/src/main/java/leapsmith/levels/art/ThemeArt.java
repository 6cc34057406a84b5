package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import leapsmith.levels.art.CharacterArt.Frame;
import leapsmith.levels.art.TerrainArt.Paint;

/**
 * Draws a whole theme: sheets, sprites, backgrounds, and the files that say what is where. What it draws is in the public
 * domain (CC0 1.0), so that games can use it without attribution.
 */
public final class ThemeArt {
    private static final int TILE = TerrainArt.TILE;
    private static final int[] WEIGHTS = {16, 10, 6, 5, 3, 16, 1, 1};
    private static final String BLOCK_JOINS = "[\"#solid\", \"#slopes\", \"#edge\"]";
    /** Water has no waves below what is in it or above it. */
    private static final String WATER_JOINS = "[\"#solid\", \"#slopes\", \"spikes\", \"spikes-down\", \"spikes-left\","
            + " \"spikes-right\", \"ladder\", \"vine\"]";

    private final ArtStyle style;
    private final TerrainArt terrain;
    private final ArtSheet ground = new ArtSheet(24);
    private final ArtSheet plants = new ArtSheet(16);
    private final ArtSheet things = new ArtSheet(16);
    private final Map<String, Object> tiles = new LinkedHashMap<>();
    private final Map<String, ArtJson> objects = new LinkedHashMap<>();
    private final Map<String, ArtJson> pieces = new LinkedHashMap<>();
    private final Map<String, Drawing> pictures = new LinkedHashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    private ThemeArt(ArtStyle style) {
        this.style = style;
        terrain = new TerrainArt(style);
    }

    /** Draws all files of a theme; the same style gives the same pixels everywhere. */
    public static DrawnTheme draw(ArtStyle style) {
        return new ThemeArt(style).files();
    }

    private DrawnTheme files() {
        blocks();
        kinds();
        String scatter = scatter();
        decoration();
        objects();
        sprite("hero", "player", new CharacterArt(style).hero());
        sprite("patrol", "patrol", new CharacterArt(style).patrol());
        BackgroundArt backgrounds = new BackgroundArt(style);
        pictures.put(file("-ground.png"), ground.drawing());
        pictures.put(file("-plants.png"), plants.drawing());
        pictures.put(file("-objects.png"), things.drawing());
        pictures.put(file("-far.png"), backgrounds.far());
        pictures.put(file("-near.png"), backgrounds.near());
        texts.put(file(".theme.json"), themeText(scatter));
        return new DrawnTheme(pictures, texts);
    }

    /** The name of a file of this theme. */
    private String file(String suffix) {
        return style.name + suffix;
    }

    private void blocks() {
        StringJoiner variants = new StringJoiner(",\n      ", "[\n      ", "\n    ]");
        for (int variant = 0; variant < TerrainArt.VARIANTS; variant++) {
            variants.add(nine(terrain.nine(variant), terrain.inner(variant))
                    .add("weight", WEIGHTS[variant])
                    .toString());
        }
        tiles.put("block", variants.toString());
        tile("oneway", "row", terrain.plank());
        terrain.slopes().forEach((name, drawing) -> {
            ArtJson piece = piece(ground.put(drawing), "single");
            tiles.put(name, drawing.height() > TILE ? piece.add("size", 1, 2) : piece);
        });
    }

    private static ArtJson piece(ArtSheet.Cell at, String layout) {
        return new ArtJson().add("sheet", "ground").add("at", at).add("layout", layout);
    }

    private void tile(String name, String layout, Drawing drawing) {
        tiles.put(name, piece(ground.put(drawing), layout));
    }

    private ArtJson nine(Drawing nine, Drawing inner) {
        return piece(ground.put(nine), "nine").add("inner", ground.put(inner)).addJson("joins", BLOCK_JOINS);
    }

    private void kinds() {
        KindArt art = new KindArt(style);
        nine("ice", KindArt.ice());
        nine("mud", art.mud());
        nine("goo", art.goo());
        animated("belt", "row", 90, frames(4, art::belt));
        animated("belt-left", "row", 90, frames(4, frame -> art.belt(3 - frame)));
        tile("gate-right", "single", art.gate());
        tile("gate-left", "single", art.gate().mirrored());
        tile("gate-down", "single", art.gate().turned());
        tiles.put(
                "water",
                animated("column", 180, frames(KindArt.FRAMES, art::water)).addJson("joins", WATER_JOINS));
        tile("spring", "single", art.spring(false));
        tile("strong-spring", "single", art.spring(true));
        tile("spikes", "single", art.spikesUp());
        tile("spikes-down", "single", art.spikesDown());
        tile("spikes-left", "single", art.spikesLeft());
        tile("spikes-right", "single", art.spikesRight());
        tile("crumble", "single", art.crumble());
        tile("on-block", "single", drawn("on-block"));
        tile("off-block", "single", drawn("off-block"));
        tile("ladder", "column", art.ladder());
        tile("vine", "column", art.vine());
        object("deadly", "box", 200, frames(KindArt.FRAMES, art::lava));
        object("spring", "single", 0, List.of(art.spring(false)));
    }

    private Drawing drawn(String name) {
        return HandDrawn.picture(style, name);
    }

    private static List<Drawing> frames(int count, IntFunction<Drawing> draw) {
        return IntStream.range(0, count).mapToObj(draw).toList();
    }

    private void nine(String name, Paint paint) {
        tiles.put(name, nine(TerrainArt.nine(paint, 0), TerrainArt.inner(paint, 0)));
    }

    private void animated(String name, String layout, int ms, List<Drawing> frames) {
        tiles.put(name, animated(layout, ms, frames));
    }

    private ArtJson animated(String layout, int ms, List<Drawing> frames) {
        return piece(ground.putAll(frames), layout).add("frames", frames.size()).add("ms", ms);
    }

    private String scatter() {
        PlantArt art = new PlantArt(style);
        boolean grown = style.material == ArtStyle.Material.SOIL;
        // The first entry that has a piece for a place decides, so the rarest is first.
        return new StringJoiner(",\n    ", "[\n    ", "\n  ]")
                .add(scatter(art.tall(), "top", "0.06"))
                .add(scatter(art.rare(), "top", grown ? "0.12" : "0.1"))
                .add(scatter(art.common(), "top", grown ? "0.5" : "0.25"))
                .add(scatter(art.hanging(), "bottom", "0.22"))
                .toString();
    }

    private String scatter(List<Drawing> pieces, String side, String chance) {
        List<Integer> numbers = new ArrayList<>();
        for (Drawing drawing : pieces) {
            numbers.add(plants.index(plants.put(drawing)));
        }
        ArtJson scatter = new ArtJson()
                .add("on", "block")
                .add("side", side)
                .add("sheet", "plants")
                .addJson("tiles", numbers.toString())
                .addJson("chance", chance);
        if (pieces.get(0).height() > TILE) {
            scatter.add("size", 1, 2).add("room", 2);
        }
        return scatter.toString();
    }

    /** Pieces for decoration by hand: tiles of the sheet, most of which are also free pictures. */
    private void decoration() {
        DecorationArt art = new DecorationArt(style);
        picture("fence", art.fence());
        picture("sign", drawn("sign"));
        plants.putAll(frames(4, art::torch));
        picture("tree", art.tree());
        picture("bush", art.bush());
        picture("column", art.column());
        picture("window", art.window());
        picture("banner", art.banner());
    }

    private void picture(String name, Drawing drawing) {
        ArtSheet.Cell at = plants.put(drawing);
        List<Integer> part = List.of(at.column() * TILE, at.row() * TILE, drawing.width(), drawing.height());
        pieces.put(name, new ArtJson().add("image", file("-plants.png")).addJson("part", part.toString()));
    }

    private void object(String kind, String layout, int ms, List<Drawing> frames) {
        ArtJson object = new ArtJson()
                .add("sheet", "objects")
                .add("at", things.putAll(frames))
                .add("layout", layout);
        int w = frames.get(0).width() / TILE;
        int h = frames.get(0).height() / TILE;
        if (layout.equals("single") && w * h > 1) {
            object.add("size", w, h);
        }
        if (frames.size() > 1) {
            object.add("frames", frames.size()).add("ms", ms).add("step", w, 0);
        }
        objects.put(kind, object);
    }

    private void objects() {
        ObjectArt art = new ObjectArt(style);
        object("solid", "box", 0, List.of(art.platform()));
        object("oneway", "row", 0, List.of(art.thinPlatform()));
        object("idle", "box", 0, List.of(art.crate()));
        object("goal", "single", 160, frames(4, art::goal));
        object("portal", "single", 110, frames(4, art::portal));
        object("pickup", "single", 100, frames(6, art::coin));
        object("key", "single", 0, List.of(drawn("key")));
        object("bullet", "single", 0, List.of(art.bullet()));
        object("note", "single", 0, List.of(drawn("sign")));
        things.put(drawn("gem"));
        things.put(drawn("heart"));
        sprite("switch", "switch", List.of(frame("off", 1000, art.lever(false)), frame("on", 1000, art.lever(true))));
        sprite("door", "door", List.of(frame("closed", 1000, art.door(false)), frame("open", 1000, art.door(true))));
        sprite(
                "checkpoint",
                "checkpoint",
                List.of(
                        frame("idle", 400, art.checkpoint(false, 0)),
                        frame("idle", 400, art.checkpoint(false, 1)),
                        frame("on", 200, art.checkpoint(true, 0)),
                        frame("on", 200, art.checkpoint(true, 1))));
    }

    private static Frame frame(String state, int ms, Drawing drawing) {
        return new Frame(state, ms, drawing);
    }

    /** Adds a strip of frames with its file of frames and states, as Aseprite writes it. */
    private void sprite(String name, String object, List<Frame> frames) {
        int w = frames.get(0).drawing().width();
        int h = frames.get(0).drawing().height();
        int columns = Math.min(8, frames.size());
        Drawing strip = new Drawing(w * columns, h * ((frames.size() + columns - 1) / columns));
        StringJoiner list = new StringJoiner(",\n    ");
        StringJoiner tags = new StringJoiner(",\n      ");
        int from = 0;
        for (int i = 0; i < frames.size(); i++) {
            Frame frame = frames.get(i);
            int x = i % columns * w;
            int y = i / columns * h;
            strip.draw(frame.drawing(), x, y);
            ArtJson box = new ArtJson().add("x", x).add("y", y).add("w", w).add("h", h);
            list.add(new ArtJson()
                    .add("filename", frame.state() + " " + i)
                    .addJson("frame", box.toString())
                    .add("duration", frame.ms())
                    .toString());
            if (i + 1 == frames.size() || !frames.get(i + 1).state().equals(frame.state())) {
                tags.add(new ArtJson()
                        .add("name", frame.state())
                        .add("from", from)
                        .add("to", i)
                        .add("direction", "forward")
                        .toString());
                from = i + 1;
            }
        }
        String image = file("-" + name + ".png");
        String json = file("-" + name + ".json");
        ArtJson size = new ArtJson().add("w", strip.width()).add("h", strip.height());
        pictures.put(image, strip);
        texts.put(
                json,
                "{\n  \"frames\": [\n    " + list + "\n  ],\n  \"meta\": {\n    \"image\": \"" + image
                        + "\",\n    \"size\": " + size + ",\n    \"frameTags\": [\n      " + tags
                        + "\n    ]\n  }\n}\n");
        objects.put(object, new ArtJson().add("sprite", json).add("feet", w / 2, h));
    }

    private String themeText(String scatter) {
        String title = style.name.substring(0, 1).toUpperCase(Locale.ROOT) + style.name.substring(1);
        Map<String, ArtJson> sheets = new LinkedHashMap<>();
        for (String sheet : List.of("ground", "plants", "objects")) {
            sheets.put(sheet, new ArtJson().add("image", file("-" + sheet + ".png")));
        }
        String sky =
                Integer.toHexString(0x1000000 | style.sky.get(0) & 0xffffff).substring(1);
        return new StringJoiner(",\n  ", "{\n  ", "\n}\n")
                .add("\"format\": \"leapsmith-theme\"")
                .add("\"version\": 1")
                .add("\"name\": \"" + title + '"')
                .add("\"tileSize\": " + TILE)
                .add("\"sky\": \"#" + sky + '"')
                .add("\"sheets\": " + lines(sheets))
                .add("\"tiles\": " + lines(tiles))
                .add("\"scatter\": " + scatter)
                .add("\"objects\": " + lines(objects))
                .add("\"pieces\": " + lines(pieces))
                .add("\"backgrounds\": [\n    " + background("-far.png", "[0.1, 0.05]") + ",\n    "
                        + background("-near.png", "[0.35, 0.2]") + "\n  ]")
                .toString();
    }

    private String background(String suffix, String parallax) {
        return new ArtJson()
                .add("image", file(suffix))
                .addJson("parallax", parallax)
                .add("repeat", "x")
                .add("align", "bottom")
                .toString();
    }

    /** An object with each member in a line. */
    private static String lines(Map<String, ?> members) {
        StringJoiner lines = new StringJoiner(",\n    ", "{\n    ", "\n  }");
        members.forEach((key, value) -> lines.add('"' + key + "\": " + value));
        return lines.toString();
    }
}
