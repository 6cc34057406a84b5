package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** All actions for a {@link QuickPick}: those that match best first, then those run last. */
public final class CommandList {
    /** Before the name of a command of the user, where ids are kept. */
    private static final String FURTHER_ID = "command:";

    private final Texts texts;
    private final Actions actions;
    private final BooleanSupplier playing;
    private final Supplier<List<QuickPick.Entry>> further;
    private final List<String> recent;
    private final Consumer<List<String>> remember;

    /**
     * The actions of a window.
     *
     * @param further the commands of the user
     * @param recent the ids of the actions run last, the newest first
     */
    public CommandList(
            Texts texts,
            Actions actions,
            BooleanSupplier playing,
            Supplier<List<QuickPick.Entry>> further,
            List<String> recent,
            Consumer<List<String>> remember) {
        this.texts = texts;
        this.actions = actions;
        this.playing = playing;
        this.further = further;
        this.recent = new ArrayList<>(recent);
        this.remember = remember;
    }

    public List<QuickPick.Entry> find(String typed) {
        record Found(QuickPick.Entry entry, int score, int recency) {}
        List<Found> found = new ArrayList<>();
        for (Action action : actions.all()) {
            score(typed, name(action), texts.getOr("search." + action.id().id(), ""))
                    .ifPresent(score -> found.add(
                            new Found(entry(action), score, recency(action.id().id()))));
        }
        for (QuickPick.Entry command : further.get()) {
            String id = FURTHER_ID + command.name();
            score(typed, command.name(), texts.get("menu.commands"))
                    .ifPresent(score -> found.add(new Found(remembering(id, command), score, recency(id))));
        }
        found.sort(Comparator.comparingInt(Found::score).reversed().thenComparingInt(Found::recency));
        return found.stream().map(Found::entry).toList();
    }

    private int recency(String id) {
        int place = recent.indexOf(id);
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    private QuickPick.Entry remembering(String id, QuickPick.Entry command) {
        return new QuickPick.Entry(command.name(), command.detail(), command.enabled(), () -> {
            remember(id);
            command.run().run();
        });
    }

    /** The words by which an action is also found count a quarter less than those of its name. */
    private static OptionalInt score(String typed, String name, String words) {
        OptionalInt byName = FuzzyMatch.score(typed, name);
        if (typed.isBlank() || words.isEmpty()) {
            return byName;
        }
        OptionalInt byWords = FuzzyMatch.score(typed, name + " " + words);
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
        remember(action.id().id());
        action.run();
    }

    private void remember(String id) {
        recent.remove(id);
        recent.add(0, id);
        remember.accept(List.copyOf(recent));
    }
}
