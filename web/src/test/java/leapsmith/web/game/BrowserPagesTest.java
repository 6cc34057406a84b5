package leapsmith.web.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.web.Samples;
import leapsmith.web.WebPage;
import org.junit.jupiter.api.Test;

/**
 * Writes a page for each sample, and what a JVM says of it: {@code .ci/check-page} compares that with what browsers do. The
 * files are in {@code target/browser}.
 */
class BrowserPagesTest {
    private static final Path FOLDER = Path.of("target", "browser");
    private static final Set<WebPage.Feature> REWIND = Set.of(WebPage.Feature.REWIND);
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final int[] PICTURES_AT = {0, 90, 240};

    private final ObjectMapper mapper = new ObjectMapper();

    @Test
    void writesPagesForBrowsers() throws IOException {
        Files.createDirectories(FOLDER);
        ArrayNode expected = mapper.createArrayNode();
        for (String name : Samples.names()) {
            Level level = Samples.level(name);
            ReplayDocument replay = Samples.replay(name);
            write(name, List.of(played(name, level, Optional.of(replay))), REWIND);
            ReplayRun run = new ReplayRun(replay.in(level)).finish();
            ObjectNode sample = expected.addObject().put("name", name);
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            ReplayFormat.write(replay, text);
            sample.put("replay", text.toString(StandardCharsets.UTF_8));
            sample.put(
                    "check",
                    "-1 " + run.hashes().count() + " "
                            + String.format("%016x", run.end().hash()));
            ArrayNode buttons = sample.putArray("buttons");
            for (long tick = 0; tick < Math.min(replay.run().length(), PICTURES_AT[PICTURES_AT.length - 1]); tick++) {
                buttons.add(replay.run().inputs().at(tick).buttons(0));
            }
            addPictures(name, level, replay, sample.putArray("pictures"));
        }
        write("all", Samples.names().stream().map(BrowserPagesTest::plain).toList(), REWIND);
        write("no-rewind", List.of(plain("first-jump")), Set.of());
        write(
                "insight",
                List.of(plain("first-jump"), plain("lava-run")),
                Set.of(WebPage.Feature.REWIND, WebPage.Feature.INSIGHT));
        if (WebPage.Feature.COMPATIBLE.isAvailable()) {
            write(
                    "compatible",
                    Samples.names().stream().map(BrowserPagesTest::plain).toList(),
                    Set.of(WebPage.Feature.REWIND, WebPage.Feature.COMPATIBLE));
        }
        Level hostile = Samples.level("first-jump").withName("</script><script>window.hacked = 1</script>\u2028<!--");
        write("hostile", List.of(played("</title><img src=x onerror=hacked=1>", hostile, Optional.empty())), REWIND);
        mapper.writerWithDefaultPrettyPrinter()
                .writeValue(FOLDER.resolve("expected.json").toFile(), expected);
        assertTrue(expected.size() > 8);
    }

    /** The checksums of pictures at some ticks, as the page draws them. */
    private static void addPictures(String name, Level level, ReplayDocument replay, ArrayNode pictures)
            throws IOException {
        PageGame game = new PageGame();
        Optional<Themes.Packed> theme = Themes.pack(level.looks().theme(), Optional.of(Samples.folder()));
        game.add(new PageLevel(name, level, theme.map(Themes::look), Optional.of(replay.in(level))));
        game.start(0);
        Picture picture = new Picture(WIDTH, HEIGHT);
        long tick = 0;
        for (int at : PICTURES_AT) {
            for (; tick < Math.min(at, replay.run().length()); tick++) {
                game.step(replay.run().inputs().at(tick).buttons(0));
            }
            game.draw(picture, 1, -1);
            CRC32 crc = new CRC32();
            for (int argb : picture.argb()) {
                crc.update(argb >> 16);
                crc.update(argb >> 8);
                crc.update(argb);
            }
            pictures.addObject()
                    .put("tick", tick)
                    .put("hash", String.format("%016x", game.session().hash()))
                    .put("crc", crc.getValue());
        }
    }

    private static WebPage.PlayedLevel plain(String name) {
        try {
            return played(name, Samples.level(name), Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static WebPage.PlayedLevel played(String name, Level level, Optional<ReplayDocument> ghost)
            throws IOException {
        return WebPage.PlayedLevel.in(Optional.of(Samples.folder()), name, level, ghost);
    }

    private static void write(String name, List<WebPage.PlayedLevel> levels, Set<WebPage.Feature> features)
            throws IOException {
        try (OutputStream out = Files.newOutputStream(FOLDER.resolve(name + ".html"))) {
            new WebPage(levels.get(0).level().name(), "", levels, features, "").write(out);
        }
    }
}
