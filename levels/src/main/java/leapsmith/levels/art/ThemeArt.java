package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import leapsmith.levels.art.TerrainArt.Paint;

/** Draws a whole theme: sheets, sprites, backgrounds, and the files that say what is where. */
public final class ThemeArt {
    private static final int TILE = TerrainArt.TILE;
    private static final int VARIANTS = 6;
    private static final int[] WEIGHTS = {4, 3, 3, 2, 1, 4};
    private static final String BLOCK_JOINS = "[\"#solid\", \"#slopes\", \"#edge\"]";

    private final ArtStyle style;
    private final TerrainArt terrain;
    private final ArtSheet ground = new ArtSheet(24);
    private final ArtSheet plants = new ArtSheet(16);
    private final ArtSheet things = new ArtSheet(16);
    private final Map<String, String> tiles = new LinkedHashMap<>();
    private final Map<String, String> objects = new LinkedHashMap<>();
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
        pictures.put(style.name + "-ground.png", ground.drawing());
        pictures.put(style.name + "-plants.png", plants.drawing());
        pictures.put(style.name + "-objects.png", things.drawing());
        pictures.put(style.name + "-far.png", backgrounds.far());
        pictures.put(style.name + "-near.png", backgrounds.near());
        texts.put(style.name + ".theme.json", themeText(scatter));
        return new DrawnTheme(pictures, texts);
    }

    private void blocks() {
        StringBuilder variants = new StringBuilder();
        for (int variant = 0; variant < VARIANTS; variant++) {
            variants.append(variant == 0 ? "[\n" : ",\n")
                    .append("      { ")
                    .append(nine(terrain.nine(variant), terrain.inner(variant)))
                    .append(", \"weight\": ")
                    .append(WEIGHTS[variant])
                    .append(" }");
        }
        tiles.put("block", variants.append("\n    ]").toString());
        tiles.put("oneway", "{ " + piece(ground.put(terrain.plank()), "row") + " }");
        terrain.slopes().forEach((name, drawing) -> {
            String size = drawing.height() > TILE ? ", \"size\": [1, 2]" : "";
            tiles.put(name, "{ " + piece(ground.put(drawing), "single") + size + " }");
        });
    }

    private String nine(Drawing nine, Drawing inner) {
        return piece(ground.put(nine), "nine") + ", \"inner\": " + ground.put(inner) + ", \"joins\": " + BLOCK_JOINS;
    }

    private static String piece(String at, String layout) {
        return "\"sheet\": \"ground\", \"at\": " + at + ", \"layout\": \"" + layout + "\"";
    }

    private void kinds() {
        KindArt art = new KindArt(style);
        nine("ice", KindArt.ice());
        nine("mud", art.mud());
        nine("goo", art.goo());
        tiles.put("belt", animated(frames(4, art::belt), "row", 90));
        tiles.put("water", animated(frames(KindArt.FRAMES, art::water), "column", 180));
        single("spring", art.spring(false));
        single("strong-spring", art.spring(true));
        single("spikes", art.spikesUp());
        single("spikes-down", art.spikesDown());
        single("spikes-left", art.spikesLeft());
        single("spikes-right", art.spikesRight());
        single("crumble", art.crumble());
        single("on-block", art.signalBlock(true));
        single("off-block", art.signalBlock(false));
        tiles.put("ladder", "{ " + piece(ground.put(art.ladder()), "column") + " }");
        tiles.put("vine", "{ " + piece(ground.put(art.vine()), "column") + " }");
        objects.put("deadly", "{ " + thing(frames(KindArt.FRAMES, art::lava), "box", 200) + " }");
        objects.put("spring", "{ " + thing(List.of(art.spring(false)), "single", 0) + " }");
    }

    private static List<Drawing> frames(int count, IntFunction<Drawing> draw) {
        return IntStream.range(0, count).mapToObj(draw).toList();
    }

    private void nine(String name, Paint paint) {
        tiles.put(name, "{ " + nine(TerrainArt.nine(paint, 0), TerrainArt.inner(paint, 0)) + " }");
    }

    private void single(String name, Drawing drawing) {
        tiles.put(name, "{ " + piece(ground.put(drawing), "single") + " }");
    }

    private String animated(List<Drawing> frames, String layout, int ms) {
        return "{ " + piece(ground.putAll(frames), layout) + ", \"frames\": " + frames.size() + ", \"ms\": " + ms
                + " }";
    }

    private String scatter() {
        PlantArt art = new PlantArt(style);
        StringBuilder text = new StringBuilder("[");
        text.append(scatter(art.common(), "top", style.material == ArtStyle.Material.SOIL ? "0.5" : "0.2"));
        text.append(",").append(scatter(art.rare(), "top", style.material == ArtStyle.Material.SOIL ? "0.14" : "0.1"));
        text.append(",").append(scatter(art.hanging(), "bottom", "0.22"));
        text.append(",").append(scatter(art.tall(), "top", "0.05"));
        return text.append("\n  ]").toString();
    }

    private String scatter(List<Drawing> pieces, String side, String chance) {
        List<Integer> numbers = new ArrayList<>();
        for (Drawing drawing : pieces) {
            plants.put(drawing);
            numbers.add(plants.lastIndex());
        }
        boolean tall = pieces.get(0).height() > TILE;
        return "\n    { \"on\": \"block\", \"side\": \"" + side + "\", \"sheet\": \"plants\", \"tiles\": " + numbers
                + ", \"chance\": " + chance + (tall ? ", \"size\": [1, 2], \"room\": 2" : "") + " }";
    }

    /** Pieces for decoration by hand; nothing in the theme names them. */
    private void decoration() {
        PlantArt art = new PlantArt(style);
        plants.put(art.fence());
        plants.put(new ObjectArt(style).sign());
        plants.putAll(frames(4, art::torch));
        plants.put(art.tree());
        plants.put(art.bush());
        plants.put(art.column());
        plants.put(art.window());
        plants.put(art.banner());
    }

    private String thing(List<Drawing> frames, String layout, int ms) {
        String text = "\"sheet\": \"objects\", \"at\": " + things.putAll(frames) + ", \"layout\": \"" + layout + "\"";
        Drawing first = frames.get(0);
        int w = first.width() / TILE;
        int h = first.height() / TILE;
        if (layout.equals("single") && w * h > 1) {
            text += ", \"size\": [" + w + ", " + h + "]";
        }
        if (frames.size() > 1) {
            text += ", \"frames\": " + frames.size() + ", \"ms\": " + ms;
            text += w > 1 ? ", \"step\": [" + w + ", 0]" : "";
        }
        return text;
    }

    private void objects() {
        ObjectArt art = new ObjectArt(style);
        objects.put("solid", "{ " + thing(List.of(art.platform()), "box", 0) + " }");
        objects.put("oneway", "{ " + thing(List.of(art.thinPlatform()), "row", 0) + " }");
        objects.put("idle", "{ " + thing(List.of(art.crate()), "box", 0) + " }");
        objects.put("goal", "{ " + thing(frames(4, art::goal), "single", 160) + " }");
        objects.put("portal", "{ " + thing(frames(4, art::portal), "single", 110) + " }");
        objects.put("pickup", "{ " + thing(frames(6, art::coin), "single", 100) + " }");
        objects.put("key", "{ " + thing(List.of(art.key()), "single", 0) + " }");
        objects.put("bullet", "{ " + thing(List.of(art.bullet()), "single", 0) + " }");
        objects.put("note", "{ " + thing(List.of(art.sign()), "single", 0) + " }");
        things.put(art.gem());
        things.put(art.heart());
        sprite(
                "switch",
                "switch",
                List.of(
                        new CharacterArt.Frame("off", 1000, art.lever(false)),
                        new CharacterArt.Frame("on", 1000, art.lever(true))));
        sprite(
                "door",
                "door",
                List.of(
                        new CharacterArt.Frame("closed", 1000, art.door(false)),
                        new CharacterArt.Frame("open", 1000, art.door(true))));
        sprite(
                "checkpoint",
                "checkpoint",
                List.of(
                        new CharacterArt.Frame("idle", 400, art.checkpoint(false, 0)),
                        new CharacterArt.Frame("idle", 400, art.checkpoint(false, 1)),
                        new CharacterArt.Frame("on", 200, art.checkpoint(true, 0)),
                        new CharacterArt.Frame("on", 200, art.checkpoint(true, 1))));
    }

    /** Adds a strip of frames with its file of frames and states, as Aseprite writes it. */
    private void sprite(String file, String object, List<CharacterArt.Frame> frames) {
        int w = frames.get(0).drawing().width();
        int h = frames.get(0).drawing().height();
        int columns = Math.min(8, frames.size());
        Drawing strip = new Drawing(w * columns, h * ((frames.size() + columns - 1) / columns));
        StringBuilder list = new StringBuilder();
        StringBuilder tags = new StringBuilder();
        int from = 0;
        for (int i = 0; i < frames.size(); i++) {
            CharacterArt.Frame frame = frames.get(i);
            int x = i % columns * w;
            int y = i / columns * h;
            strip.draw(frame.drawing(), x, y);
            list.append(i == 0 ? "" : ",\n")
                    .append("    { \"filename\": \"" + frame.state() + " " + i + "\", \"frame\": ")
                    .append("{ \"x\": " + x + ", \"y\": " + y + ", \"w\": " + w + ", \"h\": " + h + " }")
                    .append(", \"duration\": " + frame.ms() + " }");
            if (i + 1 == frames.size() || !frames.get(i + 1).state().equals(frame.state())) {
                tags.append(tags.isEmpty() ? "" : ",\n")
                        .append("      { \"name\": \"" + frame.state() + "\", \"from\": " + from + ", \"to\": " + i)
                        .append(", \"direction\": \"forward\" }");
                from = i + 1;
            }
        }
        String image = style.name + "-" + file + ".png";
        String json = style.name + "-" + file + ".json";
        pictures.put(image, strip);
        texts.put(
                json,
                "{\n  \"frames\": [\n" + list + "\n  ],\n  \"meta\": {\n    \"image\": \"" + image
                        + "\",\n    \"size\": { \"w\": " + strip.width() + ", \"h\": " + strip.height()
                        + " },\n    \"frameTags\": [\n" + tags + "\n    ]\n  }\n}\n");
        objects.put(object, "{ \"sprite\": \"" + json + "\", \"feet\": [" + w / 2 + ", " + h + "] }");
    }

    private String themeText(String scatter) {
        String title = Character.toUpperCase(style.name.charAt(0)) + style.name.substring(1);
        StringBuilder text = new StringBuilder("{\n  \"format\": \"leapsmith-theme\",\n  \"version\": 1,\n");
        text.append("  \"name\": \"" + title + "\",\n  \"tileSize\": " + TILE + ",\n");
        text.append("  \"sky\": \"#" + String.format("%06x", style.sky.get(0) & 0xffffff) + "\",\n  \"sheets\": {");
        String separator = "\n";
        for (String sheet : List.of("ground", "plants", "objects")) {
            text.append(separator + "    \"" + sheet + "\": { \"image\": \"" + style.name + "-" + sheet + ".png\" }");
            separator = ",\n";
        }
        text.append("\n  },\n  \"tiles\": {")
                .append(members(tiles))
                .append("\n  },\n  \"scatter\": ")
                .append(scatter);
        text.append(",\n  \"objects\": {").append(members(objects)).append("\n  },\n  \"backgrounds\": [");
        text.append("\n    { \"image\": \"" + style.name + "-far.png\", \"parallax\": [0.1, 0.05], \"repeat\": \"x\",");
        text.append(" \"align\": \"bottom\" },");
        text.append(
                "\n    { \"image\": \"" + style.name + "-near.png\", \"parallax\": [0.35, 0.2], \"repeat\": \"x\",");
        text.append(" \"align\": \"bottom\" }");
        return text.append("\n  ]\n}\n").toString();
    }

    private static String members(Map<String, String> members) {
        StringBuilder text = new StringBuilder();
        members.forEach(
                (key, value) -> text.append(text.isEmpty() ? "\n" : ",\n").append("    \"" + key + "\": " + value));
        return text.toString();
    }
}
