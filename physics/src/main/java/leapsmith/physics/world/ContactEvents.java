package leapsmith.physics.world;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/** Publishes which bodies landed, jumped, left the ground and bumped into something, if that is switched on. */
final class ContactEvents {
    private static final int WALLS = Contacts.LEFT_WALL | Contacts.RIGHT_WALL;
    private static final int SIDES = Contacts.GROUND | Contacts.CEILING | WALLS;
    private static final int PRESENT = BodyFlags.ALIVE | BodyFlags.CRUSHED;

    private final BodyStore store;
    private final Queries queries;
    private final ContactList touched = new ContactList();
    private boolean isOn;

    ContactEvents(BodyStore store, Queries queries) {
        this.store = store;
        this.queries = queries;
    }

    void turn(boolean on) {
        isOn = on;
    }

    /** Publishes the events of a tick, by ascending index of the body. */
    void publish(EventList events, BodyHandles handles) {
        if (!isOn) {
            return;
        }
        int ground = store.groundContact();
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int changed = (store.contacts[i] ^ store.previousContacts[i]) & SIDES;
            boolean jumps = store.has(i, BodyFlags.JUMPS);
            if ((changed != 0 || jumps) && (store.flags[i] & PRESENT) == BodyFlags.ALIVE) {
                publish(i, changed, jumps, ground, events, handles);
            }
        }
    }

    private void publish(int i, int changed, boolean jumps, int ground, EventList events, BodyHandles handles) {
        if (jumps) {
            events.add(EventType.JUMPED, i, EventList.NONE);
        }
        int ended = changed & store.previousContacts[i];
        if ((ended & ground) != 0) {
            events.addContact(EventType.LEFT_GROUND, i, ground);
        }
        int began = changed & store.contacts[i];
        // Something that came beside a body at rest is no bump.
        began &= store.y[i] == store.oldY[i] ? ~(Contacts.GROUND | Contacts.CEILING) : ~0;
        began &= store.x[i] == store.oldX[i] ? ~WALLS : ~0;
        if (began != 0) {
            queries.contactsOf(handles.get(i), touched);
        }
        publish(i, began & ground, ground, events);
        publish(i, began & ~(WALLS | ground), ground, events);
        // Tiles first and then bodies by index, so that a mirrored world has the same order.
        boolean rightFirst = (began & WALLS) == WALLS && otherAt(Contacts.RIGHT_WALL) < otherAt(Contacts.LEFT_WALL);
        publish(i, began & (rightFirst ? Contacts.RIGHT_WALL : Contacts.LEFT_WALL), ground, events);
        publish(i, began & (rightFirst ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL), ground, events);
    }

    /** The body first touched at a side, or {@link EventList#NONE}. */
    private int otherAt(int side) {
        int first = touched.first(side);
        return first < 0 ? EventList.NONE : touched.body(first);
    }

    private void publish(int i, int side, int ground, EventList events) {
        if (side != 0) {
            events.addContact(side == ground ? EventType.LANDED : EventType.BUMPED, i, side, touched);
        }
    }
}
