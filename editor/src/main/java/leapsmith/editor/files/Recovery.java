package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.dialogs.WorkDialogs;
import leapsmith.editor.document.AbandonedWork;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.JournalStore;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.WorkState;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Thumbnail;
import leapsmith.editor.ui.TimeText;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.scene.ColorScheme;

/**
 * Offers the unsaved work of processes that did not end normally. Nothing of it is opened or removed unless the user
 * says so. Recovered work is opened as unsaved changes of its file; its journal stays until the new one holds it.
 */
final class Recovery {
    private final Texts texts;
    private final Dialogs dialogs;
    private final JournalStore journals;
    private final LevelStorage storage;
    private final FileFingerprints known;
    private final Executor background;
    private final Executor ui;
    private final ThemeStore themes;
    private final Supplier<ColorScheme> colors;
    private final Consumer<LevelDocument> show;
    /** Recovered documents that are not open yet. */
    private final Map<LevelDocument, Recovered> recovered = new IdentityHashMap<>();

    /**
     * Recovered work.
     *
     * @param run the one that was played last; null for none
     * @param kept the kept runs that were not saved
     */
    record Recovered(AbandonedWork work, ReplayDocument run, List<ReplayDocument> kept) {}

    private record Found(AbandonedWork work, WorkDialogs.Entry entry) {}

    Recovery(
            WindowContext window,
            JournalStore journals,
            LevelStorage storage,
            FileFingerprints known,
            ThemeStore themes,
            Supplier<ColorScheme> colors,
            Consumer<LevelDocument> show) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.journals = journals;
        this.storage = storage;
        this.known = known;
        this.themes = themes;
        background = window.background();
        ui = window.ui();
        this.colors = colors;
        this.show = show;
    }

    /**
     * Looks for unsaved work and offers it.
     *
     * @param none called if there is none, or it can't be read
     * @param answered called when the user has answered for all of it, and what is wanted is open
     */
    void offer(Runnable none, Runnable answered) {
        ColorScheme scheme = colors.get();
        new FileTasks(background, ui)
                .read(
                        () -> find(scheme),
                        works -> {
                            if (works.isEmpty()) {
                                none.run();
                            } else {
                                ask(works, false, answered);
                            }
                        },
                        failure -> {
                            dialogs.error(texts.get("error.recovery"), failure.toString());
                            none.run();
                        });
    }

    /** The recovered work that a document holds; empty if it was opened in another way. */
    Optional<Recovered> workOf(LevelDocument document) {
        return Optional.ofNullable(recovered.remove(document));
    }

    private List<Found> find(ColorScheme scheme) throws IOException {
        List<Found> works = new ArrayList<>();
        for (AbandonedWork work : journals.abandoned()) {
            WorkState state = work.state();
            String file = state.file().map(Object::toString).orElseGet(() -> texts.get("dialog.recovery.untitled"));
            String details = details(texts, file, state, work.runs());
            Optional<Look> look = themes.load(
                            state.level().looks().theme(), state.file().map(Path::getParent))
                    .look();
            Picture picture = Thumbnail.picture(state.level(), look, scheme);
            works.add(new Found(work, new WorkDialogs.Entry(picture, state.title(), details)));
        }
        return works;
    }

    /** Where work was saved, when, and how much it is: only what there is. */
    static String details(Texts texts, String file, WorkState state, int runs) {
        List<String> lines = new ArrayList<>(List.of(file, TimeText.text(texts, state.time())));
        if (state.edits() > 0) {
            lines.add(texts.get("dialog.recovery.edits", state.edits()));
        }
        if (runs > 0) {
            lines.add(texts.get("dialog.recovery.runs", runs));
        }
        return String.join("\n", lines);
    }

    private void ask(List<Found> works, boolean again, Runnable answered) {
        WorkDialogs.RecoveryAnswer answer =
                dialogs.work().askRecovery(works.stream().map(Found::entry).toList(), again);
        if (answer.choice() == WorkDialogs.Recovery.LATER) {
            background.execute(() -> works.forEach(found -> release(found.work())));
            answered.run();
            return;
        }
        if (answer.choice() == WorkDialogs.Recovery.RECOVER_ALL) {
            openAll(works, answered);
            return;
        }
        Found chosen = works.get(answer.entry());
        List<Found> others = new ArrayList<>(works);
        others.remove(chosen);
        Runnable then = () -> {
            if (others.isEmpty()) {
                answered.run();
            } else {
                ask(others, true, answered);
            }
        };
        if (answer.choice() == WorkDialogs.Recovery.DISCARD) {
            if (dialogs.work().askDiscard(chosen.entry().title())) {
                background.execute(() -> remove(chosen.work()));
                then.run();
            } else {
                ask(works, again, answered);
            }
        } else {
            open(chosen.work(), then);
        }
    }

    private void openAll(List<Found> works, Runnable then) {
        if (works.isEmpty()) {
            then.run();
        } else {
            open(works.get(0).work(), () -> openAll(works.subList(1, works.size()), then));
        }
    }

    private void open(AbandonedWork work, Runnable then) {
        background.execute(() -> {
            Optional<Level> saved = saved(work.state());
            ReplayDocument run = work.run().orElse(null);
            List<ReplayDocument> kept = work.kept();
            ui.execute(() -> {
                LevelDocument document = document(work.state(), saved);
                saved.ifPresent(level -> known.set(work.state().file().orElseThrow(), level));
                if (document.isDirty() || run != null || !kept.isEmpty()) {
                    recovered.put(document, new Recovered(work, run, kept));
                } else {
                    background.execute(() -> remove(work));
                }
                show.accept(document);
                then.run();
            });
        });
    }

    /** The level in the file now; empty if there is none or it can't be read. */
    private Optional<Level> saved(WorkState state) {
        try {
            return state.file().isPresent()
                    ? Optional.of(storage.read(state.file().get()))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** A document whose only step leads from the saved level, or else from an empty one, to the recovered one. */
    private static LevelDocument document(WorkState state, Optional<Level> saved) {
        Level level = state.level();
        Level before =
                saved.orElseGet(() -> Level.empty(level.name(), level.columns(), level.rows(), level.tileSize()));
        LevelDocument document = new LevelDocument(before, state.file().orElse(null));
        document.apply(Message.of("edit.recover"), level);
        if (state.file().isPresent() && saved.isEmpty()) {
            document.markUnsaved();
        }
        return document;
    }

    private static void release(AbandonedWork work) {
        try {
            work.release();
        } catch (IOException e) {
            // The end of the process releases it.
            return;
        }
    }

    private void remove(AbandonedWork work) {
        try {
            work.remove();
        } catch (IOException e) {
            ui.execute(() -> dialogs.error(texts.get("error.recovery"), e.toString()));
        }
    }
}
