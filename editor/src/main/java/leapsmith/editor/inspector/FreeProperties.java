package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;

/**
 * The free properties of the level, of objects or of a tile kind. Several objects show the properties that all of them
 * have. Each change is one step of the history.
 */
public final class FreeProperties {
    /**
     * A property.
     *
     * @param type null if the owners have values of several types
     * @param value the field of the value; null without a type
     */
    public record Row(String name, FreeType type, Field rename, Field value) {}

    private final LevelDocument document;
    private final PropertyOwners<?> owners;
    /** The start of the keys of the fields, unique in the window. */
    final String id;

    private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(this, "rows", List.of());
    private List<Field> fields = new ArrayList<>();
    private Map<String, Optional<FreeType>> shown = Map.of();

    /** @param id the start of the keys of the fields, unique in the window */
    FreeProperties(LevelDocument document, PropertyOwners<?> owners, String id) {
        this.document = document;
        this.owners = owners;
        this.id = id;
        refresh();
    }

    /** The properties; the list is replaced when other names or types are shown. */
    ReadOnlyObjectProperty<List<Row>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** Reads the document again after a change. */
    void refresh() {
        Map<String, Optional<FreeType>> now = types(read());
        now.keySet().removeAll(owners.fields());
        if (!List.copyOf(now.entrySet()).equals(List.copyOf(shown.entrySet()))) {
            shown = now;
            fields = new ArrayList<>();
            List<Row> made = new ArrayList<>();
            now.forEach((name, type) -> made.add(row(made.size(), name, type.orElse(null))));
            rows.set(List.copyOf(made));
        }
        List.copyOf(fields).forEach(Field::refresh);
    }

    void commit() {
        List.copyOf(fields).forEach(Field::commit);
    }

    /**
     * Names that similar things have and these don't, with the types of their values, in the order in which they are
     * found.
     */
    Map<String, FreeType> suggestions() {
        Map<String, FreeType> found = new LinkedHashMap<>();
        owners.similar()
                .apply(document.level())
                .forEach(properties -> properties.asMap().forEach((name, json) -> {
                    if (!shown.containsKey(name)
                            && !found.containsKey(name)
                            && !owners.fields().contains(name)) {
                        found.put(name, FreeType.of(FreeValue.of(json)));
                    }
                }));
        return found;
    }

    /** Why no property of this name can be added; empty if it can. */
    Optional<Message> refusal(String name) {
        Message error = new InputType.PropertyName().parse(name).error();
        if (error != null) {
            return Optional.of(error);
        }
        boolean isTaken = owners.fields().contains(name.strip())
                || read().stream().allMatch(each -> each.get(name.strip()).isPresent());
        return isTaken ? Optional.of(Message.of("error.taken", name.strip())) : Optional.empty();
    }

    /**
     * Adds a property with the standard value of its type to all owners that don't have it.
     *
     * @throws IllegalArgumentException if the name is refused
     */
    public void add(String name, FreeType type) {
        if (refusal(name).isPresent()) {
            throw new IllegalArgumentException(name);
        }
        String added = name.strip();
        String json = type.standard.json();
        change("edit.addProperty", added, each -> each.get(added).isPresent() ? each : each.with(added, json));
    }

    void remove(String name) {
        change("edit.removeProperty", name, each -> each.without(name));
    }

    /** Gives a property another type, and the nearest value of that. */
    void setType(String name, FreeType type) {
        change(
                "edit.retypeProperty",
                name,
                each -> each.with(
                        name,
                        type.converted(valueOf(each, name).orElse(type.standard))
                                .json()));
    }

    private void change(String editKey, String name, UnaryOperator<RawMembers> change) {
        document.apply(owners.change(document.level(), Message.of(editKey, name), change));
    }

    private List<RawMembers> read() {
        return owners.read(document.level());
    }

    /** The names that all owners have, with the common type of their values, in the order of the first owner. */
    private static Map<String, Optional<FreeType>> types(List<RawMembers> all) {
        Map<String, Optional<FreeType>> types = new LinkedHashMap<>();
        for (String name :
                all.isEmpty() ? List.<String>of() : all.get(0).asMap().keySet()) {
            if (all.stream().allMatch(each -> each.get(name).isPresent())) {
                List<FreeType> found = all.stream()
                        .map(each -> FreeType.of(valueOf(each, name).orElseThrow()))
                        .distinct()
                        .limit(2)
                        .toList();
                types.put(name, found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty());
            }
        }
        return types;
    }

    private static Optional<FreeValue> valueOf(RawMembers properties, String name) {
        return properties.get(name).map(FreeValue::of);
    }

    private Row row(int index, String name, FreeType type) {
        String key = id + "-" + index;
        Field rename = field(new FieldSpec<>(
                key + "-name",
                new InputType.PropertyName(),
                each -> name,
                (each, to) -> renamed(each, name, (String) to),
                false,
                Message.of("edit.renameProperty", name)));
        Field value = type == null ? null : field(valueSpec(key + "-value", name, type));
        return new Row(name, type, rename, value);
    }

    private static FieldSpec<RawMembers> valueSpec(String key, String name, FreeType type) {
        return new FieldSpec<>(
                key,
                type.fieldType,
                each -> FreeType.shown(valueOf(each, name).orElse(type.standard)),
                (each, value) -> each.with(name, type.value(value).json()),
                false,
                Message.of("edit.setProperty", name));
    }

    private static RawMembers renamed(RawMembers properties, String name, String to) {
        if (!to.equals(name) && properties.get(to).isPresent()) {
            throw new FieldSpec.RefusedException(Message.of("error.taken", to));
        }
        return properties.renamed(name, to);
    }

    private Field field(FieldSpec<RawMembers> spec) {
        Field field = new Field(document, owners, spec, value -> {});
        fields.add(field);
        return field;
    }

    /**
     * What has the free properties that are edited: the level, objects, or a tile kind.
     *
     * @param similar the free properties of everything in a level whose names are suggested
     * @param fields the names of fields, which aren't shown as free properties
     */
    record PropertyOwners<T>(
            Field.Subject<T> owners,
            Function<T, RawMembers> get,
            BiFunction<T, RawMembers, T> with,
            Function<Level, Stream<RawMembers>> similar,
            Set<String> fields)
            implements Field.Subject<RawMembers> {

        static PropertyOwners<Level> level() {
            return new PropertyOwners<>(
                    new InspectorModel.LevelSubject(),
                    Level::properties,
                    Level::withProperties,
                    level -> Stream.empty(),
                    Set.of());
        }

        /** Objects; names are those of objects of the same type and kind as one of them. */
        static PropertyOwners<LevelObject> objects(Field.Subject<LevelObject> objects, LevelObject example) {
            return new PropertyOwners<>(
                    objects,
                    LevelObject::properties,
                    LevelObject::withProperties,
                    level -> level.objects(example.type()).stream()
                            .filter(object -> object.kind().equals(example.kind()))
                            .map(LevelObject::properties),
                    example.own().stream()
                            .flatMap(kind -> kind.fields().stream())
                            .map(OwnKind.Field::name)
                            .collect(Collectors.toSet()));
        }

        /** A tile kind; names are those of all tile kinds. */
        static PropertyOwners<LegendEntry> tileKind(Field.Subject<LegendEntry> kind) {
            return new PropertyOwners<>(
                    kind,
                    entry -> entry.kind().properties(),
                    (entry, properties) -> entry.withKind(entry.kind().withProperties(properties)),
                    level -> level.legend().entries().stream()
                            .map(entry -> entry.kind().properties()),
                    Set.of());
        }

        @Override
        public List<RawMembers> read(Level level) {
            return owners.read(level).stream().map(get).toList();
        }

        @Override
        public Edit change(Level level, Message editName, UnaryOperator<RawMembers> change) {
            return owners.change(level, editName, owner -> with.apply(owner, change.apply(get.apply(owner))));
        }
    }
}
