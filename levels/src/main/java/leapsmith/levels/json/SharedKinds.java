package leapsmith.levels.json;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;

/**
 * The kinds of tiles and objects that the levels of a folder share: those of its {@link KindsFile}, or none.
 *
 * @param file the kinds file; empty if there is none
 * @param content what the file says; nothing if there is none
 * @param objects its kinds of objects by their names, in the order of the file
 * @param problem why the file can't be read; empty if it can, or there is none
 */
public record SharedKinds(Optional<Path> file, KindsFile content, Map<String, OwnKind> objects, String problem) {
    /** Those of a folder without a kinds file. */
    public static final SharedKinds NONE = new SharedKinds(Optional.empty(), KindsFile.empty(), Map.of(), "");

    /** Copies the map. */
    public SharedKinds {
        objects = Collections.unmodifiableMap(new LinkedHashMap<>(objects));
    }

    /**
     * {@return the kinds of the file that is nearest to a folder} A file that can't be read has no kinds.
     *
     * @param folder that of a level
     */
    public static SharedKinds of(Path folder) {
        Optional<Path> file = KindsFile.find(folder);
        if (file.isEmpty()) {
            return NONE;
        }
        try {
            KindsFile read = InputFile.read(file.get(), KindsFile::read);
            return new SharedKinds(file, read, read.objectKinds(), "");
        } catch (LevelFormatException e) {
            return new SharedKinds(file, KindsFile.empty(), Map.of(), e.getMessage());
        }
    }

    /** {@return the tile kinds of the file by their names, in its order} */
    public Map<String, TileKind> tiles() {
        return content.tiles();
    }

    /**
     * {@return a level whose tile kinds have the numbers of the shared ones on which they are based, and whose objects know
     * their own kinds; the same level if it has neither}
     *
     * @param level any level
     */
    public Level resolve(Level level) {
        Level withTiles =
                changed(level, (kind, base) -> kind.basedOn(Optional.ofNullable(tiles().get(base.name())), problem));
        ObjectLists resolved = withTiles.objects().mapped(this::resolve);
        return resolved == withTiles.objects() ? withTiles : withTiles.withObjects(resolved);
    }

    /**
     * {@return an object that knows its own kind; the same object if it already does or has none}
     *
     * @param object an object of a level
     */
    public LevelObject resolve(LevelObject object) {
        return mayBeOwn(object)
                ? object.withOwn(
                        Optional.ofNullable(objects.get(object.kind())).filter(own -> own.type() == object.type()))
                : object;
    }

    /**
     * {@return a level with another name of an own kind of objects}
     *
     * @param level any level
     * @param type of the objects
     * @param from the name of their kind
     * @param to the new name
     */
    public static Level withRenamedKind(Level level, ObjectType type, String from, String to) {
        return level.withObjects(level.objects()
                .mapped(object -> object.type() == type && object.kind().equals(from) ? object.withKind(to) : object));
    }

    /**
     * {@return a level with another name of a field; where an object has a property of that name, it keeps both}
     *
     * @param level any level
     * @param kinds the names of the kinds whose objects have the field
     * @param from the name of the field
     * @param to the new name
     */
    public static Level withRenamedField(Level level, Set<String> kinds, String from, String to) {
        return level.withObjects(level.objects().mapped(object -> {
            RawMembers properties = object.properties();
            boolean isRenamed = kinds.contains(object.kind())
                    && properties.get(from).isPresent()
                    && properties.get(to).isEmpty();
            return isRenamed ? object.withProperties(properties.renamed(from, to)) : object;
        }));
    }

    /**
     * {@return a level with another word of a choice in the values of fields}
     *
     * @param level any level
     * @param kinds the kinds with such fields
     * @param isOfChoice whether a field is of the choice
     * @param from the word
     * @param to the new word
     */
    public static Level withRenamedWord(
            Level level, Map<String, OwnKind> kinds, Predicate<OwnKind.Field> isOfChoice, String from, String to) {
        return level.withObjects(level.objects().mapped(object -> {
            OwnKind kind = kinds.get(object.kind());
            RawMembers properties = object.properties();
            if (kind != null && kind.type() == object.type()) {
                for (OwnKind.Field field :
                        kind.fields().stream().filter(isOfChoice).toList()) {
                    String value = properties.get(field.name()).orElse(null);
                    if (value != null) {
                        properties = properties.with(field.name(), field.withText(value, from, to));
                    }
                }
            }
            return properties.equals(object.properties()) ? object : object.withProperties(properties);
        }));
    }

    static boolean mayBeOwn(LevelObject object) {
        return object.own().isPresent() || object.type().findKind(object.kind()).isEmpty();
    }

    /**
     * {@return a level with shared kinds of another name}
     *
     * @param level any level
     * @param from the name on which its kinds are based
     * @param to the new name
     */
    public static Level renamed(Level level, String from, String to) {
        return changed(level, (kind, base) -> base.name().equals(from) ? kind.withBaseName(to) : kind);
    }

    /**
     * {@return a level with its own kinds instead of a shared one}
     *
     * @param level any level
     * @param name that of the shared kind
     */
    public static Level without(Level level, String name) {
        return changed(level, (kind, base) -> base.name().equals(name) ? kind.withoutBase() : kind);
    }

    /**
     * {@return whether a kind of a level is based on the one of this name}
     *
     * @param level any level
     * @param name that of a shared kind
     */
    public static boolean uses(Level level, String name) {
        return level.legend().entries().stream()
                .anyMatch(entry ->
                        entry.kind().base().filter(it -> it.name().equals(name)).isPresent());
    }

    static Level changed(Level level, BiFunction<TileKind, TileKind.Base, TileKind> change) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            LegendEntry entry = legend.entries().get(value);
            TileKind kind = entry.kind();
            TileKind after = kind.base().map(base -> change.apply(kind, base)).orElse(kind);
            legend = after.equals(kind) ? legend : legend.with(value, entry.withKind(after));
        }
        return legend == level.legend() ? level : level.withLegend(legend);
    }
}
