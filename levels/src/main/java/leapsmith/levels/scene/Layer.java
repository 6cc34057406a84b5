package leapsmith.levels.scene;

import leapsmith.levels.raster.Pen;

/** One kind of thing in a picture. Layers are drawn in a fixed order, each over those before it. */
interface Layer {
    void draw(Scene scene, View view, Pen pen);
}
