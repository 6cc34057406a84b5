package leapsmith.editor.canvas;

/** The effect of scrolling without a modifier key. With Ctrl, scrolling always zooms. */
public enum Scrolling {
    /** Two fingers on a touchpad pan, a wheel zooms. */
    AUTOMATIC,
    /** Touchpad and wheel zoom. */
    ZOOM,
    /** Touchpad and wheel pan. */
    PAN
}
