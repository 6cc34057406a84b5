package leapsmith.editor.inspector;

import java.util.function.UnaryOperator;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.FileTasks;
import leapsmith.levels.model.Decoration.Decal;

/** Inspectors without a window. */
public final class TestInspector {
    private TestInspector() {}

    /** One that reads other levels at once. */
    public static InspectorModel of(LevelDocument document, UnaryOperator<Decal> sized) {
        return new InspectorModel(document, sized, new Arrivals(new FileTasks(Runnable::run, Runnable::run)));
    }
}
