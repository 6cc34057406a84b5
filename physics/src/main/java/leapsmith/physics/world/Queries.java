package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Filter;
import leapsmith.physics.bullet.BulletPath;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.BodyQuery;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.sweep.TouchedTiles;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/**
 * Queries of a world in its current state: what is in a rectangle, what a ray or a moving box meets, what is nearest. A
 * query changes nothing. Lengths are in pixels and rounded to whole sub-pixels once; the results are exact.
 *
 * <p>{@link #ray} and {@link #sweep} stop at solid tiles and at closed sides of the level: Blocks, and slopes of floors
 * and ceilings at their exact surface, so the open half of a slope's tile is free. One-ways never stop them, nor do
 * one-way slopes. {@link #tilesIn} visits whole tiles of any type: a slope also if only the open half of its tile
 * overlaps. {@link #bodiesIn} and {@link #nearest} ignore tiles.
 *
 * <p>Bodies are found by their boxes, touching included, using a partition that is built at the first query after
 * bodies may have moved. Once arrays are large enough, no query allocates.
 */
public final class Queries {
    /** The distance at which a search for the nearest body begins. */
    private static final int FIRST_REACH_TILES = 8;

    private final BodyStore store;
    private final TileMap map;
    private final BodyQuery query;
    private final BulletPath path;
    private final Depenetration tiles;
    private final TouchedTiles touched;

    Queries(BodyStore store, TileMap map) {
        this.store = store;
        this.map = map;
        query = new BodyQuery(store, map);
        path = new BulletPath(map);
        tiles = new Depenetration(map);
        touched = new TouchedTiles(map);
    }

    /** Finds bodies, also within a step. */
    BodyQuery ofBodies() {
        return query;
    }

    /** Makes the next query look at all bodies again, because they may have moved. */
    void changed() {
        query.changed();
    }

    /**
     * Finds the bodies, including sensors, that overlap a rectangle and match a filter.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, not negative
     * @param height in pixels, not negative
     * @param filter the filter of the query, which must accept a body and be accepted by it
     * @param into receives the result in place of its former content
     * @return the number of bodies
     * @throws IllegalArgumentException if a number is out of range
     */
    public int bodiesIn(double x, double y, double width, double height, Filter filter, BodyList into) {
        Objects.requireNonNull(filter);
        Objects.requireNonNull(into);
        long left = SubPixels.fromPx(x);
        long top = SubPixels.fromPx(y);
        long right = left + lengthOf(width, "width");
        long bottom = top + lengthOf(height, "height");
        query.find(left, top, right, bottom);
        into.clear();
        for (int q = 0; q < query.count(); q++) {
            if (meets(query.body(q), filter)) {
                into.add(query.body(q));
            }
        }
        return into.count();
    }

    /**
     * Visits the tiles of the level that overlap a rectangle, except empty ones, row by row. A slope or one-way counts as
     * a whole tile; {@link TileType#slope} has the exact shape of a slope.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, not negative
     * @param height in pixels, not negative
     * @param visitor is called for each tile
     * @throws IllegalArgumentException if a number is out of range
     */
    public void tilesIn(double x, double y, double width, double height, TileVisitor visitor) {
        Objects.requireNonNull(visitor);
        long left = SubPixels.fromPx(x);
        long top = SubPixels.fromPx(y);
        int firstColumn = Math.max(0, map.tileOf(left));
        int firstRow = Math.max(0, map.tileOf(top));
        int lastColumn = Math.min(map.columns() - 1, map.tileOf(left + lengthOf(width, "width") - 1));
        int lastRow = Math.min(map.rows() - 1, map.tileOf(top + lengthOf(height, "height") - 1));
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                TileType type = map.tileAt(column, row);
                if (type != TileType.EMPTY) {
                    visitor.visit(column, row, type);
                }
            }
        }
    }

    /**
     * Casts a ray to the first solid tile or body, except sensors; solid are Blocks and slopes, but no one-ways. It is
     * one sub-pixel thick, to the right and down.
     *
     * @param fromX where it begins, in pixels
     * @param fromY where it begins, in pixels
     * @param toX where it ends, in pixels
     * @param toY where it ends, in pixels
     * @param filter the filter of the query, which must accept a body and be accepted by it
     * @param into receives the result in place of its former content
     * @return whether it met anything
     * @throws IllegalArgumentException if a number is out of range
     */
    public boolean ray(double fromX, double fromY, double toX, double toY, Filter filter, SweepHit into) {
        double thickness = 1.0 / SubPixels.PER_PIXEL;
        return sweep(fromX, fromY, thickness, thickness, toX - fromX, toY - fromY, filter, into);
    }

    /**
     * Sweeps a box along a straight path to the first solid tile or body, except sensors. Solid are Blocks and slopes,
     * these at their exact surface; one-ways and one-way slopes don't stop it. Of bodies met at the same time the one
     * with the lowest index is returned, and of a body and a tile the body; but a tile that the box overlaps at the
     * start comes before all bodies.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, not negative
     * @param height in pixels, not negative
     * @param dx distance along x in pixels
     * @param dy distance along y in pixels
     * @param filter the filter of the query, which must accept a body and be accepted by it
     * @param into receives the result in place of its former content
     * @return whether it met anything, which includes a solid tile that it overlaps at the start
     * @throws IllegalArgumentException if a number is out of range, or the box has no area
     */
    public boolean sweep(
            double x, double y, double width, double height, double dx, double dy, Filter filter, SweepHit into) {
        Objects.requireNonNull(filter);
        Objects.requireNonNull(into);
        int subWidth = SubPixels.fromPx(width);
        int subHeight = SubPixels.fromPx(height);
        if (subWidth <= 0 || subHeight <= 0) {
            throw new IllegalArgumentException(
                    "width and height are " + width + " x " + height + " px, not more than 0");
        }
        int left = SubPixels.fromPx(x);
        int top = SubPixels.fromPx(y);
        path.begin(left, top, subWidth, subHeight, SubPixels.fromPx(dx), SubPixels.fromPx(dy));
        if (tiles.overlapsSolid(left, top, subWidth, subHeight)) {
            into.set(true, EventList.NONE, left, top);
            return true;
        }
        path.meetTiles(false, false);
        into.set(path.isStopped(), EventList.NONE, path.endX(), path.endY());
        query.find(path.left(), path.top(), path.right(), path.bottom());
        long numerator = 1;
        long denominator = 0;
        // Ascending body index: of bodies met at the same time the lowest counts.
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (isTouched(body, filter) && path.touchNumerator() * denominator < numerator * path.touchDenominator()) {
                numerator = path.touchNumerator();
                denominator = path.touchDenominator();
                into.set(false, body, path.touchX(), path.touchY());
            }
        }
        return into.isHit();
    }

    /**
     * Finds the body, except sensors, whose box is nearest to a point. Tiles between them don't matter.
     *
     * @param x of the point, in pixels
     * @param y of the point, in pixels
     * @param maxDistance the largest distance, in pixels, not negative
     * @param filter the filter of the query, which must accept a body and be accepted by it
     * @return its index, of equally near bodies the lowest, or {@link EventList#NONE}
     * @throws IllegalArgumentException if a number is out of range
     */
    public int nearest(double x, double y, double maxDistance, Filter filter) {
        Objects.requireNonNull(filter);
        int pointX = SubPixels.fromPx(x);
        int pointY = SubPixels.fromPx(y);
        long limit = lengthOf(maxDistance, "maxDistance");
        long reach = Math.min(limit, (long) FIRST_REACH_TILES * map.tileSub());
        while (true) {
            int found = nearestWithin(pointX, pointY, reach, filter);
            if (found != EventList.NONE || reach >= limit) {
                return found;
            }
            reach = Math.min(limit, 2 * reach);
        }
    }

    /** The nearest body within a distance. */
    private int nearestWithin(int x, int y, long reach, Filter filter) {
        query.find(x - reach, y - reach, x + reach, y + reach);
        int nearest = EventList.NONE;
        long least = reach * reach;
        // Ascending body index: of bodies equally near the lowest counts.
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            long dx = distance(x, store.x[body], store.width[body]);
            long dy = distance(y, store.y[body], store.height[body]);
            long squared = dx * dx + dy * dy;
            boolean nearer = nearest == EventList.NONE ? squared <= least : squared < least;
            if (nearer && meets(body, filter) && !store.has(body, BodyFlags.SENSOR)) {
                nearest = body;
                least = squared;
            }
        }
        return nearest;
    }

    /**
     * Finds what a body touches, as its {@link Body#contacts} say at the end of the last step: tiles, platforms and bodies
     * that are solid to bodies, each with the side of the body. Touching is exact: no gap, and an overlap of positive length.
     *
     * @param body of this world
     * @param into receives the result in place of its former content
     * @return the number of contacts
     * @throws IllegalArgumentException if the body is not alive in this world
     */
    public int contactsOf(Body body, ContactList into) {
        if (!body.isIn(store) || !body.isAlive()) {
            throw new IllegalArgumentException(body + " is not alive in this world");
        }
        int i = body.index();
        int contacts = store.contacts[i];
        into.begin(store.previousContacts[i]);
        if (store.has(i, BodyFlags.TILES)) {
            touched.find(store.x[i], store.y[i], store.width[i], store.height[i], contacts);
            for (int t = 0; t < touched.count(); t++) {
                TileType type = map.tileAt(touched.column(t), touched.row(t));
                into.addTile(touched.side(t), touched.column(t), touched.row(t), type);
            }
        }
        long right = (long) store.x[i] + store.width[i];
        long bottom = (long) store.y[i] + store.height[i];
        query.find(store.x[i], store.y[i], right, bottom);
        for (int q = 0; q < query.count(); q++) {
            int other = query.body(q);
            int side = other == i ? 0 : sideOf(i, other) & contacts;
            if (side != 0 && stops(i, other, side)) {
                into.addBody(side, other);
            }
        }
        return into.count();
    }

    /** The side on which a body is flush with another one, as a bit of contacts; 0 if it isn't. */
    private int sideOf(int i, int other) {
        long right = (long) store.x[i] + store.width[i];
        long bottom = (long) store.y[i] + store.height[i];
        long otherRight = (long) store.x[other] + store.width[other];
        long otherBottom = (long) store.y[other] + store.height[other];
        if (store.x[i] < otherRight && store.x[other] < right) {
            return bottom == store.y[other] ? Contacts.GROUND : store.y[i] == otherBottom ? Contacts.CEILING : 0;
        }
        if (store.y[i] < otherBottom && store.y[other] < bottom) {
            return right == store.x[other] ? Contacts.RIGHT_WALL : store.x[i] == otherRight ? Contacts.LEFT_WALL : 0;
        }
        return 0;
    }

    /** Whether a body stops another one at a side of that one. */
    private boolean stops(int i, int other, int side) {
        boolean accepts = (store.mask[i] & store.category[other]) != 0 && (store.mask[other] & store.category[i]) != 0;
        boolean bySolidity = store.has(i, BodyFlags.TILES)
                && (store.has(other, BodyFlags.SOLID)
                        || side == Contacts.GROUND
                                && store.has(other, BodyFlags.TOP)
                                && store.has(i, BodyFlags.ONE_WAYS));
        boolean byBody = store.has(i, BodyFlags.SOLID_TO_BODIES)
                && store.has(other, BodyFlags.SOLID_TO_BODIES)
                && !store.has(other, BodyFlags.SENSOR);
        return accepts && (bySolidity || byBody);
    }

    private static int lengthOf(double px, String name) {
        if (px < 0) {
            throw new IllegalArgumentException(name + " is " + px + " px, less than 0");
        }
        return SubPixels.fromPx(px);
    }

    private boolean meets(int body, Filter filter) {
        return (filter.mask() & store.category[body]) != 0 && (store.mask[body] & filter.category()) != 0;
    }

    private boolean isTouched(int body, Filter filter) {
        if (store.has(body, BodyFlags.SENSOR) || !meets(body, filter)) {
            return false;
        }
        long left = store.x[body];
        long top = store.y[body];
        return path.touches(left, top, left + store.width[body], top + store.height[body]);
    }

    private static long distance(long point, long start, long size) {
        return Math.max(0, Math.max(start - point, point - start - size));
    }
}
