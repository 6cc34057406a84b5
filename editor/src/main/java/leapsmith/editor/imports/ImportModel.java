package leapsmith.editor.imports;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.ImportedLevel.RuleUse;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.Finding;
import leapsmith.physics.tile.TileType;

/**
 * The choices of an import: which maps of a file, and by which rules. After each change, a preview is made in the
 * background; only the latest one is shown. Belongs to the thread of the window.
 */
public final class ImportModel {
    /** The choice of all maps. */
    public static final int ALL = -1;

    private final MapProject project;
    private final Executor background;
    private final Executor ui;
    private final SelectorNames names;
    private final ReadOnlyObjectWrapper<List<RuleLine>> rules = new ReadOnlyObjectWrapper<>(this, "rules", List.of());
    private final ReadOnlyObjectWrapper<MapProject.ImportPreview> preview =
            new ReadOnlyObjectWrapper<>(this, "preview");
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy");
    private int chosen;
    /** Whether the user changed the rules, so that they are kept for other maps. */
    private boolean isEdited;
    /** Counts the changes; written by the thread of the window. */
    private volatile long revision;

    /**
     * The choice of the first map.
     *
     * @param ui runs tasks on the thread of the window
     */
    public ImportModel(MapProject project, MapProject.Suggestion first, Executor background, Executor ui) {
        this.project = project;
        this.background = background;
        this.ui = ui;
        names = new SelectorNames(project.project().maps());
        show(first);
    }

    public List<String> mapNames() {
        return project.project().maps().stream().map(ExternalMap::name).toList();
    }

    /** The index of the chosen map, or {@link #ALL}. */
    int chosen() {
        return chosen;
    }

    public List<ExternalMap> chosenMaps() {
        List<ExternalMap> all = project.project().maps();
        return chosen == ALL ? all : List.of(all.get(chosen));
    }

    /** The rules, in the order in which they are tried. */
    ReadOnlyObjectProperty<List<RuleLine>> rulesProperty() {
        return rules.getReadOnlyProperty();
    }

    /** What the rules make of the chosen map, or of the first one; while {@link #busyProperty}, of an earlier choice. */
    ReadOnlyObjectProperty<MapProject.ImportPreview> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** What could not be read, and what the level of the preview can't hold. */
    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>(project.project().findings());
        chosenMaps().forEach(map -> findings.addAll(project.project().findingsOf(map)));
        preview.get().imported().ifPresent(imported -> findings.addAll(imported.findings()));
        return findings;
    }

    /** The names in the maps that a selector may compare, in alphabetical order. */
    List<String> names(Selector.By by) {
        return names.of(by);
    }

    /** The tiles of the chosen maps, of which those are chosen that the text of a rule names. */
    TilePickerModel tilePicker(String text) {
        return new TilePickerModel(chosenMaps(), project.files(), project.colors(), text, background, ui);
    }

    public ImportProfile profile() {
        return new ImportProfile(rules.get().stream().map(RuleLine::rule).toList());
    }

    /** The level of a map by the current rules, if it is known already. */
    Optional<ImportedLevel> known(ExternalMap map) {
        return busy.get() || preview.get().map() != map
                ? Optional.empty()
                : preview.get().imported();
    }

    /** Chooses a map, or {@link #ALL}. Rules that the user didn't change are suggested again. */
    public void choose(int index) {
        if (index == chosen) {
            return;
        }
        chosen = index;
        if (isEdited) {
            preview();
        } else {
            suggest();
        }
    }

    /** Replaces the rules by those that the chosen maps suggest. */
    void suggest() {
        isEdited = false;
        List<ExternalMap> maps = chosenMaps();
        compute(() -> project.suggest(maps), this::show);
    }

    void use(ImportProfile profile) {
        edit(profile.rules().stream().map(RuleLine::of).toList());
    }

    void set(int index, ImportRule rule) {
        if (!rules.get().get(index).rule().equals(rule)) {
            edit(list -> list.set(index, RuleLine.of(rule)));
        }
    }

    /** Adds a rule before all others, so that it decides whatever they say. It matches nothing until it has a name. */
    void add() {
        Selector selector = new Selector(Selector.By.LAYER, "", "");
        edit(list -> list.add(0, RuleLine.of(new ImportRule(selector, new Outcome.Tiles(TileType.BLOCK)))));
    }

    public void remove(int index) {
        edit(list -> list.remove(index));
    }

    /** Swaps a rule with the one before it; does nothing with the first. */
    void moveUp(int index) {
        if (index > 0) {
            edit(list -> Collections.swap(list, index, index - 1));
        }
    }

    /** Swaps a rule with the one after it; does nothing with the last. */
    void moveDown(int index) {
        if (index < rules.get().size() - 1) {
            moveUp(index + 1);
        }
    }

    /** Drops the preview that is being made. */
    void close() {
        revision++;
        busy.set(false);
    }

    private void edit(Consumer<List<RuleLine>> change) {
        List<RuleLine> list = new ArrayList<>(rules.get());
        change.accept(list);
        edit(List.copyOf(list));
    }

    private void edit(List<RuleLine> newRules) {
        isEdited = true;
        rules.set(newRules);
        preview();
    }

    private void preview() {
        ExternalMap map = chosenMaps().get(0);
        ImportProfile profile = profile();
        compute(() -> project.preview(map, profile), this::show);
    }

    private void show(MapProject.Suggestion suggestion) {
        rules.set(suggestion.rules().stream()
                .map(guessed -> new RuleLine(guessed.rule(), Optional.of(guessed.reason()), Optional.empty()))
                .toList());
        show(suggestion.preview());
    }

    private void show(MapProject.ImportPreview made) {
        made.imported().ifPresent(imported -> rules.set(counted(rules.get(), imported.uses())));
        preview.set(made);
    }

    private static List<RuleLine> counted(List<RuleLine> lines, List<RuleUse> uses) {
        List<RuleLine> counted = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            counted.add(lines.get(i).withUse(uses.get(i)));
        }
        return List.copyOf(counted);
    }

    /** Computes something in the background, and shows it unless there was another change in the meantime. */
    private <T> void compute(Supplier<T> task, Consumer<T> shown) {
        long started = ++revision;
        busy.set(true);
        background.execute(() -> {
            if (started != revision) {
                return;
            }
            try {
                T result = task.get();
                ui.execute(() -> ended(started, () -> shown.accept(result)));
            } catch (RuntimeException | Error e) {
                ExternalMap map = project.project().maps().get(0);
                ui.execute(() -> ended(started, () -> preview.set(MapProject.ImportPreview.failed(map, e))));
                throw e;
            }
        });
    }

    private void ended(long started, Runnable show) {
        if (started == revision) {
            busy.set(false);
            show.run();
        }
    }

    /** The names in maps that the selectors of rules may compare, as suggestions. */
    private static final class SelectorNames {
        /** More are no help, and a map may have thousands. */
        private static final int MAX_NAMES = 100;

        private static final List<String> SHAPES = List.of("any", "full", "slope", "top");

        private final Map<By, Set<String>> names = new EnumMap<>(By.class);

        SelectorNames(List<ExternalMap> maps) {
            for (By by : By.values()) {
                names.put(by, new TreeSet<>());
            }
            names.get(By.TILE_SHAPE).addAll(SHAPES);
            for (ExternalMap map : maps) {
                map.layers().forEach(this::addLayer);
                for (ExternalTileset tileset : map.tilesets()) {
                    tileset.tiles().values().forEach(this::addTile);
                }
            }
        }

        /** The names, in alphabetical order. */
        List<String> of(By by) {
            return List.copyOf(names.get(by));
        }

        private void addLayer(ExternalLayer layer) {
            add(By.LAYER, layer.name());
            add(By.LAYER_CLASS, layer.info().className());
            layer.info().properties().asMap().keySet().forEach(name -> add(By.LAYER_PROPERTY, name));
            if (layer instanceof ExternalLayer.Values values) {
                for (CellValue value : values.values()) {
                    add(By.VALUE, values.nameOf(value.value()));
                }
            } else if (layer instanceof ExternalLayer.Items items) {
                items.items().forEach(this::addObject);
            }
        }

        private void addTile(ExternalTile tile) {
            add(By.TILE_CLASS, tile.className());
            tile.properties().asMap().keySet().forEach(name -> add(By.TILE_PROPERTY, name));
        }

        private void addObject(ExternalObject object) {
            add(By.OBJECT_CLASS, object.className());
            add(By.OBJECT_NAME, object.name());
            object.properties().asMap().keySet().forEach(name -> add(By.OBJECT_PROPERTY, name));
        }

        private void add(By by, String name) {
            Set<String> known = names.get(by);
            if (!name.isEmpty() && known.size() < MAX_NAMES) {
                known.add(name);
            }
        }
    }

    /**
     * A rule as it is listed.
     *
     * @param reason why it was suggested; empty if the user made or changed it
     * @param use how much it decides in the shown map; empty while that is not known
     */
    record RuleLine(ImportRule rule, Optional<Finding> reason, Optional<RuleUse> use) {
        static RuleLine of(ImportRule rule) {
            return new RuleLine(rule, Optional.empty(), Optional.empty());
        }

        RuleLine withUse(RuleUse newUse) {
            return new RuleLine(rule, reason, Optional.of(newUse));
        }
    }
}
