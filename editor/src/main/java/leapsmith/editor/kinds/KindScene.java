package leapsmith.editor.kinds;

import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileShape;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/**
 * A small level that shows what a tile kind does, with marks of what a player does where while it walks from the left end to the
 * right end and back.
 *
 * @param level of {@link #CELLS} cells in width, with a player at one of its ends
 * @param value of the kind in the legend of the level
 * @param cellPx the side of a cell: one tile, or more if players are large compared with tiles
 * @param right one mark for each column of cells, for a player that walks to the right
 * @param left the same for a player that walks to the left
 */
record KindScene(Level level, int value, int cellPx, String right, String left) {
    static final int CELLS = 16;

    // Marks.
    static final char JUMP = 'j';
    static final char HOP = 'h';
    static final char WAIT = 'w';
    static final char BOUNCE = 'b';
    static final char CLIMB = 'u';
    static final char DESCEND = 'd';

    private static final char KIND = 'k';
    private static final char BLOCK = '#';
    private static final char MARK_NONE = '.';
    /** Rows of cells above the drawing of a scene. */
    private static final int SKY = 9;

    /** The most cells that a player is high. */
    private static final double PLAYER_CELLS = 2.5;

    private static final int MAX_ROWS = 80;
    /** The column of cells where ramps begin, and how many cells they rise. */
    private static final int RAMP = 5;

    private static final int RISE = 3;

    /** The cells from the top, with the lowest row a floor, and the marks. */
    private enum Drawing {
        GROUND("....j......w....", "......h...j.....", "###kkkkkkkkkk###", "################"),
        SPRING("........b.......", ".......b........", "######kkkk######", "################"),
        BRIDGE(
                ".j......w.......",
                ".......w......j.",
                "....kkkkkkkk....",
                "................",
                "................",
                "................",
                "################",
                "################"),
        OVERHEAD(
                "......h..h......",
                "......h..h......",
                ".....######.....",
                ".....kkkkkk.....",
                "................",
                "................",
                "................",
                "################",
                "################"),
        BRICKS(
                "......h..h......",
                "......h..h......",
                ".....kkkkkk.....",
                "................",
                "................",
                "................",
                "################",
                "################"),
        GATE(
                "................",
                "................",
                "........#.......",
                "........k.......",
                "........k.......",
                "........k.......",
                "........k.......",
                "################",
                "################"),
        TRAPDOOR(
                "..j.............",
                ".............j..",
                "###.kkkkkkkk.###",
                "###..........###",
                "###..........###",
                "###..........###",
                "################"),
        POOL(
                ".j..............",
                "..............j.",
                "###kkkkkkkkkk###",
                "###kkkkkkkkkk###",
                "###kkkkkkkkkk###",
                "################"),
        AIR(
                "...j............",
                "........h.......",
                ".....kkkkkk.....",
                ".....kkkkkk.....",
                ".....kkkkkk.....",
                ".....kkkkkk.....",
                ".....kkkkkk.....",
                "################",
                "################"),
        LADDER(
                ".......u........",
                ".......d........",
                ".......k########",
                ".......k########",
                ".......k########",
                ".......k########",
                "################"),
        VINE(
                ".......u........",
                ".......d........",
                ".......k........",
                ".......k........",
                ".......k########",
                ".......k########",
                ".......k########",
                "################"),
        SPIKES("...j............", "............j...", "......kkk.......", "################", "################"),
        HANGING_SPIKES(
                ".h..............",
                "..............h.",
                ".....######.....",
                ".....kkkkkk.....",
                "................",
                "................",
                "................",
                "################",
                "################"),
        SPIKES_AT_LEFT(
                "...j............", "...........j....", "......k##.......", "################", "################"),
        SPIKES_AT_RIGHT(
                "....j...........", "............j...", ".......##k......", "################", "################"),
        RAMP_UP("......h.........", "...........w....", "################", "################");

        private final String right;
        private final String left;
        private final String[] rows;

        Drawing(String right, String left, String... rows) {
            this.right = right;
            this.left = left;
            this.rows = rows;
        }

        static Drawing of(TileKind kind) {
            Material material = kind.material();
            TileType shape = kind.shape();
            if (shape.isSlope()) {
                return shape.slope().ceiling() ? OVERHEAD : RAMP_UP;
            } else if (shape.isGate()) {
                return shape == TileType.GATE_DOWN ? TRAPDOOR : GATE;
            } else if (shape == TileType.EMPTY) {
                return ofEmpty(material);
            } else if (shape == TileType.ONE_WAY && material.climb() > 0) {
                return LADDER;
            } else if (material.launch() > 0) {
                return SPRING;
            } else if (material.hasDeadlySide()) {
                return deadly(material);
            } else if (material.breaking() == Material.Breaking.HEAD) {
                return BRICKS;
            }
            boolean disappears = material.crumbleSeconds() > 0 || material.breaking() == Material.Breaking.TOUCH;
            return disappears || shape == TileType.ONE_WAY ? BRIDGE : GROUND;
        }

        private static Drawing ofEmpty(Material material) {
            if (material.climb() > 0) {
                return VINE;
            } else if (material.hasDeadlySide()) {
                return deadly(material);
            }
            boolean sinks = material.gravity() > 0 && Double.isFinite(material.maxFallSpeed());
            return material.swims() || sinks ? POOL : AIR;
        }

        private static Drawing deadly(Material material) {
            if (material.isDeadlyFrom(TileSide.TOP)) {
                return SPIKES;
            } else if (material.isDeadlyFrom(TileSide.BOTTOM)) {
                return HANGING_SPIKES;
            }
            return material.isDeadlyFrom(TileSide.LEFT) ? SPIKES_AT_LEFT : SPIKES_AT_RIGHT;
        }
    }

    /**
     * The scene of a kind, with the tile size, the numbers, the theme and the player of a level.
     *
     * @param value in the legend of the level
     */
    static KindScene of(Level from, int value) {
        TileKind kind = from.legend().kindOf(value);
        Drawing drawing = Drawing.of(kind);
        LevelObject player = player(from);
        int tiles = Math.max(1, (int) Math.ceil(player.height() / PLAYER_CELLS / from.tileSize()));
        int cell = tiles * from.tileSize();
        int rows = drawing.rows.length + SKY + heightOfLaunch(kind.material(), from, cell);
        Legend legend = Legend.STANDARD;
        if (!kind.isPlain()) {
            legend = legend.plus(new LegendEntry(Legend.freeSymbol(legend.entries(), KIND), kind));
        }
        int shown = kind.isPlain() ? legend.indexOf(kind.shape()) : legend.size() - 1;
        Level level = Level.empty("", CELLS * tiles, Math.min(MAX_ROWS, rows) * tiles, from.tileSize())
                .withLegend(legend)
                .withPhysics(from.physics().withBorders(Borders.CLOSED))
                .withLooks(from.looks().withLayers(List.of()));
        TileDraft draft = level.tiles().draft();
        draw(drawing, shown, legend, tiles, level.rows(), draft);
        if (drawing == Drawing.RAMP_UP) {
            drawRamp(kind.shape(), shown, legend, RISE * tiles, level, draft);
        }
        level = level.withTiles(draft.build());
        double floor = level.heightPx() - floorCells(drawing) * cell;
        boolean mirrored = kind.shape().side() == TileSide.LEFT;
        double middle = mirrored ? level.widthPx() - cell / 2.0 : cell / 2.0;
        LevelObject placed = player.withPosition(middle - player.width() / 2, floor - player.height());
        return new KindScene(
                level.withObjects(ObjectLists.NONE.plus(placed)),
                shown,
                cell,
                mirrored ? mirror(drawing.left) : drawing.right,
                mirrored ? mirror(drawing.right) : drawing.left);
    }

    char mark(int column, boolean toRight) {
        String marks = toRight ? right : left;
        return column >= 0 && column < marks.length() ? marks.charAt(column) : MARK_NONE;
    }

    /** Whether a running level can become another one by setting its tiles, without a new start. */
    boolean isLike(KindScene other) {
        return level.columns() == other.level.columns()
                && level.rows() == other.level.rows()
                && level.tileSize() == other.level.tileSize()
                && level.tiles().equals(other.level.tiles())
                && right.equals(other.right)
                && left.equals(other.left);
    }

    private static LevelObject player(Level from) {
        return from.player()
                .orElseGet(() -> CharacterType.TYPE.create(CharacterType.PLAYER, CharacterType.PLAYER, 0, 0))
                .with(CharacterType.CHANNEL, 0.0);
    }

    /** How many rows of cells a launch needs. */
    private static int heightOfLaunch(Material material, Level from, int cell) {
        double gravity = Math.max(1, from.physics().gravity());
        return (int) Math.min(MAX_ROWS, material.launch() * material.launch() / (2 * gravity) / cell);
    }

    private static int floorCells(Drawing drawing) {
        int cells = 0;
        for (String row : drawing.rows) {
            cells += row.charAt(0) == BLOCK ? 1 : 0;
        }
        return cells;
    }

    private static void draw(Drawing drawing, int kind, Legend legend, int tiles, int rows, TileDraft draft) {
        int top = rows - drawing.rows.length * tiles;
        for (int row = 0; row < drawing.rows.length; row++) {
            for (int column = 0; column < CELLS; column++) {
                char cell = drawing.rows[row].charAt(column);
                if (cell == KIND || cell == BLOCK) {
                    draft.fill(
                            new TileRegion(column * tiles, top + row * tiles, tiles, tiles),
                            cell == KIND ? kind : legend.indexOf(TileType.BLOCK));
                }
            }
        }
    }

    /** A ramp of the kind from the floor to a high floor; if it is half of a slope of 1:2, the plain other half is beside it. */
    private static void drawRamp(TileType shape, int kind, Legend legend, int rise, Level level, TileDraft draft) {
        boolean isRight = shape.slope().thickRight();
        int run = shape.slope().run();
        int floor = level.rows() - floorCells(Drawing.RAMP_UP) * (level.columns() / CELLS);
        int filling = legend.indexOf(shape.isOneWay() ? TileType.EMPTY : TileType.BLOCK);
        int top = legend.indexOf(shape.isOneWay() ? TileType.ONE_WAY : TileType.BLOCK);
        for (int at = RAMP * (level.columns() / CELLS); at < level.columns(); at++) {
            int step = at - RAMP * (level.columns() / CELLS);
            int height = Math.min(rise, step / run + 1);
            int column = isRight ? at : level.columns() - 1 - at;
            int row = floor - height;
            draft.fill(new TileRegion(column, row, 1, height), filling);
            if (step >= rise * run) {
                draft.set(column, row, top);
            } else if (run == 1) {
                draft.set(column, row, kind);
            } else {
                TileShape half = step % run == 0 ? TileShape.SLOPE_LOW : TileShape.SLOPE_HIGH;
                boolean isKind = half == shape.shape();
                draft.set(
                        column, row, isKind ? kind : legend.indexOf(TileType.of(half, shape.side(), shape.isOneWay())));
            }
        }
    }

    private static String mirror(String marks) {
        return new StringBuilder(marks).reverse().toString();
    }
}
