package leapsmith.editor.inspector;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/**
 * What has the free properties that are edited: the level, objects, or a tile kind.
 *
 * @param similar the free properties of everything in a level whose names are suggested
 */
record PropertyOwners<T>(
        Subject<T> owners,
        Function<T, RawMembers> get,
        BiFunction<T, RawMembers, T> with,
        Function<Level, Stream<RawMembers>> similar)
        implements Subject<RawMembers> {

    static PropertyOwners<Level> level() {
        return new PropertyOwners<>(
                new InspectorModel.LevelSubject(), Level::properties, Level::withProperties, level -> Stream.empty());
    }

    /** Objects; names are those of objects of the same type and kind as one of them. */
    static PropertyOwners<LevelObject> objects(Subject<LevelObject> objects, LevelObject example) {
        return new PropertyOwners<>(
                objects,
                LevelObject::properties,
                LevelObject::withProperties,
                level -> level.objects(example.type()).stream()
                        .filter(object -> object.kind().equals(example.kind()))
                        .map(LevelObject::properties));
    }

    /** A tile kind; names are those of all tile kinds. */
    static PropertyOwners<LegendEntry> tileKind(Subject<LegendEntry> kind) {
        return new PropertyOwners<>(
                kind,
                entry -> entry.kind().properties(),
                (entry, properties) -> entry.withKind(entry.kind().withProperties(properties)),
                level -> level.legend().entries().stream()
                        .map(entry -> entry.kind().properties()));
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
