package leapsmith.physics.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import org.junit.jupiter.api.Test;

class DefinitionBytesTest {
    @Test
    void everyValueOfABodyIsWrittenAndRead() throws IllegalAccessException {
        BodyDef def = BodyDef.box(1, 2, 3, 4)
                .velocity(5, 6)
                .control(Control.PATROL)
                .channel(3)
                .movement(Movement.MODERN.withGrabsLedges(true))
                .filter(new Filter(7, 8))
                .gravity(false)
                .tiles(false)
                .oneWays(false)
                .facingLeft(true)
                .sensor(true)
                .shape(Shape.TRIANGLE_TOP_LEFT)
                .solidity(Solidity.TOP)
                .path(new PathDef(PathDef.backAndForth(3, 4, 5).stops(), 9, true, 2).then(8, 9))
                .solidToBodies(true)
                .kinematic(true)
                .friction(10)
                .pushForce(11)
                .gravityScale(12)
                .maxFallSpeed(13)
                .drift(14, 15)
                .tag(-16);
        requireNoDefault(def, BodyDef.box(0, 0, 0, 0));
        assertEquals(def, throughBytes(BodyDef.class, def));
        BodyDef plain = BodyDef.character(1, 2);
        assertEquals(plain, throughBytes(BodyDef.class, plain));
    }

    @Test
    void everyValueOfABulletIsWrittenAndRead() throws IllegalAccessException {
        BulletDef def = BulletDef.box(1, 2, 3, 4)
                .velocity(5, 6)
                .life(7)
                .onTile(OnTile.BOUNCE)
                .onBody(OnBody.PIERCE)
                .oneWays(true)
                .filter(new Filter(8, 9))
                .tag(10);
        requireNoDefault(def, BulletDef.box(0, 0, 1, 1));
        assertEquals(def, throughBytes(BulletDef.class, def));
    }

    /** Fails if a definition has a value that these tests don't know. */
    private static void requireNoDefault(Object def, Object other) throws IllegalAccessException {
        for (Field field : def.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                field.setAccessible(true);
                assertNotEquals(field.get(other), field.get(def), field.getName());
            }
        }
    }

    private static <T> T throughBytes(Class<T> type, T value) {
        ByteWriter out = new ByteWriter(ByteWriter.SNAPSHOT, 5);
        out.putValue(type, value);
        ByteReader in = new ByteReader(out.toBytes(), ByteWriter.SNAPSHOT, 5);
        T read = in.getValue(type);
        in.end();
        return read;
    }
}
