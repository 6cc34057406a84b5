package leapsmith.bench.peer;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import leapsmith.bench.scene.CrowdScene;
import org.dyn4j.collision.CategoryFilter;
import org.dyn4j.collision.CollisionItem;
import org.dyn4j.collision.broadphase.BroadphaseFilter;
import org.dyn4j.collision.broadphase.CollisionItemAABBProducer;
import org.dyn4j.collision.broadphase.CollisionItemBroadphaseDetectorAdapter;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.StaticValueAABBExpansionMethod;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.ContinuousDetectionMode;
import org.dyn4j.dynamics.Settings;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.BroadphaseCollisionData;
import org.dyn4j.world.World;
import org.dyn4j.world.WorldCollisionData;
import org.dyn4j.world.listener.CollisionListenerAdapter;

/**
 * dyn4j. Its tree filters by category, so that two bullets are never a pair, and pairs of bodies leave the pipeline
 * before the narrow phase: boxes that can't turn need none.
 */
final class Dyn4jEngine implements PeerEngine {
    private static final double TREE_MARGIN = 0.2;

    private final World<Body> world = new World<>();
    private final List<Body> bodies = new ArrayList<>();

    Dyn4jEngine() {
        Settings settings = new Settings();
        settings.setStepFrequency(1 / 60.0);
        settings.setVelocityConstraintSolverIterations(1);
        settings.setPositionConstraintSolverIterations(1);
        settings.setAtRestDetectionEnabled(false);
        settings.setWarmStartingEnabled(false);
        settings.setContinuousDetectionMode(ContinuousDetectionMode.NONE);
        world.setSettings(settings);
        world.setGravity(0, CrowdScene.GRAVITY / SCALE);
        world.setBroadphaseDetector(new CollisionItemBroadphaseDetectorAdapter<>(new DynamicAABBTree<>(
                new ByCategory(),
                new CollisionItemAABBProducer<>(),
                new StaticValueAABBExpansionMethod<>(TREE_MARGIN))));
        world.addCollisionListener(new OnlyWallsCollide());
    }

    @Override
    public void addWall(float x, float y, float width, float height) {
        Body wall = new Body();
        BodyFixture fixture = addBox(wall, width, height);
        fixture.setFilter(new CategoryFilter(Categories.WALL, Categories.WALL_MASK));
        wall.setMass(MassType.INFINITE);
        wall.translate(x / SCALE, y / SCALE);
        world.addBody(wall);
    }

    @Override
    public void add(Kind kind, float x, float y, float width, float height, float vx, float vy) {
        Body body = new Body();
        BodyFixture fixture = addBox(body, width, height);
        fixture.setFilter(new CategoryFilter(Categories.bit(kind), Categories.mask(kind)));
        fixture.setSensor(kind == Kind.TARGET || kind == Kind.BOX);
        fixture.setRestitution(kind == Kind.BULLET ? 1 : 0);
        body.setMass(kind == Kind.TARGET ? MassType.INFINITE : MassType.FIXED_ANGULAR_VELOCITY);
        body.setGravityScale(kind == Kind.WALKER ? 1 : 0);
        body.setLinearDamping(0);
        body.translate(x / SCALE, y / SCALE);
        body.setLinearVelocity(vx / SCALE, vy / SCALE);
        body.setUserData(bodies.size());
        bodies.add(body);
        world.addBody(body);
    }

    private static BodyFixture addBox(Body body, float width, float height) {
        BodyFixture fixture = body.addFixture(Geometry.createRectangle(width / SCALE, height / SCALE));
        fixture.setFriction(0);
        fixture.setRestitutionVelocity(0);
        return fixture;
    }

    @Override
    public void tick(PairTally tally) {
        world.step(1);
        readPlaces(tally.x, tally.y);
        tally.clear();
        eachCandidate(tally);
    }

    private void readPlaces(float[] x, float[] y) {
        for (int i = 0; i < x.length; i++) {
            x[i] = (float) bodies.get(i).getTransform().getTranslationX() * SCALE;
            y[i] = (float) bodies.get(i).getTransform().getTranslationY() * SCALE;
        }
    }

    @Override
    public void readSpeeds(float[] vx) {
        for (int i = 0; i < vx.length; i++) {
            vx[i] = (float) bodies.get(i).getLinearVelocity().x * SCALE;
        }
    }

    @Override
    public void setSpeed(int body, float vx, float vy) {
        bodies.get(body).setLinearVelocity(new Vector2(vx / SCALE, vy / SCALE));
    }

    private void eachCandidate(PairTally tally) {
        Iterator<WorldCollisionData<Body>> pairs = world.getCollisionDataIterator();
        while (pairs.hasNext()) {
            WorldCollisionData<Body> pair = pairs.next();
            if (isPairOfBodies(pair)) {
                tally.candidate((Integer) pair.getBody1().getUserData(), (Integer)
                        pair.getBody2().getUserData());
            }
        }
    }

    @Override
    public void close() {
        world.removeAllBodies();
    }

    private static boolean isPairOfBodies(BroadphaseCollisionData<Body, BodyFixture> pair) {
        return pair.getBody1().getUserData() != null && pair.getBody2().getUserData() != null;
    }

    private static final class ByCategory implements BroadphaseFilter<CollisionItem<Body, BodyFixture>> {
        @Override
        public boolean isAllowed(CollisionItem<Body, BodyFixture> a, CollisionItem<Body, BodyFixture> b) {
            return a.getBody() != b.getBody()
                    && a.getFixture().getFilter().isAllowed(b.getFixture().getFilter());
        }
    }

    private static final class OnlyWallsCollide extends CollisionListenerAdapter<Body, BodyFixture> {
        @Override
        public boolean collision(BroadphaseCollisionData<Body, BodyFixture> collision) {
            return !isPairOfBodies(collision);
        }
    }
}
