package leapsmith.physics.bytes;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Set;
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
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;

/** Writes and reads definitions of bodies, bullets and materials, which are no records. Reading goes through their own checks. */
final class DefinitionBytes {
    private DefinitionBytes() {}

    static void put(BodyDef def, ByteWriter out) {
        putAll(out, def.x(), def.y(), def.width(), def.height(), def.vx(), def.vy());
        out.putValue(Control.class, def.control());
        out.putInt(def.channel());
        out.putValue(Movement.class, def.movement());
        out.putValue(Filter.class, def.filter());
        out.putBoolean(def.gravity());
        out.putBoolean(def.tiles());
        out.putBoolean(def.oneWays());
        out.putBoolean(def.facingLeft());
        out.putBoolean(def.sensor());
        out.putValue(Shape.class, def.shape());
        out.putValue(Solidity.class, def.solidity());
        out.putBoolean(def.path() != null);
        if (def.path() != null) {
            out.putValue(PathDef.class, def.path());
        }
        out.putBoolean(def.solidToBodies());
        out.putBoolean(def.kinematic());
        putAll(
                out,
                def.friction(),
                def.pushForce(),
                def.gravityScale(),
                def.maxFallSpeed(),
                def.driftX(),
                def.driftY());
        out.putLong(def.tag());
    }

    static BodyDef getBody(ByteReader in) {
        return BodyDef.box(number(in), number(in), number(in), number(in))
                .velocity(number(in), number(in))
                .control(in.getValue(Control.class))
                .channel(in.getInt())
                .movement(in.getValue(Movement.class))
                .filter(in.getValue(Filter.class))
                .gravity(in.getBoolean())
                .tiles(in.getBoolean())
                .oneWays(in.getBoolean())
                .facingLeft(in.getBoolean())
                .sensor(in.getBoolean())
                .shape(in.getValue(Shape.class))
                .solidity(in.getValue(Solidity.class))
                .path(in.getBoolean() ? in.getValue(PathDef.class) : null)
                .solidToBodies(in.getBoolean())
                .kinematic(in.getBoolean())
                .friction(number(in))
                .pushForce(number(in))
                .gravityScale(number(in))
                .maxFallSpeed(number(in))
                .drift(number(in), number(in))
                .tag(in.getLong());
    }

    static void put(BulletDef def, ByteWriter out) {
        putAll(out, def.x(), def.y(), def.width(), def.height(), def.vx(), def.vy());
        out.putInt(def.life());
        out.putValue(OnTile.class, def.onTile());
        out.putValue(OnBody.class, def.onBody());
        out.putBoolean(def.oneWays());
        out.putValue(Filter.class, def.filter());
        out.putLong(def.tag());
    }

    static BulletDef getBullet(ByteReader in) {
        return BulletDef.box(number(in), number(in), number(in), number(in))
                .velocity(number(in), number(in))
                .life(in.getInt())
                .onTile(in.getValue(OnTile.class))
                .onBody(in.getValue(OnBody.class))
                .oneWays(in.getBoolean())
                .filter(in.getValue(Filter.class))
                .tag(in.getLong());
    }

    static void put(Material material, ByteWriter out) {
        putAll(
                out,
                material.grip(),
                material.speed(),
                material.jump(),
                material.belt(),
                material.launch(),
                material.climb(),
                material.gravity(),
                material.maxFallSpeed(),
                material.crumbleSeconds(),
                material.returnSeconds());
        out.putBoolean(material.swims());
        for (TileSide side : TileSide.values()) {
            out.putBoolean(material.isDeadlyFrom(side));
        }
        out.putValue(Material.Breaking.class, material.breaking());
    }

    static Material getMaterial(ByteReader in) {
        Material.Builder material = Material.builder()
                .grip(number(in))
                .speed(number(in))
                .jump(number(in))
                .belt(number(in))
                .launch(number(in))
                .climb(number(in))
                .gravity(number(in))
                .maxFallSpeed(number(in))
                .crumbleSeconds(number(in))
                .returnSeconds(number(in))
                .swims(in.getBoolean());
        Set<TileSide> deadly = EnumSet.noneOf(TileSide.class);
        for (TileSide side : TileSide.values()) {
            if (in.getBoolean()) {
                deadly.add(side);
            }
        }
        return material.deadly(deadly)
                .breaking(in.getValue(Material.Breaking.class))
                .build();
    }

    /** Adds the names of the fields of a definition. */
    static void addSchema(Class<?> type, StateHash hash) {
        Field[] fields = type.getDeclaredFields();
        // The order in which the fields of a class are listed may be any.
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field field : fields) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                hash.add(field.getName());
                if (!field.getType().isPrimitive() && field.getType() != Set.class) {
                    ByteWriter.addSchema(field.getType(), hash);
                }
            }
        }
    }

    private static void putAll(ByteWriter out, double... numbers) {
        for (double number : numbers) {
            out.putLong(Double.doubleToLongBits(number));
        }
    }

    private static double number(ByteReader in) {
        return Double.longBitsToDouble(in.getLong());
    }
}
