package leapsmith.bench.plain;

/** A pair of floats, allocated for each result, as the articles' engine has it. */
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
