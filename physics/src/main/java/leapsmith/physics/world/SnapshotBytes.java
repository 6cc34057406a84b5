package leapsmith.physics.world;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.store.BodyBytes;
import leapsmith.physics.store.BodyRows;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/**
 * Writes a {@link Snapshot} as bytes and reads it. First comes what the world was built with, which has to be equal in the
 * world that reads it. Tiles are runs of equal types and materials, row by row.
 */
final class SnapshotBytes {
    private static final TileType[] TYPES = TileType.values();

    private static final long SCHEMA = schema();

    private SnapshotBytes() {}

    private static long schema() {
        StateHash hash = new StateHash();
        ByteWriter.addSchema(WorldScale.class, hash);
        new BodyBytes(new BodyStore(), 1).addSchema(hash);
        ByteWriter.addSchema(TileType.class, hash);
        ByteWriter.addSchema(Material.class, hash);
        ByteWriter.addSchema(EditResolver.Edited.class, hash);
        ByteWriter.addSchema(EmitterDef.class, hash);
        return hash.value();
    }

    static byte[] write(Snapshot snapshot) {
        SavedState state = snapshot.state;
        ByteWriter out = new ByteWriter(ByteWriter.SNAPSHOT, SCHEMA);
        out.putValue(WorldScale.class, state.scale);
        out.putBoolean(state.history.keepsSince());
        out.putLong(state.tick);
        out.putValue(Inputs.class, state.inputs);
        out.putLong(Double.doubleToLongBits(state.gravity));
        out.putLong(Double.doubleToLongBits(state.maxFallSpeed));
        out.putInt(state.materials.size());
        state.materials.forEach(material -> out.putValue(Material.class, material));
        writeTiles(state, out);
        out.putValue(EditResolver.Edited.class, state.edited);
        new BodyBytes(new BodyStore(), state.scale.ticksPerSecond()).write(snapshot.bodies, out);
        state.sensors.write(out);
        state.bullets.write(out);
        state.history.write(out);
        state.timers.write(out);
        return out.toBytes();
    }

    /**
     * Reads a snapshot for a world.
     *
     * @throws IllegalArgumentException if the bytes are wrong, or of a world built differently
     */
    static Snapshot read(byte[] bytes, WorldScale scale, boolean keepsSince) {
        ByteReader in = new ByteReader(bytes, ByteWriter.SNAPSHOT, SCHEMA);
        SavedState state = new SavedState();
        state.scale = in.getValue(WorldScale.class);
        state.scale.requireFit(scale);
        if (in.getBoolean() != keepsSince) {
            throw new IllegalArgumentException("a snapshot of a world " + (keepsSince ? "without" : "with")
                    + " a pair history, for one " + (keepsSince ? "with" : "without") + " it");
        }
        state.tick = in.getLong();
        if (state.tick < 0 || state.tick > Long.MAX_VALUE / 2) {
            throw new IllegalArgumentException("tick is " + state.tick);
        }
        state.inputs = in.getValue(Inputs.class);
        state.gravity = Double.longBitsToDouble(in.getLong());
        state.maxFallSpeed = Double.longBitsToDouble(in.getLong());
        WorldNumbers numbers = new WorldNumbers(scale.ticksPerSecond());
        numbers.setGravity(state.gravity);
        numbers.setMaxFallSpeed(state.maxFallSpeed);
        state.materials = readMaterials(in);
        Materials materials = new Materials(state.materials, scale.ticksPerSecond());
        readTiles(state, materials, in);
        state.edited = in.getValue(EditResolver.Edited.class);
        BodyRows bodies = readBodies(state, materials, in);
        state.sensors.read(in, bodies.used());
        state.bullets.read(in, scale.ticksPerSecond());
        state.history.read(in, bodies.limit(), keepsSince);
        state.timers.read(in, scale.columns() * scale.rows(), state.materials.size());
        in.end();
        return new Snapshot(state, bodies);
    }

    private static BodyRows readBodies(SavedState state, Materials materials, ByteReader in) {
        BodyStore store = new BodyStore();
        store.setMaterialTable(materials);
        BodyBytes bytes = new BodyBytes(store, state.scale.ticksPerSecond());
        BodyRows rows = bytes.read(in);
        for (Body body : new BodyHandles(store, state.scale.ticksPerSecond())) {
            bytes.requireDefined(body.index(), body.toDef());
            ByteReader.between(body.groundMaterial(), 0, state.materials.size(), "material of the ground");
            ByteReader.between(body.mediumMaterial(), 0, state.materials.size(), "material around a body");
        }
        return rows;
    }

    private static List<Material> readMaterials(ByteReader in) {
        int count = ByteReader.between(in.getInt(), 0, Materials.MAX, "number of materials");
        List<Material> materials = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            materials.add(in.getValue(Material.class));
        }
        return List.copyOf(materials);
    }

    private static void writeTiles(SavedState state, ByteWriter out) {
        int columns = state.scale.columns();
        long count = (long) columns * state.scale.rows();
        int run = 0;
        TileType type = null;
        int material = 0;
        for (long i = 0; i < count; i++) {
            TileType next = state.tiles.at((int) (i % columns), (int) (i / columns));
            int nextMaterial = state.tiles.materialAt((int) (i % columns), (int) (i / columns));
            if ((next != type || nextMaterial != material) && run > 0) {
                writeRun(run, type, material, out);
                run = 0;
            }
            type = next;
            material = nextMaterial;
            run++;
        }
        writeRun(run, type, material, out);
    }

    private static void writeRun(int run, TileType type, int material, ByteWriter out) {
        out.putInt(run);
        out.putByte(type.ordinal());
        out.putByte(material);
    }

    private static void readTiles(SavedState state, Materials materials, ByteReader in) {
        WorldScale scale = state.scale;
        // As many tiles as the world has that the snapshot is for.
        TileMap map = new TileMap(scale.columns(), scale.rows(), scale.tileSize(), scale.borders());
        for (int index = 1; index < materials.count(); index++) {
            map.setMaterial(index, materials.get(index).hash, materials.get(index).climb > 0);
        }
        int[] left = {0};
        int[] material = {0};
        TileType[] type = new TileType[1];
        map.fill(
                (column, row) -> {
                    if (left[0] == 0) {
                        left[0] = ByteReader.between(in.getInt(), 1, TileMap.MAX_TILES, "a run of tiles");
                        type[0] = TYPES[ByteReader.between(in.getByte(), 0, TYPES.length - 1, "type of a tile")];
                        material[0] =
                                ByteReader.between(in.getByte() & 0xFF, 0, materials.count() - 1, "material of a tile");
                    }
                    left[0]--;
                    return type[0];
                },
                (column, row) -> material[0]);
        if (left[0] != 0) {
            throw new IllegalArgumentException("more tiles than the level has");
        }
        state.tiles = map.snapshot();
    }
}
