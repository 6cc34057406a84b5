package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The view model of one tile kind: its fields and free properties. A plain kind has only a symbol. */
public final class TileKindPage {
    private static final FieldSpec<LegendEntry> SYMBOL = spec(
            "kindSymbol",
            new InputType.Symbol(),
            false,
            LegendEntry::text,
            (entry, symbol) -> entry.withSymbol(((String) symbol).codePointAt(0)));

    private static final List<FieldSpec<LegendEntry>> NUMBERS = ofMaterial(MaterialProperty.NUMBERS);
    private static final List<FieldSpec<LegendEntry>> DEADLY = ofMaterial(MaterialProperty.DEADLY);
    private static final List<FieldSpec<LegendEntry>> CHANGES = ofMaterial(MaterialProperty.CHANGES);

    private static final List<FieldSpec<LegendEntry>> FIELDS = List.of(
            ofKind(
                    "kindName",
                    new InputType.Name(200, false),
                    false,
                    TileKind::name,
                    (kind, name) -> kind.withName((String) name)),
            SYMBOL,
            ofKind(
                    "kindShape",
                    new InputType.Choice(
                            Arrays.stream(TileType.values())
                                    .map(KebabNames::nameOf)
                                    .toList(),
                            "tile."),
                    true,
                    kind -> KebabNames.nameOf(kind.shape()),
                    (kind, shape) -> kind.withShape(
                            KebabNames.valueOf(TileType.class, (String) shape).orElseThrow())),
            ofKind(
                    "kindColor",
                    new InputType.Color(false, "kinds.shapeColor"),
                    false,
                    TileKindPage::colorOf,
                    (kind, color) -> kind.withColor(rgbOf((String) color))));

    private static final List<FieldSpec<LegendEntry>> WHEN = FieldSpec.of(
                    "tileWhen",
                    TileKind.WHEN.type(),
                    "when.",
                    (LegendEntry entry) -> entry.kind().when(),
                    (entry, value) -> entry.withKind(entry.kind().withWhen(value)),
                    Message.of("edit.setKind", Message.of("property.tileWhen")))
            .stream()
            .toList();

    private final LevelDocument document;
    private final ReadOnlyObjectWrapper<List<Section>> page = new ReadOnlyObjectWrapper<>(this, "page", List.of());
    private List<Field> fields = List.of();
    private FreeProperties properties;
    private int value = -1;
    private boolean isPlain;

    public TileKindPage(LevelDocument document) {
        this.document = document;
    }

    public ReadOnlyObjectProperty<List<Section>> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /** Shows no kind. */
    public void clear() {
        value = -1;
        fields = List.of();
        properties = null;
        page.set(List.of());
    }

    /** Shows the kind of a value, which must be in the legend, and reads it again after a change. */
    public void show(int newValue) {
        boolean nowPlain = document.level().legend().kindOf(newValue).isPlain();
        if (newValue != value || nowPlain != isPlain) {
            value = newValue;
            isPlain = nowPlain;
            rebuild();
        }
        fields.forEach(Field::refresh);
        if (properties != null) {
            properties.refresh();
        }
    }

    public Field field(String key) {
        return fields.stream()
                .filter(field -> field.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no field " + key));
    }

    public void commit() {
        List.copyOf(fields).forEach(Field::commit);
        if (properties != null) {
            properties.commit();
        }
    }

    private void rebuild() {
        TileKindSubject subject = new TileKindSubject(value);
        List<Section> sections = new ArrayList<>();
        fields = new ArrayList<>();
        add(sections, null, isPlain ? List.of(SYMBOL) : FIELDS, subject);
        properties = null;
        if (!isPlain) {
            add(sections, "group.kindMovement", NUMBERS, subject);
            add(sections, "group.kindDeadly", DEADLY, subject);
            add(sections, "group.kindChanges", CHANGES, subject);
            add(sections, "group.kindSignals", WHEN, subject);
            properties =
                    new FreeProperties(document, FreeProperties.PropertyOwners.tileKind(subject), "kind-properties");
            sections.add(Section.of(properties));
        }
        page.set(List.copyOf(sections));
    }

    private void add(
            List<Section> sections, String caption, List<FieldSpec<LegendEntry>> specs, TileKindSubject subject) {
        List<Field> added = specs.stream()
                .map(spec -> new Field(document, subject, spec, applied -> {}))
                .toList();
        fields.addAll(added);
        sections.add(Section.of(caption, added));
    }

    private static List<FieldSpec<LegendEntry>> ofMaterial(List<? extends MaterialProperty<?>> properties) {
        List<FieldSpec<LegendEntry>> specs = new ArrayList<>();
        properties.forEach(property -> addMaterial(property, specs));
        return List.copyOf(specs);
    }

    /** The text key of the field of a property. */
    public static String textKey(MaterialProperty<?> property) {
        return "property." + fieldKey(property.property().key());
    }

    private static String fieldKey(String name) {
        return "tile" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static <T> void addMaterial(MaterialProperty<T> property, List<FieldSpec<LegendEntry>> specs) {
        String name = property.property().key();
        String key = fieldKey(name);
        FieldSpec.of(
                        key,
                        property.property().type(),
                        name + ".",
                        (LegendEntry entry) -> property.of(entry.kind().material()),
                        (entry, value) -> {
                            TileKind kind = entry.kind();
                            return entry.withKind(kind.withMaterial(property.in(kind.material(), value)));
                        },
                        Message.of("edit.setKind", Message.of("property." + key)))
                .ifPresent(specs::add);
    }

    private static FieldSpec<LegendEntry> ofKind(
            String key,
            InputType type,
            boolean live,
            Function<TileKind, Object> get,
            BiFunction<TileKind, Object, TileKind> with) {
        return spec(
                key,
                type,
                live,
                entry -> get.apply(entry.kind()),
                (entry, value) -> entry.withKind(with.apply(entry.kind(), value)));
    }

    private static FieldSpec<LegendEntry> spec(
            String key,
            InputType type,
            boolean live,
            Function<LegendEntry, Object> get,
            BiFunction<LegendEntry, Object, LegendEntry> with) {
        Message editName = Message.of("edit.setKind", Message.of("property." + key));
        return new FieldSpec<>(key, type, get, with, live, editName);
    }

    private static String colorOf(TileKind kind) {
        return kind.color().isPresent() ? new FreeValue.OfColor(kind.color().getAsInt()).text() : "";
    }

    private static OptionalInt rgbOf(String color) {
        return FreeValue.ofText(color) instanceof FreeValue.OfColor parsed
                ? OptionalInt.of(parsed.rgb())
                : OptionalInt.empty();
    }

    /** The tile kind of a value. Its new symbol must be free, and its new name must be that of no other kind or shape. */
    private static final class TileKindSubject implements Field.Subject<LegendEntry> {
        private final int value;

        TileKindSubject(int value) {
            this.value = value;
        }

        @Override
        public List<LegendEntry> read(Level level) {
            return value < level.legend().size()
                    ? List.of(level.legend().entries().get(value))
                    : List.of();
        }

        @Override
        public Edit change(Level level, Message editName, UnaryOperator<LegendEntry> change) {
            LegendEntry before = level.legend().entries().get(value);
            LegendEntry after = change.apply(before);
            if (after.symbol() != before.symbol() && level.legend().indexOfSymbol(after.symbol()) >= 0) {
                throw new FieldSpec.RefusedException(Message.of("error.taken", after.text()));
            }
            String name = after.kind().name();
            if (!name.equals(before.kind().name()) && isTaken(level, name)) {
                throw new FieldSpec.RefusedException(Message.of("error.taken", name));
            }
            return TileKindEdits.replace(editName, level, value, after);
        }

        private static boolean isTaken(Level level, String name) {
            return TileTypeNames.typeOf(name).isPresent()
                    || level.legend().entries().stream()
                            .anyMatch(entry -> entry.kind().name().equals(name));
        }
    }
}
