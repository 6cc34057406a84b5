package leapsmith.levels.image;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;
import leapsmith.levels.art.ArtStyle;
import leapsmith.levels.art.Drawing;
import leapsmith.levels.art.DrawnTheme;
import leapsmith.levels.art.ThemeArt;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.json.SpriteFormat;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Strip;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.raster.Picture;

/**
 * The themes that a level can have: those that the program draws itself, and those in files. A level's theme {@code mine}
 * is the file {@code mine.theme.json} in the level's folder or the nearest one above it. A file is preferred to a built-in
 * theme of the same name.
 */
public final class Themes {
    private static final Map<String, Supplier<ArtStyle>> BUILT_IN = new LinkedHashMap<>();

    static {
        BUILT_IN.put(LevelLooks.STANDARD.theme(), ArtStyle::meadow);
        BUILT_IN.put("cave", ArtStyle::cave);
        BUILT_IN.put("castle", ArtStyle::castle);
    }

    /** The rule that the theme of a level can be read. */
    public static final String THEME_MISSING = "theme-missing";

    /** The rule that the pictures of the theme can be shown. */
    public static final String PICTURE_MISSING = "picture-missing";

    /** The built-in looks that were drawn, as they never change. */
    private static final Map<String, Look> DRAWN = new HashMap<>();

    /** At most one of them for tiles of another size. */
    private static final Map<String, Look> SCALED = new HashMap<>();

    private static final String SOFTWARE = "Leapsmith";

    private Themes() {}

    /**
     * What is known of the theme of a level.
     *
     * @param look what could be read of it; empty if the level is flat or the theme is missing or broken
     * @param files the files that were read, to see later whether they have changed; that of the theme is the first
     * @param problems a problem for each file that is missing or can't be shown
     */
    public record Loaded(Optional<Look> look, List<Path> files, List<Problem> problems) {
        /** No theme. */
        public static final Loaded NONE = new Loaded(Optional.empty(), List.of(), List.of());

        /** {@return what to report of a level with this theme: at most one problem, which names how many there are} */
        public List<Finding> findings() {
            if (problems.isEmpty()) {
                return List.of();
            }
            Message first = problems.get(0).message();
            String rule = look.isEmpty() ? THEME_MISSING : PICTURE_MISSING;
            Message text = look.isEmpty() ? first : Message.of("theme.problems", problems.size(), first);
            return List.of(new Finding(Severity.WARNING, rule, text, Optional.empty()));
        }
    }

    /**
     * What is wrong with a file of a theme.
     *
     * @param path of a picture or sprite as the theme has it; empty for the theme itself
     */
    public record Problem(String path, Message message) {}

    /** {@return the names of the themes that need no file} */
    public static List<String> builtIn() {
        return List.copyOf(BUILT_IN.keySet());
    }

    /**
     * Reads a theme. Nothing outside of its folder and those below is read, or of its project of Tiled if it has one.
     *
     * @param name of the theme; empty for none
     * @param folder that of the level; empty if the level has no file
     */
    public static Loaded load(String name, Optional<Path> folder) {
        if (name.isEmpty()) {
            return Loaded.NONE;
        }
        Optional<Path> file = folder.flatMap(it -> Optional.ofNullable(files(it).get(name)));
        if (file.isPresent()) {
            return load(file.get());
        }
        return BUILT_IN.containsKey(name)
                ? new Loaded(Optional.of(drawn(name)), List.of(), List.of())
                : new Loaded(Optional.empty(), List.of(), List.of(new Problem("", Message.of("theme.missing", name))));
    }

    /** Reads a theme file with its pictures. */
    public static Loaded load(Path file) {
        return load(file, Theme.MAX_PIXELS);
    }

    /** Reads a theme with at most so many pixels. */
    static Loaded load(Path file, long maxPixels) {
        List<Path> read = new ArrayList<>(List.of(file));
        try {
            Theme theme = InputFile.read(file, ThemeFormat::read);
            ProjectFiles files = ProjectFiles.of(file, Optional.empty()).withListener(read::add);
            Reader reader = new Reader(theme, maxPixels, new FileSource(files));
            Look look = reader.read();
            String rest = KebabNames.nameOf(theme.rest());
            return new Loaded(
                    Optional.of(BUILT_IN.containsKey(rest) ? look.completedBy(drawn(rest, theme.tileSize())) : look),
                    read,
                    reader.problems);
        } catch (LevelFormatException e) {
            return new Loaded(Optional.empty(), read, List.of(new Problem("", Message.literal(e.getMessage()))));
        } catch (IOException e) {
            Message why = Message.of("theme.unreadable", file.getFileName().toString(), String.valueOf(e.getMessage()));
            return new Loaded(Optional.empty(), read, List.of(new Problem("", why)));
        }
    }

    /**
     * Reads the pictures of a theme that is in no file, as an imported one.
     *
     * @param theme what its file would say
     * @param files where its paths begin
     */
    static Loaded load(Theme theme, RelatedFiles files) {
        Reader reader = new Reader(theme, Theme.MAX_PIXELS, new FileSource(files));
        return new Loaded(Optional.of(reader.read()), List.of(), reader.problems);
    }

    /**
     * {@return the files of all themes that a level may have, by name}
     *
     * @param folder that of the level
     */
    public static Map<String, Path> files(Path folder) {
        Map<String, Path> found = new TreeMap<>();
        for (Path at : KindsFile.foldersFrom(folder)) {
            try (Stream<Path> files = Files.list(at)) {
                files.filter(file -> file.getFileName().toString().endsWith(ThemeFormat.EXTENSION))
                        .sorted()
                        .forEach(file -> found.putIfAbsent(nameOf(file), file));
            } catch (IOException | UncheckedIOException e) {
                // A folder that can't be listed has no themes for us.
            }
        }
        return found;
    }

    private static String nameOf(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ThemeFormat.EXTENSION.length());
    }

    /** A built-in look for tiles of a size. The last one is kept, as a theme is read again at each change of its file. */
    private static synchronized Look drawn(String name, int tileSize) {
        Look drawn = drawn(name);
        if (tileSize == drawn.theme().tileSize()) {
            return drawn;
        }
        Look kept = SCALED.get(name);
        if (kept == null || kept.theme().tileSize() != tileSize) {
            SCALED.clear();
            kept = drawn.scaledTo(tileSize);
            SCALED.put(name, kept);
        }
        return kept;
    }

    private static synchronized Look drawn(String name) {
        return DRAWN.computeIfAbsent(name, it -> look(stored(it)));
    }

    /** A built-in theme, as the build has drawn it. */
    private static DrawnTheme stored(String name) {
        try (InputStream in = Themes.class.getResourceAsStream(name + ".theme")) {
            // Without the build, as an IDE may start the program, it is drawn now.
            return in == null
                    ? ThemeArt.draw(style(name))
                    : DrawnTheme.read(new BufferedInputStream(new InflaterInputStream(in)));
        } catch (IOException e) {
            throw new UncheckedIOException("what the build has drawn can be read", e);
        }
    }

    /** {@return a theme that the program draws, with its pictures} */
    public static Look draw(ArtStyle style) {
        return look(ThemeArt.draw(style));
    }

    /** {@return a theme with its pictures; without those that it lacks} */
    public static Look look(DrawnTheme drawn) {
        Source source = new Source() {
            @Override
            public InputStream text(String path) throws IOException {
                return new ByteArrayInputStream(found(drawn.texts(), path).getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public ImageFile picture(String path, ImageFile.SizeCheck check) throws IOException {
                Drawing picture = found(drawn.pictures(), path);
                return new ImageFile(picture.width(), picture.height(), picture.argb());
            }
        };
        String file = drawn.texts().keySet().stream()
                .filter(it -> it.endsWith(ThemeFormat.EXTENSION))
                .findFirst()
                .orElseThrow();
        try (InputStream in = source.text(file)) {
            return new Reader(ThemeFormat.read(in, file), Theme.MAX_PIXELS, source).read();
        } catch (IOException e) {
            throw new UncheckedIOException("what the program draws can be read", e);
        }
    }

    /**
     * A theme with all its files, to be read elsewhere by {@link #look}.
     *
     * @param name of the theme
     * @param rest the theme that has what this one lacks, see {@link Look#completedBy}; empty for none
     */
    public record Packed(String name, DrawnTheme files, Optional<Packed> rest) {}

    /** {@return a theme that was packed, with what the other one has that it lacks} */
    public static Look look(Packed packed) {
        Look own = look(packed.files());
        return packed.rest()
                .map(rest ->
                        own.completedBy(look(rest.files()).scaledTo(own.theme().tileSize())))
                .orElse(own);
    }

    /**
     * {@return the theme of a level with all its files; empty if it has none} Pictures that {@link #load} can't read are left
     * out.
     *
     * @param name of the theme; empty for none
     * @param folder that of the level; empty if the level has no file
     * @throws IOException if the theme has a file that can't be read
     */
    public static Optional<Packed> pack(String name, Optional<Path> folder) throws IOException {
        Optional<Path> file = folder.flatMap(it -> Optional.ofNullable(files(it).get(name)));
        if (file.isEmpty()) {
            return BUILT_IN.containsKey(name)
                    ? Optional.of(new Packed(name, stored(name), Optional.empty()))
                    : Optional.empty();
        }
        Theme theme = InputFile.read(file.get(), ThemeFormat::read);
        Packing packing = new Packing(new FileSource(ProjectFiles.of(file.get(), Optional.empty())));
        new Reader(theme, Theme.MAX_PIXELS, packing).read();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        ThemeFormat.write(theme, text);
        packing.texts.put(name + ThemeFormat.EXTENSION, text.toString(StandardCharsets.UTF_8));
        String rest = KebabNames.nameOf(theme.rest());
        return Optional.of(new Packed(
                name,
                new DrawnTheme(packing.pictures, packing.texts),
                BUILT_IN.containsKey(rest)
                        ? Optional.of(new Packed(rest, stored(rest), Optional.empty()))
                        : Optional.empty()));
    }

    /** {@return the style of a theme that needs no file} */
    public static ArtStyle style(String name) {
        return BUILT_IN.get(name).get();
    }

    /**
     * Draws a theme into files.
     *
     * @param style its name, colors and material
     * @param folder receives the files
     * @param replaces whether files that exist are replaced
     * @return the files
     * @throws IOException if one exists and is not to be replaced, or can't be written
     */
    public static List<Path> write(ArtStyle style, Path folder, boolean replaces) throws IOException {
        DrawnTheme drawn = ThemeArt.draw(style);
        List<Path> files = Stream.concat(drawn.texts().keySet().stream(), drawn.pictures().keySet().stream())
                .map(folder::resolve)
                .toList();
        for (Path file : files) {
            if (!replaces && Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
        for (Map.Entry<String, Drawing> each : drawn.pictures().entrySet()) {
            Drawing drawing = each.getValue();
            Picture picture = new Picture(drawing.width(), drawing.height());
            System.arraycopy(drawing.argb(), 0, picture.argb(), 0, picture.argb().length);
            SafeFile.save(folder.resolve(each.getKey()), out -> PngFile.writeTransparent(picture, SOFTWARE, out));
        }
        // The theme itself last, so that it never names a picture that isn't there yet.
        for (Map.Entry<String, String> each : drawn.texts().entrySet()) {
            byte[] text = each.getValue().getBytes(StandardCharsets.UTF_8);
            SafeFile.save(folder.resolve(each.getKey()), out -> out.write(text));
        }
        return files;
    }

    private static <V> V found(Map<String, V> files, String path) throws IOException {
        V value = files.get(path);
        if (value == null) {
            throw new FileNotFoundException(path);
        }
        return value;
    }

    /** The files that a theme names, by their paths relative to its folder. */
    private interface Source {
        InputStream text(String path) throws IOException;

        /** The pixels of a picture, if its size is accepted. */
        ImageFile picture(String path, ImageFile.SizeCheck check) throws IOException;
    }

    /** Files on the disk. */
    private record FileSource(RelatedFiles files) implements Source {
        @Override
        public InputStream text(String path) throws IOException {
            return files.open(path);
        }

        @Override
        public ImageFile picture(String path, ImageFile.SizeCheck check) throws IOException {
            try (InputStream in = files.open(path)) {
                return ImageFile.read(in, check);
            }
        }
    }

    /** Keeps all that is read of another source. */
    private static final class Packing implements Source {
        private final Source source;
        private final Map<String, String> texts = new LinkedHashMap<>();
        private final Map<String, Drawing> pictures = new LinkedHashMap<>();

        Packing(Source source) {
            this.source = source;
        }

        @Override
        public InputStream text(String path) throws IOException {
            try (InputStream in = source.text(path)) {
                byte[] read = in.readAllBytes();
                texts.put(path, new String(read, StandardCharsets.UTF_8));
                return new ByteArrayInputStream(read);
            }
        }

        @Override
        public ImageFile picture(String path, ImageFile.SizeCheck check) throws IOException {
            ImageFile image = source.picture(path, check);
            pictures.put(path, Drawing.of(image.width(), image.height(), IntBuffer.wrap(image.argb())));
            return image;
        }
    }

    /** Reads the pictures of a theme. */
    private static final class Reader {
        private final Theme theme;
        private final Source source;
        private final List<Problem> problems = new ArrayList<>();
        /** Pixels that further pictures may have. */
        private long pixelsLeft;

        Reader(Theme theme, long maxPixels, Source source) {
            this.theme = theme;
            pixelsLeft = maxPixels;
            this.source = source;
        }

        Look read() {
            Map<String, Sheet> sheets = new HashMap<>();
            new TreeMap<>(theme.sheets()).forEach((name, file) -> {
                Optional<Sheet> sheet = sheet(file);
                if (sheet.isPresent() && !sheet.get().holds(Cell.ONE)) {
                    report(file.image(), Message.of("theme.no-tiles", file.image()));
                } else {
                    put(sheets, name, sheet);
                }
            });
            new TreeMap<>(theme.tiles())
                    .forEach((name, skins) -> skins.forEach(skin -> check(name, skin.sheet(), skin.size(), sheets)));
            theme.scatter().forEach(each -> check(each.on(), each.sheet(), each.size(), sheets));
            new TreeMap<>(theme.objects())
                    .forEach((name, object) ->
                            object.skin().ifPresent(skin -> check(name, skin.sheet(), skin.size(), sheets)));
            Map<String, Sprite> sprites = new HashMap<>();
            for (ObjectLook look : new TreeMap<>(theme.objects()).values()) {
                if (!look.sprite().isEmpty() && !sprites.containsKey(look.sprite())) {
                    put(sprites, look.sprite(), sprite(look));
                }
            }
            Map<String, Sheet> images = new HashMap<>();
            Stream.concat(
                            theme.backgrounds().stream().map(Background::image),
                            new TreeMap<>(theme.pieces()).values().stream().map(Piece::image))
                    .distinct()
                    .forEach(path -> put(images, path, whole(path)));
            Look look = new Look(theme, sheets, sprites, images);
            new TreeMap<>(theme.pieces()).forEach((name, piece) -> {
                if (images.containsKey(piece.image()) && look.image(piece) == null) {
                    report("", Message.of("theme.piece-outside", name, piece.image()));
                }
            });
            return look;
        }

        /** Reports a skin without a sheet, or with larger pieces than its picture. */
        private void check(String name, String sheetName, Cell size, Map<String, Sheet> sheets) {
            Sheet sheet = sheets.get(sheetName);
            if (!theme.sheets().containsKey(sheetName)) {
                report("", Message.of("theme.no-sheet", name, sheetName));
            } else if (sheet != null && !sheet.holds(size)) {
                report(
                        "",
                        Message.of(
                                "theme.piece-outside",
                                name,
                                theme.sheets().get(sheetName).image()));
            }
        }

        private static <V> void put(Map<String, V> into, String name, Optional<V> value) {
            value.ifPresent(it -> into.put(name, it));
        }

        private Optional<Sprite> sprite(ObjectLook look) {
            if (look.strip().isPresent()) {
                return whole(look.sprite())
                        .flatMap(sheet -> strip(look, look.strip().get(), sheet));
            }
            SpriteFormat.SpriteFile file;
            try (InputStream in = source.text(look.sprite())) {
                file = SpriteFormat.read(in, look.sprite());
            } catch (IOException e) {
                return unreadable(look.sprite(), e);
            }
            String path = look.sprite();
            Optional<Sheet> sheet = whole(path.substring(0, path.lastIndexOf('/') + 1) + file.image());
            boolean fits = sheet.isEmpty()
                    || file.frames().stream()
                            .allMatch(it -> it.x() + it.width() <= sheet.get().width()
                                    && it.y() + it.height() <= sheet.get().height());
            if (!fits) {
                report(look.sprite(), Message.of("theme.frame-outside", look.sprite(), file.image()));
                return Optional.empty();
            }
            Sprite.Frame first = file.frames().get(0);
            Cell middle = new Cell(first.left() + first.width() / 2, first.top() + first.height());
            return sheet.map(it ->
                    new Sprite(it, file.frames(), file.states(), look.feet().orElse(middle)));
        }

        /** A sprite whose frames lie side by side in a picture. */
        private Optional<Sprite> strip(ObjectLook look, Strip strip, Sheet sheet) {
            int width = strip.frame().column();
            int height = strip.frame().row();
            int columns = sheet.width() / width;
            int count = columns * (sheet.height() / height);
            boolean fits = strip.states().values().stream().allMatch(it -> it.column() <= it.row() && it.row() < count);
            if (count == 0 || !fits) {
                report(look.sprite(), Message.of("theme.frame-outside", look.sprite(), look.sprite()));
                return Optional.empty();
            }
            List<Sprite.Frame> frames = IntStream.range(0, count)
                    .mapToObj(i -> new Sprite.Frame(
                            i % columns * width, i / columns * height, width, height, 0, 0, strip.ms()))
                    .toList();
            Map<String, List<Integer>> states = new HashMap<>();
            strip.states()
                    .forEach((name, it) -> states.put(
                            name,
                            IntStream.rangeClosed(it.column(), it.row()).boxed().toList()));
            return Optional.of(new Sprite(sheet, frames, states, look.feet().orElse(new Cell(width / 2, height))));
        }

        private Optional<Sheet> whole(String path) {
            return sheet(new SheetFile(path, Optional.empty(), 0, 0, Map.of(), RawMembers.EMPTY));
        }

        private Optional<Sheet> sheet(SheetFile file) {
            Message[] refused = {null};
            try {
                ImageFile image = source.picture(file.image(), (width, height) -> {
                    refused[0] = refused(file.image(), width, height);
                    if (refused[0] != null) {
                        throw new IOException("too large");
                    }
                });
                pixelsLeft -= (long) image.width() * image.height();
                Cell tile = file.tileSize().orElse(new Cell(theme.tileSize(), theme.tileSize()));
                return Optional.of(Sheet.of(
                        image.width(),
                        image.height(),
                        image.argb(),
                        tile.column(),
                        tile.row(),
                        file.margin(),
                        file.spacing()));
            } catch (IOException e) {
                if (refused[0] == null) {
                    return unreadable(file.image(), e);
                }
                report(file.image(), refused[0]);
                return Optional.empty();
            }
        }

        /** Why a picture is too large; null if it isn't. */
        private Message refused(String path, int width, int height) {
            if (width > Theme.MAX_SIDE || height > Theme.MAX_SIDE) {
                return Message.of("theme.too-large", path, width, height, Theme.MAX_SIDE);
            }
            boolean isTooMuch = (long) width * height > pixelsLeft;
            return isTooMuch ? Message.of("theme.too-much", path, Theme.MAX_PIXELS >> 20) : null;
        }

        private <V> Optional<V> unreadable(String path, IOException e) {
            report(
                    path,
                    e instanceof FileNotFoundException
                            ? Message.of("theme.picture-missing", path)
                            : Message.of("theme.unreadable", path, String.valueOf(e.getMessage())));
            return Optional.empty();
        }

        private void report(String path, Message message) {
            // A file or sheet may be named several times.
            Problem problem = new Problem(path, message);
            if (problems.stream()
                    .noneMatch(it ->
                            path.isEmpty() ? it.equals(problem) : it.path().equals(path))) {
                problems.add(problem);
            }
        }
    }
}
