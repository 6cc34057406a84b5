package leapsmith.levels.model;

/** How objects of a type look, drawn with the primitives of a {@link FigurePen}. */
@FunctionalInterface
public interface Figure {
    /** Draws an object within its box. */
    void draw(LevelObject object, FigurePen pen);

    /**
     * Draws what an object will do, such as its path or aim. Plans lie below all objects and are hidden during play.
     */
    default void drawPlan(LevelObject object, FigurePen pen) {}
}
