package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import leapsmith.levels.RandomLevels;
import org.junit.jupiter.api.Test;

/** The laws of property values, for all properties of all types. */
class PropertyValuesTest {
    @Test
    void initiallyEachPropertyHasItsDefault() {
        forEachProperty((object, property) -> {
            assertEquals(property.defaultValue(), object.get(property), property.key());
            assertTrue(object.values().isDefault(property), property.key());
            assertTrue(object.values().has(property), property.key());
        });
    }

    @Test
    void aSetValueIsRead() {
        forEachProperty((object, property) -> assertSetAndRead(object.values(), property));
    }

    private static <T> void assertSetAndRead(PropertyValues values, Property<T> property) {
        for (long seed = 0; seed < 50; seed++) {
            T value = RandomLevels.value(new SplittableRandom(seed), property.type());
            PropertyValues changed = values.with(property, value);
            assertEquals(value, changed.get(property), property.key());
            assertEquals(value.equals(property.defaultValue()), changed.isDefault(property), property.key());
            assertEquals(property.defaultValue(), values.get(property), "the first values stay as they are");
            // Setting it again changes nothing, and setting the default restores the default.
            assertSame(changed, changed.with(property, value));
            assertEquals(values, changed.with(property, property.defaultValue()));
            assertEquals(
                    values.hashCode(),
                    changed.with(property, property.defaultValue()).hashCode());
            assertEquals(changed, values.with(property, value));
            assertEquals(changed.hashCode(), values.with(property, value).hashCode());
            assertEquals(changed.isDefault(property), changed.equals(values), property.key());
        }
    }

    @Test
    void theOrderOfChangesDoesNotMatterAndPropertiesAreIndependent() {
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (long seed = 0; seed < 50; seed++) {
                PropertyValues wanted =
                        RandomLevels.object(new SplittableRandom(seed), type).values();
                List<Property<?>> order = new ArrayList<>(stored(type));
                Collections.shuffle(order, new Random(seed));
                PropertyValues made = type.defaultValues();
                for (Property<?> property : order) {
                    made = copied(wanted, property, made);
                }
                assertEquals(wanted, made, "seed " + seed);
                assertEquals(wanted.toString(), made.toString());
            }
        }
    }

    private static <T> PropertyValues copied(PropertyValues from, Property<T> property, PropertyValues to) {
        return to.with(property, from.get(property));
    }

    @Test
    void objectsWithDefaultValuesShareThem() {
        LevelObject one = CharacterType.TYPE.create("a", CharacterType.PLAYER, 0, 0);
        LevelObject other = CharacterType.TYPE.create("b", CharacterType.IDLE, 5, 5);
        assertSame(one.values(), other.values());
        assertSame(one.values(), one.withPosition(7, 7).withId("c").values());
        assertNotSame(one.values(), one.with(CharacterType.WALK_SPEED, 5.0).values());
    }

    @Test
    void aPropertyOfAnotherTypeIsRefused() {
        LevelObject hero = CharacterType.TYPE.create("hero", CharacterType.PLAYER, 0, 0);
        assertFalse(hero.values().has(PlatformType.SPEED));
        assertThrows(IllegalArgumentException.class, () -> hero.get(PlatformType.SPEED));
        assertThrows(IllegalArgumentException.class, () -> hero.with(PlatformType.SPEED, 1.0));
        assertThrows(IllegalArgumentException.class, () -> hero.values().isDefault(EmitterType.SPEED));
        assertNotEquals(
                ZoneType.TYPE.create("", "", 0, 0).values(),
                PlatformType.TYPE.create("", "", 0, 0).values());
    }

    @Test
    void aNumberBeyondTheBoundsOfItsPropertyIsRefused() {
        forEachProperty((object, property) -> {
            if (property.type() instanceof ValueType.Number number) {
                @SuppressWarnings("unchecked")
                Property<Double> numeric = (Property<Double>) property;
                assertEquals(
                        number.least(), object.with(numeric, number.least()).get(numeric));
                assertEquals(number.most(), object.with(numeric, number.most()).get(numeric));
                List<Double> wrong = new ArrayList<>(List.of(
                        Math.nextDown(number.least()),
                        Math.nextUp(number.most()),
                        Double.NaN,
                        Double.NEGATIVE_INFINITY));
                if (number.whole()) {
                    wrong.add(number.least() + 0.5);
                }
                for (double value : wrong) {
                    assertThrows(
                            IllegalArgumentException.class, () -> object.with(numeric, value), numeric + " " + value);
                }
            }
        });
    }

    @Test
    void negativeZeroIsZero() {
        LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.DEADLY, 0, 0);
        assertSame(gun.values(), gun.with(EmitterType.DIRECTION, -0.0).values());
    }

    @Test
    void laterChangesOfAPassedListHaveNoEffect() {
        List<PathStop> stops = new ArrayList<>(List.of(PathStop.of(1, 2)));
        LevelObject lift =
                PlatformType.TYPE.create("lift", PlatformType.SOLID, 0, 0).with(PlatformType.STOPS, stops);
        stops.clear();
        assertEquals(List.of(PathStop.of(1, 2)), lift.get(PlatformType.STOPS));
    }

    @Test
    void keysOfATypeAreUnique() {
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (PropertyGroup group : type.groups()) {
                List<String> keys = new ArrayList<>();
                for (Property<?> property : group.properties()) {
                    keys.add(property.key());
                    property.formerKey().ifPresent(keys::add);
                    assertFalse(property.about().isEmpty(), property.key());
                }
                assertEquals(keys.stream().distinct().toList(), keys);
            }
        }
    }

    private static void forEachProperty(BiConsumer<LevelObject, Property<?>> law) {
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            LevelObject object = type.create("x", type.defaultKind(), 0, 0);
            stored(type).forEach(property -> law.accept(object, property));
        }
    }

    private static List<Property<?>> stored(ObjectType type) {
        List<Property<?>> stored = new ArrayList<>();
        type.groups().forEach(group -> stored.addAll(group.stored()));
        return stored;
    }
}
