package leapsmith.editor.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveModelTest {
    private final List<String> turned = new ArrayList<>();
    private final LiveModel model = new LiveModel(new LiveModel.Controls() {
        @Override
        public void resize(double width, double height) {
            turned.add("resize " + width + " " + height);
        }

        @Override
        public void move(double walk, double jump, double jumpRelease) {
            turned.add("move " + walk + " " + jump + " " + jumpRelease);
        }
    });

    @Test
    void slidersStartAtThePlayersValuesWithoutInput() {
        model.begin(12, 40, 160, 410, 200);
        assertTrue(model.hasPlayer.get());
        assertEquals(List.of(), turned);
        assertEquals(
                List.of(12.0, 40.0, 160.0, 410.0, 200.0),
                model.dials().stream().map(dial -> dial.value().get()).toList());
    }

    @Test
    void aSliderSetsWholeNumbers() {
        model.begin(12, 40, 160, 410, 200);
        model.dials().get(0).value().set(20.4);
        model.dials().get(3).value().set(500.6);
        assertEquals(List.of("resize 20.0 40.0", "move 160.0 501.0 200.0"), turned);
    }

    @Test
    void slidersReturnIfTheSizeDoesNotFit() {
        model.begin(12, 40, 160, 410, 200);
        model.dials().get(0).value().set(44);
        turned.clear();
        model.showSize(12, 40);
        assertEquals(44, model.dials().get(0).value().get(), "it may still take effect");
        model.showSize(12, 40);
        model.showSize(12, 40);
        assertEquals(12, model.dials().get(0).value().get());
        assertEquals(List.of(), turned, "going back is no turn");
    }

    @Test
    void slidersStayIfThePlayerHasTheirSize() {
        model.begin(12, 40, 160, 410, 200);
        model.dials().get(1).value().set(30.3);
        for (int look = 0; look < 5; look++) {
            model.showSize(12, 30);
        }
        assertEquals(30.3, model.dials().get(1).value().get());
    }

    @Test
    void slidersDoNothingWithoutPlay() {
        model.begin();
        assertFalse(model.hasPlayer.get());
        model.end();
        model.dials().get(0).value().set(30);
        assertEquals(List.of(), turned);
        assertNull(model.pickedProperty().get());
    }
}
