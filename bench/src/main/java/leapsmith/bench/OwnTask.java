package leapsmith.bench;

import java.util.Arrays;
import java.util.List;

/** Work that only our physics is measured with, in groups whose first task is the basis of the others. */
public enum OwnTask {
    PLAYER_STEP(Group.PLAYER, "step of a world with only a player", 1_000),
    PLAYER_AMID_KINDS(Group.PLAYER, "step, with kinds that it doesn't meet", 1_000),
    PLAYER_WITH_KINDS(Group.PLAYER, "step, where every eighth block is ice, and some water is near", 1_000),
    PLAYER_SAVE(Group.PLAYER, "step, save into a checkpoint", 1_000),
    PLAYER_RESTORE(Group.PLAYER, "step, restore from a checkpoint", 1_000),
    PLAYER_SNAPSHOT(Group.PLAYER, "step, snapshot", 1_000),
    PLAYER_RESTORE_SNAPSHOT(Group.PLAYER, "step, restore a snapshot", 1_000),
    BULLETS(Group.BULLETS, "30,000 bullets of W1", 1),
    BULLETS_BY_HANDLE(Group.BULLETS, "and each place through `Bullet`", 1),
    BULLETS_BY_FRAME(Group.BULLETS, "and each place through a `Frame`", 1),
    WALKERS(Group.PLATFORMS, "10,000 walkers of W3", 1),
    WALKERS_AMID_KINDS(Group.PLATFORMS, "and kinds that they don't meet", 1),
    WALKERS_WITH_KINDS(Group.PLATFORMS, "and every eighth block ice, mud or a belt", 1),
    WALKERS_AND_PLATFORMS(Group.PLATFORMS, "and 200 moving platforms", 1),
    PILE(Group.PILE, "8,000 bodies in one spot", 1);

    /** Tasks that are compared with each other. */
    public enum Group {
        PLAYER,
        BULLETS,
        PLATFORMS,
        PILE;

        /** Its tasks; the first is the basis of the others. */
        public List<OwnTask> tasks() {
            return Arrays.stream(OwnTask.values())
                    .filter(task -> task.group == this)
                    .toList();
        }
    }

    /** Bullets of the scene W1. */
    public static final int BULLET_COUNT = 30_000;

    /** Walkers on the platforms. */
    public static final int WALKER_COUNT = 10_000;

    public static final int PLATFORM_COUNT = 200;
    public static final int PILE_COUNT = 8_000;

    private final Group group;
    private final String label;
    private final int repeats;

    OwnTask(Group group, String label, int repeats) {
        this.group = group;
        this.label = label;
        this.repeats = repeats;
    }

    public String label() {
        return label;
    }

    /** How often a tick of its contestant does the work: short work is repeated. */
    public int repeats() {
        return repeats;
    }
}
