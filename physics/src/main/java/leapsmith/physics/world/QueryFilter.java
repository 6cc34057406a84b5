package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.Filter;

/**
 * What a query of {@link Queries} counts. It never changes: make one of each kind once, and queries allocate nothing.
 *
 * @param filter the filter of the query, which must accept a body and be accepted by it
 * @param except a body that isn't counted, usually the one that asks; null for none. Once it is gone, the body at its
 *     index is counted
 * @param tiles whether tiles are counted, and closed sides of the level
 * @param bodies whether bodies are counted
 * @param oneWays whether one-way tiles are counted, with one-way slopes; only if tiles are
 * @param sensors whether sensors are counted; only if bodies are
 */
public record QueryFilter(Filter filter, Body except, boolean tiles, boolean bodies, boolean oneWays, boolean sensors) {
    /** Tiles that stop from every side, and all bodies but sensors. */
    public static final QueryFilter DEFAULT = new QueryFilter(Filter.ALL, null, true, true, false, false);

    /**
     * Checks that there is a filter.
     *
     * @throws NullPointerException if there is none
     */
    public QueryFilter {
        Objects.requireNonNull(filter, "filter");
    }

    /**
     * {@return a copy with another filter}
     * @param newFilter must accept a body and be accepted by it
     */
    public QueryFilter withFilter(Filter newFilter) {
        return new QueryFilter(newFilter, except, tiles, bodies, oneWays, sensors);
    }

    /**
     * {@return a copy that doesn't count a body}
     * @param body isn't counted; null for none
     */
    public QueryFilter withExcept(Body body) {
        return new QueryFilter(filter, body, tiles, bodies, oneWays, sensors);
    }

    /**
     * {@return a copy that counts tiles or not}
     * @param counted whether they are counted
     */
    public QueryFilter withTiles(boolean counted) {
        return new QueryFilter(filter, except, counted, bodies, oneWays, sensors);
    }

    /**
     * {@return a copy that counts bodies or not}
     * @param counted whether they are counted
     */
    public QueryFilter withBodies(boolean counted) {
        return new QueryFilter(filter, except, tiles, counted, oneWays, sensors);
    }

    /**
     * {@return a copy that counts one-way tiles or not}
     * @param counted whether they are counted
     */
    public QueryFilter withOneWays(boolean counted) {
        return new QueryFilter(filter, except, tiles, bodies, counted, sensors);
    }

    /**
     * {@return a copy that counts sensors or not}
     * @param counted whether they are counted
     */
    public QueryFilter withSensors(boolean counted) {
        return new QueryFilter(filter, except, tiles, bodies, oneWays, counted);
    }
}
