package leapsmith.editor.playback;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.util.Subscription;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;

/**
 * Goes on in the level to which a portal leads, at the object that it names, and comes back by rewinding beyond the start there. What
 * the player has taken or turned on stays in the level where it did.
 */
public final class PortalTravel {
    /** No portal leads there. */
    private static final String NOWHERE = "#";

    private final Texts texts;
    private final Supplier<OpenLevel> current;
    private final PlayControl play;
    private final BiConsumer<List<Path>, Runnable> open;
    private final Consumer<String> say;
    /** The levels that were left, the last one first. */
    private final Deque<Visit> visits = new ArrayDeque<>();

    private Subscription followed = () -> {};
    /** Whether play is stopped or started by going to another level. */
    private boolean isTraveling;
    /** Where the portal leads at which the player has arrived; it leads nowhere until the player leaves it. */
    private String arrivedAt = NOWHERE;

    private boolean hasArrived;

    /** A level that was left, with what was played there. */
    private record Visit(Path file, PlayRecording run) {}

    /**
     * Follows no level yet.
     *
     * @param open opens files, and then runs something
     * @param say shows a message
     */
    public PortalTravel(
            Texts texts,
            Supplier<OpenLevel> current,
            PlayControl play,
            PlayModel model,
            BiConsumer<List<Path>, Runnable> open,
            Consumer<String> say) {
        this.texts = texts;
        this.current = current;
        this.play = play;
        this.open = open;
        this.say = say;
        model.playingProperty().subscribe(playing -> {
            if (!isTraveling) {
                visits.clear();
            }
        });
        // Later, as the canvas is showing the first tick just now.
        play.time().setOnRewoundToStart(() -> Platform.runLater(this::comeBack));
    }

    /** Follows the portals of another level. */
    public void follow(OpenLevel level) {
        followed.unsubscribe();
        followed = level.canvas().exitProperty().subscribe(exit -> {
            if (exit.equals(arrivedAt)) {
                hasArrived = true;
            } else if (hasArrived) {
                arrivedAt = NOWHERE;
                hasArrived = false;
            }
            if (!exit.isEmpty() && !exit.equals(arrivedAt)) {
                // Later, as the canvas is showing the frame just now.
                Platform.runLater(() -> go(level, exit));
            }
        });
    }

    private void go(OpenLevel from, String destination) {
        if (!play.isGoingOn() || current.get() != from) {
            return;
        }
        int sign = destination.indexOf('#');
        String name = destination.substring(0, sign);
        String id = destination.substring(sign + 1);
        Optional<Path> here = from.document().file();
        Optional<Path> there = here.map(it -> it.toAbsolutePath().resolveSibling(FileNames.ofLevel(name)))
                .filter(Files::isRegularFile);
        if (there.isEmpty()) {
            say.accept(texts.get("portal.noLevel", name));
            return;
        }
        isTraveling = true;
        Optional<PlayRecording> run = play.leave();
        isTraveling = false;
        open.accept(List.of(there.get()), () -> {
            // A level that can't be read isn't there, and the user may have begun something else.
            if (!isAt(there.get())) {
                return;
            }
            isTraveling = true;
            run.ifPresent(it -> visits.push(new Visit(here.get(), it)));
            Optional<LevelObject> at = current.get().document().level().object(id);
            hasArrived = false;
            arrivedAt = at.filter(ZoneType::leavesLevel)
                    .map(it -> it.get(ZoneType.TO))
                    .orElse(NOWHERE);
            at.ifPresentOrElse(
                    object -> play.play(new StartPoint(object.middleX(), object.y() + object.height())), play::play);
            if (at.isEmpty() && !id.isEmpty()) {
                say.accept(texts.get("portal.noObject", name, id));
            }
            isTraveling = false;
        });
    }

    private void comeBack() {
        if (visits.isEmpty() || !play.time().isRewoundToStart()) {
            return;
        }
        isTraveling = true;
        Visit visit = visits.pop();
        play.stop();
        isTraveling = false;
        open.accept(List.of(visit.file()), () -> {
            if (isAt(visit.file())) {
                isTraveling = true;
                play.rewind(visit.run());
                isTraveling = false;
            }
        });
    }

    private boolean isAt(Path file) {
        return current.get()
                .document()
                .file()
                .filter(it -> FileFingerprints.normal(it).equals(FileFingerprints.normal(file)))
                .isPresent();
    }
}
