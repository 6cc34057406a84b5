package leapsmith.levels.model;

/** How objects of a type look: drawn with the primitives of a {@link FigurePen}, so that it looks the same everywhere. */
@FunctionalInterface
public interface Figure {
    /** Draws an object within its box. */
    void draw(LevelObject object, FigurePen pen);

    /** Draws what an object will do, as a path or an aim, below all objects and only while nothing runs. */
    default void drawPlan(LevelObject object, FigurePen pen) {}
}
