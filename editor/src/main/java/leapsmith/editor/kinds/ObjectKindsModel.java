package leapsmith.editor.kinds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.FreeId;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.OwnKind;

/**
 * The own kinds of objects of the kinds file of a level, and changes of them. What can't be is refused with a reason, and the file
 * stays as it is.
 */
public final class ObjectKindsModel {
    private static final String NEW_KIND = "thing";
    private static final String NEW_FIELD = "field";
    private static final String NEW_CHOICE = "choice";

    /** Separates words and values that are typed in one line. */
    static final String COMMA = ", ";

    private final LevelDocument document;
    private final KindsFileEdits files;
    private final Consumer<PaletteEntry> use;
    private final Subscription subscription;
    private final ReadOnlyObjectWrapper<SharedKinds> kinds = new ReadOnlyObjectWrapper<>(this, "kinds");
    private final ReadOnlyBooleanWrapper canChange = new ReadOnlyBooleanWrapper(this, "canChange");
    private final ReadOnlyObjectWrapper<Optional<Message>> refusal =
            new ReadOnlyObjectWrapper<>(this, "refusal", Optional.empty());
    private final ReadOnlyObjectWrapper<String> chosen = new ReadOnlyObjectWrapper<>(this, "chosen", "");

    /** @param use receives a kind that was chosen, to be placed */
    public ObjectKindsModel(LevelDocument document, KindsFileEdits files, Consumer<PaletteEntry> use) {
        this.document = document;
        this.files = files;
        this.use = use;
        kinds.set(document.sharedKinds());
        subscription = document.addListener(change -> {
            if (change instanceof Change.SharedKindsChanged || change instanceof Change.FileChanged) {
                follow();
            }
        });
        follow();
    }

    private void follow() {
        SharedKinds now = document.sharedKinds();
        if (!now.content().objects().containsKey(chosen.get())) {
            chosen.set(now.content().objects().keySet().stream().findFirst().orElse(""));
        }
        canChange.set(document.file().isPresent() && now.problem().isEmpty());
        kinds.set(now);
    }

    /** What the kinds file says now. */
    ReadOnlyObjectProperty<SharedKinds> kindsProperty() {
        return kinds.getReadOnlyProperty();
    }

    /** The name of the chosen kind; empty if there is none. */
    ReadOnlyObjectProperty<String> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Why the last change was refused; empty if it wasn't. */
    ReadOnlyObjectProperty<Optional<Message>> refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    KindsFileEdits files() {
        return files;
    }

    /** Whether kinds can be defined: the level has a file, and its kinds file can be read. */
    ReadOnlyBooleanProperty canChangeProperty() {
        return canChange.getReadOnlyProperty();
    }

    private KindsFile content() {
        return document.sharedKinds().content();
    }

    Optional<ObjectDefinition> definition() {
        return Optional.ofNullable(content().objects().get(chosen.get()));
    }

    Optional<OwnKind> kind() {
        return Optional.ofNullable(document.sharedKinds().objects().get(chosen.get()));
    }

    void choose(String name) {
        chosen.set(name);
        refusal.set(Optional.empty());
        kind().ifPresent(it -> use.accept(new PaletteEntry.OfObject(it)));
    }

    /** The names that a kind can be like: known kinds, types and other own kinds. */
    List<String> likes() {
        Set<String> known = new HashSet<>();
        List<String> likes = new ArrayList<>();
        ObjectTypes.STANDARD
                .all()
                .forEach(type -> type.kinds().forEach(kind -> {
                    String name = known.add(kind.name()) ? kind.name() : type.name() + "." + kind.name();
                    likes.add(name);
                }));
        likes.add("zone");
        content().objects().keySet().stream()
                .filter(name -> !name.equals(chosen.get()))
                .forEach(likes::add);
        return likes;
    }

    /** What a name of {@link #likes} is called: known kinds by a text, own ones by their name. */
    Message likeName(String like) {
        if (content().objects().containsKey(like)) {
            return Message.literal(like);
        }
        String type = like.substring(0, Math.max(0, like.indexOf('.')));
        String kind = like.substring(like.indexOf('.') + 1);
        return ObjectTypes.STANDARD.all().stream()
                .filter(it -> type.isEmpty() || it.name().equals(type))
                .filter(it -> it.kinds().stream().anyMatch(known -> known.name().equals(kind)))
                .findFirst()
                .map(it -> Message.of("object." + it + "." + kind))
                .orElse(like.equals("zone") ? Message.of("objectKinds.plainZone") : Message.literal(like));
    }

    /** What a kind is like, in words. */
    Message likeName(OwnKind kind) {
        return kind.behavior().name().isEmpty()
                ? likeName(kind.type().name())
                : Message.of("object." + kind.type() + "." + kind.behavior().name());
    }

    /** The types of fields: the known ones, and the choices of the file. */
    List<String> fieldTypes() {
        return Stream.concat(
                        Stream.of(FieldType.values()).map(KebabNames::nameOf), content().choices().keySet().stream())
                .toList();
    }

    // ---- kinds

    /** Adds a kind; the selected object, if there is one, is its template: it has its kind, size and properties. */
    void add() {
        List<LevelObject> selected =
                LevelObjects.find(document.level(), document.selection().objectIds());
        if (selected.size() == 1) {
            addLike(selected.get(0));
        } else {
            add(freeName(NEW_KIND), ObjectDefinition.of("zone"));
        }
    }

    /** Adds a kind whose objects are like one that was placed, and gives this one the kind. */
    void addLike(LevelObject template) {
        String name = freeName(template.kind());
        ObjectDefinition definition = KindsFile.template(template);
        Message step = Message.of("edit.addObjectKind", name);
        change(step, file -> file.withObjects(with(file.objects(), name, definition)), () -> {
            choose(name);
            document.level()
                    .object(template.id())
                    .filter(now -> !document.isInStroke() && now.equals(template))
                    .ifPresent(now -> document.apply(step, document.level().withObject(now.id(), now.withKind(name))));
        });
    }

    void duplicate() {
        definition().ifPresent(it -> add(freeName(chosen.get()), it));
    }

    private void add(String name, ObjectDefinition definition) {
        change(
                Message.of("edit.addObjectKind", name),
                file -> file.withObjects(with(file.objects(), name, definition)),
                () -> choose(name));
    }

    /** Removes the chosen kind; its objects keep its name, and are of an unknown kind. */
    void delete() {
        String name = chosen.get();
        Map<String, ObjectDefinition> rest = new LinkedHashMap<>(content().objects());
        rest.remove(name);
        KindsFileEdits.Plan plan = plan(Message.of("edit.deleteObjectKind", name), file -> {
            Map<String, ObjectDefinition> kept = new LinkedHashMap<>(file.objects());
            kept.remove(name);
            return file.withObjects(kept);
        });
        if (isPossible(content().withObjects(rest))) {
            KindsFileEdits.Question question =
                    new KindsFileEdits.Question("kinds.deleteShared", Message.of("objectKinds.delete.header", name));
            files.ask(document, level -> hasKind(level, Set.of(name)), question, plan, () -> {});
        }
    }

    private static boolean hasKind(Level level, Set<String> names) {
        return level.objects().stream().anyMatch(object -> names.contains(object.kind()));
    }

    void rename(String to) {
        String from = chosen.get();
        if (to.equals(from)) {
            return;
        }
        if (to.isBlank() || content().objects().containsKey(to)) {
            refusal.set(Optional.of(Message.of(to.isBlank() ? "error.empty" : "error.taken", to)));
            return;
        }
        ObjectType type = kind().orElseThrow().type();
        changeLevels(
                Message.of("edit.renameObjectKind", from, to),
                file -> file.withRenamedObject(from, to),
                Set.of(from),
                level -> SharedKinds.withRenamedKind(level, type, from, to),
                level -> SharedKinds.withRenamedKind(level, type, to, from),
                () -> choose(to));
    }

    /** Changes something of the chosen kind that levels don't say. */
    void change(UnaryOperator<ObjectDefinition> change) {
        String name = chosen.get();
        definition()
                .filter(it -> !change.apply(it).equals(it))
                .ifPresent(it -> change(
                        Message.of("edit.changeObjectKind", name),
                        file -> file.withObjects(with(
                                file.objects(),
                                name,
                                change.apply(file.objects().get(name)))),
                        () -> {}));
    }

    // ---- fields

    void addField() {
        definition().ifPresent(it -> {
            Set<String> taken = kind().stream()
                    .flatMap(kind -> kind.fields().stream())
                    .map(OwnKind.Field::name)
                    .collect(Collectors.toSet());
            setFields(it, with(it.fields(), FreeId.like(NEW_FIELD, taken), FieldDefinition.of("int")));
        });
    }

    void removeField(String field) {
        definition().ifPresent(it -> {
            Map<String, FieldDefinition> rest = new LinkedHashMap<>(it.fields());
            rest.remove(field);
            setFields(it, rest);
        });
    }

    void changeField(String field, UnaryOperator<FieldDefinition> change) {
        definition()
                .filter(it -> it.fields().containsKey(field))
                .ifPresent(it -> setFields(
                        it, with(it.fields(), field, change.apply(it.fields().get(field)))));
    }

    private void setFields(ObjectDefinition before, Map<String, FieldDefinition> fields) {
        if (!fields.equals(before.fields())) {
            change(it -> it.withFields(fields));
        }
    }

    void renameField(String from, String to) {
        String name = chosen.get();
        if (to.equals(from)) {
            return;
        }
        if (to.isBlank() || kind().orElseThrow().field(to).isPresent()) {
            refusal.set(Optional.of(Message.of(to.isBlank() ? "error.empty" : "error.taken", to)));
            return;
        }
        Set<String> heirs = document.sharedKinds().objects().keySet().stream()
                .filter(it -> it.equals(name) || isLike(it, name))
                .collect(Collectors.toSet());
        changeLevels(
                Message.of("edit.renameField", from, to),
                file -> {
                    ObjectDefinition now = file.objects().get(name);
                    Map<String, FieldDefinition> fields = new LinkedHashMap<>();
                    now.fields().forEach((field, it) -> fields.put(field.equals(from) ? to : field, it));
                    return file.withObjects(with(file.objects(), name, now.withFields(fields)));
                },
                heirs,
                level -> SharedKinds.withRenamedField(level, heirs, from, to),
                level -> SharedKinds.withRenamedField(level, heirs, to, from),
                () -> {});
    }

    private boolean isLike(String kind, String ancestor) {
        ObjectDefinition definition = content().objects().get(kind);
        return definition != null && (definition.like().equals(ancestor) || isLike(definition.like(), ancestor));
    }

    // ---- choices

    void addChoice() {
        Set<String> taken = new HashSet<>(fieldTypes());
        setChoices(with(content().choices(), FreeId.like(NEW_CHOICE, taken), List.of("a", "b")));
    }

    void removeChoice(String choice) {
        Map<String, List<String>> rest = new LinkedHashMap<>(content().choices());
        rest.remove(choice);
        setChoices(rest);
    }

    /** Refuses what was typed, also if it was refused before. */
    void refuse(Message why) {
        refusal.set(Optional.empty());
        refusal.set(Optional.of(why));
    }

    /** @param text six hexadecimal digits with or without {@code #}; blank for no color */
    void setColor(String text) {
        String hex = text.isBlank() || text.startsWith("#") ? text.strip() : "#" + text.strip();
        boolean isColor = FreeValue.ofText(hex) instanceof FreeValue.OfColor color && color.isOpaque();
        if (hex.isEmpty()) {
            change(now -> now.withColor(OptionalInt.empty()));
        } else if (isColor) {
            change(now -> now.withColor(OptionalInt.of(Integer.parseInt(hex.substring(1), 16))));
        } else {
            refuse(Message.of("error.color"));
        }
    }

    /** @param text the allowed values without quotes, separated by commas */
    void setValues(String field, String text) {
        boolean isText = definition().orElseThrow().fields().get(field).type().equals("text");
        List<String> parts = text.isBlank() ? List.of() : split(text);
        if (!isText && !parts.stream().allMatch(FreeValue.OfNumber::isNumber)) {
            refuse(Message.of("error.number"));
            return;
        }
        List<String> json = isText ? parts.stream().map(JsonQuotes::quote).toList() : parts;
        changeField(field, it -> it.withValues(json));
    }

    /** @param text the default without quotes; the values of a list are separated by commas */
    void setStandard(String name, String text) {
        FieldDefinition field = definition().orElseThrow().fields().get(name);
        List<String> parts = field.list() ? split(text) : List.of(text);
        Function<String, String> json = part -> switch (field.type()) {
            case "int", "number", "bool", "point" -> part.strip();
            default -> JsonQuotes.quote(part);
        };
        String all = field.list() ? OwnKind.Field.list(parts.stream().map(json).toList()) : json.apply(text);
        boolean isPlain = all.startsWith("\"") || FreeValue.OfNumber.isNumber(all) || all.matches("true|false|\\[.*]");
        if (text.isBlank()) {
            changeField(name, it -> it.withStandard(Optional.empty()));
        } else if (isPlain) {
            changeField(name, it -> it.withStandard(Optional.of(all)));
        } else {
            refuse(Message.of("error.fieldType", field.type()));
        }
    }

    /** {@return a value of JSON as it is typed: without quotes, and a list separated by commas} */
    static String plain(String json) {
        Optional<List<String>> elements = OwnKind.Field.elements(json);
        if (elements.isPresent() && OwnKind.Field.point(json).isEmpty()) {
            return String.join(
                    COMMA, elements.get().stream().map(ObjectKindsModel::plain).toList());
        }
        return json.startsWith("\"") ? JsonQuotes.unquote(json) : json;
    }

    static List<String> split(String text) {
        return Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Sets the words of a choice. If one word has another one in its place, the levels of the folder get it as well. */
    void setWords(String choice, List<String> words) {
        List<String> before = content().choices().get(choice);
        List<Integer> different = new ArrayList<>();
        for (int i = 0; i < before.size() && before.size() == words.size(); i++) {
            if (!before.get(i).equals(words.get(i))) {
                different.add(i);
            }
        }
        boolean isRenamed = different.size() == 1 && !before.contains(words.get(different.get(0)));
        if (!isRenamed) {
            setChoices(with(content().choices(), choice, words));
            return;
        }
        String from = before.get(different.get(0));
        String to = words.get(different.get(0));
        Map<String, OwnKind> all = document.sharedKinds().objects();
        Predicate<OwnKind.Field> isOfChoice = field -> field.definition().type().equals(choice);
        Set<String> users = all.values().stream()
                .filter(kind -> kind.fields().stream().anyMatch(isOfChoice))
                .map(OwnKind::name)
                .collect(Collectors.toSet());
        changeLevels(
                Message.of("edit.renameWord", from, to),
                file -> file.withRenamedWord(choice, from, to),
                users,
                level -> SharedKinds.withRenamedWord(level, all, isOfChoice, from, to),
                level -> SharedKinds.withRenamedWord(level, all, isOfChoice, to, from),
                () -> {});
    }

    private void setChoices(Map<String, List<String>> choices) {
        if (!choices.equals(content().choices())) {
            change(Message.of("edit.changeChoices"), file -> file.withChoices(choices), () -> {});
        }
    }

    // ---- changes of the file

    private void change(Message step, UnaryOperator<KindsFile> change, Runnable after) {
        if (canChange.get() && isPossible(change.apply(content()))) {
            files.change(document, plan(step, change), after);
        }
    }

    private static KindsFileEdits.Plan plan(Message step, UnaryOperator<KindsFile> change) {
        return new KindsFileEdits.Plan(step, change, Optional.empty(), UnaryOperator.identity());
    }

    /** Changes the file and all levels whose objects have one of some kinds, after a question if there are others than this one. */
    private void changeLevels(
            Message step,
            UnaryOperator<KindsFile> change,
            Set<String> users,
            UnaryOperator<Level> levels,
            UnaryOperator<Level> back,
            Runnable after) {
        if (canChange.get() && isPossible(change.apply(content()))) {
            files.ask(
                    document,
                    level -> hasKind(level, users),
                    new KindsFileEdits.Question("kinds.rename", step),
                    new KindsFileEdits.Plan(step, change, Optional.of(levels), back),
                    after);
        }
    }

    private boolean isPossible(KindsFile changed) {
        refusal.set(changed.problem());
        return refusal.get().isEmpty();
    }

    private String freeName(String like) {
        Set<String> taken = new HashSet<>(content().objects().keySet());
        ObjectTypes.STANDARD.all().forEach(type -> {
            taken.add(type.name());
            type.kinds().forEach(kind -> taken.add(kind.name()));
        });
        return FreeId.like(like, taken);
    }

    private static <T> Map<String, T> with(Map<String, T> values, String name, T value) {
        Map<String, T> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return changed;
    }

    void dispose() {
        subscription.unsubscribe();
    }
}
