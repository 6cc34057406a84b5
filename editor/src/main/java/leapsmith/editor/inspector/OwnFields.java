package leapsmith.editor.inspector;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import leapsmith.editor.ui.NumberText;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.OwnKind;

/** The fields of objects of an own kind, each with the control that suits its type. */
final class OwnFields {
    /** The start of the keys of these fields. */
    static final String KEY = "own-";

    private OwnFields() {}

    /**
     * The fields of a kind, for objects that all have it.
     *
     * @param levels the names of the levels of the folder
     */
    static List<FieldSpec<LevelObject>> of(OwnKind kind, Level level, Supplier<List<String>> levels) {
        return kind.fields().stream().map(field -> spec(field, level, levels)).toList();
    }

    private static FieldSpec<LevelObject> spec(OwnKind.Field field, Level level, Supplier<List<String>> levels) {
        FieldDefinition definition = field.definition();
        InputType type = type(field, level, levels);
        boolean isFlag = type instanceof InputType.Flag;
        boolean isWord = type instanceof InputType.Choice || type instanceof InputType.Color;
        return new FieldSpec<>(
                KEY + field.name(),
                type,
                object -> {
                    String json = OwnKind.valueOf(object, field);
                    return isFlag ? (Object) json.equals("true") : isWord ? text(json) : json;
                },
                (object, value) ->
                        with(object, field, isWord ? JsonQuotes.quote((String) value) : String.valueOf(value)),
                !(type instanceof InputType.Choice choice && choice.isOpen()),
                Message.of("edit.setProperty", field.name()),
                new FieldSpec.Words(field.name(), definition.about(), definition.unit()));
    }

    /** The value of a field; what is the default isn't stored, unless each object must have a value. */
    private static LevelObject with(LevelObject object, OwnKind.Field field, String json) {
        boolean isStored = field.definition().required() || !json.equals(field.standard());
        return object.withProperties(
                isStored
                        ? object.properties().with(field.name(), json)
                        : object.properties().without(field.name()));
    }

    private static InputType type(OwnKind.Field field, Level level, Supplier<List<String>> levels) {
        boolean isText = field.choices().stream().allMatch(it -> it.startsWith("\""));
        if (field.definition().list()) {
            return new Value(field);
        } else if (!field.choices().isEmpty() && isText) {
            return new InputType.Choice(
                    field.choices().stream().map(OwnFields::text).toList(), "ownChoice.");
        }
        return switch (field.type()) {
            case BOOL -> new InputType.Flag();
            case COLOR -> new InputType.Color(true, null);
            case REF ->
                new InputType.Choice(
                        level.objects().stream()
                                .filter(OwnKind.allowed(field))
                                .map(LevelObject::id)
                                .toList(),
                        "ownChoice.",
                        true);
            case LEVEL -> new InputType.Choice(levels.get(), "ownChoice.", true);
            default -> new Value(field);
        };
    }

    private static String text(String json) {
        FreeValue value = FreeValue.of(json);
        return value instanceof FreeValue.OfText text
                ? text.text()
                : value instanceof FreeValue.OfColor color ? color.text() : json;
    }

    /** A value as JSON text, typed without quotes and brackets; the values of a list are separated by commas. */
    record Value(OwnKind.Field field) implements InputType {
        /** Whether it is the path of one file. */
        boolean isFile() {
            return field.type() == FieldType.FILE && !field.definition().list();
        }

        /** Whether it has more than one line. */
        boolean hasLines() {
            return field.type() == FieldType.LINES && !field.definition().list();
        }

        @Override
        public Parsed parse(String text) {
            if (!field.definition().list()) {
                return checked(element(text));
            }
            List<String> elements = new ArrayList<>();
            // The coordinates of a point are separated by a comma, too.
            String separator = field.type() == FieldType.POINT ? ";" : ",";
            for (String each : text.isBlank() ? new String[0] : text.split(separator, -1)) {
                Parsed element = element(each.strip());
                if (element.error() != null) {
                    return element;
                }
                elements.add((String) element.value());
            }
            return checked(Parsed.of(OwnKind.Field.list(elements)));
        }

        private Parsed checked(Parsed parsed) {
            if (parsed.error() != null) {
                return parsed;
            }
            Optional<OwnKind.Wrong> wrong = field.wrong((String) parsed.value());
            return wrong.isEmpty() ? parsed : Parsed.wrong(errorKey(wrong.get()), errorArguments(wrong.get()));
        }

        private String errorKey(OwnKind.Wrong wrong) {
            return switch (wrong) {
                case TYPE -> "error.fieldType";
                case RANGE -> "error.range";
                case CHOICE -> "error.fieldChoice";
            };
        }

        private Object[] errorArguments(OwnKind.Wrong wrong) {
            FieldDefinition definition = field.definition();
            return switch (wrong) {
                case TYPE -> new Object[] {definition.type()};
                case RANGE ->
                    new Object[] {
                        plain(definition.min().orElse(Double.NEGATIVE_INFINITY)),
                        plain(definition.max().orElse(Double.POSITIVE_INFINITY))
                    };
                case CHOICE ->
                    new Object[] {field.choices().stream().map(OwnFields::text).collect(Collectors.joining(", "))};
            };
        }

        private static String plain(double number) {
            return Double.isInfinite(number) ? "…" : InputType.Numeric.plain(number);
        }

        private Parsed element(String text) {
            return switch (field.type()) {
                case INT, NUMBER -> number(text);
                case POINT -> {
                    String[] pair = text.split(",", -1);
                    Parsed x = number(pair[0]);
                    Parsed y = number(pair[pair.length - 1]);
                    yield pair.length != 2
                            ? Parsed.wrong("error.point")
                            : x.error() != null
                                    ? x
                                    : y.error() != null
                                            ? y
                                            : Parsed.of(OwnKind.Field.list(
                                                    List.of((String) x.value(), (String) y.value())));
                }
                case BOOL ->
                    text.equals("true") || text.equals("false") ? Parsed.of(text) : Parsed.wrong("error.choice");
                default -> {
                    Parsed parsed = new InputType.AnyText().parse(text);
                    yield parsed.error() == null ? Parsed.of(JsonQuotes.quote(text)) : parsed;
                }
            };
        }

        private static Parsed number(String text) {
            String typed = text.strip();
            if (FreeValue.OfNumber.isNumber(typed)) {
                return Parsed.of(typed);
            }
            NumberText number = NumberText.parse(typed);
            return number.error() != null
                    ? new Parsed(null, number.error())
                    : Double.isFinite(number.value())
                            ? Parsed.of(InputType.Numeric.plain(number.value()))
                            : Parsed.wrong("error.number");
        }

        @Override
        public String format(Object value) {
            String json = (String) value;
            if (!field.definition().list()) {
                return elementText(json);
            }
            String separator = field.type() == FieldType.POINT ? "; " : ", ";
            return OwnKind.Field.elements(json)
                    .map(all -> all.stream().map(Value::elementText).collect(Collectors.joining(separator)))
                    .orElse(json);
        }

        private static String elementText(String json) {
            return OwnKind.Field.point(json).isPresent()
                    ? json.substring(1, json.length() - 1).strip()
                    : text(json);
        }

        @Override
        public boolean isNumber() {
            boolean isOne = !field.definition().list();
            return isOne && (field.type() == FieldType.INT || field.type() == FieldType.NUMBER);
        }

        @Override
        public Optional<String> nudged(String text, double by) {
            Parsed parsed = parse(text);
            if (parsed.error() != null) {
                return Optional.empty();
            }
            BigDecimal step =
                    BigDecimal.valueOf(field.definition().step().orElse(1)).multiply(BigDecimal.valueOf(by));
            String now = new BigDecimal((String) parsed.value()).add(step).toPlainString();
            return Optional.of(field.wrong(now).isEmpty() ? now : field.nearest(now));
        }
    }
}
