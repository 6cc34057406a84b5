package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Filter;
import leapsmith.physics.bullet.BulletPath;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.BodyQuery;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.SlopeHit;
import leapsmith.physics.sweep.TouchedTiles;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/**
 * Queries of a world in its current state: what is at a place, what a ray or a moving box meets, what is nearest. A query
 * changes nothing. Lengths are in pixels and rounded to whole sub-pixels once; the results are exact.
 *
 * <p>A {@link QueryFilter} says what a query counts. Tiles are Blocks, and slopes of floors and ceilings with their exact
 * shape, so the open half of a slope's tile is free; {@link #tilesIn} visits whole tiles of any type instead. One-ways are
 * counted only if the filter says so: a ray or sweep stops at their top if it crosses that downward, and a place overlaps
 * their whole tile, or the solid half of a one-way slope.
 *
 * <p>Bodies are found by their boxes, touching included, using a partition that is built at the first query after
 * bodies may have moved. Tiles have to be overlapped. Once arrays are large enough, no query allocates.
 */
public final class Queries {
    /** The distance at which a search for the nearest body begins. */
    private static final int FIRST_REACH_TILES = 8;

    /** The side of a ray: a sub-pixel, in pixels. */
    private static final double THICKNESS = 1.0 / SubPixels.PER_PIXEL;

    private final BodyStore store;
    private final TileMap map;
    private final BodyQuery query;
    private final BulletPath path;
    private final TouchedTiles touched;
    // The path of a sweep.
    private long castX;
    private long castY;
    private long castWidth;
    private long castHeight;
    private long castDx;
    private long castDy;

    Queries(BodyStore store, TileMap map) {
        this.store = store;
        this.map = map;
        query = new BodyQuery(store, map);
        path = new BulletPath(map);
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
     * Finds what is in a rectangle: tiles of the level that it overlaps, and bodies that it touches.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, not negative; for tiles at least one sub-pixel
     * @param height in pixels, not negative; for tiles at least one sub-pixel
     * @param filter what is counted
     * @param into receives the result in place of its former content
     * @return the number of hits
     * @throws IllegalArgumentException if a number is out of range
     */
    public int inBox(double x, double y, double width, double height, QueryFilter filter, QueryHits into) {
        Objects.requireNonNull(filter);
        Objects.requireNonNull(into);
        long left = SubPixels.fromPx(x, "x");
        long top = SubPixels.fromPx(y, "y");
        long right = left + lengthOf(width, "width");
        long bottom = top + lengthOf(height, "height");
        into.begin(left, top);
        if (filter.tiles()) {
            touched.findOverlaps(
                    left, top, Math.max(right, left + 1), Math.max(bottom, top + 1), filter.oneWays(), false);
            addTouched(into);
        }
        query.find(left, top, right, bottom);
        int except = exceptOf(filter);
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (counts(body, filter, except)) {
                into.addBody(body, 0, 1, store.x[body], store.y[body], 0, 0);
            }
        }
        return into.count();
    }

    /**
     * Finds what is at a point: the tile that contains it, and bodies whose box contains it or touches it.
     *
     * @param x of the point, in pixels
     * @param y of the point, in pixels
     * @param filter what is counted
     * @param into receives the result in place of its former content
     * @return the number of hits
     * @throws IllegalArgumentException if a number is out of range
     */
    public int atPoint(double x, double y, QueryFilter filter, QueryHits into) {
        return inBox(x, y, 0, 0, filter, into);
    }

    /**
     * Finds what is in a circle: tiles of the level that it overlaps, and bodies whose box it touches.
     *
     * @param centerX in pixels
     * @param centerY in pixels
     * @param radius in pixels, not negative; 0 for a point
     * @param filter what is counted
     * @param into receives the result in place of its former content
     * @return the number of hits
     * @throws IllegalArgumentException if a number is out of range
     */
    public int inCircle(double centerX, double centerY, double radius, QueryFilter filter, QueryHits into) {
        long reach = lengthOf(radius, "radius");
        if (reach == 0) {
            return inBox(centerX, centerY, 0, 0, filter, into);
        }
        Objects.requireNonNull(filter);
        Objects.requireNonNull(into);
        int x = SubPixels.fromPx(centerX, "centerX");
        int y = SubPixels.fromPx(centerY, "centerY");
        into.begin(x, y);
        if (filter.tiles()) {
            touched.findInCircle(x, y, reach, filter.oneWays());
            addTouched(into);
        }
        query.find(x - reach, y - reach, x + reach, y + reach);
        int except = exceptOf(filter);
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (counts(body, filter, except) && squaredDistance(x, y, body) <= reach * reach) {
                into.addBody(body, 0, 1, store.x[body], store.y[body], 0, 0);
            }
        }
        return into.count();
    }

    /** Adds the tiles that were found at a place. */
    private void addTouched(QueryHits into) {
        for (int t = 0; t < touched.count(); t++) {
            int column = touched.column(t);
            int row = touched.row(t);
            long x = (long) column * map.tileSub();
            long y = (long) row * map.tileSub();
            into.addTile(column, row, map.tileAt(column, row), 0, 1, x, y, 0, 0);
        }
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
        long left = SubPixels.fromPx(x, "x");
        long top = SubPixels.fromPx(y, "y");
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
     * Casts a ray to the first tile or body. It is one sub-pixel thick, to the right and down.
     *
     * @param fromX where it begins, in pixels
     * @param fromY where it begins, in pixels
     * @param toX where it ends, in pixels
     * @param toY where it ends, in pixels
     * @param filter what is counted
     * @param into receives at most one hit in place of its former content
     * @return whether it met anything
     * @throws IllegalArgumentException if a number is out of range
     */
    public boolean ray(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHits into) {
        beginRay(fromX, fromY, toX, toY);
        cast(filter, into, false);
        return into.count() > 0;
    }

    /**
     * Casts a ray through all bodies, in the order in which it meets them, up to the first tile. It is one sub-pixel thick,
     * to the right and down.
     *
     * @param fromX where it begins, in pixels
     * @param fromY where it begins, in pixels
     * @param toX where it ends, in pixels
     * @param toY where it ends, in pixels
     * @param filter what is counted
     * @param into receives the result in place of its former content
     * @return the number of hits
     * @throws IllegalArgumentException if a number is out of range
     */
    public int rayThrough(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHits into) {
        beginRay(fromX, fromY, toX, toY);
        cast(filter, into, true);
        return into.count();
    }

    /**
     * Sweeps a box along a straight path to the first tile or body. Of bodies met at the same time it is the one with the
     * lowest index, and of a body and a tile the body; but a tile that the box overlaps at the start comes before all bodies.
     * A body that the box touches at the start is met there, also if the path leads away from it.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, more than 0
     * @param height in pixels, more than 0
     * @param dx distance along x in pixels
     * @param dy distance along y in pixels
     * @param filter what is counted
     * @param into receives at most one hit in place of its former content
     * @return whether it met anything, which includes a tile that it overlaps at the start
     * @throws IllegalArgumentException if a number is out of range, or the box has no area
     */
    public boolean sweep(
            double x, double y, double width, double height, double dx, double dy, QueryFilter filter, QueryHits into) {
        begin(x, y, width, height, dx, dy);
        cast(filter, into, false);
        return into.count() > 0;
    }

    /**
     * Sweeps a box through all bodies, in the order in which it meets them, up to the first tile, which is the last hit. A
     * body that the box touches at the start is met there. To pass tiles too, use a filter without tiles.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, more than 0
     * @param height in pixels, more than 0
     * @param dx distance along x in pixels
     * @param dy distance along y in pixels
     * @param filter what is counted
     * @param into receives the result in place of its former content
     * @return the number of hits
     * @throws IllegalArgumentException if a number is out of range, or the box has no area
     */
    public int sweepThrough(
            double x, double y, double width, double height, double dx, double dy, QueryFilter filter, QueryHits into) {
        begin(x, y, width, height, dx, dy);
        cast(filter, into, true);
        return into.count();
    }

    private void beginRay(double fromX, double fromY, double toX, double toY) {
        SubPixels.fromPx(fromX, "fromX");
        SubPixels.fromPx(fromY, "fromY");
        SubPixels.fromPx(toX, "toX");
        SubPixels.fromPx(toY, "toY");
        begin(fromX, fromY, THICKNESS, THICKNESS, toX - fromX, toY - fromY);
    }

    private void begin(double x, double y, double width, double height, double dx, double dy) {
        int subWidth = SubPixels.fromPx(width, "width");
        int subHeight = SubPixels.fromPx(height, "height");
        if (subWidth <= 0 || subHeight <= 0) {
            throw new IllegalArgumentException(
                    "width and height are " + width + " x " + height + " px, not more than 0");
        }
        castX = SubPixels.fromPx(x, "x");
        castY = SubPixels.fromPx(y, "y");
        castWidth = subWidth;
        castHeight = subHeight;
        castDx = SubPixels.fromPx(dx, "dx");
        castDy = SubPixels.fromPx(dy, "dy");
        path.begin((int) castX, (int) castY, subWidth, subHeight, (int) castDx, (int) castDy);
    }

    /** Follows the path to the first hit, or through all bodies to the first tile. */
    private void cast(QueryFilter filter, QueryHits into, boolean all) {
        Objects.requireNonNull(filter);
        Objects.requireNonNull(into);
        into.begin(path.endX(), path.endY());
        if (filter.tiles()) {
            touched.findOverlaps(castX, castY, castX + castWidth, castY + castHeight, false, true);
            if (touched.count() > 0) {
                into.begin(castX, castY);
                addTile(touched.column(0), touched.row(0), 0, 0, into);
                return;
            }
            path.meetTiles(filter.oneWays(), false);
            into.begin(path.endX(), path.endY());
        }
        query.find(path.left(), path.top(), path.right(), path.bottom());
        int except = exceptOf(filter);
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (counts(body, filter, except) && isTouched(body)) {
                if (!all && !into.isFirst(path.touchNumerator(), path.touchDenominator())) {
                    // Ascending body index: of bodies met at the same time the lowest counts.
                    continue;
                }
                if (!all) {
                    into.begin(path.touchX(), path.touchY());
                }
                addMet(body, into);
            }
        }
        into.sort();
        if (path.isStopped() && (all || into.count() == 0)) {
            addStop(filter.oneWays(), into);
        }
    }

    private boolean isTouched(int body) {
        long left = store.x[body];
        long top = store.y[body];
        return path.touches(left, top, left + store.width[body], top + store.height[body]);
    }

    /** Adds the body that was tested last. At a corner, a falling box lands and a rising one is stopped sideways. */
    private void addMet(int body, QueryHits into) {
        long time = path.touchNumerator();
        long denominator = path.touchDenominator();
        long near = castDx > 0 ? store.x[body] - castX - castWidth : castX - store.x[body] - store.width[body];
        boolean alongX = castDx != 0 && near >= 0 && near * denominator == time * Math.abs(castDx);
        near = castDy > 0 ? store.y[body] - castY - castHeight : castY - store.y[body] - store.height[body];
        boolean alongY = castDy != 0 && near >= 0 && near * denominator == time * Math.abs(castDy);
        alongX &= !alongY || castDy < 0;
        alongY &= !alongX;
        int normalX = alongX ? -Long.signum(castDx) : 0;
        int normalY = alongY ? -Long.signum(castDy) : 0;
        into.addBody(body, time, denominator, path.touchX(), path.touchY(), normalX, normalY);
    }

    /** Adds the tile that ends the path. */
    private void addStop(boolean oneWays, QueryHits into) {
        SlopeHit slope = path.stopSlope();
        if (slope != null) {
            boolean surface = slope.face() == SlopeHit.SURFACE;
            boolean vertical = slope.face() == SlopeHit.VERTICAL;
            int normalX = surface ? slope.slope().normalX() : vertical ? -Long.signum(castDx) : 0;
            int normalY = surface ? slope.slope().normalY() : vertical ? 0 : -Long.signum(castDy);
            addTile(slope.column(), slope.row(), normalX, normalY, into);
        } else if (path.stopsAlongX()) {
            int column = map.tileOf(castDx > 0 ? path.endX() + castWidth : path.endX() - 1);
            int row = stopTile(column, castY, castHeight, castDy, true, false);
            addTile(column, row, -Long.signum(castDx), 0, into);
        } else {
            int row = map.tileOf(castDy > 0 ? path.endY() + castHeight : path.endY() - 1);
            int column = stopTile(row, castX, castWidth, castDx, false, oneWays && castDy > 0);
            addTile(column, row, 0, -Long.signum(castDy), into);
        }
    }

    /**
     * The first row of a column, or column of a row, in which a tile stops the box. The box overlaps it at the exact time of
     * the stop, or only meets its corner.
     */
    private int stopTile(int line, long start, long size, long delta, boolean ofColumn, boolean oneWays) {
        long denominator = path.stopDenominator();
        long scaled = start * denominator + delta * path.stopNumerator();
        long tile = denominator * map.tileSub();
        int limit = ofColumn ? map.rows() : map.columns();
        int first = (int) Math.floorDiv(scaled, tile);
        int last = (int) Math.floorDiv(scaled + size * denominator - 1, tile);
        // Beyond the level all tiles of a line are alike.
        for (int at = Math.max(first, -1); at <= Math.min(last, limit); at++) {
            int column = ofColumn ? line : at;
            int row = ofColumn ? at : line;
            if (oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row)) {
                return at;
            }
        }
        return delta > 0 ? last + 1 : first - 1;
    }

    private void addTile(int column, int row, int normalX, int normalY, QueryHits into) {
        // Tiles beyond the level are named as those next to it.
        int nearColumn = Math.max(-1, Math.min(column, map.columns()));
        int nearRow = Math.max(-1, Math.min(row, map.rows()));
        boolean moves = path.isStopped();
        into.addTile(
                nearColumn,
                nearRow,
                map.tileAt(nearColumn, nearRow),
                moves ? path.stopNumerator() : 0,
                moves ? path.stopDenominator() : 1,
                into.subEndX(),
                into.subEndY(),
                normalX,
                normalY);
    }

    /**
     * Finds the body whose box is nearest to a point. Tiles between them don't matter.
     *
     * @param x of the point, in pixels
     * @param y of the point, in pixels
     * @param maxDistance the largest distance, in pixels, not negative
     * @param filter which bodies are counted
     * @return its index, of equally near bodies the lowest, or {@link EventList#NONE}
     * @throws IllegalArgumentException if a number is out of range
     */
    public int nearest(double x, double y, double maxDistance, QueryFilter filter) {
        Objects.requireNonNull(filter);
        int pointX = SubPixels.fromPx(x, "x");
        int pointY = SubPixels.fromPx(y, "y");
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
    private int nearestWithin(int x, int y, long reach, QueryFilter filter) {
        query.find(x - reach, y - reach, x + reach, y + reach);
        int except = exceptOf(filter);
        int nearest = EventList.NONE;
        long least = reach * reach;
        // Ascending body index: of bodies equally near the lowest counts.
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            long squared = squaredDistance(x, y, body);
            boolean nearer = nearest == EventList.NONE ? squared <= least : squared < least;
            if (nearer && counts(body, filter, except)) {
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
        into.begin(contacts, store.previousContacts[i]);
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
        return SubPixels.fromPx(px, name);
    }

    /** The index of the body that a query leaves out. */
    private int exceptOf(QueryFilter filter) {
        Body except = filter.except();
        return except != null && except.isIn(store) && except.isAlive() ? except.index() : EventList.NONE;
    }

    private boolean counts(int body, QueryFilter filter, int except) {
        Filter accepts = filter.filter();
        return filter.bodies()
                && body != except
                && (filter.sensors() || !store.has(body, BodyFlags.SENSOR))
                && (accepts.mask() & store.category[body]) != 0
                && (store.mask[body] & accepts.category()) != 0;
    }

    private long squaredDistance(int x, int y, int body) {
        long dx = distance(x, store.x[body], store.width[body]);
        long dy = distance(y, store.y[body], store.height[body]);
        return dx * dx + dy * dy;
    }

    private static long distance(long point, long start, long size) {
        return Math.max(0, Math.max(start - point, point - start - size));
    }
}
