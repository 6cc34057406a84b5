package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;

/** Reads the lists of objects of a document, one list per type. */
final class ObjectListsReader {
    private final JsonInput in;
    private ObjectLists objects;

    ObjectListsReader(JsonInput in, ObjectTypes types) {
        this.in = in;
        objects = ObjectLists.none(types);
    }

    /** Reads the list at the current token if its key is that of a type; returns whether it is. */
    boolean readList(String key) throws IOException {
        Optional<ObjectType> type = objects.types().ofListKey(key);
        if (type.isPresent()) {
            read(type.get());
        }
        return type.isPresent();
    }

    private void read(ObjectType type) throws IOException {
        List<LevelObject> read = new ArrayList<>();
        in.array("an array of " + type.listKey(), index -> {
            checkCount(type, read.size());
            read.add(ObjectReader.read(type, in, index));
        });
        objects = objects.with(type, read);
    }

    /** All objects that were read. */
    ObjectLists read() {
        return objects;
    }

    /** Refuses an object beyond the limit before it is read. */
    private void checkCount(ObjectType type, int read) throws IOException {
        if (in.token() != JsonToken.START_OBJECT) {
            return;
        }
        if (objects.count() + read >= Limits.MAX_OBJECTS) {
            throw in.wrong("at most " + Limits.MAX_OBJECTS + " objects of all types", "more");
        }
        if (read >= type.most()) {
            throw in.wrong("at most " + type.most() + " " + type.listKey(), "more");
        }
    }
}
