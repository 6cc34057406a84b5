package leapsmith.editor.inspector;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
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

/** A field for one property of one subject in the document. */
final class DocumentField<T> implements Field {
    private final LevelDocument document;
    private final Subject<T> subject;
    private final FieldSpec<T> spec;
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

    DocumentField(LevelDocument document, Subject<T> subject, FieldSpec<T> spec, Consumer<Object> applied) {
        this.document = document;
        this.subject = subject;
        this.spec = spec;
        this.applied = applied;
        show();
    }

    @Override
    public String key() {
        return spec.key();
    }

    @Override
    public FieldType type() {
        return spec.type();
    }

    @Override
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyBooleanProperty mixedProperty() {
        return mixed.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Message> errorProperty() {
        return error.getReadOnlyProperty();
    }

    @Override
    public void type(String typed) {
        if (typed.equals(text.get())) {
            return;
        }
        if (!typing) {
            typing = true;
            typedFrom = document.revision();
        }
        text.set(typed);
        FieldType.Parsed parsed = spec.type().parse(typed);
        error.set(parsed.error());
        if (parsed.error() == null) {
            take(parsed.value(), spec.live());
        }
    }

    @Override
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
            FieldType.Parsed parsed = spec.type().parse(text.get());
            if (parsed.error() == null) {
                take(parsed.value(), true);
            }
        }
        endTyping();
    }

    @Override
    public boolean isPending() {
        return typing
                && (error.get() != null
                        || !Objects.equals(spec.type().parse(text.get()).value(), value()));
    }

    @Override
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

    @Override
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
            Edit edit = subject.change(
                    document.level(), spec.editName(), thing -> spec.with().apply(thing, value));
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
        List<T> things = subject.read(document.level());
        Object first = null;
        for (T thing : things) {
            Object value = spec.get().apply(thing);
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
