package leapsmith.editor.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.files.Documents;
import leapsmith.editor.files.Samples;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;

/** Shows the start page in place of the level until a level is opened, chosen or played. */
public final class StartPage {
    private final WindowContext context;
    private final Consumer<Node> page;
    private final OpenLevels levels;
    private final Documents documents;
    private final Supplier<List<Path>> recent;
    private final StartView view;
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper(this, "shown");

    /** @param recent supplies the recent files */
    public StartPage(
            WindowContext context,
            Actions actions,
            Thumbnails thumbnails,
            Consumer<Node> page,
            OpenLevels levels,
            Documents documents,
            PlayModel play,
            Supplier<List<Path>> recent) {
        this.context = context;
        this.page = page;
        this.levels = levels;
        this.documents = documents;
        this.recent = recent;
        view = new StartView(
                context.texts(), actions, thumbnails, new StartView.Callout(StartPicture::draw, StartPicture.SCALE));
        levels.currentProperty().addListener((it, before, now) -> hide());
        play.playingProperty().addListener((it, before, now) -> hide());
    }

    /** Shows the page with the samples and recent files of this moment. */
    public void show() {
        view.show(
                List.of(
                        new StartView.Section("start.recent", recent, this::open, this::remove),
                        new StartView.Section("start.samples", Samples::files, this::openSample, null)),
                this::hide);
        page.accept(view);
        shown.set(true);
        view.focusFirst();
    }

    public ReadOnlyBooleanProperty shown() {
        return shown.getReadOnlyProperty();
    }

    /** The page stays if the file can't be opened. */
    private void open(Path file) {
        if (documents.isOpen(file)) {
            hide();
        }
        documents.open(file);
    }

    private void openSample(Path sample) {
        if (Samples.levelsOfWorld(sample).isEmpty()) {
            documents.openCopy(sample);
        } else {
            context.dialogs()
                    .chooseFolder(Optional.empty())
                    .ifPresent(folder -> context.tasks()
                            .read(
                                    () -> Samples.copyWorld(sample, folder),
                                    this::openWorld,
                                    failure -> context.dialogs()
                                            .error(
                                                    context.texts().get("error.copyWorld", folder),
                                                    FileErrors.message(context.texts(), folder, failure))));
        }
    }

    private void openWorld(List<Path> levels) {
        List<Path> order = new ArrayList<>(levels);
        // The first one last, as that is shown then.
        Collections.reverse(order);
        documents.open(order);
    }

    private void remove(Path file) {
        documents.removeRecent(file);
        show();
    }

    public void hide() {
        if (view.getParent() != null) {
            page.accept(null);
            shown.set(false);
            levels.current().canvas().requestFocus();
        }
    }

    /** The picture of the start page: the start of a sample with the jumps of its player and the trail of a run. */
    private static final class StartPicture {
        /** Its size relative to {@link Thumbnails#WIDTH}. */
        static final double SCALE = 2;

        private static final String SAMPLE = "first-jump";
        /** Level pixels from the left to the right edge. */
        private static final double SHOWN_PX = 400;
        /** Parts of the picture to the left of the player and above its feet. */
        private static final double LEFT = 0.25;

        private static final double ABOVE = 0.8;

        private StartPicture() {}

        /** Draws it; empty if the program has no samples. */
        static Optional<Picture> draw(ColorScheme colors) {
            Optional<Path> sample = Samples.files().stream()
                    .filter(file -> file.getFileName().toString().equals(SAMPLE + LevelFormat.EXTENSION))
                    .findFirst();
            try {
                return sample.isPresent() ? draw(sample.get(), colors) : Optional.empty();
            } catch (IOException e) {
                // The page does without it.
                return Optional.empty();
            }
        }

        private static Optional<Picture> draw(Path sample, ColorScheme colors) throws IOException {
            Level level = LevelFiles.read(sample);
            Optional<LevelObject> player = level.player();
            if (player.isEmpty()) {
                return Optional.empty();
            }
            PlayRecording run = ReplayFormat.read(sample.resolveSibling(SAMPLE + ReplayFormat.EXTENSION))
                    .in(level);
            double feetX = player.get().middleX();
            double feetY = player.get().y() + player.get().height();
            List<JumpArc> jumps = JumpFan.from(level, feetX, feetY);
            Scene.Paths paths = new Scene.Paths(List.of(VisibleTrail.of(trail(run), VisibleTrail.Role.RUN)), jumps);
            Scene scene = new Scene(
                    level,
                    null,
                    Set.of(Overlay.GRID, Overlay.TRAIL, Overlay.JUMPS),
                    paths,
                    VisibleReach.NONE,
                    colors,
                    Themes.load(level.looks().theme(), Optional.ofNullable(sample.getParent()))
                            .look()
                            .orElse(null),
                    false,
                    Thumbnails.DENSITY);
            Picture picture = new Picture((int) (SCALE * Thumbnails.WIDTH * Thumbnails.DENSITY), (int)
                    (SCALE * Thumbnails.HEIGHT * Thumbnails.DENSITY));
            new Rasteriser().draw(scene, camera(level, feetX, feetY, picture), picture);
            return Optional.of(picture);
        }

        private static Camera camera(Level level, double feetX, double feetY, Picture picture) {
            double scale = picture.width() / SHOWN_PX;
            double height = picture.height() / scale;
            double x = Math.min(feetX - LEFT * SHOWN_PX, level.widthPx() - SHOWN_PX);
            double y = Math.min(feetY - ABOVE * height, level.heightPx() - height);
            return new Camera(Math.max(0, x), Math.max(0, y), scale);
        }

        private static Trail trail(PlayRecording recording) {
            TrailLog trail = new TrailLog();
            ReplayRun run = new ReplayRun(recording);
            trail.add(run.session());
            while (!run.isOver()) {
                run.step();
                trail.add(run.session());
            }
            return trail.trail();
        }
    }
}
