package leapsmith.levels.ldtk;

import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;

/** The type of a field, which is that of all its values. */
enum LdtkFieldType {
    INT("Int", "F_Int", "V_Int") {
        @Override
        boolean fits(String json) {
            return json.matches("-?[0-9]{1,9}");
        }

        @Override
        String editorValue(String json) {
            return json;
        }
    },
    FLOAT("Float", "F_Float", "V_Float") {
        private static final int MAX_DIGITS = 20;

        @Override
        boolean fits(String json) {
            return json.length() <= MAX_DIGITS
                    && FreeValue.of(json) instanceof FreeValue.OfNumber
                    && Double.isFinite(Double.parseDouble(json));
        }

        @Override
        String editorValue(String json) {
            return json;
        }
    },
    BOOL("Bool", "F_Bool", "V_Bool") {
        @Override
        boolean fits(String json) {
            return FreeValue.of(json) instanceof FreeValue.OfFlag;
        }

        @Override
        String editorValue(String json) {
            return json;
        }
    },
    COLOR("Color", "F_Color", "V_Int") {
        @Override
        boolean fits(String json) {
            return json.matches("\"#[0-9A-Fa-f]{6}\"");
        }

        @Override
        String editorValue(String json) {
            return Integer.toString(Integer.parseInt(json, 2, 8, 16));
        }
    },
    TEXT("String", "F_Text", "V_String") {
        @Override
        boolean fits(String json) {
            return json.startsWith("\"");
        }

        @Override
        String editorValue(String json) {
            return json;
        }
    },
    /** A text that is JSON, for values that LDtk has no type for. */
    JSON("String", "F_Text", "V_String") {
        @Override
        boolean fits(String json) {
            return true;
        }

        @Override
        String value(String json) {
            return quoted(json);
        }

        @Override
        String editorValue(String json) {
            return quoted(json);
        }

        private String quoted(String json) {
            return JsonQuotes.quote(json);
        }
    };

    private final String title;
    private final String id;
    private final String editorId;

    LdtkFieldType(String title, String id, String editorId) {
        this.title = title;
        this.id = id;
        this.editorId = editorId;
    }

    /** Whether a field can have a value. */
    abstract boolean fits(String json);

    /** How the editor keeps a value. */
    abstract String editorValue(String json);

    /** How a value is written for games. */
    String value(String json) {
        return json;
    }

    /** What LDtk calls it in files for games. */
    String title() {
        return title;
    }

    /** What LDtk calls it in definitions. */
    String id() {
        return id;
    }

    /** What LDtk calls the type of {@link #editorValue}. */
    String editorId() {
        return editorId;
    }

    /** The first type that all values fit. */
    static LdtkFieldType of(Collection<String> values) {
        Optional<LdtkFieldType> found = Stream.of(values())
                .filter(type -> values.stream().allMatch(type::fits))
                .findFirst();
        return found.orElse(JSON);
    }
}
