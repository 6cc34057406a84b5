package leapsmith.physics.control;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.response.BodyShift;
import leapsmith.physics.response.MaterialContacts;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.SlopeTiles;
import leapsmith.physics.tile.TileMap;

/** Sets the velocity of every body that has a controller. */
public final class Controllers {
    private static final int BITS_PER_CHANNEL = Byte.SIZE;
    private static final int CHANNELS_PER_WORD = Long.SIZE / BITS_PER_CHANNEL;
    private static final int CHANNEL_MASK = (1 << BITS_PER_CHANNEL) - 1;
    /** The flags of which a body that is controlled has only {@link BodyFlags#ALIVE}. */
    public static final int ACTIVE = BodyFlags.ALIVE | BodyFlags.CRUSHED | BodyFlags.SENSOR;

    private static final int PLAYER = Control.PLAYER.ordinal();

    private final BodyStore store;
    private final TileMap map;
    private final Materials materials;
    private final SlopeTiles slopes;
    private final PlayerControl player;
    private final PatrolControl patrols;

    public Controllers(
            BodyStore store,
            TileMap map,
            LevelEdge edge,
            Supports supports,
            Materials materials,
            MaterialContacts materialContacts,
            TakeOff takeOff,
            int ticksPerSecond) {
        this.store = store;
        this.map = map;
        this.materials = materials;
        slopes = new SlopeTiles(map);
        player = new PlayerControl(store, map, supports, materials, materialContacts, takeOff);
        patrols = new PatrolControl(store, map, supports, new BodyShift(store, map, edge, supports), ticksPerSecond);
    }

    /**
     * Runs the controllers of all bodies.
     *
     * @param inputs buttons down in this tick, 8 bits for each of the first 8 of {@link BodyDef#CHANNELS} channels
     * @param more those of the other channels
     * @param previousInputs buttons down in the tick before
     * @param previousMore likewise
     */
    public void runAll(long inputs, long more, long previousInputs, long previousMore) {
        boolean anyBelts = false;
        if (store.hasBelts() && (store.isAmongMaterials() || store.isOnBelts())) {
            anyBelts = runBelts();
            store.setOnBelts(anyBelts);
        }
        int limit = store.limit();
        int[] flags = store.flags;
        int[] control = store.control;
        for (int i = 0; i < limit; i++) {
            int before = flags[i];
            flags[i] = before & ~BodyFlags.OF_ONE_TICK | (before & BodyFlags.LAUNCHING) >>> BodyFlags.LAUNCHING_SHIFT;
            if ((before & BodyFlags.LEAVING_RAMP) != 0 && hasLeftRamp(i)) {
                flags[i] &= ~BodyFlags.LEAVING_RAMP;
            }
            if (control[i] == PLAYER && (flags[i] & ACTIVE) == BodyFlags.ALIVE) {
                int channel = store.channel[i];
                player.run(i, buttons(inputs, more, channel), buttons(previousInputs, previousMore, channel));
            }
            if (anyBelts && store.beltX[i] != 0 && store.vy[i] < 0) {
                // It leaves the belt in this tick.
                store.beltX[i] = materials.medium(store.materials[i]).belt;
            }
        }
        patrols.runAll();
    }

    /**
     * Sets how far belts and currents carry bodies in this tick; a belt is a lift for a jump from it.
     *
     * @return whether any body is carried
     */
    private boolean runBelts() {
        int limit = store.limit();
        int[] found = store.materials;
        int[] beltX = store.beltX;
        int any = 0;
        for (int i = 0; i < limit; i++) {
            int packed = found[i];
            if (packed == 0) {
                beltX[i] = 0;
                continue;
            }
            int belt = materials.ground(packed).belt;
            beltX[i] = belt + materials.medium(packed).belt;
            any |= beltX[i];
            if (belt != 0 && store.liftSpan[i] > 0) {
                store.takeLift(i, belt, 0);
            }
        }
        return any != 0;
    }

    /** Whether a press of jump would start a jump of a body. */
    public boolean canJump(int i) {
        return store.control[i] == PLAYER && player.canJump(i);
    }

    /** Whether a body that drops through a ramp has landed, or its feet are in no tile of a ramp any more. */
    private boolean hasLeftRamp(int i) {
        return (store.contacts[i] & Contacts.GROUND) != 0
                || !map.hasSlopes()
                || !slopes.hasRamp(store.x[i], (long) store.y[i] + store.height[i], store.width[i]);
    }

    /** The buttons of a channel that are down, as bits. */
    private static int buttons(long inputs, long more, int channel) {
        long word = channel < CHANNELS_PER_WORD ? inputs : more;
        return (int) (word >>> channel % CHANNELS_PER_WORD * BITS_PER_CHANNEL) & CHANNEL_MASK;
    }
}
