package leapsmith.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import leapsmith.levels.art.DrawnTheme;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/**
 * A page that plays levels: one HTML file that needs no other, and never asks the network for anything. Nothing in a level or a
 * replay can run as script there: they are texts in a JSON document, in which {@code <} is escaped.
 *
 * @param title shown by browsers and link previews
 * @param description shown before play and by link previews; may be empty
 * @param levels at least one; the first is played first
 * @param features what the page can do besides playing
 * @param picture address of a picture for link previews, relative to the page or absolute; empty for none
 */
public record WebPage(
        String title, String description, List<PlayedLevel> levels, Set<Feature> features, String picture) {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([a-z]+)}}");

    private static final String COMPATIBLE_ENGINE = "engine.js.lzma";

    /** The name of the picture in an archive. */
    private static final String PREVIEW = "preview.png";
    /** As sites that show links want it. */
    private static final int PREVIEW_WIDTH = 1200;

    private static final int PREVIEW_HEIGHT = 630;

    /** The length of the parts of the engine in the page, a multiple of four. */
    private static final int PART = 1 << 15;

    private static final JsonFactory JSON = JsonFactory.builder()
            // Whatever is in a level, the page is plain ASCII: half a surrogate pair, too, is just an escape.
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    /** What a page can do. */
    public enum Feature {
        /** Who plays can go back in time. */
        REWIND,
        /**
         * Who plays can paint blocks, and sees at once where the last run leads then, what the player reaches, and the odds of each
         * jump.
         */
        INSIGHT,
        /** Browsers without garbage collection in WebAssembly play it, too, more slowly. Only releases have what it needs. */
        COMPATIBLE;

        /** {@return whether the program has what pages with it need} */
        public boolean isAvailable() {
            return this != COMPATIBLE || WebPage.class.getResource(COMPATIBLE_ENGINE) != null;
        }
    }

    /**
     * A level of the page.
     *
     * @param name that of its file without the extension, to which portals lead
     * @param level the level
     * @param kinds the kinds file of its folder; empty if there is none
     * @param theme its theme with all files; empty for flat shapes
     * @param ghost a run that is shown while somebody plays; empty for none
     */
    public record PlayedLevel(
            String name,
            Level level,
            Optional<KindsFile> kinds,
            Optional<Themes.Packed> theme,
            Optional<ReplayDocument> ghost) {
        /** Checks the values. */
        public PlayedLevel {
            Objects.requireNonNull(name);
            Objects.requireNonNull(level);
            Objects.requireNonNull(kinds);
            Objects.requireNonNull(theme);
            Objects.requireNonNull(ghost);
        }

        /**
         * {@return a level with the kinds and the theme that it has in a folder}
         *
         * @param name that of its file without the extension
         * @param level the level
         * @param folder that of its file; empty if it has none
         * @param ghost a run that is shown while somebody plays; empty for none
         * @throws IOException if the kinds file or the theme can't be read
         */
        public static PlayedLevel in(Optional<Path> folder, String name, Level level, Optional<ReplayDocument> ghost)
                throws IOException {
            Optional<Path> kinds = folder.flatMap(KindsFile::find);
            return new PlayedLevel(
                    name,
                    level,
                    kinds.isEmpty() ? Optional.empty() : Optional.of(InputFile.read(kinds.get(), KindsFile::read)),
                    Themes.pack(level.looks().theme(), folder),
                    ghost);
        }
    }

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there is no level, or the program lacks what a feature needs
     */
    public WebPage {
        Objects.requireNonNull(title);
        Objects.requireNonNull(description);
        Objects.requireNonNull(picture);
        features = Set.copyOf(features);
        levels = List.copyOf(levels);
        if (levels.isEmpty()) {
            throw new IllegalArgumentException("a page has at least one level");
        }
        for (Feature feature : features) {
            if (!feature.isAvailable()) {
                throw new IllegalArgumentException("this build of the program has no engine for old browsers");
            }
        }
    }

    /**
     * {@return the line of HTML that shows the page in another one}
     *
     * @param address of the page
     */
    public static String embedding(String address) {
        return "<iframe src=\"" + escaped(address)
                + "?embed\" width=\"960\" height=\"540\" style=\"border:0\" allow=\"fullscreen; gamepad; clipboard-write\"></iframe>";
    }

    /**
     * Writes an archive as sites for games take it, and leaves the stream open: the page as {@code index.html}, and a picture for
     * link previews.
     */
    public void writeZip(OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        zip.putNextEntry(entry("index.html"));
        new WebPage(title, description, levels, features, PREVIEW).write(zip);
        zip.putNextEntry(entry(PREVIEW));
        PngFile.write(preview(), zip);
        zip.finish();
    }

    /** The first level as a whole. */
    private Picture preview() {
        PlayedLevel first = levels.get(0);
        Scene scene = Scene.editing(first.level(), Set.of(), ColorScheme.DARK)
                .withLook(first.theme().map(Themes::look).orElse(null))
                .asGame();
        Picture picture = new Picture(PREVIEW_WIDTH, PREVIEW_HEIGHT);
        new Rasteriser().draw(scene, Camera.fit(first.level(), PREVIEW_WIDTH, PREVIEW_HEIGHT, 0), picture);
        return picture;
    }

    /** Of the same time always, so that the same page is the same file. */
    private static ZipEntry entry(String name) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0));
        return entry;
    }

    /** Writes the page as UTF-8, and leaves the stream open. */
    public void write(OutputStream out) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("title", escaped(title));
        parts.put("description", escaped(description.isEmpty() ? title : description));
        parts.put(
                "image",
                picture.isEmpty() ? "" : "<meta property=\"og:image\" content=\"" + escaped(picture) + "\">\n");
        parts.put("style", text("page.css"));
        parts.put("unpack", text("unpack.js"));
        parts.put("script", text("page.js"));
        parts.put("insight", features.contains(Feature.INSIGHT) ? "\n" + text("insight.js") : "");
        parts.put("loader", text("engine-loader.js"));
        parts.put(
                "engine",
                inParts(
                        "engine",
                        features.contains(Feature.INSIGHT) ? "engine-insight.wasm.lzma" : "engine.wasm.lzma"));
        parts.put("compatible", features.contains(Feature.COMPATIBLE) ? inParts("compatible", COMPATIBLE_ENGINE) : "");
        parts.put("data", data());
        Matcher placeholders = PLACEHOLDER.matcher(text("page.html"));
        StringBuilder page = new StringBuilder();
        while (placeholders.find()) {
            placeholders.appendReplacement(page, Matcher.quoteReplacement(parts.get(placeholders.group(1))));
        }
        out.write(placeholders.appendTail(page).toString().getBytes(StandardCharsets.UTF_8));
    }

    /** A long text in several elements, as browsers take twice as long to read a page with all of it in one. */
    private static String inParts(String name, String file) throws IOException {
        String base64 = Base64.getEncoder().encodeToString(resource(file));
        StringBuilder parts = new StringBuilder();
        for (int i = 0; i < base64.length(); i += PART) {
            parts.append("<script type=\"text/plain\" class=\"")
                    .append(name)
                    .append("\">")
                    .append(base64, i, Math.min(base64.length(), i + PART))
                    .append("</script>\n");
        }
        return parts.toString();
    }

    /** What the script reads: all levels with what they need. */
    private String data() throws IOException {
        StringWriter text = new StringWriter();
        Map<String, Themes.Packed> themes = new LinkedHashMap<>();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("description", description);
            json.writeBooleanField("rewind", features.contains(Feature.REWIND));
            json.writeBooleanField("insight", features.contains(Feature.INSIGHT));
            json.writeStringField("notices", text("notices.txt"));
            json.writeArrayFieldStart("levels");
            for (PlayedLevel each : levels) {
                write(each, json);
                for (Optional<Themes.Packed> it = each.theme();
                        it.isPresent();
                        it = it.get().rest()) {
                    themes.putIfAbsent(it.get().name(), it.get());
                }
            }
            json.writeEndArray();
            json.writeObjectFieldStart("themes");
            for (Themes.Packed theme : themes.values()) {
                json.writeStringField(theme.name(), packed(theme.files()));
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        // Only strings of JSON can hold it, in which it may be an escape.
        return text.toString().replace("<", "\\u003c");
    }

    private static void write(PlayedLevel played, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", played.name());
        json.writeStringField("title", played.level().name());
        json.writeStringField("json", string(out -> LevelFormat.write(played.level(), out)));
        Optional<KindsFile> kinds = played.kinds();
        json.writeStringField("kinds", kinds.isEmpty() ? "" : string(kinds.get()::write));
        json.writeStringField("theme", played.theme().map(Themes.Packed::name).orElse(""));
        json.writeStringField(
                "rest",
                played.theme()
                        .flatMap(Themes.Packed::rest)
                        .map(Themes.Packed::name)
                        .orElse(""));
        Optional<ReplayDocument> ghost = played.ghost();
        json.writeStringField("ghost", ghost.isEmpty() ? "" : string(out -> ReplayFormat.write(ghost.get(), out)));
        json.writeEndObject();
    }

    private interface Content {
        void write(OutputStream out) throws IOException;
    }

    private static String string(Content content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        content.write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String packed(DrawnTheme theme) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            theme.write(zipped);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static String escaped(String text) {
        StringBuilder html = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c < ' ' || Character.getType(c) == Character.SURROGATE) {
                html.append(' ');
            } else if (c <= '~' && "<>&\"'".indexOf(c) < 0) {
                html.append((char) c);
            } else {
                html.append("&#").append(c).append(';');
            }
        });
        return html.toString();
    }

    private static String text(String name) throws IOException {
        return new String(resource(name), StandardCharsets.UTF_8);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = WebPage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException("the program lacks its " + name);
            }
            return in.readAllBytes();
        }
    }
}
