package leapsmith.editor.inspector;

import java.util.List;

/**
 * A group of fields on a page.
 *
 * @param captionKey the text key of its heading; null for none
 * @param stops the stops of a path below the fields; null for none
 * @param properties the free properties below the fields; null for none
 */
public record Section(String captionKey, List<Field> fields, StopList stops, FreeProperties properties) {
    public Section {
        fields = List.copyOf(fields);
    }

    static Section of(String captionKey, List<Field> fields) {
        return new Section(captionKey, fields, null, null);
    }

    static Section of(StopList stops) {
        return new Section("inspector.stops", List.of(), stops, null);
    }

    static Section of(FreeProperties properties) {
        return new Section("inspector.properties", List.of(), null, properties);
    }
}
