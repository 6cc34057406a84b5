package leapsmith.editor.canvas;

import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import leapsmith.editor.play.PlayClock;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.scene.ColorScheme;

/**
 * Short messages of play over the level: a reached goal or a death for a moment at the top, and a notice while the
 * simulation can't keep up. Clicks go through them.
 */
final class PlayBadges {
    private static final long SHOWN_NANOS = 1_600_000_000L;
    /** A win is shown longer. */
    private static final long WIN_NANOS = 3_000_000_000L;

    private static final double INSET = 8;

    private final Texts texts;
    final Label news = label();
    final Label clock = label();
    /** Falls over the view after a win. */
    final Confetti confetti = new Confetti();

    private ColorScheme colors = ColorScheme.DARK;
    private PlayStatus shown;
    private long hideAt;
    /** The width of the message in its usual size; NaN if it isn't known yet. */
    private double usualWidth = Double.NaN;
    /** Whether the view is too narrow for the usual size of a win. */
    private boolean isSmall;

    PlayBadges(Texts texts) {
        this.texts = texts;
    }

    void clear() {
        shown = null;
        news.setVisible(false);
        confetti.stop();
        clock.setVisible(false);
    }

    /** Updates the messages; true if one appeared, disappeared or changed its size. */
    boolean update(PlayStatus status, PlayClock now, int ticksPerSecond, long nanos) {
        boolean changed = false;
        if (!status.equals(shown)) {
            boolean first = shown == null;
            shown = status;
            String text = first ? "" : words(status, ticksPerSecond);
            if (!text.isEmpty()) {
                boolean isWin = status.state() == PlayState.GOAL_REACHED;
                hideAt = nanos + (isWin ? WIN_NANOS : SHOWN_NANOS);
                news.setText(text);
                isSmall = false;
                usualWidth = Double.NaN;
                news.setStyle(newsStyle());
                confetti.stop();
                if (isWin) {
                    confetti.start(colors);
                }
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

    /**
     * Places the message at the middle of the top of a view, or beside or below the legend if that is there, and the
     * clock in the lower right corner.
     *
     * @param legend the bounds of the legend, null if it is hidden
     */
    void place(Bounds view, Bounds legend) {
        size();
        if (Double.isNaN(usualWidth)) {
            usualWidth = news.getWidth();
        }
        if (isSmall != usualWidth > view.getWidth() - 2 * INSET) {
            isSmall = !isSmall;
            news.setStyle(newsStyle());
            size();
        }
        news.resize(Math.min(news.getWidth(), view.getWidth()), news.getHeight());
        confetti.resizeRelocate(view.getMinX(), view.getMinY(), view.getWidth(), view.getHeight());
        double x = Math.rint(view.getMinX() + (view.getWidth() - news.getWidth()) / 2);
        double y = view.getMinY() + INSET;
        if (legend != null && legend.intersects(x - INSET, y, news.getWidth() + 2 * INSET, news.getHeight() + INSET)) {
            double before = Math.rint(legend.getMinX() - INSET - news.getWidth());
            if (before >= view.getMinX()) {
                x = before;
            } else {
                y = legend.getMaxY() + INSET;
            }
        }
        news.relocate(x, y);
        clock.autosize();
        clock.relocate(
                Math.rint(view.getMaxX() - clock.getWidth() - INSET),
                Math.rint(view.getMaxY() - clock.getHeight() - INSET));
    }

    /** The style of a win has another font, which the size depends on. */
    private void size() {
        news.applyCss();
        news.autosize();
    }

    void paint(ColorScheme newColors) {
        colors = newColors;
        news.setStyle(newsStyle());
        clock.setStyle(style(colors, UiColors.css(colors, ColorRole.WARNING), UiColors.css(colors, ColorRole.WARNING)));
    }

    private String newsStyle() {
        boolean isWin = shown != null && shown.state() == PlayState.GOAL_REACHED;
        return isWin
                ? (isSmall
                                ? "-fx-font-size: 13px; -fx-padding: 5 12 5 12"
                                : "-fx-font-size: 22px; -fx-padding: 10 28 10 28")
                        + "; -fx-font-weight: bold; -fx-text-fill: "
                        + UiColors.css(colors, ColorRole.PANEL) + "; -fx-background-color: "
                        + UiColors.css(colors, ColorRole.GOAL) + "; -fx-background-radius: 26"
                : style(colors, UiColors.css(colors, ColorRole.TEXT), UiColors.css(colors, ColorRole.ACCENT));
    }

    private String words(PlayStatus status, int ticksPerSecond) {
        if (status.state() == PlayState.GOAL_REACHED) {
            String seconds = texts.numbers().seconds(PlayTime.of(status.sinceTick(), ticksPerSecond));
            return texts.get("canvas.goal", seconds, status.sinceTick());
        }
        return switch (status.state()) {
            case CRUSHED -> texts.get("canvas.crushed");
            case SHOT -> texts.get("canvas.shot");
            case KILLED -> texts.get("canvas.killed");
            case LEFT_LEVEL -> texts.get("canvas.leftLevel");
            default -> "";
        };
    }

    private static String style(ColorScheme colors, String text, String border) {
        return "-fx-font-size: 12px; -fx-text-fill: " + text + "; -fx-background-color: "
                + UiColors.css(colors, ColorRole.PANEL) + "; -fx-border-color: " + border
                + "; -fx-background-radius: 12; -fx-border-radius: 12";
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
