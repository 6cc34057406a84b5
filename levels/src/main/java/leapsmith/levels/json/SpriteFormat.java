package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Message;

/** Reads sprites from the JSON files of Aseprite. */
public final class SpriteFormat {
    private static final int MAX_MS = 3_600_000;

    private SpriteFormat() {}

    /** The frames and states of a sprite's file. */
    private static final class SpriteDraft {
        private final List<Sprite.Frame> frames = new ArrayList<>();
        private final List<Tag> tags = new ArrayList<>();
        private String image = "";
    }

    /** A tag: the frames from the first to the last in a direction. */
    private record Tag(String name, String direction, int from, int to) {}

    /**
     * What the file of a sprite says.
     *
     * @param image path of its picture, relative to the folder of the file
     * @param frames all frames
     * @param states the indexes of the frames of each state
     */
    public record SpriteFile(String image, List<Sprite.Frame> frames, Map<String, List<Integer>> states) {}

    /**
     * Reads a JSON file of Aseprite, with its frames as a list or by name, to the end of a stream, and leaves the stream
     * open. Tags are states; those that run in reverse or back and forth are kept so.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return the sprite
     * @throws LevelFormatException if it is no such file
     * @throws IOException if the stream can't be read
     */
    public static SpriteFile read(InputStream in, String sourceName) throws IOException {
        JsonInput input = new JsonInput(in, sourceName);
        SpriteDraft sprite = new SpriteDraft();
        input.document("file.sprite-document", key -> {
            switch (key) {
                case "frames" -> readFrames(input, sprite);
                case "meta" -> input.object("file.object", name -> readMeta(name, input, sprite));
                default -> RawJson.read(input);
            }
        });
        input.end();
        if (sprite.frames.isEmpty() || sprite.image.isEmpty()) {
            throw input.missing(sprite.frames.isEmpty() ? "frames" : "meta.image");
        }
        Map<String, List<Integer>> states = new LinkedHashMap<>();
        for (Tag tag : sprite.tags) {
            if (tag.from > tag.to || tag.to >= sprite.frames.size()) {
                throw input.error(
                        input.place().at("meta.frameTags"), Message.of("file.tag-frames", sprite.frames.size()));
            }
            // Many long tags would take much more memory than their file.
            input.keep(8 * (tag.to - tag.from + 1));
            states.put(tag.name, framesOf(tag));
        }
        return new SpriteFile(sprite.image, sprite.frames, states);
    }

    private static void readFrames(JsonInput in, SpriteDraft sprite) throws IOException {
        if (in.token() == JsonToken.START_ARRAY) {
            in.array("file.array", index -> sprite.frames.add(readFrame(in)));
        } else {
            in.object("file.array", name -> sprite.frames.add(readFrame(in)));
        }
    }

    private static Sprite.Frame readFrame(JsonInput in) throws IOException {
        in.keep(16);
        int[] box = {0, 0, 1, 1};
        int[] cut = {0, 0, 0, 0};
        int[] ms = {100};
        in.object("file.object", key -> {
            switch (key) {
                case "frame" -> readBox(in, box);
                case "spriteSourceSize" -> readBox(in, cut);
                case "duration" -> ms[0] = in.wholeNumber(1, MAX_MS);
                default -> RawJson.read(in);
            }
        });
        return new Sprite.Frame(box[0], box[1], box[2], box[3], cut[0], cut[1], ms[0]);
    }

    private static void readBox(JsonInput in, int[] box) throws IOException {
        in.object("file.object", key -> {
            int side = "xywh".indexOf(key);
            if (side >= 0 && key.length() == 1) {
                box[side] = in.wholeNumber(side > 1 ? 1 : 0, Theme.MAX_SIDE);
            } else {
                RawJson.read(in);
            }
        });
    }

    private static void readMeta(String key, JsonInput in, SpriteDraft sprite) throws IOException {
        switch (key) {
            case "image" -> sprite.image = in.text("file.text");
            case "frameTags" -> in.array("file.array", index -> readTag(in, sprite));
            default -> RawJson.read(in);
        }
    }

    private static void readTag(JsonInput in, SpriteDraft sprite) throws IOException {
        String[] words = {"", "forward"};
        int[] range = {0, 0};
        in.object("file.object", key -> {
            switch (key) {
                case "name" -> words[0] = in.text("file.text");
                case "direction" -> words[1] = in.text("file.text");
                case "from" -> range[0] = in.wholeNumber(0, 1 << 16);
                case "to" -> range[1] = in.wholeNumber(0, 1 << 16);
                default -> RawJson.read(in);
            }
        });
        sprite.tags.add(new Tag(words[0], words[1], range[0], range[1]));
    }

    private static List<Integer> framesOf(Tag tag) {
        List<Integer> order =
                new ArrayList<>(IntStream.rangeClosed(tag.from, tag.to).boxed().toList());
        if (tag.direction.contains("reverse")) {
            Collections.reverse(order);
        }
        if (tag.direction.startsWith("pingpong")) {
            // There and back, without showing either end twice.
            for (int i = order.size() - 2; i > 0; i--) {
                order.add(order.get(i));
            }
        }
        return order;
    }
}
