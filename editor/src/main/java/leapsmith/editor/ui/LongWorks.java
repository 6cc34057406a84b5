package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The work that is being done in the background. Belongs to the thread of the window, except for {@link #end}. */
public final class LongWorks {
    private final Executor ui;
    private final List<LongWork> works = new ArrayList<>();
    private final ReadOnlyObjectWrapper<LongWork> shown = new ReadOnlyObjectWrapper<>(this, "shown");

    /** @param ui runs what it is given on the thread of the window */
    public LongWorks(Executor ui) {
        this.ui = ui;
    }

    /** The one that is shown; null for none. */
    public ReadOnlyObjectProperty<LongWork> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /**
     * Begins a piece of work. The caller reports its {@link #end}, cancelled or not.
     *
     * @param text what it is, in a few words
     * @param cancelled called once if it is cancelled
     */
    public LongWork begin(String text, Runnable cancelled) {
        return begin(works.size(), text, cancelled);
    }

    /** As {@link #begin}, for work that the user has to wait for: it is shown before all other. */
    public LongWork beginFirst(String text, Runnable cancelled) {
        return begin(0, text, cancelled);
    }

    private LongWork begin(int place, String text, Runnable cancelled) {
        LongWork[] made = new LongWork[1];
        made[0] = new LongWork(text, ui, () -> {
            remove(made[0]);
            cancelled.run();
        });
        works.add(place, made[0]);
        show();
        return made[0];
    }

    /** Removes work that is done or was cancelled. May be called by any thread. */
    public void end(LongWork work) {
        ui.execute(() -> remove(work));
    }

    public void cancelAll() {
        List.copyOf(works).forEach(LongWork::cancel);
    }

    private void remove(LongWork work) {
        works.remove(work);
        show();
    }

    private void show() {
        shown.set(works.isEmpty() ? null : works.get(0));
    }
}
