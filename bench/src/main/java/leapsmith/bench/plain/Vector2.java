package leapsmith.bench.plain;

/** A pair of floats, allocated for each result, as in the articles' engine. */
record Vector2(float x, float y) {
    Vector2 plus(Vector2 other) {
        return new Vector2(x + other.x, y + other.y);
    }

    Vector2 minus(Vector2 other) {
        return new Vector2(x - other.x, y - other.y);
    }

    Vector2 times(float factor) {
        return new Vector2(x * factor, y * factor);
    }
}
