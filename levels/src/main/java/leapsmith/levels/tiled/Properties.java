package leapsmith.levels.tiled;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/** Free properties: of Tiled's types, each becomes one of JSON. */
final class Properties {
    private static final Pattern COLOR = Pattern.compile("#?([0-9a-fA-F]{2})?([0-9a-fA-F]{6})");
    private static final int MAX_EXPONENT = 300;

    /** The property with a JSON object that names those whose texts are JSON values, which Tiled has no type for. */
    private static final String JSON_NAMES = "leapsmith.json";

    private Properties() {}

    static RawMembers of(Element element, PropertyClasses classes) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Element properties : element.children("properties")) {
            for (Element property : properties.children("property")) {
                values.put(property.text("name"), json(property, type(element, property), classes));
            }
        }
        return checked(RawMembers.of(values));
    }

    /** With the values that were written as JSON texts. */
    private static RawMembers checked(RawMembers properties) {
        if (!(FreeValue.of(properties.get(JSON_NAMES).orElse("null")) instanceof FreeValue.OfText names)) {
            return properties;
        }
        RawMembers checked = properties.without(JSON_NAMES);
        try {
            for (String name : JsonMembers.split(names.text()).asMap().keySet()) {
                if (FreeValue.of(checked.get(name).orElse("null")) instanceof FreeValue.OfText json) {
                    checked = checked.with(name, checked(json.text()));
                }
            }
        } catch (LevelFormatException e) {
            // Someone else's property of that name: the texts stay texts.
            return properties;
        }
        return checked;
    }

    /** Early JSON files list the types apart from the values; without a type, the kind of the JSON value decides. */
    private static String type(Element element, Element property) {
        if (property.has("type")) {
            return property.text("type");
        }
        Optional<String> listed = element.child("propertytypes")
                .map(types -> types.text(property.text("name")))
                .filter(type -> !type.isEmpty());
        return listed.orElse(property.text("kind"));
    }

    private static String json(Element property, String type, PropertyClasses classes) {
        if (property.has("json")) {
            return type.equals("class") ? completed(property, classes) : property.text("json");
        }
        // A value of several lines is written between the tags.
        String value = property.has("value") ? property.text("value") : property.content();
        return switch (type) {
            case "bool" -> Boolean.toString(value.equals("true") || value.equals("1"));
            case "int", "float" -> number(value);
            case "object" -> reference(value);
            case "color" -> color(value);
            case "class" -> members(classes.complete(property.text("propertytype"), of(property, classes)));
            case "list" -> items(property, classes);
            default -> text(value);
        };
    }

    /** A value of a class in a JSON file, with the members that it leaves out. */
    private static String completed(Element property, PropertyClasses classes) {
        try {
            return members(classes.complete(property.text("propertytype"), JsonMembers.split(property.text("json"))));
        } catch (LevelFormatException e) {
            return property.text("json");
        }
    }

    /** A value that was written as JSON text; if it is no longer valid JSON, it is a text. */
    private static String checked(String json) {
        try {
            return JsonMembers.split("{ \"value\": " + json + " }").get("value").orElse(text(json));
        } catch (LevelFormatException e) {
            return text(json);
        }
    }

    private static String text(String value) {
        return FreeValue.ofText(value).json();
    }

    /** A reference to an object; null for 0, which is none. */
    private static String reference(String id) {
        return id.isEmpty() || id.equals("0") ? "null" : "{ \"" + ExternalObject.REFERENCE + "\": " + quoted(id) + " }";
    }

    /** A number with its digits, if JSON can hold it; else a text, as for an infinite number. */
    private static String number(String value) {
        if (FreeValue.of(value) instanceof FreeValue.OfNumber number && value.length() <= Limits.MAX_NUMBER) {
            return number.json();
        }
        try {
            BigDecimal number = new BigDecimal(value.strip());
            return Math.abs((long) number.scale()) > MAX_EXPONENT || value.length() > Limits.MAX_NUMBER
                    ? text(value)
                    : number.toPlainString();
        } catch (NumberFormatException e) {
            return text(value);
        }
    }

    /** Tiled writes the opacity first. */
    static String color(String value) {
        var parts = COLOR.matcher(value);
        if (!parts.matches()) {
            return text(value);
        }
        int alpha = parts.group(1) == null ? 0xFF : Integer.parseInt(parts.group(1), 16);
        return new FreeValue.OfColor(Integer.parseInt(parts.group(2), 16), alpha).json();
    }

    static String members(RawMembers members) {
        if (members.isEmpty()) {
            return "{}";
        }
        StringJoiner json = new StringJoiner(", ", "{ ", " }");
        members.asMap().forEach((key, value) -> json.add(quoted(key) + ": " + value));
        return json.toString();
    }

    private static String items(Element list, PropertyClasses classes) {
        StringJoiner json = new StringJoiner(", ", "[ ", " ]").setEmptyValue("[]");
        list.children("item").forEach(item -> json.add(json(item, item.text("type"), classes)));
        return json.toString();
    }

    /** A key as JSON; unlike a value it may look like a color and stays as it is. */
    private static String quoted(String key) {
        FreeValue value = FreeValue.ofText(key);
        return value instanceof FreeValue.OfColor ? '"' + key + '"' : value.json();
    }

    /** The color of an attribute, {@code 0xRRGGBB}; empty if there is none. */
    static OptionalInt rgb(String value) {
        var parts = COLOR.matcher(value);
        return parts.matches() ? OptionalInt.of(Integer.parseInt(parts.group(2), 16)) : OptionalInt.empty();
    }

    /** Makes elements of free properties: the reverse of {@link Properties}. */
    static final class PropertyElements {
        private final Findings findings;

        /** Makes elements, with a finding for each value that no file may have. */
        PropertyElements(Findings findings) {
            this.findings = findings;
        }

        void add(Element element, RawMembers properties) {
            if (properties.isEmpty()) {
                return;
            }
            Element parent = element.add("properties");
            Map<String, String> jsonNames = new LinkedHashMap<>();
            properties.asMap().forEach((name, json) -> {
                if (json.length() > Limits.MAX_TEXT) {
                    findings.warn("value-lost", name);
                    return;
                }
                Element property = parent.add("property").set("name", name);
                FreeValue value = FreeValue.of(json);
                if (value instanceof FreeValue.OfText text) {
                    property.set("value", text.text());
                } else if (value instanceof FreeValue.OfJson) {
                    property.set("value", json);
                    jsonNames.put(name, "true");
                } else {
                    property.set("type", type(value)).set("value", text(value));
                }
            });
            if (!jsonNames.isEmpty()) {
                parent.add("property").set("name", JSON_NAMES).set("value", members(RawMembers.of(jsonNames)));
            }
        }

        private static String type(FreeValue value) {
            if (value instanceof FreeValue.OfNumber number) {
                return isInt(number.digits()) ? "int" : "float";
            }
            return value instanceof FreeValue.OfFlag ? "bool" : "color";
        }

        private static boolean isInt(String digits) {
            try {
                return Integer.toString(Integer.parseInt(digits)).equals(digits);
            } catch (NumberFormatException e) {
                return false;
            }
        }

        /** Tiled writes the opacity of a color first. */
        private static String text(FreeValue value) {
            return value instanceof FreeValue.OfColor color
                    ? String.format("#%02x%06x", color.alpha(), color.rgb())
                    : value.json();
        }
    }
}
