package leapsmith.levels.tiled;

import leapsmith.levels.external.Findings;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/** Makes elements of free properties: the reverse of {@link Properties}. */
final class PropertyElements {
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
                property.set("propertytype", Properties.JSON_TYPE).set("value", json);
            } else {
                property.set("type", type(value)).set("value", text(value));
            }
        });
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
