package leapsmith.editor.start;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Subscription;
import leapsmith.editor.document.Change;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.KeyHints;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.Trail;

/**
 * A tour through the editor. Each step waits until the user has done what it says; what was done before the step was
 * shown does not count. A level that has a player or a goal needs no step that places one.
 */
public final class Tour {
    private enum Step {
        PAINT("tour.paint"),
        PLAYER("tour.player"),
        PLAY("tour.play", ActionId.PLAY),
        JUMP("tour.jump", HeldKey.GAME_JUMP),
        REWIND("tour.rewind", HeldKey.GAME_REWIND),
        TRAIL("tour.trail", ActionId.STOP),
        SAVE("tour.save", ActionId.SAVE),
        GOAL("tour.goal"),
        WIN("tour.win", ActionId.PLAY),
        END("tour.end", ActionId.KEYS);

        private final String textKey;
        private final Bindable[] mentioned;

        Step(String textKey, Bindable... mentioned) {
            this.textKey = textKey;
            this.mentioned = mentioned;
        }
    }

    private final Texts texts;
    private final KeyHints keyHints;
    private final Supplier<OpenLevel> current;
    private final PlayModel model;
    private final Runnable seen;
    private Subscription followed = () -> {};
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(this, "text");
    private final ReadOnlyBooleanWrapper atEnd = new ReadOnlyBooleanWrapper(this, "atEnd");
    private List<Step> steps = List.of();
    /** The current step; null while there is no tour. */
    private Step step;
    /** What was done since the step is shown. */
    private final Set<Done> done = EnumSet.noneOf(Done.class);
    /** The number of points of the trail that do not count any more. */
    private int looked;
    /** Whether the run has been at its end since the step is shown. */
    private boolean wasAtEnd;

    private enum Done {
        PAINTED,
        PAINTED_UNDER_TRAIL,
        PLACED_PLAYER,
        PLACED_GOAL,
        PLAYED,
        SAVED
    }

    /** A tour that has not begun. */
    public Tour(Texts texts, KeyHints keyHints, Supplier<OpenLevel> current, PlayModel model, Runnable seen) {
        this.texts = texts;
        this.keyHints = keyHints;
        this.current = current;
        this.model = model;
        this.seen = seen;
        model.playingProperty().addListener((property, before, playing) -> {
            if (playing) {
                done.add(Done.PLAYED);
            }
            advance();
        });
    }

    /** The text of the current step; null while there is no tour. */
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** Whether the user has done all steps. */
    public ReadOnlyBooleanProperty atEndProperty() {
        return atEnd.getReadOnlyProperty();
    }

    public void follow(OpenLevel level) {
        followed.unsubscribe();
        leapsmith.editor.document.Subscription changes = level.document().addListener(change -> {
            note(change);
            advance();
        });
        Subscription runs = RunsFeature.of(level).layer().runProperty().subscribe(run -> advance());
        followed = Subscription.combine(changes::unsubscribe, runs);
    }

    private void note(Change change) {
        if (change instanceof Change.LevelChanged it) {
            note(it.delta());
        } else if (change instanceof Change.Saved) {
            done.add(Done.SAVED);
        }
    }

    private void note(LevelDelta delta) {
        if (delta.changesTiles() && !delta.isResized()) {
            done.add(Done.PAINTED);
            if (!model.isPlaying() && run() != Timeline.NONE) {
                done.add(Done.PAINTED_UNDER_TRAIL);
            }
        }
        Optional<LevelObject> player = delta.after().player();
        if (player.isPresent() && !player.equals(delta.before().player())) {
            done.add(Done.PLACED_PLAYER);
        }
        if (hasGoal(delta.after()) && !hasGoal(delta.before())) {
            done.add(Done.PLACED_GOAL);
        }
    }

    private static boolean hasGoal(Level level) {
        return level.objects(ZoneType.TYPE).stream().anyMatch(zone -> zone.is(ObjectKind.Role.GOAL));
    }

    /** Begins with the first step. */
    public void start() {
        seen.run();
        Level level = current.get().document().level();
        boolean hasPlayer = level.player().isPresent();
        boolean hasGoal = hasGoal(level);
        steps = Arrays.stream(Step.values())
                .filter(it -> it != Step.PLAYER || !hasPlayer)
                .filter(it -> it != Step.GOAL || !hasGoal)
                .toList();
        show(steps.get(0));
    }

    public void leave() {
        show(null);
    }

    private void show(Step wanted) {
        step = wanted;
        done.clear();
        looked = run().trail().length();
        wasAtEnd = false;
        text.set(wanted == null ? null : textOf(wanted));
        atEnd.set(wanted == Step.END);
    }

    private String textOf(Step wanted) {
        String words = keyHints.get(wanted.textKey, wanted.mentioned);
        return wanted == Step.END ? words : texts.get("tour.step", steps.indexOf(wanted) + 1, steps.size() - 1, words);
    }

    private void advance() {
        if (step != null && isDone(step)) {
            show(steps.get(steps.indexOf(step) + 1));
        }
    }

    private boolean isDone(Step now) {
        return switch (now) {
            case PAINT -> done.contains(Done.PAINTED);
            case PLAYER -> done.contains(Done.PLACED_PLAYER);
            case GOAL -> done.contains(Done.PLACED_GOAL);
            case WIN -> model.isPlaying() && hasNew(Trail::reachedGoal);
            case PLAY -> done.contains(Done.PLAYED);
            case JUMP -> hasNew(Trail::jumped);
            case REWIND -> hasRewound();
            case TRAIL -> done.contains(Done.PAINTED_UNDER_TRAIL);
            case SAVE -> done.contains(Done.SAVED);
            case END -> false;
        };
    }

    private Timeline run() {
        return RunsFeature.of(current.get()).layer().runProperty().get();
    }

    /** Whether something happened at a point of the trail that was added since the step is shown. */
    private boolean hasNew(BiPredicate<Trail, Integer> happened) {
        Trail trail = run().trail();
        // A new run is shorter.
        looked = Math.min(looked, trail.length());
        for (; looked < trail.length(); looked++) {
            if (happened.test(trail, looked)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasRewound() {
        wasAtEnd |= !run().isInPast();
        return wasAtEnd && run().isInPast();
    }
}
