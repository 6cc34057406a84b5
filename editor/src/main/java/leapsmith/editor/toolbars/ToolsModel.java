package leapsmith.editor.toolbars;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;

/** The selected tool and palette entry as observable properties. */
public final class ToolsModel {
    private final ToolBox tools;
    private final List<Subscription> subscriptions;
    private final ReadOnlyObjectWrapper<ToolId> tool = new ReadOnlyObjectWrapper<>(this, "tool");
    private final ReadOnlyObjectWrapper<PaletteEntry> entry = new ReadOnlyObjectWrapper<>(this, "entry");
    private final ReadOnlyObjectWrapper<SelectMode> selectMode = new ReadOnlyObjectWrapper<>(this, "selectMode");
    private final ObservableList<PaletteEntry> entries = FXCollections.observableArrayList();
    private final ObservableList<PaletteEntry> shown = FXCollections.unmodifiableObservableList(entries);

    public ToolsModel(LevelDocument document, ToolBox tools) {
        this.tools = tools;
        this.subscriptions = List.of(tools.addListener(this::update), document.addListener(change -> {
            boolean isLegend =
                    change instanceof Change.LevelChanged it && it.delta().changesSettings();
            if (isLegend || change instanceof Change.SharedKindsChanged) {
                update();
            }
        }));
        update();
    }

    public ReadOnlyObjectProperty<ToolId> toolProperty() {
        return tool.getReadOnlyProperty();
    }

    /** The selected entry; null while the tools paint into a layer of decoration instead of a tile kind. */
    public ReadOnlyObjectProperty<PaletteEntry> entryProperty() {
        return entry.getReadOnlyProperty();
    }

    /** All palette entries, in the order of the panel. */
    public ObservableList<PaletteEntry> entries() {
        return shown;
    }

    ReadOnlyObjectProperty<SelectMode> selectModeProperty() {
        return selectMode.getReadOnlyProperty();
    }

    public void choose(SelectMode wanted) {
        tools.setSelectMode(wanted);
    }

    public void choose(ToolId wanted) {
        tools.choose(wanted);
    }

    public void choose(PaletteEntry wanted) {
        tools.choose(wanted);
    }

    /** The value of a tile kind in the legend of the level, to which a standard kind is added by choosing it. */
    public int valueOf(PaletteEntry.Tile tile) {
        if (tile.isOffered()) {
            choose(tile);
            return ((PaletteEntry.Tile) tools.chosenEntry()).value();
        }
        return tile.value();
    }

    public void dispose() {
        subscriptions.forEach(Subscription::unsubscribe);
    }

    private void update() {
        List<PaletteEntry> now = tools.palette().entries();
        if (!now.equals(entries)) {
            entries.setAll(now);
        }
        selectMode.set(tools.selectMode());
        tool.set(tools.chosenTool());
        PaletteEntry chosen = tools.chosenEntry();
        entry.set(tools.layerBrush().isPresent() && chosen instanceof PaletteEntry.Tile ? null : chosen);
    }
}
