package leapsmith.editor.inspector;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/**
 * An editable property of a subject in the document. Input is validated immediately and applied as soon as it is valid;
 * everything from the first key to {@link #commit} is one step of the history.
 */
public final class Field {
    private final LevelDocument document;
    private final FieldSpec<?> spec;
    private final Function<Level, Stream<?>> values;
    private final BiFunction<Level, Object, Edit> change;
    private final Consumer<Object> applied;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(this, "text", "");
    private final ReadOnlyBooleanWrapper mixed = new ReadOnlyBooleanWrapper(this, "mixed");
    private final ReadOnlyObjectWrapper<Message> error = new ReadOnlyObjectWrapper<>(this, "error");

    private boolean typing;
    /** Whether the current typing already has a step in the history. */
    private boolean stepped;
    /** Revisions of the document before the typing and after its step. */
    private long typedFrom;

    private long steppedTo;
    /** The value in the document when this field last read or wrote it. */
    private Object known;

    <T> Field(LevelDocument document, Subject<T> subject, FieldSpec<T> spec, Consumer<Object> applied) {
        this.document = document;
        this.spec = spec;
        values = level -> subject.read(level).stream().map(spec.get());
        change = (level, value) ->
                subject.change(level, spec.editName(), thing -> spec.with().apply(thing, value));
        this.applied = applied;
        show();
    }

    /** Its unique name on a page, and the last part of its text key {@code property.KEY}. */
    public String key() {
        return spec.key();
    }

    InputType type() {
        return spec.type();
    }

    /** What it is called if that isn't a text of the program; empty if it is. */
    Optional<FieldSpec.Words> words() {
        return Optional.ofNullable(spec.words());
    }

    /** The text of the field: the value, or the input being typed. */
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** Whether the selected objects have different values, so that none is shown. */
    public ReadOnlyBooleanProperty mixedProperty() {
        return mixed.getReadOnlyProperty();
    }

    /** Why the input is not applied; null if it is. */
    public ReadOnlyObjectProperty<Message> errorProperty() {
        return error.getReadOnlyProperty();
    }

    /** Sets the input: the whole text of the field after a key. */
    public void type(String typed) {
        if (typed.equals(text.get())) {
            return;
        }
        if (!typing) {
            typing = true;
            typedFrom = document.revision();
        }
        text.set(typed);
        InputType.Parsed parsed = spec.type().parse(typed);
        error.set(parsed.error());
        if (parsed.error() == null) {
            take(parsed.value(), spec.live());
        }
    }

    /** Sets and commits a value in one step. */
    public void set(String value) {
        type(value);
        commit();
    }

    /** Ends typing. Invalid input is discarded, and the field shows the value again. */
    public void commit() {
        if (!typing) {
            return;
        }
        if (error.get() != null) {
            // The first digits of a number that is too large would be another number.
            revert();
            return;
        }
        if (!spec.live()) {
            InputType.Parsed parsed = spec.type().parse(text.get());
            if (parsed.error() == null) {
                take(parsed.value(), true);
            }
        }
        endTyping();
    }

    /** Whether the input is not in the document: it is invalid, or applied only on commit. */
    public boolean isPending() {
        return typing
                && (error.get() != null
                        || !Objects.equals(spec.type().parse(text.get()).value(), value()));
    }

    /** Ends typing and reverts everything since the last commit. */
    public void revert() {
        // Other edits since then were not typed here.
        if (stepped && document.revision() == steppedTo) {
            document.undo();
        }
        endTyping();
    }

    private void endTyping() {
        typing = false;
        stepped = false;
        show();
    }

    /** Changes a number by an amount, within its range; does nothing for other fields. */
    public void nudge(double by) {
        spec.type().nudged(text.get(), by).ifPresent(this::type);
    }

    /** Reads the document again after a change. */
    void refresh() {
        if (typing && Objects.equals(known, value())) {
            return;
        }
        endTyping();
    }

    /** Applies a value to the document, or only checks whether it could be applied. */
    private void take(Object value, boolean forGood) {
        if (value.equals(value())) {
            return;
        }
        try {
            Edit edit = change.apply(document.level(), value);
            if (forGood) {
                known = value;
                apply(edit);
                applied.accept(value);
            }
        } catch (FieldSpec.RefusedException e) {
            known = value();
            error.set(e.error);
        } catch (IllegalArgumentException e) {
            known = value();
            error.set(Message.of("error.refused", String.valueOf(e.getMessage())));
        }
    }

    private void apply(Edit edit) {
        long before = document.revision();
        try {
            // Only what was typed since the last commit is joined.
            if (stepped) {
                document.applyMerging(edit);
            } else {
                document.apply(edit);
            }
        } finally {
            // Also when a listener has failed: the step is made by then.
            if (document.revision() != before) {
                steppedTo = document.revision();
                // A number that is typed back to what it was leaves no step.
                stepped = steppedTo != typedFrom;
            }
        }
    }

    private void show() {
        known = value();
        mixed.set(known == null);
        text.set(known == null ? "" : spec.type().format(known));
        error.set(null);
    }

    /** The common value of all objects of the subject; null if they differ in what is displayed. */
    private Object value() {
        Object first = null;
        for (Iterator<?> all = values.apply(document.level()).iterator(); all.hasNext(); ) {
            Object value = all.next();
            if (first != null && !first.equals(value) && !looksEqual(first, value)) {
                return null;
            }
            first = first == null ? value : first;
        }
        return first;
    }

    private boolean looksEqual(Object a, Object b) {
        return spec.type().isNumber()
                && spec.type().format(a).equals(spec.type().format(b));
    }

    /** The values that a group of fields edits: the level's settings, or objects of the level. */
    interface Subject<T> {
        /** Reads the values from a level; missing ones are left out. */
        List<T> read(Level level);

        /**
         * The edit that changes each value.
         *
         * @throws IllegalArgumentException if a value can't be changed like this
         */
        Edit change(Level level, Message editName, UnaryOperator<T> change);
    }
}
