package leapsmith.editor.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel.RuleUse;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** The choices of an import, with a background whose tasks run when the test calls them. */
class ImportModelTest {
    private final Deque<Runnable> background = new ArrayDeque<>();
    private boolean guessFails;
    private ImportModel model = model("cave", "ledges");

    private ImportModel model(String... maps) {
        MapProject project = new MapProject(Maps.project(maps), RelatedFiles.NONE, this::guess, ColorScheme.LIGHT);
        MapProject.Suggestion first =
                project.suggest(List.of(project.project().maps().get(0)));
        return new ImportModel(project, first, background::add, Runnable::run);
    }

    private List<GuessedRule> guess(ExternalMap map) {
        if (guessFails) {
            throw new IllegalStateException("bug");
        }
        return Maps.guess(map);
    }

    private Level level() {
        return model.previewProperty().get().imported().orElseThrow().level();
    }

    private List<ImportRule> rules() {
        return model.profile().rules();
    }

    private void runBackground() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }

    @Test
    void theFirstMapIsShownWithItsRulesAndCounts() {
        assertEquals(List.of("cave", "ledges"), model.mapNames());
        assertEquals(0, model.chosen());
        assertEquals(List.of(Maps.WALLS, Maps.HERO), rules());
        ImportModel.RuleLine walls = model.rulesProperty().get().get(0);
        assertEquals(Optional.of(new RuleUse(10, 0)), walls.use());
        assertEquals("because wall says so", walls.reason().orElseThrow().message());
        assertEquals(
                TileType.BLOCK,
                level().legend().kindOf(level().tiles().at(0, 4)).shape());
        assertEquals(1, level().objects(CharacterType.TYPE).size());
        assertTrue(model.previewProperty().get().picture().isPresent());
        assertFalse(model.busyProperty().get());
    }

    @Test
    void aChangedRuleIsAppliedAndHasNoReasonAnyMore() {
        ImportRule oneWay = new ImportRule(Maps.WALLS.selector(), new Outcome.Tiles(TileType.ONE_WAY));
        model.set(0, oneWay);
        assertTrue(model.busyProperty().get());
        assertEquals(Optional.empty(), model.rulesProperty().get().get(0).use());
        runBackground();
        assertFalse(model.busyProperty().get());
        assertEquals(
                TileType.ONE_WAY,
                level().legend().kindOf(level().tiles().at(0, 4)).shape());
        assertEquals(Optional.empty(), model.rulesProperty().get().get(0).reason());
        assertEquals(
                Optional.of(new RuleUse(10, 0)),
                model.rulesProperty().get().get(0).use());
    }

    @Test
    void settingTheSameRuleChangesNothing() {
        model.set(0, Maps.WALLS);
        assertTrue(background.isEmpty());
        assertTrue(model.rulesProperty().get().get(0).reason().isPresent());
    }

    @Test
    void onlyThePreviewOfTheLastChangeIsMade() {
        model.remove(0);
        model.remove(0);
        assertEquals(2, background.size());
        MapProject.ImportPreview before = model.previewProperty().get();
        background.remove().run();
        assertSame(before, model.previewProperty().get());
        background.remove().run();
        assertEquals(0, level().objects(CharacterType.TYPE).size());
    }

    @Test
    void theOrderOfRulesDecides() {
        model.add();
        ImportRule all = Maps.rule(Selector.By.LAYER, "Ground", new Outcome.Nothing());
        model.set(0, all);
        model.moveUp(0);
        assertEquals(List.of(all, Maps.WALLS, Maps.HERO), rules());
        runBackground();
        assertEquals(0, model.rulesProperty().get().get(1).use().orElseThrow().cells());
        model.moveDown(0);
        assertEquals(List.of(Maps.WALLS, all, Maps.HERO), rules());
        runBackground();
        assertEquals(10, model.rulesProperty().get().get(0).use().orElseThrow().cells());
        model.moveDown(2);
        assertEquals(List.of(Maps.WALLS, all, Maps.HERO), rules());
    }

    @Test
    void anAddedRuleMatchesNothingUntilItHasAName() {
        model.add();
        runBackground();
        assertEquals(
                Optional.of(new RuleUse(0, 0)),
                model.rulesProperty().get().get(0).use());
        assertEquals(10, model.rulesProperty().get().get(1).use().orElseThrow().cells());
    }

    @Test
    void anotherMapSuggestsItsOwnRules() {
        model.choose(1);
        runBackground();
        assertEquals(List.of(Maps.WALLS, Maps.LEDGES, Maps.HERO), rules());
        assertEquals("ledges", level().name());
    }

    @Test
    void allMapsSuggestTheirRulesTogetherInTheirOrder() {
        model.choose(ImportModel.ALL);
        runBackground();
        assertEquals(List.of(Maps.WALLS, Maps.LEDGES, Maps.HERO), rules());
        assertEquals(2, model.chosenMaps().size());
        assertEquals("cave", level().name());
    }

    @Test
    void rulesOfTheUserAreKeptForOtherMaps() {
        model.remove(1);
        model.choose(1);
        runBackground();
        assertEquals(List.of(Maps.WALLS), rules());
        model.suggest();
        runBackground();
        assertEquals(List.of(Maps.WALLS, Maps.LEDGES, Maps.HERO), rules());
    }

    @Test
    void aProfileReplacesTheRules() {
        model.use(new ImportProfile(List.of(Maps.HERO)));
        runBackground();
        assertEquals(List.of(Maps.HERO), rules());
        assertEquals(0, level().legend().indexOf(TileType.EMPTY));
        assertEquals(1, level().objects(CharacterType.TYPE).size());
    }

    @Test
    void theLevelOfThePreviewIsKnownUntilARuleChanges() {
        ExternalMap cave = model.chosenMaps().get(0);
        assertEquals(level(), model.known(cave).orElseThrow().level());
        model.remove(0);
        assertEquals(Optional.empty(), model.known(cave));
        model.choose(1);
        runBackground();
        assertEquals(Optional.empty(), model.known(cave));
    }

    @Test
    void aClosedModelShowsNothingMore() {
        MapProject.ImportPreview before = model.previewProperty().get();
        model.remove(0);
        model.close();
        runBackground();
        assertSame(before, model.previewProperty().get());
    }

    @Test
    void aFailureIsShownAndThrownToBeReported() {
        guessFails = true;
        model.suggest();
        assertThrows(IllegalStateException.class, this::runBackground);
        assertFalse(model.busyProperty().get());
        assertEquals("bug", model.previewProperty().get().failure());
        assertEquals(Optional.empty(), model.previewProperty().get().imported());
        guessFails = false;
        model.suggest();
        runBackground();
        assertEquals("", model.previewProperty().get().failure());
    }

    @Test
    void namesOfTheMapsAreSuggested() {
        assertEquals(List.of("Ground", "Things"), model.names(Selector.By.LAYER));
        assertEquals(List.of("ledge", "wall"), model.names(Selector.By.VALUE));
        assertEquals(List.of("Hero"), model.names(Selector.By.OBJECT_CLASS));
        assertEquals(List.of(), model.names(Selector.By.TILE_CLASS));
        assertEquals(List.of("any", "full", "slope", "top"), model.names(Selector.By.TILE_SHAPE));
    }

    @Test
    void aProjectWithoutMapsIsRefused() {
        assertThrows(IllegalArgumentException.class, this::model);
    }
}
