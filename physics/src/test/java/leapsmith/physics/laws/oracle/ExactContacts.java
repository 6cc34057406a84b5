package leapsmith.physics.laws.oracle;

import leapsmith.physics.body.Contacts;

/** The sides of a box that touch tiles, by testing every tile: no gap, and an overlap of positive length. */
public final class ExactContacts {
    private ExactContacts() {}

    /**
     * The contact bits.
     *
     * @param oneWaysCarry whether it may stand on one-ways: it neither rises nor drops through them
     */
    public static int of(Box body, boolean oneWaysCarry, Obstacles obstacles) {
        int contacts = 0;
        for (Box block : obstacles.blocks()) {
            if (body.overlapsX(block)) {
                contacts |= body.bottom() == block.y() ? Contacts.GROUND : 0;
                contacts |= body.y() == block.bottom() ? Contacts.CEILING : 0;
            }
            if (body.overlapsY(block)) {
                contacts |= body.x() == block.right() ? Contacts.LEFT_WALL : 0;
                contacts |= body.right() == block.x() ? Contacts.RIGHT_WALL : 0;
            }
        }
        boolean onBlock = (contacts & Contacts.GROUND) != 0;
        if (!onBlock && oneWaysCarry && obstacles.oneWays().stream().anyMatch(top -> stands(body, top))) {
            contacts |= Contacts.GROUND | Contacts.ONE_WAY;
        }
        return contacts;
    }

    private static boolean stands(Box body, Box oneWay) {
        return body.overlapsX(oneWay) && body.bottom() == oneWay.y();
    }
}
