package leapsmith.physics.world;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;

/** At the end of a tick, publishes the bodies that left the level, and removes the crushed ones. */
final class BodyRemoval {
    private final BodyStore store;
    private final LevelEdge edge;

    BodyRemoval(BodyStore store, LevelEdge edge) {
        this.store = store;
        this.edge = edge;
    }

    /** Publishes the bodies that are entirely beyond an open side and were not before. */
    void publish(EventList events) {
        if (!edge.isOpen()) {
            return;
        }
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int flags = store.flags[i];
            if ((flags & BodyFlags.ALIVE) == 0) {
                continue;
            }
            boolean beyond = edge.isBeyond(store.x[i], store.y[i], store.width[i], store.height[i]);
            if (beyond != ((flags & BodyFlags.OUTSIDE) != 0)) {
                store.flags[i] ^= BodyFlags.OUTSIDE;
                if (beyond) {
                    events.add(EventType.LEFT_LEVEL, i, EventList.NONE);
                }
            }
        }
    }

    /** Removes the bodies that were crushed in this tick. */
    void removeCrushed(EventList events) {
        for (int e = 0; e < events.count(); e++) {
            if (events.type(e) == EventType.CRUSHED) {
                store.remove(events.body(e));
            }
        }
    }
}
