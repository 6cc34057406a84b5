package leapsmith.levels.scene;

import leapsmith.levels.raster.Pen;

/** One layer of a picture. Layers are drawn in a fixed order, each over the ones before. */
interface Layer {
    void draw(Scene scene, View view, Pen pen);
}
