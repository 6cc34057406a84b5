package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;

class ViewportModelTest {
    private final ViewportModel view = new ViewportModel();

    ViewportModelTest() {
        view.levelSize(80, 60, 16);
        view.resize(800, 600);
    }

    @Test
    void aTileIsShownIfAllOfItIsInView() {
        ViewportModel view = new ViewportModel();
        view.levelSize(100, 100, 16);
        view.resize(320, 160);
        view.show(new Camera(160, 160, 1));
        assertTrue(view.showsTile(10, 10));
        assertTrue(view.showsTile(29, 19));
        assertFalse(view.showsTile(9, 10));
        assertFalse(view.showsTile(30, 19));
        assertFalse(view.showsTile(29, 20));
        view.show(new Camera(161, 160, 1));
        assertFalse(view.showsTile(10, 10));
    }

    @Test
    void theFirstSizeShowsAllOfALevelThatFits() {
        ViewportModel small = new ViewportModel();
        small.levelSize(30, 20, 16);
        small.resize(800, 600);
        assertEquals(752 / 480.0, small.camera().scale(), 1e-9);
        assertEquals(400, small.camera().toScreenX(240), 1e-9);
        assertEquals(300, small.camera().toScreenY(160), 1e-9);
    }

    @Test
    void theFirstSizeShowsAllOfALevelWhoseTilesStayClear() {
        ViewportModel other = new ViewportModel();
        other.levelSize(60, 30, 16);
        other.resize(1200, 600);
        assertEquals(552 / 480.0, other.camera().scale(), 1e-9);
        other.resize(840, 600);
        assertEquals(792 / 960.0, other.camera().scale(), 1e-9, "panels have opened");
        other.resize(540, 600);
        assertEquals(492 / 960.0, other.camera().scale(), 1e-9);
        other.resize(500, 600);
        assertEquals(452 / 960.0, other.camera().scale(), 1e-9, "it stays fitted");
        ViewportModel narrow = new ViewportModel();
        narrow.levelSize(60, 30, 16);
        narrow.resize(740, 600);
        assertEquals(1, narrow.camera().scale(), "its tiles would be too small");
        narrow.resize(780, 600);
        assertEquals(732 / 960.0, narrow.camera().scale(), 1e-9);
    }

    @Test
    void aLevelThatFitsAtFullSizeIsShownAtIt() {
        ViewportModel other = new ViewportModel();
        other.levelSize(60, 30, 16);
        other.resize(970, 600);
        other.fit();
        assertEquals(1, other.camera().scale());
        assertEquals(5, other.camera().toScreenX(0), 1e-9);
    }

    @Test
    void firstSizeShowsALargeLevelAroundItsHome() {
        ViewportModel large = new ViewportModel();
        large.levelSize(200, 30, 16);
        large.home(1000, 470);
        large.resize(0, 0);
        large.resize(800, 600);
        assertEquals(new Camera(600, -60, 1), large.camera());
        large.resize(900, 600);
        assertEquals(new Camera(550, -60, 1), large.camera(), "the view was not moved yet");
        large.pan(-10, 0);
        large.resize(700, 600);
        assertEquals(new Camera(560, -60, 1), large.camera());
    }

    @Test
    void aFittedLevelStaysFittedUntilTheViewIsMoved() {
        ViewportModel other = new ViewportModel();
        other.levelSize(80, 60, 16);
        other.resize(500, 300);
        other.fit();
        view.show(new Camera(100, 100, 2));
        view.fit();
        view.resize(500, 300);
        assertEquals(other.camera(), view.camera());
        view.pan(-10, 0);
        Camera moved = view.camera();
        view.resize(800, 600);
        assertEquals(moved, view.camera());
    }

    @Test
    void homeAtTheEdgeShowsNothingOutsideTheLevel() {
        ViewportModel large = new ViewportModel();
        large.levelSize(200, 300, 16);
        large.home(20, 4790);
        large.resize(800, 600);
        assertEquals(new Camera(0, 4200, 1), large.camera());
    }

    @Test
    void revealMovesTheViewOnlyToAPointOutside() {
        view.show(new Camera(0, 0, 1));
        view.reveal(790, 590);
        assertEquals(new Camera(0, 0, 1), view.camera());
        view.reveal(810, 300);
        assertEquals(new Camera(410, 0, 1), view.camera());
    }

    @Test
    void fitShowsTheWholeLevelAgain() {
        view.goTo(70, 50);
        view.zoomIn();
        view.fit();
        assertSeesWholeLevel();
    }

    @Test
    void fitDoesNotEnlargeATinyLevelTooMuch() {
        view.levelSize(2, 2, 16);
        view.fit();
        assertEquals(4, view.camera().scale());
    }

    @Test
    void zoomKeepsThePointUnderThePointer() {
        view.actualSize();
        view.centerOn(640, 480);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 200; i++) {
            double x = random.nextDouble(200, 600);
            double y = random.nextDouble(200, 400);
            double levelX = view.camera().toLevelX(x);
            double levelY = view.camera().toLevelY(y);
            // The limit that keeps the level visible may move it; then there is nothing to compare.
            boolean inside = levelX > 100 && levelX < 1180 && levelY > 100 && levelY < 860;
            view.zoomSteps(x, y, random.nextBoolean() ? 1 : -1);
            if (inside) {
                assertEquals(levelX, view.camera().toLevelX(x), 1e-6, "step " + i);
                assertEquals(levelY, view.camera().toLevelY(y), 1e-6, "step " + i);
            }
            view.centerOn(640, 480);
        }
    }

    @Test
    void zoomStepsInAndOutMeetAgain() {
        view.actualSize();
        for (int i = 0; i < 5; i++) {
            view.zoomIn();
        }
        assertEquals(6, view.camera().scale());
        for (int i = 0; i < 7; i++) {
            view.zoomOut();
        }
        assertEquals(0.5, view.camera().scale());
    }

    @Test
    void aScaleBetweenStepsGoesToItsNeighbors() {
        assertEquals(1.5, ViewportModel.stepAbove(1.2));
        assertEquals(1, ViewportModel.stepBelow(1.2));
        assertEquals(2, ViewportModel.stepAbove(1.5));
        assertEquals(1, ViewportModel.stepBelow(1.5));
        assertEquals(0.375, ViewportModel.stepBelow(0.5));
        assertEquals(0.75, ViewportModel.stepAbove(0.5));
    }

    @Test
    void zoomHasLimits() {
        for (int i = 0; i < 60; i++) {
            view.zoomIn();
        }
        assertEquals(ViewportModel.MAX_SCALE, view.camera().scale());
        for (int i = 0; i < 60; i++) {
            view.zoomOut();
        }
        assertEquals(0.25, view.camera().scale());
    }

    @Test
    void largestLevelStillFits() {
        view.levelSize(16_384, 16_384, 16);
        view.fit();
        assertSeesWholeLevel();
    }

    @Test
    void panFollowsThePointer() {
        view.actualSize();
        view.centerOn(640, 480);
        Camera before = view.camera();
        view.pan(30, -20);
        assertEquals(before.toScreenX(500) + 30, view.camera().toScreenX(500), 1e-9);
        assertEquals(before.toScreenY(500) - 20, view.camera().toScreenY(500), 1e-9);
    }

    @Test
    void partOfTheLevelStaysVisible() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            switch (random.nextInt(4)) {
                case 0 -> view.pan(random.nextDouble(-9000, 9000), random.nextDouble(-9000, 9000));
                case 1 -> view.zoomSteps(random.nextDouble(800), random.nextDouble(600), random.nextInt(-4, 5));
                case 2 -> view.resize(random.nextInt(1, 1500), random.nextInt(1, 900));
                default -> view.centerOn(random.nextDouble(-5000, 5000), random.nextDouble(-5000, 5000));
            }
            Camera camera = view.camera();
            assertTrue(camera.toScreenX(1280) > 0 && camera.toScreenX(0) < view.width(), "step " + i + " " + camera);
            assertTrue(camera.toScreenY(960) > 0 && camera.toScreenY(0) < view.height(), "step " + i + " " + camera);
        }
    }

    @Test
    void goToCentersATileAndMakesItReadable() {
        view.levelSize(4096, 4096, 16);
        view.fit();
        view.goTo(1000, 2000);
        Camera camera = view.camera();
        assertEquals(400, camera.toScreenX(1000.5 * 16), 1e-6);
        assertEquals(300, camera.toScreenY(2000.5 * 16), 1e-6);
        assertEquals(0.75, camera.scale());
    }

    @Test
    void goToKeepsAReadableScale() {
        view.actualSize();
        view.zoomIn();
        view.goTo(40, 30);
        assertEquals(1.5, view.camera().scale());
    }

    @Test
    void theViewOfEditingIsRestoredAfterPlay() {
        view.goTo(20, 20);
        Camera editing = view.camera();
        view.beginPlay();
        view.zoomIn();
        view.pan(400, 100);
        view.endPlay();
        assertEquals(editing, view.camera());
        view.pan(10, 0);
        Camera later = view.camera();
        view.endPlay();
        assertEquals(later, view.camera());
    }

    private void assertSeesWholeLevel() {
        Camera camera = view.camera();
        assertTrue(camera.toScreenX(0) >= 0 && camera.toScreenX(view.levelWidth()) <= view.width(), camera.toString());
        assertTrue(
                camera.toScreenY(0) >= 0 && camera.toScreenY(view.levelHeight()) <= view.height(), camera.toString());
    }
}
