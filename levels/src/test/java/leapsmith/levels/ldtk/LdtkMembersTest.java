package leapsmith.levels.ldtk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Exported projects have the members that the published JSON schema of LDtk demands, and no others. */
class LdtkMembersTest {
    private static final String ROOT = "Project";
    private static final ObjectMapper JSON = new ObjectMapper();

    private record Member(List<String> types, boolean required) {}

    private record Type(Map<String, Member> members, boolean open) {}

    private final Map<String, Type> types = types();

    @Test
    void exportedProjectsHaveTheMembersOfTheSchema() throws IOException {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 200 : 20;
        for (int seed = 0; seed < cases; seed++) {
            assertEquals(List.of(), faults(LdtkStructureTest.written(seed)), "seed " + seed);
        }
    }

    @Test
    void theSampleHasTheMembersOfTheSchema() throws IOException {
        Path sample = Path.of(System.getProperty("leapsmith.root"), "samples/exports/lift-shaft.ldtk");
        assertEquals(List.of(), faults(JSON.readTree(sample.toFile())));
    }

    @Test
    void faultsAreFound() throws IOException {
        ObjectNode project = (ObjectNode) LdtkStructureTest.written(1);
        project.remove("defs");
        ObjectNode level = (ObjectNode) project.get("levels").get(0);
        level.put("pxWid", "wide");
        level.put("color", 1);
        level.put("worldX", 0.5);
        project.put("jsonStyle", "Small");
        List<String> found = faults(project);
        assertTrue(
                found.containsAll(List.of(
                        "Project.defs is missing",
                        "Project.jsonStyle: \"Small\"",
                        "Level.color is unknown",
                        "Level.pxWid: \"wide\"",
                        "Level.worldX: 0.5")),
                found.toString());
        assertEquals(5, found.size(), found.toString());
    }

    private List<String> faults(JsonNode project) {
        List<String> faults = new ArrayList<>();
        check(ROOT, project, faults);
        return faults;
    }

    private void check(String name, JsonNode object, List<String> faults) {
        Type type = types.get(name);
        type.members.forEach((key, member) -> {
            if (member.required && !object.has(key)) {
                faults.add(name + "." + key + " is missing");
            }
        });
        object.properties().forEach(property -> {
            Member member = type.members.get(property.getKey());
            String place = name + "." + property.getKey();
            if (member == null) {
                if (!type.open) {
                    faults.add(place + " is unknown");
                }
            } else if (member.types.stream().noneMatch(each -> fits(each, property.getValue(), faults))) {
                faults.add(place + ": " + property.getValue());
            }
        });
    }

    private boolean fits(String type, JsonNode value, List<String> faults) {
        if (type.startsWith("[")) {
            String element = type.substring(1, type.length() - 1);
            boolean fits = value.isArray();
            for (JsonNode each : value) {
                fits &= fits(element, each, faults);
            }
            return fits;
        }
        if (type.startsWith("'")) {
            return value.isTextual() && List.of(type.split(",")).contains('\'' + value.asText() + '\'');
        }
        return switch (type) {
            case "any" -> true;
            case "none" -> false;
            case "null" -> value.isNull();
            case "string" -> value.isTextual();
            case "boolean" -> value.isBoolean();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            default -> {
                if (value.isObject()) {
                    check(type, value, faults);
                }
                yield value.isObject();
            }
        };
    }

    private static Map<String, Type> types() {
        Map<String, Type> types = new LinkedHashMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                LdtkMembersTest.class.getResourceAsStream("members-1.5.txt"), StandardCharsets.UTF_8))) {
            Type type = null;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.strip().split(" ");
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                if (line.startsWith(" ")) {
                    boolean required = !words[0].endsWith("?");
                    type.members.put(
                            required ? words[0] : words[0].substring(0, words[0].length() - 1),
                            new Member(List.of(words).subList(1, words.length), required));
                } else {
                    type = new Type(new LinkedHashMap<>(), words.length > 1);
                    types.put(words[0], type);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return types;
    }
}
