package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/** The fields of a kind of entities, or of all levels: one for each property that any of them has. */
final class LdtkFields {
    private final Map<String, LdtkField> byName = new LinkedHashMap<>();

    /** The fields for these properties, with identifiers of one scope; a property that is too long is lost. */
    LdtkFields(List<RawMembers> owners, Identifiers identifiers, Uids uids, Findings lost) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (RawMembers owner : owners) {
            owner.asMap().forEach((name, json) -> {
                if (isHeld(json)) {
                    values.computeIfAbsent(name, key -> new ArrayList<>()).add(json);
                } else {
                    lost.warn("ldtk-long-property", name);
                }
            });
        }
        values.forEach((name, all) -> {
            LdtkFieldType type = LdtkFieldType.of(all);
            String identifier = identifiers.of(name, "LdtkField");
            String doc = type == LdtkFieldType.JSON ? OriginalName.jsonDoc(name) : OriginalName.doc(name, identifier);
            byName.put(name, new LdtkField(uids.next(), identifier, doc, type));
        });
    }

    private static boolean isHeld(String json) {
        return json.length() <= Limits.MAX_TEXT;
    }

    void writeDefinitions(JsonOutput out) throws IOException {
        for (LdtkField field : byName.values()) {
            field.writeDefinition(out);
        }
    }

    /** Writes the values of an owner in its order, so that they are read in the same one, and then the unset ones. */
    void writeInstances(JsonOutput out, RawMembers values) throws IOException {
        for (Map.Entry<String, String> value : values.asMap().entrySet()) {
            if (isHeld(value.getValue())) {
                byName.get(value.getKey()).writeInstance(out, Optional.of(value.getValue()));
            }
        }
        for (Map.Entry<String, LdtkField> field : byName.entrySet()) {
            if (values.get(field.getKey()).isEmpty()) {
                field.getValue().writeInstance(out, Optional.empty());
            }
        }
    }
}
