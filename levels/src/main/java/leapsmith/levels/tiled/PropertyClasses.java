package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonInput.Kind;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;

/** The classes of a project of Tiled. A map has only the members of a class that differ from their default values. */
final class PropertyClasses {
    static final PropertyClasses NONE = new PropertyClasses();

    /** Classes within classes; a class that contains itself ends here. */
    private static final int MAX_DEPTH = 16;

    private final Map<String, List<Member>> classes = new HashMap<>();

    private record Member(String name, String type, String className, String json) {}

    private PropertyClasses() {}

    /**
     * Reads the classes of a project file.
     *
     * @param source name of the file in error messages
     */
    static PropertyClasses read(InputStream stream, String source) throws IOException {
        PropertyClasses read = new PropertyClasses();
        JsonInput in = new JsonInput(stream, source);
        in.document("file.file-of-tiled", key -> {
            if (key.equals("propertyTypes") && in.kind() == Kind.ARRAY) {
                in.array("file.array", index -> read.readType(in));
            } else {
                in.skip();
            }
        });
        return read;
    }

    private void readType(JsonInput in) throws IOException {
        String[] name = {""};
        List<Member> members = new ArrayList<>();
        in.object("file.object", key -> {
            if (key.equals("name") && in.kind() == Kind.TEXT) {
                name[0] = in.scalarText();
            } else if (key.equals("members") && in.kind() == Kind.ARRAY) {
                in.array("file.array", index -> members.add(member(in)));
            } else {
                in.skip();
            }
        });
        if (!members.isEmpty()) {
            classes.put(name[0], members);
        }
    }

    private static Member member(JsonInput in) throws IOException {
        Map<String, String> texts = new HashMap<>();
        String[] json = {"null"};
        in.object("file.property", key -> {
            if (key.equals("value")) {
                json[0] = in.json();
            } else if (in.kind() == Kind.TEXT) {
                texts.put(key, in.scalarText());
            } else {
                in.skip();
            }
        });
        return new Member(
                texts.getOrDefault("name", ""),
                texts.getOrDefault("type", ""),
                texts.getOrDefault("propertyType", ""),
                json[0]);
    }

    /** The members of each class with their default values, as JSON. */
    Map<String, RawMembers> defaults() {
        return classes.keySet().stream().collect(Collectors.toMap(name -> name, name -> defaults(name, 0)));
    }

    /** A value of a class, with the default values of the members that it doesn't have. */
    RawMembers complete(String className, RawMembers own) {
        return complete(className, own, 0);
    }

    private RawMembers complete(String className, RawMembers own, int depth) {
        List<Member> members = classes.getOrDefault(className, List.of());
        RawMembers all = defaults(className, depth);
        for (Map.Entry<String, String> value : own.asMap().entrySet()) {
            String json = members.stream()
                    .filter(member -> member.name.equals(value.getKey()) && member.type.equals("class"))
                    .findFirst()
                    .map(member -> object(member.className, value.getValue(), depth + 1))
                    .orElse(value.getValue());
            all = all.with(value.getKey(), json);
        }
        return all;
    }

    private RawMembers defaults(String className, int depth) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Member member : classes.getOrDefault(className, List.of())) {
            values.put(
                    member.name,
                    switch (member.type) {
                        case "class" -> object(member.className, member.json, depth + 1);
                        case "color" ->
                            Properties.color(
                                    FreeValue.of(member.json) instanceof FreeValue.OfText text ? text.text() : "");
                        default -> member.json;
                    });
        }
        return RawMembers.of(values);
    }

    private String object(String className, String json, int depth) {
        if (depth > MAX_DEPTH) {
            return json;
        }
        try {
            return Properties.members(complete(className, JsonMembers.split(json), depth));
        } catch (LevelFormatException e) {
            return json;
        }
    }
}
