package leapsmith.levels.model;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of objects that a team defined for its game, with all that it inherits: it behaves as a known kind, and its objects
 * have fields among their free properties.
 *
 * @param name its name in files
 * @param type the type of its objects
 * @param behavior the known kind as which its objects behave and are drawn
 * @param size of new objects
 * @param resize which sides of an object can be changed
 * @param turns how an object can be turned
 * @param color {@code 0xRRGGBB}; empty for that of the known kind
 * @param about one sentence on what it is; empty for none
 * @param values the properties of new objects
 * @param fields in the order of the inspector
 */
public record OwnKind(
        String name,
        ObjectType type,
        ObjectKind behavior,
        ObjectDefinition.Size size,
        ObjectDefinition.Resize resize,
        ObjectDefinition.Turns turns,
        OptionalInt color,
        String about,
        PropertyValues values,
        List<Field> fields) {
    /** The field of kinds that can be turned to the left. */
    public static final String FLIP = "flip";
    /** The field of kinds that can be turned by quarters, in degrees. */
    public static final String ROTATION = "rotation";

    /** Checks the values, and copies the list. */
    public OwnKind {
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        Objects.requireNonNull(behavior);
        Objects.requireNonNull(size);
        Objects.requireNonNull(resize);
        Objects.requireNonNull(turns);
        Objects.requireNonNull(color);
        Objects.requireNonNull(about);
        Objects.requireNonNull(values);
        fields = List.copyOf(fields);
    }

    /** What is wrong with the value of a field. */
    public enum Wrong {
        /** It is of another type. */
        TYPE,
        /** It is a number outside the range. */
        RANGE,
        /** It is none of the allowed values. */
        CHOICE
    }

    /**
     * A field of the objects of a kind.
     *
     * @param name its key among the free properties
     * @param definition what the kinds file says of it
     * @param type the type of its values; a choice is a text
     * @param choices the allowed values as JSON text; empty for all of the type
     */
    public record Field(String name, FieldDefinition definition, FieldType type, List<String> choices) {
        private static final Pattern PAIR = Pattern.compile("\\[\\s*([^,\\s]+)\\s*,\\s*([^,\\s]+)\\s*]");

        /** Checks the values, and copies the list. */
        public Field {
            Objects.requireNonNull(name);
            Objects.requireNonNull(definition);
            Objects.requireNonNull(type);
            choices = List.copyOf(choices);
        }

        /** {@return the value of objects that don't have the field, as JSON text} */
        public String standard() {
            return definition
                    .standard()
                    .orElse(definition.list() ? "[]" : choices.isEmpty() ? type.standard() : choices.get(0));
        }

        /**
         * {@return what is wrong with a value; empty if it is allowed}
         *
         * @param json the value as JSON text
         */
        public Optional<Wrong> wrong(String json) {
            if (!definition.list()) {
                return wrongElement(json);
            }
            return elements(json)
                    .map(all -> all.stream()
                            .flatMap(each -> wrongElement(each).stream())
                            .findFirst())
                    .orElse(Optional.of(Wrong.TYPE));
        }

        private Optional<Wrong> wrongElement(String json) {
            FreeValue value = FreeValue.of(json);
            if (!type.accepts(json)) {
                return Optional.of(Wrong.TYPE);
            }
            if (value instanceof FreeValue.OfNumber number) {
                double read = Double.parseDouble(number.digits());
                if (read < definition.min().orElse(read)
                        || read > definition.max().orElse(read)) {
                    return Optional.of(Wrong.RANGE);
                }
            }
            return choices.isEmpty() || choices.contains(json) ? Optional.empty() : Optional.of(Wrong.CHOICE);
        }

        /** {@return the allowed value that is nearest to another one: a number at the end of its range, or else the default}
         *
         * @param json the value as JSON text
         */
        public String nearest(String json) {
            if (wrong(json).equals(Optional.of(Wrong.RANGE)) && !definition.list()) {
                double read = Double.parseDouble(json);
                double least = definition.min().orElse(read);
                double nearest = Math.max(least, Math.min(definition.max().orElse(read), read));
                String text = new BigDecimal(Double.toString(nearest))
                        .stripTrailingZeros()
                        .toPlainString();
                return wrong(text).isEmpty() ? text : standard();
            }
            if (definition.list()) {
                List<String> allowed = new ArrayList<>(elements(json).orElse(List.of(json)));
                allowed.removeIf(each -> wrongElement(each).isPresent());
                return list(allowed);
            }
            return standard();
        }

        /**
         * {@return the ids of the objects to which a value of this field refers; none if it isn't a reference}
         *
         * @param json the value as JSON text
         */
        public List<String> references(String json) {
            if (type != FieldType.REF) {
                return List.of();
            }
            return (definition.list() ? elements(json).orElse(List.of()) : List.of(json))
                    .stream().map(Field::text).filter(id -> !id.isEmpty()).toList();
        }

        /**
         * {@return a value with other references}
         *
         * @param json the value as JSON text
         * @param from the id that is replaced
         * @param to the id in its place; empty for none
         */
        public String withReference(String json, String from, String to) {
            String changed = withText(json, from, to);
            if (!definition.list()) {
                return changed;
            }
            List<String> ids = new ArrayList<>(elements(changed).orElse(List.of()));
            ids.removeIf(each -> text(each).isEmpty());
            return list(ids);
        }

        /**
         * {@return a value with another text in place of one, also in a list}
         *
         * @param json the value as JSON text
         * @param from the text that is replaced
         * @param to the text in its place
         */
        public String withText(String json, String from, String to) {
            if (!definition.list()) {
                return text(json).equals(from) ? JsonQuotes.quote(to) : json;
            }
            List<String> changed = new ArrayList<>(elements(json).orElse(List.of(json)));
            changed.replaceAll(each -> text(each).equals(from) ? JsonQuotes.quote(to) : each);
            return elements(json).isEmpty() ? json : list(changed);
        }

        private static String text(String json) {
            return json.startsWith("\"") ? JsonQuotes.unquote(json) : "";
        }

        /**
         * {@return the two coordinates of a point, in px; empty if it isn't one}
         *
         * @param json the value as JSON text
         */
        public static Optional<double[]> point(String json) {
            Matcher pair = PAIR.matcher(json);
            if (!pair.matches()
                    || !FreeValue.OfNumber.isNumber(pair.group(1))
                    || !FreeValue.OfNumber.isNumber(pair.group(2))) {
                return Optional.empty();
            }
            return Optional.of(new double[] {Double.parseDouble(pair.group(1)), Double.parseDouble(pair.group(2))});
        }

        /**
         * {@return a list as JSON text}
         *
         * @param elements its values as JSON text
         */
        public static String list(List<String> elements) {
            return elements.isEmpty() ? "[]" : "[ " + String.join(", ", elements) + " ]";
        }

        /**
         * {@return the values of a list, each as JSON text; empty if it isn't a list}
         *
         * @param json the value as JSON text on one line
         */
        public static Optional<List<String>> elements(String json) {
            String text = json.strip();
            if (!text.startsWith("[") || !text.endsWith("]")) {
                return Optional.empty();
            }
            List<String> elements = new ArrayList<>();
            int depth = 0;
            boolean isQuoted = false;
            int from = 1;
            for (int i = 1; i < text.length(); i++) {
                char c = text.charAt(i);
                if (isQuoted) {
                    i += c == '\\' ? 1 : 0;
                    isQuoted = c != '"';
                } else if (c == '"') {
                    isQuoted = true;
                } else if (c == '[' || c == '{') {
                    depth++;
                } else if (depth > 0 && (c == ']' || c == '}')) {
                    depth--;
                } else if (depth == 0 && (c == ',' || c == ']')) {
                    String element = text.substring(from, i).strip();
                    if (!element.isEmpty()) {
                        elements.add(element);
                    }
                    from = i + 1;
                }
            }
            return Optional.of(elements);
        }
    }

    /** {@return the kind of its objects: its name, with the role and color of the known kind} */
    public ObjectKind kind() {
        return new ObjectKind(name, 0, behavior.role(), behavior.color());
    }

    /**
     * {@return a new object of this kind, with the values of the kinds file}
     *
     * @param id id of an object
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     */
    public LevelObject create(String id, double x, double y) {
        return type.create(id, name, x, y, size.width(), size.height())
                .withValues(values)
                .withOwn(Optional.of(this));
    }

    /**
     * {@return a field; empty if it has none of that name}
     *
     * @param field its name
     */
    public Optional<Field> field(String field) {
        return fields.stream().filter(it -> it.name().equals(field)).findFirst();
    }

    /**
     * {@return the value of a field of an object of this kind, as JSON text: that of the object, or the default}
     *
     * @param object an object of this kind
     * @param field one of its fields
     */
    public static String valueOf(LevelObject object, Field field) {
        return object.properties().get(field.name()).orElseGet(field::standard);
    }

    /**
     * {@return all references of an object of an own kind: the ids in its fields}
     *
     * @param object an object of a level
     */
    public static List<String> references(LevelObject object) {
        List<String> ids = new ArrayList<>();
        object.own()
                .ifPresent(kind ->
                        kind.fields().forEach(field -> ids.addAll(field.references(valueOf(object, field)))));
        return ids;
    }

    /**
     * {@return an object whose fields refer to other objects}
     *
     * @param object an object of a level
     * @param from the id that is replaced
     * @param to the id in its place; empty for none
     */
    public static LevelObject withReference(LevelObject object, String from, String to) {
        RawMembers properties = object.properties();
        for (Field field : object.own().map(OwnKind::fields).orElse(List.of())) {
            String value = valueOf(object, field);
            if (field.references(value).contains(from)) {
                properties = properties.with(field.name(), field.withReference(value, from, to));
            }
        }
        return properties.equals(object.properties()) ? object : object.withProperties(properties);
    }

    /**
     * {@return an object that needs no kinds file: of the known kind as which it behaves, with the same signal; the same object
     * if it is of a known kind}
     *
     * @param object an object of a level
     */
    public static LevelObject asKnown(LevelObject object) {
        if (object.own().isEmpty()) {
            return object;
        }
        LevelObject known = object.withKind(object.behavior());
        return ObjectSignals.signalOf(object)
                .map(signal -> known.with(ObjectSignals.SETS, signal))
                .orElse(known);
    }

    /**
     * {@return whether a reference of a field may lead to an object}
     *
     * @param field a field of the type {@link FieldType#REF}
     */
    public static Predicate<LevelObject> allowed(Field field) {
        List<String> kinds = field.definition().to();
        return object -> kinds.isEmpty()
                || kinds.contains(object.kind())
                || kinds.contains(object.behavior())
                || kinds.contains(object.type().name());
    }
}
