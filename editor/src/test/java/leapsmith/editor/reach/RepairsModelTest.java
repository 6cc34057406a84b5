package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** The list of proposed repairs: which one is chosen and previewed, and its words. */
class RepairsModelTest {
    private static final Level ROOM = Rooms.room();
    private static final LevelObject HERO = ROOM.player().orElseThrow();
    private static final int BLOCK = ROOM.legend().indexOf(TileType.BLOCK);

    private final LevelDocument document = new LevelDocument(ROOM);
    private final List<Message> said = new ArrayList<>();
    private final List<RepairChange> revealed = new ArrayList<>();
    private final RepairsModel model = new RepairsModel(document, revealed::add, said::add);
    private final ProposedRepair first = tiles(Repair.Kind.EXTEND_GROUND, new TileRegion(12, 8, 3, 1));
    private final ProposedRepair third = tiles(Repair.Kind.ADD_GROUND, new TileRegion(7, 3, 1, 1));
    private final ProposedRepair second = tiles(Repair.Kind.ADD_STEP, new TileRegion(2, 8, 1, 1));

    @Test
    void theBestRepairIsPreviewedUntilOneIsChosen() {
        model.show(new RepairState(aim("exit"), List.of(), true));
        assertNull(model.previewedProperty().get());
        model.show(new RepairState(aim("exit"), List.of(second), true));
        assertEquals(second, model.previewedProperty().get());
        model.show(new RepairState(aim("exit"), List.of(first, second), false));
        assertEquals(List.of(first, second), model.shownRepairs);
        assertEquals(first, model.chosenProperty().get());
        model.choose(second);
        model.show(new RepairState(aim("exit"), List.of(first, third, second), false));
        assertEquals(second, model.chosenProperty().get());
        model.show(new RepairState(aim("exit"), List.of(first), false));
        assertNull(model.chosenProperty().get(), "it was replaced by a better one");
        model.show(RepairState.OFF);
        assertNull(model.previewedProperty().get());
    }

    @Test
    void theRepairUnderThePointerIsPreviewedButNotChosen() {
        model.show(new RepairState(aim("exit"), List.of(first, second), false));
        model.pointAt(second);
        assertEquals(second, model.previewedProperty().get());
        assertEquals(first, model.chosenProperty().get());
        model.pointAt(null);
        assertEquals(first, model.previewedProperty().get());
    }

    @Test
    void aChosenRepairStaysChosenWhenItsOddsBecomeExact() {
        model.show(new RepairState(aim("exit"), List.of(first, second), true));
        model.choose(second);
        model.pointAt(first);
        ProposedRepair exactFirst = withoutJump(first);
        ProposedRepair exactSecond = withoutJump(second);
        model.show(new RepairState(aim("exit"), List.of(exactFirst, exactSecond), false));
        assertSame(exactSecond, model.chosenProperty().get());
        assertSame(exactFirst, model.previewedProperty().get());
    }

    @Test
    void theLatestGestureDecidesWhatIsPreviewedAndApplied() {
        model.show(new RepairState(aim("exit"), List.of(first, third, second), false));
        model.pointAt(third);
        model.choose(third);
        model.choose(second);
        assertEquals(second, model.previewedProperty().get(), "the pointer still rests on the third");
        model.pointAt(third);
        assertEquals(third, model.previewedProperty().get());
        model.apply();
        assertEquals(third.repair().level(), document.level());
    }

    @Test
    void aRepairThatTheUserChoosesIsBroughtIntoView() {
        model.show(new RepairState(aim("exit"), List.of(first, second), false));
        model.pointAt(second);
        assertEquals(List.of(), revealed, "the best one was chosen by itself");
        model.choose(second);
        assertEquals(List.of(second.repair().change()), revealed);
    }

    @Test
    void nothingIsPreviewedWhileTheListIsNotShown() {
        model.show(new RepairState(aim("exit"), List.of(first), false));
        model.setShown(false);
        assertNull(model.previewedProperty().get());
        assertFalse(model.leavePreview());
        model.apply();
        assertEquals(ROOM, document.level());
        model.setShown(true);
        assertEquals(first, model.previewedProperty().get());
    }

    @Test
    void theAppliedRepairIsChosenAgainAfterItIsUndone() {
        RepairState all = new RepairState(aim("exit"), List.of(first, third, second), false);
        model.show(all);
        model.choose(second);
        model.apply();
        model.show(RepairState.OFF);
        assertNull(model.chosenProperty().get());
        model.show(all);
        assertEquals(second, model.chosenProperty().get());
        assertEquals(second, model.previewedProperty().get());
        model.show(RepairState.OFF);
        model.show(new RepairState(aim("other"), List.of(first, second), false));
        assertEquals(first, model.chosenProperty().get());
    }

    private static ProposedRepair withoutJump(ProposedRepair proposed) {
        Repair repair = proposed.repair();
        return new ProposedRepair(repair.withOdds(RunOdds.NONE), Trail.EMPTY);
    }

    @Test
    void aPreviewThatIsLeftStaysAway() {
        assertFalse(model.leavePreview());
        model.show(new RepairState(aim("exit"), List.of(first), true));
        assertTrue(model.leavePreview());
        assertFalse(model.leavePreview());
        model.show(new RepairState(aim("exit"), List.of(first, second), true));
        assertNull(model.previewedProperty().get());
        model.apply();
        assertEquals(ROOM, document.level(), "nothing is chosen");
        model.choose(second);
        assertEquals(second, model.previewedProperty().get());
        model.show(new RepairState(aim("other"), List.of(), true));
        model.show(new RepairState(aim("other"), List.of(first), true));
        assertEquals(first, model.previewedProperty().get());
    }

    @Test
    void springsAndLaddersAreNamedInBothLanguages() {
        RepairChange spring = ofKind(Repair.Kind.ADD_SPRING, new TileRegion(9, 9, 1, 1), StandardKind.STRONG_SPRING);
        RepairChange ladder = ofKind(Repair.Kind.ADD_LADDER, new TileRegion(12, 4, 1, 5), StandardKind.LADDER);
        Texts english = new Texts(Locale.ENGLISH);
        assertEquals("Strong spring in the ground at 9, 9", english.get(RepairText.of(spring)));
        assertEquals("A ladder of 5 tiles at 12, 4", english.get(RepairText.of(ladder)));
        Texts german = new Texts(Locale.GERMAN);
        assertEquals("Starke Feder im Boden bei 9, 9", german.get(RepairText.of(spring)));
        assertEquals("Eine Leiter aus 5 Kacheln bei 12, 4", german.get(RepairText.of(ladder)));
    }

    private static RepairChange ofKind(Repair.Kind kind, TileRegion region, StandardKind standard) {
        Level named = ROOM.withLegend(ROOM.legend().plus(new LegendEntry('k', standard.kind())));
        TileDraft tiles = named.tiles().draft().fill(region, named.legend().size() - 1);
        return new RepairChange(kind, LevelDelta.between(ROOM, named.withTiles(tiles.build())), List.of(region));
    }

    @Test
    void theChosenRepairIsAppliedAsOneStep() {
        model.show(new RepairState(aim("exit"), List.of(first), false));
        model.apply();
        assertEquals(TileType.BLOCK, document.level().typeAt(13, 8));
        assertEquals(1, document.history().size());
        Texts english = new Texts(Locale.ENGLISH);
        assertEquals(
                "Repair: 3 tiles continue the ground at 12, 8",
                english.get(document.history().names().get(0)));
        assertEquals(
                List.of("Applied: 3 tiles continue the ground at 12, 8"),
                said.stream().map(english::get).toList());
        document.undo();
        assertEquals(ROOM, document.level());
    }

    @Test
    void aRepairSaysWhatItChangesAndHowHardTheRunIs() {
        assertEquals("3 tiles continue the ground at 12, 8; hardest jump 83 %", text(Locale.ENGLISH, first));
        assertEquals("1 Kachel bildet eine Stufe bei 2, 8; schwerster Sprung 83 %", text(Locale.GERMAN, second));
        assertEquals(
                "2 tiles in the air at 3, 4, and mirrored at 15, 4; hardest jump 83 %"
                        .replace("2 tiles", "2 new tiles"),
                text(
                        Locale.ENGLISH,
                        tiles(Repair.Kind.ADD_GROUND, new TileRegion(3, 4, 2, 1), new TileRegion(15, 4, 2, 1))));
        assertEquals(
                "hero moves 2 tiles to the left and 1 tile up; hardest jump 83 %",
                text(Locale.ENGLISH, proposed(Repair.Kind.MOVE_GOAL, HERO.withPosition(HERO.x() - 32, HERO.y() - 16))));
        assertEquals(
                "Jump speed 451 px/s instead of 410; hardest jump 83 %",
                text(Locale.ENGLISH, proposed(Repair.Kind.JUMP_HIGHER, HERO.with(CharacterType.JUMP_SPEED, 451.0))));
        RunOdds ofDrop =
                new RunOdds(List.of(new JumpOdds(JumpOdds.TakeOff.DROP, false, 0, 1, 0.5, JumpOdds.Slack.NONE)));
        Repair drop = first.repair().withOdds(ofDrop);
        assertEquals(
                "3 tiles continue the ground at 12, 8; hardest fall 50 %",
                text(Locale.ENGLISH, new ProposedRepair(drop, Trail.EMPTY)));
        Repair walk = first.repair().withOdds(new RunOdds(List.of()));
        assertEquals(
                "3 tiles continue the ground at 12, 8; no jump needed",
                text(Locale.ENGLISH, new ProposedRepair(walk, Trail.EMPTY)));
    }

    private static Optional<RepairState.RepairAim> aim(String goalId) {
        return Optional.of(RepairState.RepairAim.ofGoal(goalId));
    }

    private static String text(Locale locale, ProposedRepair proposed) {
        return RepairText.of(new Texts(locale), proposed.repair());
    }

    private static ProposedRepair tiles(Repair.Kind kind, TileRegion... regions) {
        TileDraft tiles = ROOM.tiles().draft();
        List.of(regions).forEach(region -> tiles.fill(region, BLOCK));
        return proposed(kind, ROOM.withTiles(tiles.build()), List.of(regions));
    }

    private static ProposedRepair proposed(Repair.Kind kind, LevelObject changed) {
        return proposed(kind, ROOM.withObject(changed.id(), changed), List.of());
    }

    private static ProposedRepair proposed(Repair.Kind kind, Level after, List<TileRegion> regions) {
        PlayRecording run = PlayRecording.of(after, InputScript.NONE, 1);
        RunOdds odds =
                new RunOdds(List.of(new JumpOdds(JumpOdds.TakeOff.JUMP, false, 0, 1, 0.83, JumpOdds.Slack.NONE)));
        RepairChange change = new RepairChange(kind, LevelDelta.between(ROOM, after), regions);
        return new ProposedRepair(new Repair(change, run, odds, 4), Trail.EMPTY);
    }
}
