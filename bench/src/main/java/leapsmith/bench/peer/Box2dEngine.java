package leapsmith.bench.peer;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.Fixture;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.Manifold;
import com.badlogic.gdx.physics.box2d.PolygonShape;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.scene.CrowdScene;

/** Box2D in C++, called through libGDX. */
final class Box2dEngine implements PeerEngine {
    private static final float TICK_SECONDS = 1 / 60f;

    private final World world;
    private final List<Body> bodies = new ArrayList<>();
    private final boolean readsAll;
    private TouchingPairs touching;
    private PairTally places;

    /** An engine of which every place is read after a tick, or only those of bodies that touch another. */
    Box2dEngine(boolean readsAll) {
        this.readsAll = readsAll;
        GdxNativesLoader.load();
        Box2D.init();
        World.setVelocityThreshold(0);
        world = new World(new Vector2(0, CrowdScene.GRAVITY / SCALE), false);
        world.setContinuousPhysics(false);
        world.setWarmStarting(false);
        world.setContactListener(new PairListener());
    }

    @Override
    public void addWall(float x, float y, float width, float height) {
        BodyDef def = new BodyDef();
        def.position.set(x / SCALE, y / SCALE);
        PolygonShape shape = box(width, height);
        FixtureDef fixture = new FixtureDef();
        fixture.shape = shape;
        fixture.friction = 0;
        fixture.filter.categoryBits = Categories.WALL;
        fixture.filter.maskBits = (short) Categories.WALL_MASK;
        world.createBody(def).createFixture(fixture);
        shape.dispose();
    }

    @Override
    public void add(Kind kind, float x, float y, float width, float height, float vx, float vy) {
        BodyDef def = new BodyDef();
        def.type = kind == Kind.TARGET ? BodyDef.BodyType.KinematicBody : BodyDef.BodyType.DynamicBody;
        def.position.set(x / SCALE, y / SCALE);
        def.linearVelocity.set(vx / SCALE, vy / SCALE);
        def.fixedRotation = true;
        def.allowSleep = false;
        def.gravityScale = kind == Kind.WALKER ? 1 : 0;
        PolygonShape shape = box(width, height);
        FixtureDef fixture = new FixtureDef();
        fixture.shape = shape;
        fixture.density = 1;
        fixture.friction = 0;
        fixture.restitution = kind == Kind.BULLET ? 1 : 0;
        fixture.isSensor = kind == Kind.TARGET || kind == Kind.BOX;
        fixture.filter.categoryBits = (short) Categories.bit(kind);
        fixture.filter.maskBits = (short) Categories.mask(kind);
        Body body = world.createBody(def);
        if (kind == Kind.WALKER) {
            addSolidPart(body, fixture);
            fixture.isSensor = true;
        }
        body.createFixture(fixture);
        shape.dispose();
        body.setUserData(bodies.size());
        bodies.add(body);
    }

    /** The part of a walker that walls stop. Its other part is a sensor, so that walkers don't stop each other. */
    private static void addSolidPart(Body body, FixtureDef fixture) {
        short mask = fixture.filter.maskBits;
        short category = fixture.filter.categoryBits;
        fixture.filter.categoryBits = Categories.SOLID_PART;
        fixture.filter.maskBits = Categories.WALL;
        body.createFixture(fixture);
        fixture.filter.categoryBits = category;
        fixture.filter.maskBits = (short) (mask & ~Categories.WALL);
    }

    private static PolygonShape box(float width, float height) {
        PolygonShape shape = new PolygonShape();
        shape.setAsBox(width / 2 / SCALE, height / 2 / SCALE);
        return shape;
    }

    @Override
    public void tick(PairTally tally) {
        if (touching == null) {
            touching = new TouchingPairs(bodies.size());
            places = tally;
        }
        world.step(TICK_SECONDS, 1, 1);
        // Box2D updates contacts before it moves the bodies, so these are the pairs at the places before the step.
        tally.clear();
        touching.each(tally);
        for (int i = 0; i < bodies.size(); i++) {
            if (readsAll || touching.isTouched(i)) {
                readPlace(i);
            }
        }
    }

    private void readPlace(int body) {
        Vector2 place = bodies.get(body).getPosition();
        places.x[body] = place.x * SCALE;
        places.y[body] = place.y * SCALE;
    }

    @Override
    public void readSpeeds(float[] vx) {
        for (int i = 0; i < vx.length; i++) {
            vx[i] = bodies.get(i).getLinearVelocity().x * SCALE;
        }
    }

    @Override
    public void setSpeed(int body, float vx, float vy) {
        bodies.get(body).setLinearVelocity(vx / SCALE, vy / SCALE);
    }

    @Override
    public void close() {
        world.dispose();
    }

    /** Keeps the pairs of bodies that touch. It is called at begin and end only, so few native calls are needed. */
    private final class PairListener implements ContactListener {
        @Override
        public void beginContact(Contact contact) {
            Integer a = indexOf(contact.getFixtureA());
            Integer b = indexOf(contact.getFixtureB());
            if (a != null && b != null) {
                touching.begin(a, b);
                readPlace(a);
                readPlace(b);
            }
        }

        @Override
        public void endContact(Contact contact) {
            Integer a = indexOf(contact.getFixtureA());
            Integer b = indexOf(contact.getFixtureB());
            if (a != null && b != null) {
                touching.end(a, b);
            }
        }

        /** The index of a body; null for a wall. */
        private Integer indexOf(Fixture fixture) {
            return (Integer) fixture.getBody().getUserData();
        }

        @Override
        public void preSolve(Contact contact, Manifold oldManifold) {}

        @Override
        public void postSolve(Contact contact, ContactImpulse impulse) {}
    }
}
