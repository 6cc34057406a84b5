package leapsmith.editor.inspector;

import java.util.List;
import leapsmith.levels.model.Message;

/**
 * A group of fields on a page.
 *
 * @param caption its heading; null for none
 * @param stops the stops of a path below the fields; null for none
 * @param properties the free properties below the fields; null for none
 */
public record Section(Message caption, List<Field> fields, StopList stops, FreeProperties properties) {
    public Section {
        fields = List.copyOf(fields);
    }

    static Section of(String captionKey, List<Field> fields) {
        return of(captionKey == null ? null : Message.of(captionKey), fields);
    }

    static Section of(Message caption, List<Field> fields) {
        return new Section(caption, fields, null, null);
    }

    static Section of(StopList stops) {
        return new Section(Message.of("inspector.stops"), List.of(), stops, null);
    }

    static Section of(FreeProperties properties) {
        return new Section(Message.of("inspector.properties"), List.of(), null, properties);
    }
}
