package leapsmith.bench.peer;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
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

    Box2dEngine() {
        GdxNativesLoader.load();
        Box2D.init();
        World.setVelocityThreshold(0);
        world = new World(new Vector2(0, CrowdScene.GRAVITY / SCALE), false);
        world.setContinuousPhysics(false);
        world.setWarmStarting(false);
        world.setContactListener(new OnlyWallsCollide());
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
        body.createFixture(fixture);
        shape.dispose();
        body.setUserData(bodies.size());
        bodies.add(body);
    }

    private static PolygonShape box(float width, float height) {
        PolygonShape shape = new PolygonShape();
        shape.setAsBox(width / 2 / SCALE, height / 2 / SCALE);
        return shape;
    }

    @Override
    public void step() {
        world.step(TICK_SECONDS, 1, 1);
    }

    @Override
    public void readPlaces(float[] x, float[] y) {
        for (int i = 0; i < x.length; i++) {
            Vector2 place = bodies.get(i).getPosition();
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
        bodies.get(body).setLinearVelocity(vx / SCALE, vy / SCALE);
    }

    @Override
    public void eachCandidate(PairTally tally) {
        for (Contact contact : world.getContactList()) {
            Object a = contact.getFixtureA().getBody().getUserData();
            Object b = contact.getFixtureB().getBody().getUserData();
            if (a != null && b != null) {
                tally.candidate((Integer) a, (Integer) b);
            }
        }
    }

    @Override
    public void close() {
        world.dispose();
    }

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
