package leapsmith.physics.bullet;

import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;

/** The properties of a bullet apart from its motion, shared by many bullets. Sides are in sub-pixels, at least 1. */
record BulletKind(int width, int height, OnTile onTile, OnBody onBody, boolean oneWays, int category, int mask) {
    /** Checks the size. */
    BulletKind {
        int most = BulletDef.MAX_SIDE_PX << SubPixels.SHIFT;
        ByteReader.between(width, 1, most, "width of a bullet");
        ByteReader.between(height, 1, most, "height of a bullet");
    }

    static BulletKind of(BulletDef def) {
        return new BulletKind(
                Math.max(1, SubPixels.fromPx(def.width())),
                Math.max(1, SubPixels.fromPx(def.height())),
                def.onTile(),
                def.onBody(),
                def.oneWays(),
                def.filter().category(),
                def.filter().mask());
    }

    /** Whether Blocks, but no one-ways, stop it, and it bounces. */
    boolean bouncesOffBlocks() {
        return onTile == OnTile.BOUNCE && !oneWays;
    }

    /** Whether the filters of a body and of bullets of this kind accept each other. */
    boolean meets(BodyStore bodies, int body) {
        return (mask & bodies.category[body]) != 0 && (bodies.mask[body] & category) != 0;
    }

    /** The hash of this kind in the hash of a state. */
    long hash() {
        return new StateHash()
                .add(width)
                .add(height)
                .add(onTile.ordinal())
                .add(onBody.ordinal())
                .add(oneWays ? 1 : 0)
                .add(category)
                .add(mask)
                .value();
    }
}
