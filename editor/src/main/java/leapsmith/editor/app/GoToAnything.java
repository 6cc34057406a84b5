package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.FuzzyMatch;
import leapsmith.editor.ui.QuickPick;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.LevelObject;

/**
 * Finds levels of the folder, open and recent levels, and objects of the current level by typed letters.
 *
 * @param open opens a file, or shows its tab
 */
record GoToAnything(
        Texts texts,
        OpenLevels levels,
        Supplier<? extends Collection<Path>> folder,
        Supplier<? extends Collection<Path>> recent,
        Consumer<Path> open) {
    /** The most entries that are shown; more letters find the others. */
    private static final int MAX_SHOWN = 100;
    /** The most objects that are searched, so that each typed letter has an immediate answer. */
    private static final int MAX_OBJECTS = 5_000;

    private record Found(QuickPick.Entry entry, int score) {}

    /** What matches the typed text, the best first. Without text: levels, then objects. */
    List<QuickPick.Entry> find(String typed) {
        List<Found> found = new ArrayList<>();
        Set<Path> files = new LinkedHashSet<>(folder.get());
        levels.documents()
                .forEach(document -> document.file()
                        .ifPresent(file -> files.add(file.toAbsolutePath().normalize())));
        files.addAll(recent.get());
        for (Path file : files) {
            String name = file.getFileName().toString();
            String parent = file.getParent() == null ? "" : file.getParent().toString();
            add(found, typed, new QuickPick.Entry(name, parent, true, () -> open.accept(file)));
        }
        OpenLevel level = levels.current();
        level.document().level().objects().stream().limit(MAX_OBJECTS).forEach(object -> {
            String kind = texts.getOr("object." + object.type() + "." + object.kind(), object.kind());
            add(
                    found,
                    typed,
                    new QuickPick.Entry(object.id(), detail(kind, object), true, () -> level.goToObject(object.id())));
        });
        found.sort(Comparator.comparingInt(Found::score).reversed());
        return found.stream().limit(MAX_SHOWN).map(Found::entry).toList();
    }

    private String detail(String kind, LevelObject object) {
        return texts.get("anything.object", kind, Math.round(object.x()), Math.round(object.y()));
    }

    private static void add(List<Found> found, String typed, QuickPick.Entry entry) {
        OptionalInt score = FuzzyMatch.score(typed, entry.name());
        if (score.isPresent()) {
            found.add(new Found(entry, score.getAsInt()));
        }
    }
}
