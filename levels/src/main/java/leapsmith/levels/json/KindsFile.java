package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.optional;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.json.ObjectKindsJson.Read;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/**
 * The tile kinds that the levels of a folder tree share: the file {@code leapsmith.kinds.json} in the folder of a level or the
 * nearest above it. A kind of a level that is based on one of them ({@code "is": "slime"}) has its shape, numbers, color and
 * properties, except for what the level says itself.
 *
 * <p>It also has own kinds of objects: what they inherit from another kind, and their fields.
 *
 * @param tiles the tile kinds by their names, in the order of the file
 * @param choices words by the names of choices
 * @param objects the definitions of own kinds of objects by their names, in the order of the file
 * @param unknownKeys other keys of the file, which are kept
 */
public record KindsFile(
        Map<String, TileKind> tiles,
        Map<String, List<String>> choices,
        Map<String, ObjectDefinition> objects,
        RawMembers unknownKeys) {
    /** The name of the file. */
    public static final String NAME = "leapsmith.kinds.json";

    /** How many folders above that of a level may hold a file that the level uses. */
    public static final int MAX_ABOVE = 8;

    private static final String FORMAT = "leapsmith-kinds";
    private static final int VERSION = 1;

    private static final JsonKeys<Values, KindsFile> KEYS = JsonKeys.of(List.of(
            FileHeader.format(FORMAT, "kinds"),
            FileHeader.version("", VERSION, file -> VERSION),
            optional(
                    "tiles",
                    "Tile kinds by their names, which are neither shapes nor standard kinds.",
                    new JsonValue<>(KindsFile::readTiles, KindsFile::writeTiles, tilesSchema()),
                    KindsFile::tiles,
                    Map.of()),
            optional(
                    "choices",
                    "The words of choices by the names of these, which are types of fields.",
                    ObjectKindsJson.CHOICES,
                    KindsFile::choices,
                    Map.of()),
            JsonKeys.<KindsFile, Map<String, Read<ObjectDefinition>>>key(
                            "objects",
                            "Own kinds of objects by their names, which no known kind has.",
                            ObjectKindsJson.DEFINITIONS,
                            file -> ObjectKindsJson.unread(file.objects()))
                    .or(Map.of())
                    .when(file -> !file.objects().isEmpty())));

    /** Copies the maps. */
    public KindsFile {
        tiles = Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
        choices = Collections.unmodifiableMap(new LinkedHashMap<>(choices));
        objects = Collections.unmodifiableMap(new LinkedHashMap<>(objects));
    }

    /** {@return a file of a folder that has none yet} */
    public static KindsFile empty() {
        return new KindsFile(Map.of(), Map.of(), Map.of(), RawMembers.EMPTY);
    }

    /**
     * {@return a copy with other tile kinds}
     *
     * @param newTiles by their names, in the order of the file
     */
    public KindsFile withTiles(Map<String, TileKind> newTiles) {
        return new KindsFile(newTiles, choices, objects, unknownKeys);
    }

    /**
     * {@return a copy with other own kinds of objects}
     *
     * @param newObjects their definitions by their names, in the order of the file
     */
    public KindsFile withObjects(Map<String, ObjectDefinition> newObjects) {
        return new KindsFile(tiles, choices, newObjects, unknownKeys);
    }

    /**
     * {@return a copy with other choices}
     *
     * @param newChoices words by the names of choices
     */
    public KindsFile withChoices(Map<String, List<String>> newChoices) {
        return new KindsFile(tiles, newChoices, objects, unknownKeys);
    }

    /**
     * {@return the definition of a kind whose new objects are like one that was placed: its size and properties, and its free
     * properties as fields}
     *
     * @param object an object of a level
     */
    public static ObjectDefinition template(LevelObject object) {
        RawMembers values = JsonMembers.of(object);
        for (String key : List.of("id", "kind", "x", "y", "width", "height", "properties")) {
            values = values.without(key);
        }
        for (String unknown : object.unknownKeys().asMap().keySet()) {
            values = values.without(unknown);
        }
        Map<String, FieldDefinition> fields = new LinkedHashMap<>();
        object.properties().asMap().forEach((name, json) -> {
            if (object.own().flatMap(kind -> kind.field(name)).isEmpty()) {
                FieldType.ofValue(json)
                        .ifPresent(type -> fields.put(
                                name,
                                FieldDefinition.of(KebabNames.nameOf(type)).withStandard(Optional.of(json))));
            }
        });
        return ObjectDefinition.of(object.own().isPresent() ? object.kind() : likeOf(object.type(), object.kind()))
                .withSize(Optional.of(new ObjectDefinition.Size(object.width(), object.height())))
                .withValues(values)
                .withFields(fields);
    }

    /**
     * {@return the name by which own kinds are like a known kind: its own, with its type before it if a type before that in the
     * list of types has a kind of this name, too}
     *
     * @param type the type of the kind
     * @param kind the name of the kind
     */
    public static String likeOf(ObjectType type, String kind) {
        boolean isFirst = ObjectTypes.STANDARD.all().stream()
                .filter(each -> each.findKind(kind).isPresent())
                .findFirst()
                .filter(first -> first != type)
                .isEmpty();
        return isFirst ? kind : type.name() + "." + kind;
    }

    /** {@return why its own kinds of objects aren't possible, as a sentence; empty if they are} */
    public Optional<Message> problem() {
        return new ObjectKindsJson(choices, objects).problem();
    }

    /**
     * {@return a copy with another name of an own kind of objects, also where others are like it or refer to it}
     *
     * @param from the name of a kind
     * @param to the new name
     */
    public KindsFile withRenamedObject(String from, String to) {
        Map<String, ObjectDefinition> renamed = new LinkedHashMap<>();
        objects.forEach((name, definition) -> {
            Map<String, FieldDefinition> fields = new LinkedHashMap<>(definition.fields());
            fields.replaceAll((field, it) -> it.withTo(
                    it.to().stream().map(kind -> kind.equals(from) ? to : kind).toList()));
            ObjectDefinition changed = definition.withFields(fields);
            renamed.put(name.equals(from) ? to : name, definition.like().equals(from) ? changed.withLike(to) : changed);
        });
        return withObjects(renamed);
    }

    /**
     * {@return a copy with another word of a choice, also in defaults}
     *
     * @param choice the name of a choice
     * @param from one of its words
     * @param to the new word
     */
    public KindsFile withRenamedWord(String choice, String from, String to) {
        Map<String, List<String>> words = new LinkedHashMap<>(choices);
        words.computeIfPresent(
                choice,
                (name, all) ->
                        all.stream().map(word -> word.equals(from) ? to : word).toList());
        Map<String, OwnKind> kinds = objectKinds();
        Map<String, ObjectDefinition> changed = new LinkedHashMap<>();
        objects.forEach((name, definition) -> {
            Map<String, FieldDefinition> fields = new LinkedHashMap<>(definition.fields());
            fields.replaceAll((field, it) -> it.type().equals(choice)
                    ? it.withStandard(it.standard()
                            .map(value ->
                                    kinds.get(name).field(field).orElseThrow().withText(value, from, to)))
                    : it);
            changed.put(name, definition.withFields(fields));
        });
        return withChoices(words).withObjects(changed);
    }

    /** {@return the own kinds of objects by their names, with all that they inherit} */
    public Map<String, OwnKind> objectKinds() {
        return new ObjectKindsJson(choices, objects).kinds();
    }

    /**
     * {@return what a part of a level needs of this file: its own kinds, and those that they are like; empty if it needs none}
     *
     * @param part a part of a level
     */
    Optional<KindsFile> neededBy(LevelPart part) {
        Map<String, TileKind> neededTiles = new LinkedHashMap<>();
        part.kinds()
                .forEach(kind -> kind.base()
                        .map(TileKind.Base::name)
                        .filter(tiles::containsKey)
                        .ifPresent(name -> neededTiles.put(name, tiles.get(name))));
        Map<String, ObjectDefinition> neededObjects = new LinkedHashMap<>();
        for (LevelObject object : part.objects()) {
            String name = object.own().isPresent() ? object.kind() : "";
            while (objects.containsKey(name) && !neededObjects.containsKey(name)) {
                neededObjects.put(name, objects.get(name));
                name = objects.get(name).like();
            }
        }
        return neededTiles.isEmpty() && neededObjects.isEmpty()
                ? Optional.empty()
                : Optional.of(new KindsFile(neededTiles, choices, neededObjects, RawMembers.EMPTY));
    }

    private static Map<String, TileKind> readTiles(JsonInput in) throws IOException {
        Map<String, TileKind> tiles = new LinkedHashMap<>();
        in.object("file.object", name -> {
            boolean isTaken = TileTypeNames.typeOf(name).isPresent()
                    || StandardKind.ofName(name).isPresent();
            if (isTaken || name.isBlank()) {
                throw in.wrong(in.keyPlace(), Message.of("file.own-kind-name"), JsonInput.quoted(name));
            }
            if (tiles.size() == Limits.MAX_SYMBOLS) {
                throw in.tooMany("file.most-entries", Limits.MAX_SYMBOLS);
            }
            tiles.put(name, LegendJson.readShared(in, name));
        });
        return tiles;
    }

    private static void writeTiles(JsonGenerator out, Map<String, TileKind> tiles) throws IOException {
        out.writeStartObject();
        for (Map.Entry<String, TileKind> tile : tiles.entrySet()) {
            out.writeFieldName(tile.getKey());
            LegendJson.writeShared(tile.getKey(), tile.getValue(), out);
        }
        out.writeEndObject();
    }

    private static Map<String, Object> tilesSchema() {
        return JsonValue.schema(
                "type",
                "object",
                "additionalProperties",
                JsonValue.reference("#/$defs/tileKind"),
                "maxProperties",
                Limits.MAX_SYMBOLS);
    }

    static Map<String, Object> schema() {
        return KEYS.schema();
    }

    /** {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} */
    public static InputStream openSchema() {
        return JsonSchema.kinds().open();
    }

    /**
     * Reads a kinds file to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return what it says
     * @throws LevelFormatException if it is not a valid kinds file within the limits
     * @throws IOException if the stream can't be read
     */
    public static KindsFile read(InputStream in, String sourceName) throws IOException {
        JsonInput input = new JsonInput(in, sourceName);
        Values it = new Values(KEYS);
        RawMembers unknown = KEYS.readDocument(input, "file.kinds-document", "kinds", it, new HashSet<>());
        input.end();
        Map<String, Read<ObjectDefinition>> objects = it.get("objects");
        ObjectKindsJson.check(input, it.get("choices"), objects);
        return new KindsFile(it.get("tiles"), it.get("choices"), ObjectKindsJson.values(objects), unknown);
    }

    /**
     * Writes the file as UTF-8, and leaves the stream open.
     *
     * @param stream receives it
     * @throws IOException if the stream can't be written
     */
    public void write(OutputStream stream) throws IOException {
        KEYS.writeDocument(LevelJson.FACTORY, stream, JsonLayout.ofDefinitions(), this, unknownKeys);
    }

    /**
     * {@return the kinds file of a folder: the one in it, or else in the nearest folder above}
     *
     * @param folder that of a level
     */
    public static Optional<Path> find(Path folder) {
        return foldersFrom(folder).stream()
                .map(at -> at.resolve(NAME))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /**
     * {@return a folder and those above it that may hold files which its levels share, the nearest first}
     *
     * @param folder that of a level
     */
    public static List<Path> foldersFrom(Path folder) {
        List<Path> folders = new ArrayList<>();
        Path at = folder.toAbsolutePath().normalize();
        for (int i = 0; at != null && i <= MAX_ABOVE; i++) {
            folders.add(at);
            at = at.getParent();
        }
        return folders;
    }

    /**
     * {@return a level whose kinds have the numbers of the kinds file of its folder; the same level if it uses none} Nothing
     * is read unless the level names such a kind. A file that can't be read leaves its kinds unknown, and they say why.
     *
     * @param level was read from a file
     * @param folder that of the file
     * @param opened receives the kinds file, if there is one
     */
    public static Level resolve(Level level, Path folder, Consumer<Path> opened) {
        boolean usesTiles = level.legend().entries().stream()
                .anyMatch(entry -> entry.kind().base().isPresent());
        if (!usesTiles && level.objects().stream().noneMatch(SharedKinds::mayBeOwn)) {
            return level;
        }
        SharedKinds shared = SharedKinds.of(folder);
        shared.file().ifPresent(opened);
        return shared.resolve(level);
    }

    /**
     * {@return a level that means the same in a folder: kinds that the kinds file there doesn't have are the level's own}
     *
     * @param level any level
     * @param folder where it is to be saved
     */
    public static Level movedTo(Level level, Path folder) {
        SharedKinds there = SharedKinds.of(folder);
        if (!there.problem().isEmpty()) {
            return level;
        }
        Level tiles = SharedKinds.changed(
                level, (kind, base) -> !there.tiles().containsKey(base.name()) ? kind.resolved() : kind);
        return tiles.withObjects(tiles.objects()
                .mapped(object -> there.objects().containsKey(object.kind()) ? object : needingNoFile(object)));
    }

    /**
     * {@return a level whose kinds need no kinds file: tile kinds have all their numbers themselves, and objects of own kinds
     * are of the known kind as which they behave} Their properties have the values of all fields, and the name of the own kind as
     * {@code kind}. A kind that isn't known stays as it is.
     *
     * @param level any level
     */
    public static Level resolved(Level level) {
        Level tiles = SharedKinds.changed(level, (kind, base) -> kind.resolved());
        return tiles.withObjects(tiles.objects().mapped(KindsFile::needingNoFile));
    }

    /**
     * {@return an object that needs no kinds file, as those of a {@linkplain #resolved level}}
     *
     * @param object an object that may know its own kind
     */
    public static LevelObject needingNoFile(LevelObject object) {
        return object.own()
                .map(own -> OwnKind.asKnown(object).withProperties(named(object.fields(), own.name())))
                .orElse(object);
    }

    private static RawMembers named(RawMembers properties, String kind) {
        return properties.get("kind").isPresent()
                ? properties
                : RawMembers.of(Map.of("kind", JsonQuotes.quote(kind))).withAll(properties);
    }

    /**
     * {@return a level whose objects of own kinds have values of all their fields, and whose tile kinds have all their numbers
     * themselves}
     *
     * @param level any level
     */
    public static Level withFields(Level level) {
        Level tiles = SharedKinds.changed(level, (kind, base) -> kind.resolved());
        return tiles.withObjects(tiles.objects().mapped(object -> {
            RawMembers all = object.fields();
            return all == object.properties() ? object : object.withProperties(all);
        }));
    }
}
