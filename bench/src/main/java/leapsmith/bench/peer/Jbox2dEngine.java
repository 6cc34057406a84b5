package leapsmith.bench.peer;

import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.scene.CrowdScene;
import org.jbox2d.callbacks.ContactImpulse;
import org.jbox2d.callbacks.ContactListener;
import org.jbox2d.collision.Manifold;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.dynamics.contacts.Contact;

/** jbox2d. A body that hits a wall at less than 1 m/s doesn't bounce: that threshold is fixed. */
final class Jbox2dEngine implements PeerEngine {
    private static final float TICK_SECONDS = 1 / 60f;

    private final World world = new World(new Vec2(0, CrowdScene.GRAVITY / SCALE));
    private final List<Body> bodies = new ArrayList<>();

    Jbox2dEngine() {
        world.setAllowSleep(false);
        world.setContinuousPhysics(false);
        world.setWarmStarting(false);
        world.setContactListener(new OnlyWallsCollide());
    }

    @Override
    public void addWall(float x, float y, float width, float height) {
        BodyDef def = new BodyDef();
        def.position.set(x / SCALE, y / SCALE);
        FixtureDef fixture = box(width, height);
        fixture.filter.categoryBits = Categories.WALL;
        fixture.filter.maskBits = Categories.WALL_MASK;
        world.createBody(def).createFixture(fixture);
    }

    @Override
    public void add(Kind kind, float x, float y, float width, float height, float vx, float vy) {
        BodyDef def = new BodyDef();
        def.type = kind == Kind.TARGET ? BodyType.KINEMATIC : BodyType.DYNAMIC;
        def.position.set(x / SCALE, y / SCALE);
        def.linearVelocity.set(vx / SCALE, vy / SCALE);
        def.fixedRotation = true;
        def.allowSleep = false;
        def.gravityScale = kind == Kind.WALKER ? 1 : 0;
        def.userData = bodies.size();
        FixtureDef fixture = box(width, height);
        fixture.density = 1;
        fixture.restitution = kind == Kind.BULLET ? 1 : 0;
        fixture.isSensor = kind == Kind.TARGET || kind == Kind.BOX;
        fixture.filter.categoryBits = Categories.bit(kind);
        fixture.filter.maskBits = Categories.mask(kind);
        Body body = world.createBody(def);
        body.createFixture(fixture);
        bodies.add(body);
    }

    private static FixtureDef box(float width, float height) {
        PolygonShape shape = new PolygonShape();
        shape.setAsBox(width / 2 / SCALE, height / 2 / SCALE);
        FixtureDef def = new FixtureDef();
        def.shape = shape;
        def.friction = 0;
        return def;
    }

    @Override
    public void tick(PairTally tally) {
        world.step(TICK_SECONDS, 1, 1);
        readPlaces(tally.x, tally.y);
        tally.clear();
        eachCandidate(tally);
    }

    private void readPlaces(float[] x, float[] y) {
        for (int i = 0; i < x.length; i++) {
            Vec2 place = bodies.get(i).getPosition();
            x[i] = place.x * SCALE;
            y[i] = place.y * SCALE;
        }
    }

    @Override
    public void readSpeeds(float[] vx) {
        for (int i = 0; i < vx.length; i++) {
            vx[i] = bodies.get(i).getLinearVelocity().x * SCALE;
        }
    }

    @Override
    public void setSpeed(int body, float vx, float vy) {
        bodies.get(body).setLinearVelocity(new Vec2(vx / SCALE, vy / SCALE));
    }

    private void eachCandidate(PairTally tally) {
        for (Contact contact = world.getContactList(); contact != null; contact = contact.getNext()) {
            Object a = contact.getFixtureA().getBody().getUserData();
            Object b = contact.getFixtureB().getBody().getUserData();
            if (a != null && b != null) {
                tally.candidate((Integer) a, (Integer) b);
            }
        }
    }

    @Override
    public void close() {}

    private static final class OnlyWallsCollide implements ContactListener {
        @Override
        public void preSolve(Contact contact, Manifold oldManifold) {
            if (contact.getFixtureA().getBody().getUserData() != null
                    && contact.getFixtureB().getBody().getUserData() != null) {
                contact.setEnabled(false);
            }
        }

        @Override
        public void beginContact(Contact contact) {}

        @Override
        public void endContact(Contact contact) {}

        @Override
        public void postSolve(Contact contact, ContactImpulse impulse) {}
    }
}
