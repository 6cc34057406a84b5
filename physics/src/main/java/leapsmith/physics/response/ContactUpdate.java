package leapsmith.physics.response;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.SlopeTiles;
import leapsmith.physics.sweep.TileBox;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * Finds which sides of bodies touch tiles and supports, exactly: no gap, and an overlap of positive length along the
 * side. Contacts follow from the place of a body alone, apart from one-ways, which don't support a body that rises or
 * drops through. What a body touches of bodies that are solid to bodies is {@link BodyStore#bodySides}.
 */
public final class ContactUpdate {
    private static final int STAND = ControllerState.STAND.ordinal();
    private static final int WALK = ControllerState.WALK.ordinal();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();
    private static final int JUMP = ControllerState.JUMP.ordinal();
    private static final int LATER = BodyFlags.TILES | BodyFlags.BODY_SIDES;

    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final SlopeTiles slopes;

    public ContactUpdate(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.supports = supports;
        this.map = map;
        slopes = new SlopeTiles(map);
    }

    /**
     * Updates all bodies after they moved, apart from those that touched other bodies: their contacts are known only
     * once pairs are separated.
     */
    public void updateAll() {
        int limit = store.limit();
        int[] flags = store.flags;
        boolean hasSlopes = map.hasSlopes();
        boolean noSupports = supports.isEmpty();
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & LATER) != BodyFlags.TILES) {
                continue;
            }
            int left = x[i];
            int right = left + width[i];
            int top = y[i];
            int bottom = top + height[i];
            // The common case: at most the bottom is flush with a border. It doesn't include a body without height on a
            // border, whose top is flush too.
            boolean onlyBelow = !map.isBorder(left) & !map.isBorder(right) & !map.isBorder(top);
            boolean onlyTiles = !hasSlopes && (noSupports || !supports.mayTouch(left, top, right, bottom));
            if (!onlyBelow || !onlyTiles || width[i] == 0) {
                update(i);
            } else {
                note(i, map.isBorder(bottom) ? groundOf(i, left, right, map.tileOf(bottom)) : 0);
            }
        }
    }

    /** Updates one body that collides with tiles or is solid to bodies. */
    public void update(int i) {
        note(i, bitsOf(i));
    }

    /**
     * Updates a body that a tile was painted beside since the last step: its contacts become those that it would have
     * had at the end of that step. Changes nothing if it doesn't touch the tile.
     */
    public void refresh(int i) {
        int vy = store.vy[i];
        if (store.has(i, BodyFlags.TURNED)) {
            store.vy[i] = vy < 0 ? 0 : -1;
        }
        int bits = bitsOf(i);
        store.vy[i] = vy;
        int before = store.contacts[i];
        if (bits != before) {
            note(i, bits);
            // A body that stood there already keeps the velocity that it was given.
            store.vy[i] = (before & store.groundContact()) != 0 ? vy : store.vy[i];
        }
    }

    private int bitsOf(int i) {
        int byBodies = store.bodySides(i);
        int bits = byBodies;
        if (store.has(i, BodyFlags.TILES)) {
            int byOthers = withSupports(i, contactsOf(i));
            // Of a body on a one-way and on something else only the latter is reported.
            bits |= (byBodies & Contacts.GROUND) != 0 ? byOthers & ~Contacts.ONE_WAY : byOthers;
        }
        return bits;
    }

    private int withSupports(int i, int byTiles) {
        if (supports.isEmpty() || store.width[i] == 0 || store.height[i] == 0) {
            return byTiles;
        }
        int bySupports = supports.contactsOf(i);
        int bits = byTiles | bySupports;
        return isSolidGround(byTiles) || isSolidGround(bySupports) ? bits & ~Contacts.ONE_WAY : bits;
    }

    private static boolean isSolidGround(int bits) {
        return (bits & (Contacts.GROUND | Contacts.ONE_WAY)) == Contacts.GROUND;
    }

    private void note(int i, int bits) {
        store.contacts[i] = bits;
        int state = store.state[i] == HANGS || store.state[i] == CLIMBS ? store.state[i] : JUMP;
        if ((bits & store.groundContact()) != 0) {
            // A body that starts away from the ground keeps its velocity.
            store.vy[i] = store.isUpsideDown() ? Math.max(store.vy[i], 0) : Math.min(store.vy[i], 0);
            state = store.state[i];
            if (state == JUMP) {
                state = store.vx[i] == 0 ? STAND : WALK;
            }
        }
        store.state[i] = state;
    }

    private int contactsOf(int i) {
        if (store.width[i] == 0 || store.height[i] == 0) {
            return 0;
        }
        int left = store.x[i];
        int top = store.y[i];
        int right = left + store.width[i];
        int bottom = top + store.height[i];
        int bits = 0;
        if (map.isBorder(bottom)) {
            bits = groundOf(i, left, right, map.tileOf(bottom));
        }
        if (map.isBorder(top)) {
            int row = map.tileOf(top) - 1;
            if (TileBox.hasSolidFrom(map, TileSide.BOTTOM, map.tileOf(left), row, map.tileOf(right - 1), row)) {
                bits |= Contacts.CEILING;
            }
        }
        if (map.isBorder(left) && touchesColumn(map.tileOf(left) - 1, TileSide.RIGHT, top, bottom)) {
            bits |= Contacts.LEFT_WALL;
        }
        if (map.isBorder(right) && touchesColumn(map.tileOf(right), TileSide.LEFT, top, bottom)) {
            bits |= Contacts.RIGHT_WALL;
        }
        return map.hasSlopes() ? withSlopes(i, bits) : bits;
    }

    /** Adds contacts with slopes. A slope under the feet is ground and not a wall, whichever side it faces. */
    private int withSlopes(int i, int byTiles) {
        int left = store.x[i];
        int top = store.y[i];
        int right = left + store.width[i];
        int bottom = top + store.height[i];
        int bits = byTiles;
        if (slopes.hasFloor(left, bottom, store.width[i], false)) {
            bits = bits & ~Contacts.ONE_WAY | Contacts.GROUND;
        } else if ((bits & Contacts.GROUND) == 0
                && isCarriedByOneWays(i)
                && slopes.hasFloor(left, bottom, store.width[i], true)) {
            bits |= Contacts.GROUND | Contacts.ONE_WAY;
        }
        if (slopes.hasCeiling(left, top, store.width[i])) {
            bits |= Contacts.CEILING;
        }
        if (map.isBorder(left) && slopes.hasWall(map.tileOf(left) - 1, true, top, bottom)) {
            bits |= Contacts.LEFT_WALL;
        }
        if (map.isBorder(right) && slopes.hasWall(map.tileOf(right), false, top, bottom)) {
            bits |= Contacts.RIGHT_WALL;
        }
        return bits;
    }

    private boolean isCarriedByOneWays(int i) {
        return supports.collidesWithTops(i) && store.vy[i] >= 0;
    }

    private int groundOf(int i, int left, int right, int row) {
        int first = map.tileOf(left);
        int last = map.tileOf(right - 1);
        if (TileBox.carries(map, first, last, row, false)) {
            return Contacts.GROUND;
        }
        if (isCarriedByOneWays(i) && TileBox.carries(map, first, last, row, true)) {
            return Contacts.GROUND | Contacts.ONE_WAY;
        }
        return 0;
    }

    private boolean touchesColumn(int column, TileSide side, int top, int bottom) {
        return TileBox.hasSolidFrom(map, side, column, map.tileOf(top), column, map.tileOf(bottom - 1));
    }
}
