package leapsmith.editor.kinds;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/**
 * Changes the kinds file of a folder, together with the levels that use it: the files of all levels below the folder, and
 * all states of the open ones. Each change is undone as a whole, by putting the files back.
 */
public final class KindsFileEdits {
    private static final int MAX_LEVELS = 2_000;
    private static final int MAX_UNDONE = 16;

    private final Texts texts;
    private final Dialogs dialogs;
    private final FileTasks tasks;
    private final FileFingerprints known;
    private final DocumentHost host;
    private final Deque<Done> done = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<Optional<Message>> last =
            new ReadOnlyObjectWrapper<>(this, "last", Optional.empty());

    /**
     * A change that was made.
     *
     * @param before the contents of its files; empty for one that didn't exist
     * @param after the contents that were written
     * @param kinds the former kinds of the open levels by those that replaced them
     * @param back changes objects of open levels back
     */
    private record Done(
            Message name,
            Path kindsFile,
            Map<Path, Optional<byte[]>> before,
            Map<Path, byte[]> after,
            Map<LevelDocument, Map<TileKind, TileKind>> kinds,
            UnaryOperator<Level> back) {}

    /**
     * A change of the kinds of a file, and of the levels that use it.
     *
     * @param kinds changes the kinds
     * @param levels changes a level; empty if levels stay as they are
     * @param back undoes what {@code levels} did to objects
     */
    record Plan(
            Message name,
            UnaryOperator<KindsFile> kinds,
            Optional<UnaryOperator<Level>> levels,
            UnaryOperator<Level> back) {
        /** A change of tile kinds by their names. */
        private static Plan ofTiles(
                Message name, UnaryOperator<Map<String, TileKind>> kinds, Optional<UnaryOperator<Level>> levels) {
            return new Plan(name, file -> file.withTiles(kinds.apply(file.tiles())), levels, UnaryOperator.identity());
        }
    }

    /** Asks whether all levels may be changed: with a header, and the name of the action that does it. */
    record Question(String actionKey, Message header) {}

    /**
     * Without a change yet.
     *
     * @param known what this process knows to be in the files of open levels
     */
    public KindsFileEdits(WindowContext window, FileFingerprints known, DocumentHost host) {
        texts = window.texts();
        dialogs = window.dialogs();
        tasks = window.tasks();
        this.known = known;
        this.host = host;
    }

    /** The name of the last change that can be undone; empty for none. */
    ReadOnlyObjectProperty<Optional<Message>> lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Whether a kind of a level can be moved to the kinds file: its level has a file, and its name is free there. */
    static boolean canShare(LevelDocument document, TileKind kind) {
        boolean isOwn = !kind.isPlain() && kind.base().isEmpty();
        return isOwn && document.file().isPresent() && isFree(document, kind.name());
    }

    /** Whether the kinds file can have the numbers that a level changes of a shared kind. */
    static boolean canApply(LevelDocument document, TileKind kind) {
        return isChanged(kind) && (newName(kind).equals(nameOf(kind)) || isFree(document, newName(kind)));
    }

    /** Whether a level changes something of a shared kind. */
    static boolean isChanged(TileKind kind) {
        return isKnown(kind) && !kind.equals(unchanged(kind));
    }

    static boolean isKnown(TileKind kind) {
        return kind.base().filter(base -> base.kind().isPresent()).isPresent();
    }

    private static boolean isFree(LevelDocument document, String name) {
        SharedKinds shared = document.sharedKinds();
        return shared.problem().isEmpty()
                && !shared.tiles().containsKey(name)
                && !name.isBlank()
                && TileTypeNames.typeOf(name).isEmpty()
                && StandardKind.ofName(name).isEmpty();
    }

    private static String nameOf(TileKind kind) {
        return kind.base().orElseThrow().name();
    }

    /** The name of a shared kind if all levels have what this one changes of it. */
    private static String newName(TileKind kind) {
        TileKind shared = kind.base().flatMap(TileKind.Base::kind).orElseThrow();
        return kind.name().equals(shared.name()) ? nameOf(kind) : kind.name();
    }

    /** A shared kind as it is in the kinds file. */
    static TileKind unchanged(TileKind kind) {
        return based(nameOf(kind), kind.base().flatMap(TileKind.Base::kind).orElseThrow(), kind);
    }

    /** A kind that has everything of a shared one but the unknown keys of the level. */
    private static TileKind based(String name, TileKind shared, TileKind like) {
        TileKind.Base base = new TileKind.Base(name, Set.of("shape"), Optional.of(shared), "");
        return new TileKind(
                shared.name(),
                shared.shape(),
                shared.color(),
                shared.material(),
                shared.properties(),
                like.unknownKeys(),
                shared.when(),
                Optional.of(base));
    }

    /** Moves a kind of a level to the kinds file of its folder, which is created if there is none. */
    void share(LevelDocument document, int value) {
        TileKind kind = document.level().legend().kindOf(value);
        if (canShare(document, kind)) {
            Message name = Message.of("edit.shareKind", kind.name());
            TileKind shared = withoutUnknown(kind);
            change(
                    document,
                    Plan.ofTiles(name, kinds -> with(kinds, kind.name(), shared), Optional.empty()),
                    () -> replace(document, name, kind, based(kind.name(), shared, kind)));
        }
    }

    private static TileKind withoutUnknown(TileKind kind) {
        return new TileKind(
                kind.name(),
                kind.shape(),
                kind.color(),
                kind.material(),
                kind.properties(),
                RawMembers.EMPTY,
                kind.when(),
                Optional.empty());
    }

    /** Gives a shared kind the shape, numbers and looks that it has in one level, and a name that it has there. */
    void apply(LevelDocument document, int value) {
        TileKind kind = document.level().legend().kindOf(value);
        if (!canApply(document, kind)) {
            return;
        }
        String from = nameOf(kind);
        String to = newName(kind);
        TileKind shared = kind.withoutBase();
        boolean isRenamed = !to.equals(from);
        Message name =
                isRenamed ? Message.of("edit.renameSharedKind", from, to) : Message.of("edit.applyKind", kind.name());
        Plan plan = Plan.ofTiles(
                name,
                kinds -> renamed(kinds, from, to, shared),
                isRenamed ? Optional.of(level -> SharedKinds.renamed(level, from, to)) : Optional.empty());
        Runnable after = () -> document.level().legend().entries().stream()
                .map(LegendEntry::kind)
                .filter(it -> isChanged(it) && nameOf(it).equals(to))
                .findFirst()
                .ifPresent(it -> replace(document, name, it, unchanged(it)));
        if (isRenamed) {
            Question question = new Question("kinds.rename", Message.of("kinds.rename.header", from, to));
            ask(document, level -> SharedKinds.uses(level, from), question, plan, after);
        } else {
            change(document, plan, after);
        }
    }

    /** Removes a shared kind from the kinds file; levels that use it have it as a kind of their own. */
    void delete(LevelDocument document, String name) {
        Plan plan = Plan.ofTiles(
                Message.of("edit.deleteSharedKind", name),
                kinds -> without(kinds, name),
                Optional.of(level -> SharedKinds.without(level, name)));
        Question question = new Question("kinds.deleteShared", Message.of("kinds.deleteShared.header", name));
        ask(document, level -> SharedKinds.uses(level, name), question, plan, () -> {});
    }

    private static Map<String, TileKind> with(Map<String, TileKind> kinds, String name, TileKind kind) {
        Map<String, TileKind> changed = new LinkedHashMap<>(kinds);
        changed.put(name, kind);
        return changed;
    }

    private static Map<String, TileKind> without(Map<String, TileKind> kinds, String name) {
        Map<String, TileKind> changed = new LinkedHashMap<>(kinds);
        changed.remove(name);
        return changed;
    }

    /** The same kinds in the same order, of which one has another name and content. */
    private static Map<String, TileKind> renamed(
            Map<String, TileKind> kinds, String from, String to, TileKind content) {
        Map<String, TileKind> changed = new LinkedHashMap<>();
        kinds.forEach((name, kind) -> changed.put(name.equals(from) ? to : name, name.equals(from) ? content : kind));
        return changed;
    }

    private static void replace(LevelDocument document, Message name, TileKind before, TileKind after) {
        List<LegendEntry> entries = document.level().legend().entries();
        for (int value = 0; value < entries.size(); value++) {
            if (entries.get(value).kind().equals(before) && !document.isInStroke()) {
                document.apply(TileKindEdits.replace(
                        name, document.level(), value, entries.get(value).withKind(after)));
                return;
            }
        }
    }

    // ---- files

    /** Makes a change after a question that names the other levels, if there are any. */
    void ask(LevelDocument document, Predicate<Level> uses, Question question, Plan plan, Runnable after) {
        Path kindsFile = kindsFile(document);
        host.commitPending();
        tasks.read(
                () -> users(kindsFile, uses),
                users -> {
                    List<String> others = users.stream()
                            .filter(file -> !isFileOf(document, file))
                            .map(file -> kindsFile
                                    .toAbsolutePath()
                                    .getParent()
                                    .relativize(file)
                                    .toString())
                            .toList();
                    if (others.isEmpty()
                            || dialogs.askAllLevels(texts.get(question.header()), others, question.actionKey())) {
                        change(document, plan, after);
                    }
                },
                cause -> failed(kindsFile, cause));
    }

    private static boolean isFileOf(LevelDocument document, Path file) {
        return document.file().filter(its -> normal(its).equals(normal(file))).isPresent();
    }

    private static Path normal(Path file) {
        return FileFingerprints.normal(file);
    }

    private static Path kindsFile(LevelDocument document) {
        return normal(document.sharedKinds()
                .file()
                .orElseGet(() -> document.file().orElseThrow().toAbsolutePath().resolveSibling(KindsFile.NAME)));
    }

    /** The levels below the folder of a kinds file that use it, by name. */
    private static List<Path> levels(Path kindsFile) throws IOException {
        try (Stream<Path> files = Files.walk(kindsFile.getParent(), KindsFile.MAX_ABOVE + 1)) {
            return files.filter(file -> LevelFiles.isLevel(file) && Files.isRegularFile(file))
                    .filter(file -> KindsFile.find(file.getParent())
                            .filter(kindsFile::equals)
                            .isPresent())
                    .sorted()
                    .limit(MAX_LEVELS)
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static List<Path> users(Path kindsFile, Predicate<Level> uses) throws IOException {
        List<Path> users = new ArrayList<>();
        for (Path file : levels(kindsFile)) {
            if (read(file).filter(uses).isPresent()) {
                users.add(file);
            }
        }
        return users;
    }

    /** A level; empty for a file that isn't valid, which stays as it is. */
    private static Optional<Level> read(Path file) {
        try {
            return Optional.of(LevelFiles.read(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Writes the files, and then has the open levels follow them. */
    void change(LevelDocument document, Plan plan, Runnable after) {
        Path kindsFile = kindsFile(document);
        host.commitPending();
        tasks.read(
                () -> write(kindsFile, plan),
                written -> {
                    for (LevelDocument open : openUsers(kindsFile)) {
                        SharedKinds now = SharedKinds.of(
                                open.file().orElseThrow().toAbsolutePath().getParent());
                        Map<TileKind, TileKind> former = new HashMap<>();
                        open.setSharedKinds(now, level -> {
                            Level changed =
                                    plan.levels().map(it -> it.apply(level)).orElse(level);
                            note(level, now.resolve(changed), former);
                            return changed;
                        });
                        written.kinds().put(open, former);
                    }
                    Level before = document.level();
                    after.run();
                    note(before, document.level(), written.kinds().computeIfAbsent(document, it -> new HashMap<>()));
                    done.push(written);
                    while (done.size() > MAX_UNDONE) {
                        done.removeLast();
                    }
                    last.set(Optional.of(plan.name()));
                    host.say(texts.get("toast.kindsChanged", written.after().size() - 1));
                },
                cause -> failed(kindsFile, cause));
    }

    /** Notes the former kinds of a level whose kinds were changed. */
    private static void note(Level before, Level after, Map<TileKind, TileKind> former) {
        for (int value = 0; value < before.legend().size(); value++) {
            TileKind kind = before.legend().kindOf(value);
            if (!kind.equals(after.legend().kindOf(value))) {
                former.put(after.legend().kindOf(value), kind);
            }
        }
    }

    /** The open levels that use a kinds file. */
    private List<LevelDocument> openUsers(Path kindsFile) {
        return host.documents().stream()
                .filter(document -> document.file()
                        .flatMap(file -> KindsFile.find(file.toAbsolutePath().getParent()))
                        .filter(used -> normal(used).equals(kindsFile))
                        .isPresent())
                .toList();
    }

    private Done write(Path kindsFile, Plan plan) throws IOException {
        KindsFile before = Files.exists(kindsFile) ? InputFile.read(kindsFile, KindsFile::read) : KindsFile.empty();
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        Map<Path, Level> levels = new HashMap<>();
        if (plan.levels().isPresent()) {
            for (Path file : levels(kindsFile)) {
                Optional<Level> level = read(file);
                Level changed = level.map(plan.levels().get()).orElse(null);
                if (changed != null && !changed.equals(level.get())) {
                    contents.put(file, bytes(changed));
                    levels.put(file, changed);
                }
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        plan.kinds().apply(before).write(out);
        contents.put(kindsFile, out.toByteArray());
        Done written = new Done(plan.name(), kindsFile, new LinkedHashMap<>(), contents, new HashMap<>(), plan.back());
        for (Path file : contents.keySet()) {
            written.before().put(file, Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty());
        }
        putAll(contents.keySet(), file -> Optional.of(contents.get(file)), written.before()::get);
        levels.forEach(this::know);
        return written;
    }

    /** Has the open level of a file that this wrote not be taken for changed by another program. */
    private void know(Path file, Level level) {
        boolean isOpen = host.withFile(file).isPresent();
        if (isOpen) {
            known.set(file, level);
        }
    }

    private static byte[] bytes(Level level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFiles.NATIVE.write(level, out);
        return out.toByteArray();
    }

    private interface Contents {
        Optional<byte[]> of(Path file);
    }

    /** Writes all files, or none if one of them can't be written. */
    private static void putAll(Set<Path> files, Contents wanted, Contents before) throws IOException {
        List<Path> written = new ArrayList<>();
        try {
            for (Path file : files) {
                put(file, wanted.of(file));
                written.add(file);
            }
        } catch (IOException | RuntimeException e) {
            for (Path file : written) {
                put(file, before.of(file));
            }
            throw e;
        }
    }

    private static void put(Path file, Optional<byte[]> content) throws IOException {
        if (content.isPresent()) {
            SafeFile.save(file, out -> out.write(content.get()));
        } else {
            Files.deleteIfExists(file);
        }
    }

    // ---- undo

    /** Puts the files of the last change back, unless one of them was changed since. */
    void undo() {
        Done undone = done.poll();
        if (undone == null) {
            return;
        }
        last.set(Optional.ofNullable(done.peek()).map(Done::name));
        host.commitPending();
        tasks.read(
                () -> {
                    Optional<Path> changed = changedSince(undone);
                    if (changed.isEmpty()) {
                        putAll(
                                undone.before().keySet(),
                                undone.before()::get,
                                file -> Optional.of(undone.after().get(file)));
                        for (Path file : undone.before().keySet()) {
                            if (!file.equals(undone.kindsFile())) {
                                read(file).ifPresent(level -> know(file, level));
                            }
                        }
                    }
                    return changed;
                },
                changed -> {
                    if (changed.isPresent()) {
                        dialogs.error(
                                texts.get("error.undoKinds"),
                                texts.get(
                                        "error.undoKinds.changed", changed.get().getFileName()));
                        return;
                    }
                    undone.kinds().forEach((document, former) -> {
                        if (host.documents().contains(document)
                                && document.file().isPresent()) {
                            document.setSharedKinds(
                                    SharedKinds.of(document.file()
                                            .get()
                                            .toAbsolutePath()
                                            .getParent()),
                                    level -> undone.back().apply(restored(level, former)));
                        }
                    });
                    host.say(texts.get("toast.kindsUndone", texts.get(undone.name())));
                },
                cause -> failed(undone.kindsFile(), cause));
    }

    private static Optional<Path> changedSince(Done undone) throws IOException {
        for (Map.Entry<Path, byte[]> file : undone.after().entrySet()) {
            boolean isSame =
                    Files.exists(file.getKey()) && Arrays.equals(Files.readAllBytes(file.getKey()), file.getValue());
            if (!isSame) {
                return Optional.of(file.getKey());
            }
        }
        return Optional.empty();
    }

    private static Level restored(Level level, Map<TileKind, TileKind> former) {
        Level restored = level;
        for (int value = 0; value < level.legend().size(); value++) {
            LegendEntry entry = level.legend().entries().get(value);
            TileKind kind = entry.kind();
            // A change has at most two parts: that of all levels, and that of the one in which it was made.
            for (int part = 0; part < 2; part++) {
                kind = former.getOrDefault(kind, kind);
            }
            restored = restored.withLegend(restored.legend().with(value, entry.withKind(kind)));
        }
        return restored;
    }

    private void failed(Path file, Throwable cause) {
        dialogs.error(texts.get("error.kindsFile"), FileErrors.message(texts, file, cause));
    }
}
