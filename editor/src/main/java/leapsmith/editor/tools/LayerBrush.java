package leapsmith.editor.tools;

/** What the pointer paints or places in a layer of decoration, in place of tiles. */
public sealed interface LayerBrush permits DecorationPaint, DecalBrush {
    /** The id of the layer. */
    String layer();
}
