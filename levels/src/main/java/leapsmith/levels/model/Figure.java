package leapsmith.levels.model;

/** How objects of a type look, drawn with the primitives of a {@link FigurePen}. */
@FunctionalInterface
public interface Figure {
    /**
     * Draws an object within its box.
     *
     * @param object an object of a level
     * @param pen draws in level pixels
     */
    void draw(LevelObject object, FigurePen pen);

    /**
     * Draws what an object will do, such as its path or aim. Plans lie below all objects and are hidden during play.
     *
     * @param object an object of a level
     * @param pen draws in level pixels
     */
    default void drawPlan(LevelObject object, FigurePen pen) {}
}
