package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

class CommandListTest {
    private final List<String> ran = new ArrayList<>();
    private final List<String> remembered = new ArrayList<>();
    private final List<QuickPick.Entry> further = new ArrayList<>();
    private final SimpleBooleanProperty playing = new SimpleBooleanProperty();
    private final SimpleBooleanProperty grid = new SimpleBooleanProperty(true);
    private final Actions actions =
            new Actions(ActionId.all().stream().map(this::action).toList());
    private final CommandList commands = new CommandList(
            new Texts(Locale.ENGLISH), actions, playing::get, () -> further, List.of("view.fit"), ids -> {
                remembered.clear();
                remembered.addAll(ids);
            });

    private Action action(ActionId id) {
        if (id == ActionId.STOP) {
            return Action.when(playing, id, () -> ran.add(id.id()));
        }
        if (id == ActionId.TAKE_OVER || id == ActionId.REACH_PLAY) {
            return Action.when(new SimpleBooleanProperty(), id, () -> ran.add(id.id()));
        }
        return id == ActionId.GRID ? Action.toggle(id, grid) : Action.always(id, () -> ran.add(id.id()));
    }

    @Test
    void allActionsAreListedAndTheLastOnesComeFirst() {
        assertEquals(ActionId.all().size(), commands.find("").size());
        assertEquals("Fit Level", first("").name());
        run("keep run");
        assertEquals(List.of("run.keep"), ran);
        assertEquals(List.of("run.keep", "view.fit"), remembered);
        assertEquals("Keep Run", first("").name());
        assertEquals("Fit Level", commands.find("").get(1).name());
    }

    @Test
    void commandsOfTheUserAreFoundToo() {
        further.add(new QuickPick.Entry("Godot", "F4", true, () -> ran.add("godot")));
        assertEquals("F4", first("godot").detail());
        assertTrue(commands.find("run in the game").stream()
                .anyMatch(it -> it.name().equals("Godot")));
        run("godot");
        assertEquals(List.of("godot"), ran);
        assertEquals(List.of("command:Godot", "view.fit"), remembered);
        assertEquals("Godot", first("").name());
    }

    @Test
    void anActionShowsItsCurrentKey() {
        assertEquals("Ctrl+S", first("save").detail());
    }

    @Test
    void aDisabledActionShowsWhy() {
        QuickPick.Entry stop = first("stop");
        assertEquals("Stop", stop.name());
        assertFalse(stop.enabled());
        assertEquals("only while playing", stop.detail());
        playing.set(true);
        assertTrue(first("stop").enabled());
    }

    @Test
    void theReasonIsTrueWhileEditingAndWhilePlaying() {
        assertEquals("only while playing", first("take over").detail());
        assertEquals(
                "only with Reach, over ground", first("play run to pointer").detail());
        playing.set(true);
        assertEquals("not available now", first("take over").detail());
        assertEquals("only while editing", first("play run to pointer").detail());
    }

    @Test
    void whatBelongsToReachIsFoundByThisWord() {
        List<String> found = commands.find("reach").stream()
                .map(QuickPick.Entry::name)
                .limit(12)
                .toList();
        assertEquals("Reach", found.get(0));
        assertTrue(
                found.containsAll(List.of(
                        "Play Run to Pointer", "Keep Run to Pointer", "Keep Easiest Run to Goal", "Propose Repairs")),
                found::toString);
    }

    @Test
    void aSwitchShowsWhetherItIsOn() {
        assertEquals("Grid (on)", first("grid").name());
        run("grid");
        assertEquals("Grid", first("grid").name());
    }

    private QuickPick.Entry first(String typed) {
        return commands.find(typed).get(0);
    }

    private void run(String typed) {
        first(typed).run().run();
    }
}
