package leapsmith.editor.view.canvas;

import javafx.geometry.Insets;
import javafx.scene.control.Label;
import leapsmith.editor.play.PlayClock;
import leapsmith.editor.view.Texts;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;

/**
 * The few words that play says over the level: that the goal was reached or the player died, for a moment at the upper
 * edge, and that the simulation can't keep up, for as long as it can't. Clicks go through them.
 */
final class PlayBadges {
    private static final long SHOWN_NANOS = 1_600_000_000L;
    private static final double INSET = 8;

    private final Texts texts;
    private final Label news = label();
    private final Label clock = label();

    private PlayStatus told;
    private long hideAt;

    PlayBadges(Texts texts) {
        this.texts = texts;
    }

    Label news() {
        return news;
    }

    Label clock() {
        return clock;
    }

    /** Nothing is played: nothing is said. */
    void clear() {
        told = null;
        news.setVisible(false);
        clock.setVisible(false);
    }

    /** Says what is new; true if something appeared or vanished or changed its size. */
    boolean update(PlayStatus status, PlayClock now, int ticksPerSecond, long nanos) {
        boolean changed = false;
        if (!status.equals(told)) {
            boolean first = told == null;
            told = status;
            String text = first ? "" : words(status, ticksPerSecond);
            if (!text.isEmpty()) {
                hideAt = nanos + SHOWN_NANOS;
                news.setText(text);
                news.setVisible(true);
                changed = true;
            }
        }
        if (news.isVisible() && nanos > hideAt) {
            news.setVisible(false);
        }
        if (now.behind() && now.wantedTicksPerSecond() > 0) {
            long percent = Math.round(100 * now.realTicksPerSecond() / now.wantedTicksPerSecond());
            String text = texts.get("canvas.behind", percent);
            changed |= !clock.isVisible() || !text.equals(clock.getText());
            clock.setText(text);
            clock.setVisible(true);
        } else if (clock.isVisible()) {
            clock.setVisible(false);
        }
        return changed;
    }

    /** Puts what is new at the upper edge of a view and the clock into the lower right corner. */
    void place(double left, double top, double width, double height) {
        news.autosize();
        news.relocate(Math.rint(left + (width - news.getWidth()) / 2), top + INSET);
        clock.autosize();
        clock.relocate(
                Math.rint(left + width - clock.getWidth() - INSET),
                Math.rint(top + height - clock.getHeight() - INSET));
    }

    void paint(Ink ink) {
        news.setStyle(style(ink, Ink.css(ink.text()), Ink.css(ink.accent())));
        clock.setStyle(style(ink, Ink.css(ink.warning()), Ink.css(ink.warning())));
    }

    private String words(PlayStatus status, int ticksPerSecond) {
        String seconds = String.format("%.2f", (double) status.sinceTick() / ticksPerSecond);
        if (status.state() == PlayState.GOAL_REACHED) {
            return texts.get("canvas.goal", seconds, status.sinceTick());
        }
        return switch (status.state()) {
            case CRUSHED -> texts.get("canvas.crushed");
            case SHOT -> texts.get("canvas.shot");
            case LEFT_LEVEL -> texts.get("canvas.leftLevel");
            default -> "";
        };
    }

    private static String style(Ink ink, String text, String border) {
        return "-fx-font-size: 12px; -fx-text-fill: " + text + "; -fx-background-color: " + Ink.css(ink.panel())
                + "; -fx-border-color: " + border + "; -fx-background-radius: 12; -fx-border-radius: 12";
    }

    private static Label label() {
        Label label = new Label();
        label.setManaged(false);
        label.setMouseTransparent(true);
        label.setVisible(false);
        label.setPadding(new Insets(3, 12, 3, 12));
        return label;
    }
}
