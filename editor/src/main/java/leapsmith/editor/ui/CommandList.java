package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** All actions for a {@link QuickPick}: those that match best first, then those run last. */
public final class CommandList {
    private final Texts texts;
    private final Actions actions;
    private final BooleanSupplier playing;
    private final List<String> recent;
    private final Consumer<List<String>> remember;

    /**
     * The actions of a window.
     *
     * @param recent the ids of the actions run last, the newest first
     */
    public CommandList(
            Texts texts,
            Actions actions,
            BooleanSupplier playing,
            List<String> recent,
            Consumer<List<String>> remember) {
        this.texts = texts;
        this.actions = actions;
        this.playing = playing;
        this.recent = new ArrayList<>(recent);
        this.remember = remember;
    }

    public List<QuickPick.Entry> find(String typed) {
        record Found(Action action, int score, int recency) {}
        List<Found> found = new ArrayList<>();
        for (Action action : actions.all()) {
            OptionalInt score = score(typed, action);
            int place = recent.indexOf(action.id().id());
            if (score.isPresent()) {
                found.add(new Found(action, score.getAsInt(), place < 0 ? Integer.MAX_VALUE : place));
            }
        }
        found.sort(Comparator.comparingInt(Found::score).reversed().thenComparingInt(Found::recency));
        return found.stream().map(it -> entry(it.action())).toList();
    }

    /** The words by which an action is also found count a quarter less than those of its name. */
    private OptionalInt score(String typed, Action action) {
        OptionalInt byName = FuzzyMatch.score(typed, name(action));
        String words = texts.getOr("search." + action.id().id(), "");
        if (typed.isBlank() || words.isEmpty()) {
            return byName;
        }
        OptionalInt byWords = FuzzyMatch.score(typed, name(action) + " " + words);
        return byWords.isEmpty() ? byName : OptionalInt.of(Math.max(byName.orElse(0), byWords.getAsInt() * 3 / 4));
    }

    private QuickPick.Entry entry(Action action) {
        boolean enabled = action.enabled().get();
        String shown =
                action.isToggle() && action.selected().get() ? texts.get("commands.on", name(action)) : name(action);
        return new QuickPick.Entry(
                shown, enabled ? actions.keyText(action.id()) : reason(action.id()), enabled, () -> run(action));
    }

    private String name(Action action) {
        return texts.get(action.id().textKey());
    }

    private String reason(ActionId id) {
        if (id.scope() == Scope.PLAYING && !playing.getAsBoolean()) {
            return texts.get("commands.whilePlaying");
        }
        if (id.scope() == Scope.EDITING && playing.getAsBoolean()) {
            return texts.get("commands.whileEditing");
        }
        return texts.getOr(id.needsKey(), texts.get("commands.unavailable"));
    }

    private void run(Action action) {
        recent.remove(action.id().id());
        recent.add(0, action.id().id());
        remember.accept(List.copyOf(recent));
        action.run();
    }
}
