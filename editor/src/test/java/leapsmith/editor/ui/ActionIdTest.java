package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ActionIdTest {
    @Test
    void theListHasEveryConstantOnce() throws IllegalAccessException {
        List<ActionId> all = ActionId.all();
        for (Field field : ActionId.class.getFields()) {
            assertTrue(all.contains(field.get(null)), field.getName());
        }
        assertEquals(all.size(), new HashSet<>(all).size());
    }

    @Test
    void everyActionHasATextAndAUniqueId() {
        Texts texts = new Texts(Locale.ENGLISH);
        Set<String> ids = new HashSet<>();
        for (ActionId id : ActionId.all()) {
            assertTrue(texts.has(id.textKey()), id.textKey());
            assertTrue(ids.add(id.id()), id.id());
        }
    }
}
