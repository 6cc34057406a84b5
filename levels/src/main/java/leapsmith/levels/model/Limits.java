package leapsmith.levels.model;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.fixed.SubPixels;

/**
 * The limits of what can be stored, read and simulated, all in one place. The constructors of level values check them;
 * a file that exceeds one is refused with an error that names it.
 */
public final class Limits {
    /** Width and height of a level in pixels. */
    public static final int MAX_SIDE_PX = SubPixels.MAX_PX;

    /** Width and height of an object in pixels. */
    public static final int MAX_OBJECT_SIDE_PX = BodyDef.MAX_SIDE_PX;

    /** Side of a tile in pixels. */
    public static final int MAX_TILE_SIZE = 1024;

    /** Tiles in a level: 8192 x 8192, or any other shape of that area. */
    public static final int MAX_TILES = 1 << 26;

    /** Different symbols in a legend; a tile is stored as one byte. */
    public static final int MAX_SYMBOLS = 256;

    /** Objects of all types together. */
    public static final int MAX_OBJECTS = 1 << 18;

    /** Platforms; each body checks all of them in every tick. */
    public static final int MAX_PLATFORMS = 1 << 12;

    /** Emitters. */
    public static final int MAX_EMITTERS = 1 << 12;

    /** Stops of a platform's path, without the first. */
    public static final int MAX_STOPS = PathDef.MAX_STOPS;

    /** Distance of a stop from the first one on either axis, in pixels. */
    public static final double MAX_STOP_PX = SubPixels.MAX_PX;

    /** Side of a bullet in pixels. */
    public static final int MAX_BULLET_PX = BulletDef.MAX_SIDE_PX;

    /** Bullets that an emitter fires at once. */
    public static final int MAX_VOLLEY = EmitterDef.MAX_COUNT;

    /** A duration in ticks: 4.9 hours at 60 ticks per second. */
    public static final int MAX_TICKS = 1 << 20;

    /** Ticks of a run in a replay file: a day at 60 ticks per second. */
    public static final int MAX_RUN_TICKS = 5_184_000;

    /** Commands of a run in a replay file. */
    public static final int MAX_COMMANDS = 1 << 18;

    /** Rectangles of tiles in one of these commands. */
    public static final int MAX_FILLS = 1 << 22;

    /** Distance of a position from the level's origin on either axis, in pixels; far outside any level. */
    public static final double MAX_COORDINATE_PX = 1 << 24;

    /** Walking, jumping and falling speeds, in pixels per second. */
    public static final double MAX_SPEED = 100_000;

    /** Gravity, in pixels per second squared. */
    public static final double MAX_GRAVITY = 1_000_000;

    /** Range of ticks per second. */
    public static final int MIN_TICKS_PER_SECOND = 10;

    /** The upper end of that range. */
    public static final int MAX_TICKS_PER_SECOND = 240;

    /** Width and height of a cell of the partition, in tiles. */
    public static final int MAX_CELL_SIDE = 1024;

    /** Conditions that an object or tile kind needs. */
    public static final int MAX_CONDITIONS = 32;

    /** UTF-16 units in one text of a file. */
    public static final int MAX_TEXT = 1 << 20;

    /** Digits, sign, point and exponent of one number of a file. */
    public static final int MAX_NUMBER = 1000;

    /** UTF-16 units in one key of a file. */
    public static final int MAX_KEY = 1 << 12;

    /** Characters in the name of a free property; files may have longer keys, which are kept. */
    public static final int MAX_PROPERTY_NAME = 80;

    /** UTF-16 units of names, ids, kinds and unknown keys with their values, over a whole file. */
    public static final int MAX_TEXT_TOTAL = 1 << 24;

    /** What an unknown key adds to that total besides its length, for its memory overhead. */
    public static final int KEY_COST = 64;

    /** Nesting depth of objects and arrays in a file. */
    public static final int MAX_DEPTH = 100;

    private Limits() {}

    static double requireCoordinate(double px, String name) {
        return require(px, -MAX_COORDINATE_PX, MAX_COORDINATE_PX, name);
    }

    static double requireLength(double px, String name) {
        return require(px, 0, MAX_OBJECT_SIDE_PX, name);
    }

    static int require(int value, int from, int to, String name) {
        return (int) require((double) value, from, to, name);
    }

    /** Returns the value, with negative zero as zero; throws unless it is a number from {@code from} to {@code to}. */
    static double require(double value, double from, double to, String name) {
        if (!(value >= from && value <= to)) {
            throw new IllegalArgumentException(name + " must be from " + from + " to " + to + ", not " + value);
        }
        return value + 0.0;
    }
}
