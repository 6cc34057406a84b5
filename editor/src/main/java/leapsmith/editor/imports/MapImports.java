package leapsmith.editor.imports;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.imports.ExternalDialogs.Profiles;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;

/** Makes levels of the maps of other programs, after asking by which rules. */
public final class MapImports {
    private final Texts texts;
    private final ExternalDialogs dialogs;
    private final Executor background;
    private final Executor ui;
    private final LongWorks works;
    private final Function<ExternalMap, List<GuessedRule>> guesser;
    private final Supplier<ColorScheme> colors;
    private final ThemeStore themes;

    /**
     * Imports into a window.
     *
     * @param themes receives those of the imported levels
     */
    public MapImports(
            WindowContext window,
            ExternalDialogs dialogs,
            Function<ExternalMap, List<GuessedRule>> guesser,
            Supplier<ColorScheme> colors,
            ThemeStore themes) {
        texts = window.texts();
        this.dialogs = dialogs;
        background = window.background();
        ui = window.ui();
        works = window.works();
        this.guesser = guesser;
        this.colors = colors;
        this.themes = themes;
    }

    /** Maps that were read, and what the first one suggests. */
    public record Read(MapProject project, MapProject.Suggestion first) {}

    /** The colors of the pictures, read on the thread of the window. */
    public ColorScheme colors() {
        return colors.get();
    }

    /**
     * Prepares the question what maps become, on a background thread.
     *
     * @throws LevelFormatException if there is no map
     * @throws IOException if the folder of the file does not exist any more
     */
    public Read prepare(Path file, ExternalProject maps, ColorScheme scheme) throws IOException {
        List<ExternalMap> all = LevelFiles.maps(maps, file.toString());
        MapProject project = new MapProject(maps, ProjectFiles.of(file, Optional.empty()), guesser, scheme);
        return new Read(project, project.suggest(all.subList(0, 1)));
    }

    /** The level of a file, or the one that its first map suggests with the pictures of the map; on a background thread. */
    public Thumbnails.Shown firstLevel(Path file, FileContent content) throws IOException {
        if (content instanceof FileContent.OfProject maps) {
            ExternalMap map = LevelFiles.maps(maps.project(), file.toString()).get(0);
            List<ImportRule> rules =
                    guesser.apply(map).stream().map(GuessedRule::rule).toList();
            ImportedLevel imported = LevelImport.of(map, new ImportProfile(rules));
            Optional<Look> look = imported.theme().isEmpty()
                    ? Optional.empty()
                    : new ImportedTheme(imported.theme().get(), file)
                            .load(Optional.empty())
                            .look();
            return new Thumbnails.Shown(imported.level(), look);
        }
        Level level = ((FileContent.OfLevel) content).level();
        return new Thumbnails.Shown(
                level,
                themes.load(level.looks().theme(), Optional.ofNullable(file.getParent()))
                        .look());
    }

    /**
     * What the user chose to import.
     *
     * @param maps at least one
     * @param profile what their layers, tiles and objects become
     * @param known the level of the only map, if it is known already
     */
    public record Chosen(List<ExternalMap> maps, ImportProfile profile, Optional<ImportedLevel> known) {}

    /**
     * Asks which maps of a file are imported, and what becomes of them.
     *
     * @param all whether all maps are suggested, and not the first one
     * @return what was chosen; empty if the user cancels
     */
    public Optional<Chosen> askRules(Path file, Read read, boolean all) {
        ImportModel model = new ImportModel(read.project(), read.first(), background, ui);
        if (all && read.project().project().maps().size() > 1) {
            model.choose(ImportModel.ALL);
        }
        ProfileFiles profiles = new ProfileFiles(texts, dialogs, background, ui, model, file);
        boolean isWanted = dialogs.askImport(file.getFileName().toString(), model, profiles);
        List<ExternalMap> maps = isWanted ? model.chosenMaps() : List.of();
        Optional<ImportedLevel> known = maps.size() == 1 ? model.known(maps.get(0)) : Optional.empty();
        ImportProfile profile = model.profile();
        model.close();
        return maps.isEmpty() ? Optional.empty() : Optional.of(new Chosen(maps, profile, known));
    }

    /**
     * Asks what the maps of a file become, and makes levels of them.
     *
     * @param busy receives the work that the user has to wait for, and null when it has ended
     * @param done receives the levels; none if the user cancels
     */
    public void ask(Path file, Read read, Consumer<LongWork> busy, Consumer<List<Level>> done) {
        String name = file.getFileName().toString();
        Optional<Chosen> chosen = askRules(file, read, false);
        List<ExternalMap> maps = chosen.map(Chosen::maps).orElse(List.of());
        List<ImportedLevel> known =
                chosen.stream().flatMap(it -> it.known().stream()).toList();
        ImportProfile profile = chosen.map(Chosen::profile).orElse(new ImportProfile(List.of()));
        if (maps.isEmpty() || !known.isEmpty()) {
            done.accept(known.stream().map(level -> withTheme(level, file)).toList());
            return;
        }
        LongWork work = works.beginFirst(texts.get("work.import", name), () -> {
            busy.accept(null);
            done.accept(List.of());
        });
        busy.accept(work);
        new FileTasks(background, ui)
                .read(
                        () -> convert(maps, profile, work),
                        levels -> ended(
                                work,
                                busy,
                                () -> done.accept(levels.stream()
                                        .map(level -> withTheme(level, file))
                                        .toList())),
                        cause -> ended(work, busy, () -> {
                            dialogs.general().error(texts.get("error.import"), FileErrors.message(texts, file, cause));
                            done.accept(List.of());
                        }));
    }

    /** The level, whose theme is kept until it is saved beside it. */
    private Level withTheme(ImportedLevel imported, Path file) {
        Level level = imported.level();
        if (imported.theme().isEmpty()) {
            return level;
        }
        String name = level.looks().theme();
        String free = Themes.builtIn().contains(name) ? name + " map" : name;
        themes.addImported(free, new ImportedTheme(imported.theme().get(), file));
        background.execute(() -> themes.keepImported(free));
        return level.withLooks(level.looks().withTheme(free));
    }

    /**
     * Writes the theme of a level beside it if it was imported; on a background thread.
     *
     * @param file that of the level, which need not exist yet
     * @throws IOException if it can't be written
     */
    public void saveTheme(Level level, Path file) throws IOException {
        themes.saveImported(level.looks().theme(), file);
    }

    private static List<ImportedLevel> convert(List<ExternalMap> maps, ImportProfile profile, LongWork work) {
        List<ImportedLevel> levels = new ArrayList<>();
        for (ExternalMap map : maps) {
            levels.add(LevelImport.of(map, profile));
            if (!work.report((double) levels.size() / maps.size())) {
                break;
            }
        }
        return levels;
    }

    private void ended(LongWork work, Consumer<LongWork> busy, Runnable then) {
        works.end(work);
        if (work.isWanted()) {
            busy.accept(null);
            then.run();
        }
    }

    /** Reads and writes the rules of an import, in the background. A failure is shown in one sentence. */
    private static final class ProfileFiles implements Profiles {
        private final Texts texts;
        private final ExternalDialogs dialogs;
        private final FileTasks tasks;
        private final ImportModel model;
        /** The file of the maps, beside which a profile is suggested. */
        private final Path source;

        ProfileFiles(
                Texts texts,
                ExternalDialogs dialogs,
                Executor background,
                Executor ui,
                ImportModel model,
                Path source) {
            this.texts = texts;
            this.dialogs = dialogs;
            tasks = new FileTasks(background, ui);
            this.model = model;
            this.source = source.toAbsolutePath();
        }

        @Override
        public void load() {
            dialogs.chooseOpenProfile(source.getParent())
                    .ifPresent(file -> tasks.read(
                            () -> read(file), model::use, cause -> failed("error.profile.load", file, cause)));
        }

        private static ImportProfile read(Path file) throws IOException {
            try (InputStream in = Files.newInputStream(file)) {
                return ProfileFormat.read(in, file.toString());
            }
        }

        @Override
        public void save() {
            ImportProfile profile = model.profile();
            dialogs.chooseSaveProfile(source.getParent(), FileNames.stem(source) + ProfileFormat.EXTENSION)
                    .ifPresent(file -> tasks.write(
                            () -> SafeFile.save(
                                    file,
                                    out -> ProfileFormat.write(profile, out),
                                    in -> ProfileFormat.read(in, "what was written")),
                            () -> {},
                            cause -> failed("error.profile.save", file, cause)));
        }

        private void failed(String titleKey, Path file, Throwable cause) {
            dialogs.general().error(texts.get(titleKey), FileErrors.message(texts, file, cause));
        }
    }
}
