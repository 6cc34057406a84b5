package leapsmith.editor.looks;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.looks.DecorationModel.Block;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.image.ImageFile;
import leapsmith.levels.image.Themes;
import leapsmith.levels.image.TileGuess;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * The theme file of an open level, as it is edited: pictures become sheets, and pieces of them the skins of tiles and
 * objects. Each change is written to the file at once, and the level wears it; undo takes changes back.
 */
public final class ThemeModel {
    static final String OBJECT = "object:";
    private static final String JOINED = "\u25a0";
    private static final String FREE = "\u25a1";
    private static final String ANY = "\u00b7";

    private final OpenLevel level;
    private final LevelDocument document;
    private final LevelLook look;
    private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>(this, "theme");
    private final Deque<Step> before = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper undoesFirst = new ReadOnlyBooleanWrapper(this, "undoesFirst");
    private final ReadOnlyBooleanWrapper redoesFirst = new ReadOnlyBooleanWrapper(this, "redoesFirst");
    /** The file of the theme that is edited; null for none. */
    private Path file;
    /** Why the file of the theme can't be read; null if it can, or if there is none. */
    private IOException broken;

    /** The file to which the changes that can be taken back were made. */
    private Path changedFile;

    /**
     * A theme to go back to.
     *
     * @param revision that of the level when the theme was changed
     */
    private record Step(Theme theme, long revision) {}

    /** Adds the theme to a level, which has its look already. */
    public ThemeModel(OpenLevel level) {
        this.level = level;
        document = level.document();
        look = LevelLook.of(level);
        look.loadedProperty().subscribe(loaded -> follow());
        Subscription changes = document.addListener(change -> {
            if (change instanceof Change.LevelChanged edit && edit.delta().changesSettings()) {
                follow();
            }
            updateSteps();
        });
        level.whenDisposed(changes::unsubscribe);
        level.add(this);
    }

    /** The theme; null if the level has none in a file. */
    public ReadOnlyObjectProperty<Theme> themeProperty() {
        return theme.getReadOnlyProperty();
    }

    /** Whether a change can be taken back. */
    public boolean canUndo() {
        return file != null && !before.isEmpty();
    }

    /** Takes the last change back. */
    public void undo() throws IOException {
        if (canUndo()) {
            exchange(before, undone);
        }
    }

    /** Makes the change again that was taken back last. */
    public void redo() throws IOException {
        if (file != null && !undone.isEmpty()) {
            exchange(undone, before);
        }
    }

    private void exchange(Deque<Step> from, Deque<Step> to) throws IOException {
        Step step = from.pop();
        to.push(new Step(theme.get(), step.revision()));
        write(step.theme());
        updateSteps();
    }

    /** Whether the last change was one of the theme, and not one of the level after it. */
    public ReadOnlyBooleanProperty undoesFirstProperty() {
        return undoesFirst.getReadOnlyProperty();
    }

    /** Whether the change to make again first is one of the theme, and not one of the level. */
    public ReadOnlyBooleanProperty redoesFirstProperty() {
        return redoesFirst.getReadOnlyProperty();
    }

    private void updateSteps() {
        undoesFirst.set(isNow(before));
        redoesFirst.set(isNow(undone));
    }

    private boolean isNow(Deque<Step> steps) {
        return file != null && !steps.isEmpty() && steps.peek().revision() == document.revision();
    }

    /** Reads the file of the level's theme, if it has one. */
    private void follow() {
        String name = document.level().looks().theme();
        Path found = look.folder().map(Themes::files).map(it -> it.get(name)).orElse(null);
        if (found != null && !found.equals(changedFile)) {
            before.clear();
            undone.clear();
        }
        file = found;
        Theme read = null;
        broken = null;
        if (found != null) {
            try {
                read = InputFile.read(found, ThemeFormat::read);
            } catch (IOException e) {
                // The problems of the level say what is wrong with it.
                file = null;
                broken = e;
            }
        }
        theme.set(read);
        updateSteps();
    }

    /**
     * Makes a picture a sheet of the level's theme. If its theme isn't in a file, a new one is begun beside the level, which
     * is named after the picture and worn by the level. What has no picture yet looks as in the built-in theme before. A picture from elsewhere is copied beside the theme. How it is divided into tiles is guessed.
     *
     * @return the name of the sheet
     * @throws IOException if the level has no file yet, its theme can't be read, or a file can't be written
     */
    public String addPicture(Path picture) throws IOException {
        Path folder = look.folder().orElseThrow(() -> new IOException("the level has no file"));
        String stem = stem(picture);
        if (broken != null) {
            throw broken;
        }
        Optional<TileGuess> guess = guess(picture, document.level().tileSize());
        if (file == null) {
            file = free(folder, stem, ThemeFormat.EXTENSION);
            // The level keeps its pictures until others replace them one by one.
            Rest rest = KebabNames.valueOf(Rest.class, document.level().looks().theme())
                    .orElse(Rest.FLAT);
            theme.set(Theme.EMPTY
                    .withName(stem)
                    .withTileSize(
                            guess.map(TileGuess::side).orElse(document.level().tileSize()))
                    .withRest(rest));
        }
        Path home = file.toAbsolutePath().getParent();
        Path image = picture.toAbsolutePath().normalize();
        if (!image.startsWith(home)) {
            Path copy = free(home, stem, ending(picture));
            byte[] content = Files.readAllBytes(image);
            SafeFile.save(copy, out -> out.write(content));
            image = copy;
        }
        String path = home.relativize(image).toString().replace('\\', '/');
        Theme now = theme.get();
        String sheet = stem;
        for (int i = 2; now.sheets().containsKey(sheet); i++) {
            sheet = stem + "-" + i;
        }
        Optional<Cell> own = guess.map(TileGuess::side)
                .filter(side -> side != now.tileSize())
                .map(side -> new Cell(side, side));
        SheetFile added = new SheetFile(
                path,
                own,
                guess.map(TileGuess::margin).orElse(0),
                guess.map(TileGuess::spacing).orElse(0),
                Map.of(),
                RawMembers.EMPTY);
        change(now.withSheet(sheet, added));
        wear(name(file));
        return sheet;
    }

    /** How a picture is probably divided; empty also if it can't be shown, which is a problem of the theme then. */
    private static Optional<TileGuess> guess(Path picture, int preferred) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(picture))) {
            return TileGuess.of(ImageFile.read(in, Theme.MAX_SIDE * Theme.MAX_SIDE), preferred);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void wear(String name) {
        Level now = document.level();
        if (!now.looks().theme().equals(name)) {
            document.apply(Message.of("edit.theme"), now.withLooks(now.looks().withTheme(name)));
        }
        look.refresh();
    }

    private static Path free(Path folder, String stem, String ending) {
        Path free = folder.resolve(stem + ending);
        for (int i = 2; Files.exists(free); i++) {
            free = folder.resolve(stem + "-" + i + ending);
        }
        return free;
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String ending(Path file) {
        return file.getFileName().toString().substring(stem(file).length());
    }

    private static String name(Path theme) {
        String name = theme.getFileName().toString();
        return name.substring(0, name.length() - ThemeFormat.EXTENSION.length());
    }

    /** The names of the sheets. */
    public List<String> sheets() {
        return theme.get() == null
                ? List.of()
                : theme.get().sheets().keySet().stream().sorted().toList();
    }

    /** The pixels of a sheet, if its picture is there. */
    public Optional<Sheet> sheet(String name) {
        return look.loadedProperty().get().look().map(Look::sheets).map(it -> it.get(name));
    }

    /**
     * What can wear a picture: the kinds of tiles of the level, the kinds of objects, and last the many slopes. Those of objects
     * begin with {@code object:}.
     */
    public List<String> subjects() {
        Set<String> names = new LinkedHashSet<>(List.of("block", "oneway"));
        Set<String> slopes = new LinkedHashSet<>();
        document.level().legend().entries().forEach(entry -> {
            TileKind kind = entry.kind();
            if (kind.shape() != TileType.EMPTY || !kind.isPlain()) {
                (kind.shape().isSlope() ? slopes : names).add(kind.name());
            }
        });
        document.level()
                .objects()
                .types()
                .all()
                .forEach(type -> type.kinds().stream()
                        .filter(kind -> !kind.name().isEmpty())
                        .forEach(kind -> names.add(OBJECT + kind.name())));
        names.addAll(slopes);
        return new ArrayList<>(names);
    }

    /** The skin of a subject; the first one of several variants. */
    public Optional<Skin> skin(String subject) {
        Theme now = theme.get();
        if (now == null) {
            return Optional.empty();
        }
        return subject.startsWith(OBJECT)
                ? Optional.ofNullable(now.objects().get(subject.substring(OBJECT.length())))
                        .flatMap(ObjectLook::skin)
                : now.tiles().getOrDefault(subject, List.of()).stream().findFirst();
    }

    /** The kind of objects that a subject is; empty for a kind of tiles. */
    static Optional<String> objectKind(String subject) {
        return subject.startsWith(OBJECT) ? Optional.of(subject.substring(OBJECT.length())) : Optional.empty();
    }

    /** The layouts that a subject can have. */
    public static List<Layout> layouts(String subject) {
        return subject.startsWith(OBJECT)
                ? List.of(Layout.SINGLE, Layout.ROW, Layout.BOX)
                : List.of(
                        Layout.SINGLE,
                        Layout.ROW,
                        Layout.COLUMN,
                        Layout.NINE,
                        Layout.EDGE,
                        Layout.BLOB,
                        Layout.GODOT,
                        Layout.TILESETTER,
                        Layout.RPGMAKER,
                        Layout.CORNER);
    }

    /**
     * Has a subject wear pieces of a sheet.
     *
     * @param piece the first piece; all of it for objects with a single one, or else its corner
     */
    public void setSkin(String subject, String sheet, Layout layout, Block piece) throws IOException {
        put(subject, skinAt(subject, sheet, layout, piece));
    }

    /** The skin of a subject with its first piece elsewhere, or a new one. */
    private Skin skinAt(String subject, String sheet, Layout layout, Block piece) {
        boolean isWhole = layout == Layout.SINGLE && subject.startsWith(OBJECT);
        List<String> joins = subject.equals("block") || subject.startsWith("slope") || subject.startsWith("ceiling")
                ? List.of("#solid", "#slopes", "#edge")
                : List.of();
        Skin known = skin(subject).orElse(null);
        boolean keeps =
                known != null && known.layout() == layout && known.sheet().equals(sheet);
        return new Skin(
                sheet,
                new Cell(piece.column(), piece.row()),
                layout,
                keeps ? known.order() : List.of(),
                keeps ? known.inner() : Optional.empty(),
                keeps ? known.joins() : joins,
                keeps ? known.frames() : 1,
                keeps ? known.ms() : 100,
                keeps ? known.step() : Optional.empty(),
                isWhole ? new Cell(piece.columns(), piece.rows()) : keeps ? known.size() : Cell.ONE,
                keeps ? known.offset() : Cell.ZERO,
                keeps ? known.weight() : 1,
                keeps ? known.unknownKeys() : RawMembers.EMPTY);
    }

    /** How many pieces of a layout can be placed one by one; the first of {@link Layout#CORNER} is empty. */
    public static int pieces(Layout layout) {
        return layout.columns() * layout.rows();
    }

    /** The first piece of a layout that is drawn at all. */
    static int firstPiece(Layout layout) {
        return layout == Layout.CORNER ? 1 : 0;
    }

    /** Whether the pieces of a layout may be anywhere in the sheet, so that {@link #setPiece} places each. */
    static boolean hasPieces(Layout layout) {
        return layout == Layout.ROW
                || layout == Layout.COLUMN
                || layout == Layout.NINE
                || layout == Layout.EDGE
                || layout == Layout.CORNER
                || layout == Layout.BOX;
    }

    /**
     * Says where a single piece of a subject is, for sheets that have them in an arrangement of their own. The others stay
     * where they are; if the subject has no pieces of this layout and sheet yet, all are the same at first.
     *
     * @param piece its number in the layout
     */
    public void setPiece(String subject, String sheet, Layout layout, int piece, Cell at) throws IOException {
        Sheet picture = sheet(sheet).orElse(null);
        if (picture == null) {
            return;
        }
        Skin known = skin(subject)
                .filter(it -> it.layout() == layout && it.sheet().equals(sheet))
                .orElse(null);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < pieces(layout); i++) {
            Cell place = known == null || i == piece ? at : picture.cell(known, i, 0);
            places.add(place.row() * picture.columns() + place.column());
        }
        int first = Collections.min(places);
        Skin moved = known == null ? skinAt(subject, sheet, layout, new Block(0, 0, 1, 1)) : known;
        put(
                subject,
                moved.withOrder(
                        picture.cell(first),
                        places.stream().map(place -> place - first).toList()));
    }

    /** Has a subject wear the pieces of its layout in their usual order again. */
    public void resetOrder(String subject) throws IOException {
        Skin known = skin(subject).orElse(null);
        if (known != null) {
            put(subject, known.withOrder(known.at(), List.of()));
        }
    }

    /** The place of a piece of a subject, if it has one. */
    Optional<Cell> piece(String subject, int piece) {
        return skin(subject).flatMap(skin -> sheet(skin.sheet()).map(picture -> picture.cell(skin, piece, 0)));
    }

    /**
     * Which neighbors a piece has, as a drawing of 3 x 3 characters around it: those that it joins, those that it doesn't, and
     * those that don't matter. A piece of {@link Layout#CORNER} lies between 2 x 2 tiles.
     */
    static String drawing(Layout layout, int piece) {
        if (layout == Layout.CORNER) {
            return mark(piece, 8) + mark(piece, 1) + "\n" + mark(piece, 4) + mark(piece, 2);
        }
        int joined = Layout.ALL;
        int free = Layout.ALL;
        for (int mask = 0; mask <= Layout.ALL; mask++) {
            if (isShown(layout, piece, mask)) {
                joined &= mask;
                free &= ~mask;
            }
        }
        int[] bits = {128, 1, 2, 64, 0, 4, 32, 16, 8};
        StringBuilder drawing = new StringBuilder();
        for (int i = 0; i < bits.length; i++) {
            boolean isJoined = i == 4 || (joined & bits[i]) != 0;
            drawing.append(isJoined ? JOINED : (free & bits[i]) != 0 ? FREE : ANY);
            drawing.append(i % 3 == 2 && i < 8 ? "\n" : "");
        }
        return drawing.toString();
    }

    /** Whether a tile with these neighbors is for a piece; a border of 3 x 3 pieces for one side of a larger form. */
    private static boolean isShown(Layout layout, int piece, int mask) {
        if (layout == Layout.NINE || layout == Layout.BOX) {
            int sides = mask & 0b1010101;
            int wanted =
                    (piece > 2 ? 1 : 0) | (piece % 3 < 2 ? 4 : 0) | (piece < 6 ? 16 : 0) | (piece % 3 > 0 ? 64 : 0);
            boolean hasCorners = (Layout.BLOB.relevant(wanted | 0b10101010) & ~mask) == 0;
            return sides == wanted && hasCorners;
        }
        for (int quarter = 0; quarter < 4; quarter++) {
            if (layout.piece(layout.relevant(mask), quarter, true, false) != piece) {
                return false;
            }
        }
        return true;
    }

    private static String mark(int piece, int bit) {
        return (piece & bit) != 0 ? JOINED : FREE;
    }

    /** Says where the inner corners of a skin with the layout nine are. */
    public void setInner(String subject, Cell at) throws IOException {
        Skin known = skin(subject).orElse(null);
        if (known != null && known.layout() == Layout.NINE) {
            put(
                    subject,
                    new Skin(
                            known.sheet(),
                            known.at(),
                            known.layout(),
                            known.order(),
                            Optional.of(at),
                            known.joins(),
                            known.frames(),
                            known.ms(),
                            known.step(),
                            known.size(),
                            known.offset(),
                            known.weight(),
                            known.unknownKeys()));
        }
    }

    /** Has a subject be flat again. */
    public void remove(String subject) throws IOException {
        put(subject, null);
    }

    private void put(String subject, Skin skin) throws IOException {
        if (theme.get() == null) {
            return;
        }
        if (subject.startsWith(OBJECT)) {
            Optional<ObjectLook> wanted = Optional.ofNullable(skin)
                    .map(it ->
                            new ObjectLook("", Optional.empty(), Optional.empty(), Optional.of(it), RawMembers.EMPTY));
            change(theme.get().withObject(subject.substring(OBJECT.length()), wanted));
        } else {
            // Other variants, which only the file has, stay.
            List<Skin> skins = new ArrayList<>(theme.get().tiles().getOrDefault(subject, List.of()));
            if (skin == null || skins.isEmpty()) {
                skins.clear();
            } else {
                skins.remove(0);
            }
            if (skin != null) {
                skins.add(0, skin);
            }
            change(theme.get().withTiles(subject, skins));
        }
    }

    /** Sets the side of a tile of a sheet in pixels. It is that of the theme while there is no other sheet. */
    public void setTileSize(String sheet, int px) throws IOException {
        if (theme.get() == null) {
            return;
        }
        if (theme.get().sheets().size() <= 1) {
            change(theme.get().withTileSize(px));
        } else {
            Optional<Cell> own = px == theme.get().tileSize() ? Optional.empty() : Optional.of(new Cell(px, px));
            setSheet(
                    sheet,
                    it -> new SheetFile(it.image(), own, it.margin(), it.spacing(), it.animations(), it.unknownKeys()));
        }
    }

    /** The side of a tile of a sheet in pixels. */
    public int tileSize(String sheet) {
        SheetFile file = sheet == null ? null : theme.get().sheets().get(sheet);
        return file == null
                ? theme.get().tileSize()
                : file.tileSize().map(Cell::column).orElse(theme.get().tileSize());
    }

    /** Says what tiles and objects look like that have no picture. */
    public void setRest(Rest rest) throws IOException {
        if (theme.get() != null) {
            change(theme.get().withRest(rest));
        }
    }

    /** The layout that pieces of a subject usually have. */
    public static Layout usualLayout(String subject) {
        if (subject.equals("oneway")) {
            return Layout.ROW;
        }
        boolean isShape = TileTypeNames.typeOf(subject).isPresent();
        return subject.equals("block") || !isShape && !subject.startsWith(OBJECT) ? Layout.NINE : Layout.SINGLE;
    }

    /** Changes how a sheet is divided into tiles. */
    public void setSheet(String sheet, UnaryOperator<SheetFile> with) throws IOException {
        SheetFile known = theme.get() == null ? null : theme.get().sheets().get(sheet);
        if (known != null && !with.apply(known).equals(known)) {
            change(theme.get().withSheet(sheet, with.apply(known)));
        }
    }

    private void change(Theme now) throws IOException {
        Theme known = theme.get();
        if (!now.equals(known)) {
            before.push(new Step(known, document.revision()));
            undone.clear();
            changedFile = file;
            write(now);
            updateSteps();
        }
    }

    private void write(Theme now) throws IOException {
        SafeFile.save(file, out -> ThemeFormat.write(now, out));
        theme.set(now);
        look.refresh();
    }
}
