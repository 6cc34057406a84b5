package leapsmith.editor.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;

/**
 * Small pictures of level files, drawn in the background. A picture is kept in memory until its file changes; beyond
 * {@link #MAX_KEPT} pictures, the one that was not used for the longest time is dropped.
 */
public final class Thumbnails {
    /** Size in logical pixels. */
    public static final int WIDTH = 160;

    public static final int HEIGHT = 90;
    /** Picture pixels per logical pixel, so that it is sharp on dense screens too. */
    public static final int DENSITY = 2;

    static final int MAX_KEPT = 64;
    /** Larger files have no picture, because reading them would take too much time and memory. */
    private static final long MAX_BYTES = 16L << 20;

    private final Reader reader;
    private final Executor background;
    private final Executor ui;
    /** The colors of the pictures; after a change all should be requested again. */
    final ObservableValue<ColorScheme> colors;

    private final Consumer<OutOfMemoryError> log;
    /** Used only by the background. */
    private final Rasteriser rasteriser = new Rasteriser();
    /** Ordered by the last use; locked by itself. */
    private final Map<Path, Kept> kept = new LinkedHashMap<>(16, 0.75f, true);

    /** Reads a level file, or the first map of a file of another editor. */
    @FunctionalInterface
    public interface Reader {
        Shown read(Path file) throws IOException;
    }

    /**
     * A level as its picture shows it.
     *
     * @param look that of its theme; empty for flat shapes
     */
    public record Shown(Level level, Optional<Look> look) {}

    /** Why a file has no picture. */
    public enum NoPicture {
        /** There is no such file. */
        GONE("start.missing"),
        /** It isn't a valid level, or can't be read. */
        BROKEN("thumbnail.broken"),
        /** Reading it would take too long. */
        LARGE("thumbnail.large");

        private final String textKey;

        NoPicture(String textKey) {
            this.textKey = textKey;
        }

        public String textKey() {
            return textKey;
        }

        private static NoPicture of(Path file) {
            try {
                return Files.size(file) > MAX_BYTES ? LARGE : BROKEN;
            } catch (IOException e) {
                return Files.notExists(file) ? GONE : BROKEN;
            }
        }
    }

    private record Stamp(FileTime modified, long bytes, ColorScheme colors) {}

    private record Kept(Stamp stamp, Picture picture) {}

    /**
     * Without pictures.
     *
     * @param background reads and draws, one task after another
     * @param ui runs tasks on the thread of the window
     * @param log receives why there is no picture if memory is short
     */
    public Thumbnails(
            Reader reader,
            Executor background,
            Executor ui,
            ObservableValue<ColorScheme> colors,
            Consumer<OutOfMemoryError> log) {
        this.reader = reader;
        this.background = background;
        this.ui = ui;
        this.colors = colors;
        this.log = log;
    }

    /** The picture that a file had when it was drawn last, to be shown until it is known whether it still has it. */
    Optional<Picture> lastOf(Path file) {
        return Optional.ofNullable(known(file)).map(Kept::picture);
    }

    private Kept known(Path file) {
        synchronized (kept) {
            return kept.get(file);
        }
    }

    /**
     * Passes on the picture of a file later, on the thread of the window.
     *
     * @param missing receives instead why there is none
     */
    void request(Path file, Consumer<Picture> shown, Consumer<NoPicture> missing) {
        ColorScheme scheme = colors.getValue();
        background.execute(() -> {
            Picture picture =
                    withMemory(() -> Optional.ofNullable(picture(file, scheme))).orElse(null);
            NoPicture why = picture == null ? NoPicture.of(file) : null;
            ui.execute(() -> {
                if (picture != null) {
                    shown.accept(picture);
                } else {
                    missing.accept(why);
                }
            });
        });
    }

    /**
     * Passes on another picture later, on the thread of the window.
     *
     * @param drawing draws the picture in the background; empty if it can't
     * @param missing runs instead if there is no picture
     */
    void request(Function<ColorScheme, Optional<Picture>> drawing, Consumer<Picture> shown, Runnable missing) {
        ColorScheme scheme = colors.getValue();
        background.execute(() -> {
            Optional<Picture> picture = withMemory(() -> drawing.apply(scheme));
            ui.execute(() -> picture.ifPresentOrElse(shown, missing));
        });
    }

    /** A picture; empty if there is not enough memory for it or its level, as a list can do without a picture. */
    private Optional<Picture> withMemory(Supplier<Optional<Picture>> drawing) {
        try {
            return drawing.get();
        } catch (OutOfMemoryError e) {
            log.accept(e);
            return Optional.empty();
        }
    }

    public static Picture draw(Level level, ColorScheme colors) {
        return draw(level, colors, 1);
    }

    /** The picture of a level in these colors, several times as wide and high. */
    public static Picture draw(Level level, ColorScheme colors, int scale) {
        Optional<Look> look =
                Themes.load(level.looks().theme(), Optional.empty()).look();
        return draw(new Rasteriser(), new Shown(level, look), colors, scale);
    }

    private Picture picture(Path file, ColorScheme scheme) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            Stamp stamp = new Stamp(attributes.lastModifiedTime(), attributes.size(), scheme);
            Kept known = known(file);
            if (known != null && known.stamp().equals(stamp)) {
                return known.picture();
            }
            if (!attributes.isRegularFile() || attributes.size() > MAX_BYTES) {
                return null;
            }
            Picture picture = draw(rasteriser, reader.read(file), scheme, 1);
            synchronized (kept) {
                kept.put(file, new Kept(stamp, picture));
                if (kept.size() > MAX_KEPT) {
                    kept.remove(kept.keySet().iterator().next());
                }
            }
            return picture;
        } catch (IOException e) {
            // The file is missing or not a valid level; opening it says so.
            return null;
        }
    }

    private static Picture draw(Rasteriser rasteriser, Shown shown, ColorScheme colors, int scale) {
        Picture picture = new Picture(WIDTH * DENSITY * scale, HEIGHT * DENSITY * scale);
        Level level = shown.level();
        Look look = shown.look().orElse(null);
        Scene scene = new Scene(
                level, null, Set.of(), Scene.Paths.NONE, VisibleReach.NONE, colors, look, look != null, DENSITY);
        rasteriser.draw(scene, Camera.fit(level, picture.width(), picture.height(), 0), picture);
        return picture;
    }
}
