package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.control.Controllers;
import leapsmith.physics.control.Friction;
import leapsmith.physics.control.Gravity;
import leapsmith.physics.control.TakeOff;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.CellCounts;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.response.BodyMover;
import leapsmith.physics.response.ContactUpdate;
import leapsmith.physics.response.MaterialContacts;
import leapsmith.physics.response.PairResponse;
import leapsmith.physics.response.PlatformMover;
import leapsmith.physics.response.SolidMover;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.SlopeSweep;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileReadListener;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;

/**
 * A running level: tiles, bodies, and the {@link #step} that advances them by one tick.
 *
 * <p>Lengths are in level pixels, y down, speeds in pixels per second. Internally all lengths are integers in
 * sub-pixels (see {@link SubPixels}); arguments are rounded to these once. The same start and the same calls give
 * bit-identical results on every machine. The result of a step depends on the indices of the bodies, but not on the
 * order in which they were added, nor on the size of the partition's cells.
 *
 * <p>A world belongs to one thread at a time. Another thread may use a {@link Snapshot} or a filled {@link Frame}.
 */
public final class World {
    /**
     * The version of the simulation. It is incremented whenever the same start, edits and inputs may give different
     * results than before, so that a recording can store the version that made it.
     */
    public static final int SIMULATION_VERSION = 6;

    final BodyStore store = new BodyStore();
    final TileMap map;
    final LevelEdge edge;
    final WorldNumbers numbers;
    final WorldChanges changes = new WorldChanges();
    final BodyHandles handles;

    // The phases of a step, and what they find.
    private final Supports supports;
    final EditResolver resolver;
    final TakeOff takeOff;
    private final Controllers controllers;
    private final BodyControl control;
    private BodyController controller;
    private final Gravity gravity;
    private final Friction friction;
    private final PlatformMover platforms;
    private final BodyMover mover;
    private final SolidMover solids;
    private final ContactUpdate contacts;
    final PairFinder finder = new PairFinder();
    private final PairHistory history;
    final Queries queries;
    final Bullets bullets;
    private final PairResponse response;
    private final SensorEvents sensors;
    private final ContactEvents contactEvents;
    private final EventList events = new EventList(store);
    private final PhaseTimer timer;

    private final CellCounts cells;
    private final PairList pairs;
    private final FrameCapture frames;
    private final Edits edits;
    final Materials materials;
    final TileEffects effects;
    private final WorldState state;

    World(WorldDef from) {
        map = new TileMap(from.columns, from.rows, from.tileSize, from.borders);
        edge = new LevelEdge(map);
        int ticksPerSecond = from.ticksPerSecond;
        numbers = new WorldNumbers(ticksPerSecond);
        handles = new BodyHandles(store, ticksPerSecond);
        supports = new Supports(store);
        contacts = new ContactUpdate(store, map, supports);
        resolver = new EditResolver(store, map, edge, supports, contacts);
        takeOff = new TakeOff(store, ticksPerSecond);
        materials = new Materials(from.materials, ticksPerSecond);
        store.setMaterialTable(materials);
        MaterialContacts materialContacts = new MaterialContacts(store, map, supports, materials);
        controllers = new Controllers(store, map, edge, supports, materials, materialContacts, takeOff, ticksPerSecond);
        control = new BodyControl(store, handles, takeOff, ticksPerSecond);
        gravity = new Gravity(store, materials);
        friction = new Friction(store, materials);
        mover = new BodyMover(store, map, edge, supports);
        solids = new SolidMover(store, map, edge, supports, mover);
        platforms = new PlatformMover(store, map, edge, supports, solids);
        history = new PairHistory(store, from.pairHistory);
        queries = new Queries(store, map);
        bullets = new Bullets(store, map, edge, queries.ofBodies(), changes, ticksPerSecond);
        response = new PairResponse(store, map, edge, platforms, supports, contacts);
        sensors = new SensorEvents(store);
        contactEvents = new ContactEvents(store, queries);
        timer = new PhaseTimer(from.timing);
        cells = new CellCounts(finder, map, from.cellColumns, from.cellRows);
        pairs = new PairList(finder, history, ticksPerSecond);
        edits = new Edits(this);
        effects = new TileEffects(this, materials, materialContacts, edits);
        frames = new FrameCapture(store, map, finder, cells, history, bullets, materials, effects, ticksPerSecond);
        state = new WorldState(numbers, map, store, resolver, sensors, bullets, history, effects, materials);
        numbers.setGravity(from.gravity);
        numbers.setMaxFallSpeed(from.maxFallSpeed);
        map.fill(from.tiles, from.materialTiles);
    }

    /** {@return {@link #builder(int, int)} for the default size: 80 x 60 tiles, which at 16 px are 1280 x 960 px} */
    public static WorldDef builder() {
        return builder(WorldDef.DEFAULT_COLUMNS, WorldDef.DEFAULT_ROWS);
    }

    /**
     * Starts building a world of columns x rows tiles. The defaults are: tiles of 16 px, all empty, closed borders, 60
     * ticks per second, gravity 1030 px/s^2, a maximum fall speed of 900 px/s, cells of 16 x 16 tiles, no pair history,
     * no timing.
     *
     * @param columns width in tiles, at least 1
     * @param rows height in tiles, at least 1
     * @return the builder, which sets all other options
     */
    public static WorldDef builder(int columns, int rows) {
        return new WorldDef(columns, rows);
    }

    /**
     * Advances the world by one tick.
     *
     * @param inputs the buttons that are down in this tick
     */
    public void step(Inputs inputs) {
        // Fails on null before anything is changed or published.
        Objects.requireNonNull(inputs);
        changes.beforeStep();
        timer.start();
        long tick = ++numbers.tick;
        events.begin(tick);
        numbers.applyTo(takeOff);
        store.beginTick();
        supports.refresh();
        resolver.resolveAll(events, effects);
        timer.done(Phase.RESOLVE_EDITS);
        Inputs before = numbers.previousInputs;
        controllers.runAll(inputs.bits(), inputs.moreBits(), before.bits(), before.moreBits());
        if (controller != null) {
            control.runAll(controller, inputs, before);
        }
        numbers.previousInputs = inputs;
        timer.done(Phase.CONTROL);
        gravity.runAll(numbers.gravity(), numbers.fineGravity(), numbers.maxFall());
        friction.runAll();
        timer.done(Phase.INTEGRATE);
        solids.begin(numbers.gravity());
        platforms.moveAll();
        events.addCrushed(platforms);
        timer.done(Phase.PLATFORMS);
        mover.moveAll(solids);
        solids.moveAll();
        resolver.bodiesStuck(mover.anyStuck());
        timer.done(Phase.MOVE);
        contacts.updateAll();
        timer.done(Phase.CONTACTS);
        finder.begin(store);
        timer.done(Phase.PARTITION);
        finder.search(store);
        history.update(finder.pairs(), tick);
        timer.done(Phase.PAIRS);
        queries.changed();
        bullets.step(tick, events);
        timer.done(Phase.BULLETS);
        response.separateAll(finder.pairs());
        timer.done(Phase.RESPOND);
        effects.runAll(events);
        timer.done(Phase.TILES);
        sensors.publish(finder.pairs(), events);
        publishLeaving();
        contactEvents.publish(events, handles);
        removeCrushed();
        queries.changed();
        timer.done(Phase.EVENTS);
        changes.afterStep(inputs);
    }

    /**
     * Sets the game's own controller for all bodies with a controller, replacing the previous one. It is not part of
     * snapshots and recordings.
     *
     * @param newController the controller, or null for none
     */
    public void setController(BodyController newController) {
        controller = newController;
    }

    /**
     * Applies an edit given as a value, such as one from a recording. The methods below make the same edits directly.
     * An edit of something that does not exist changes nothing.
     *
     * @param edit the edit
     * @throws IllegalArgumentException if one of its numbers is out of range; nothing is changed then
     */
    public void apply(WorldEdit edit) {
        changes.apply(Objects.requireNonNull(edit), this);
    }

    /** What edits work on. */
    Edits edits() {
        return edits;
    }

    /**
     * Sets the listener that is called for each step and edit from now on, replacing the previous one; a recorder is a
     * listener. A call that returns false is not published, nor is {@link #setPartitionCell}, which changes no result.
     *
     * @param listener the listener, or null for none
     */
    public void setListener(SimulationListener<WorldEdit> listener) {
        changes.setListener(listener);
    }

    /**
     * Adds a body at the lowest free index. A body that overlaps a wall or a solid platform is moved to the nearest free place in the first
     * phase of the next step, and so are bodies that a solid platform is added over. A position more than 1024 px outside the level is clamped.
     *
     * @param def its definition, including its position
     * @return a handle to it
     * @throws IllegalArgumentException if a number of the definition is out of range
     */
    public Body spawn(BodyDef def) {
        return spawnAt(store.lowestFreeIndex(), def);
    }

    /**
     * Adds a body at a given index, so that indices don't depend on the order in which bodies are added.
     *
     * @param index 0 to 2^20 - 1; memory and the time of a step grow with the highest index in use
     * @param def its definition, including its position
     * @return a handle to it
     * @throws IllegalArgumentException if the index is in use, or if the index or a number of the definition is out of
     *     range
     */
    public Body spawnAt(int index, BodyDef def) {
        return WorldEdit.Spawn.make(edits, index, def);
    }

    /**
     * Removes a body; its index is free at once.
     *
     * @param body of this world
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void despawn(Body body) {
        WorldEdit.Despawn.make(edits, body);
    }

    /**
     * Changes a tile at once. A body that it overlaps is moved out, or crushed, in the first phase of the next step.
     *
     * @param column from 0, left
     * @param row from 0, at the top
     * @param type its new type
     * @throws IndexOutOfBoundsException if the tile is outside the level
     */
    public void setTile(int column, int row, TileType type) {
        setTile(column, row, type, 0);
    }

    /**
     * Changes a tile and its material at once, as {@link #setTile(int, int, TileType)}.
     *
     * @param column from 0, left
     * @param row from 0, at the top
     * @param type its new type
     * @param material the index of its new material in the world's table, see {@link WorldDef#materials}; 0 for none
     * @throws IndexOutOfBoundsException if the tile is outside the level
     * @throws IllegalArgumentException if there is no such material
     */
    public void setTile(int column, int row, TileType type, int material) {
        WorldEdit.SetTile.make(edits, column, row, type, material);
    }

    /**
     * {@return a material of the world's table; {@link Material#PLAIN} for 0}
     *
     * @param index such as {@link TileView#materialAt}, {@link Body#groundMaterial} or {@link EventList#material}
     * @throws IllegalArgumentException if there is no such material
     */
    public Material material(int index) {
        return materials.get(checkedMaterial(index)).material;
    }

    /**
     * {@return the index of a material} It is added to the table of the world if it isn't in it.
     *
     * @param material any
     * @throws IllegalArgumentException if there are too many
     */
    public int materialIndex(Material material) {
        int index = materials.indexOf(material);
        return index < 0 ? WorldEdit.AddMaterial.make(edits, material) : index;
    }

    int checkedMaterial(int index) {
        if (index < 0 || index >= materials.count()) {
            throw new IllegalArgumentException(
                    "material is " + index + ", not from 0 to " + (materials.count() - 1) + " of this world");
        }
        return index;
    }

    /**
     * Changes a tile as if the world had been built with it: the listener is not notified, and only a body inside the
     * tile is moved, at the next step. This is for what-if runs that resume a saved state in a changed level: if no step
     * so far has read the tile (see {@link #setTileReadListener}), the state equals that of a world built with the new
     * tile.
     *
     * @param column from 0, left
     * @param row from 0, at the top
     * @param type its new type
     * @param material the index of its new material; 0 for none
     * @throws IndexOutOfBoundsException if the tile is outside the level
     * @throws IllegalArgumentException if there is no such material
     */
    public void replaceTile(int column, int row, TileType type, int material) {
        edits.replaceTile(column, row, type, checkedMaterial(material));
    }

    /**
     * Sets the listener that is notified of each tile that steps and edits read from now on, replacing the previous
     * one. Cached tiles are dropped and read again, so that the listener misses none. A listener makes steps slower.
     *
     * @param listener the listener, or null for none
     */
    public void setTileReadListener(TileReadListener listener) {
        map.setReadListener(listener);
        bullets.resetTiles();
    }

    /**
     * Resizes a body; the middle of its bottom edge stays in place.
     *
     * @param body of this world
     * @param width new width in pixels, 0 to {@link BodyDef#MAX_SIDE_PX}
     * @param height new height in pixels, likewise
     * @return false if it would overlap a wall or a solid platform, or has a {@link BodyDef#solidity} and would have no area;
     *     nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range, or it is a circle
     *     and the sides are not equal
     */
    public boolean resize(Body body, double width, double height) {
        return WorldEdit.Resize.make(edits, body, width, height);
    }

    /**
     * Teleports a body: its top-left corner is set, without collisions on the way. It keeps its velocity. If it
     * overlaps a wall or a solid platform there, it is moved out, or crushed, in the first phase of the next step.
     *
     * @param body of this world
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @throws IllegalArgumentException if it is not alive in this world, or a number is not finite
     */
    public void moveTo(Body body, double x, double y) {
        WorldEdit.MoveTo.make(edits, body, x, y);
    }

    /**
     * {@return how a body moves now, for {@link #setMotion}}
     *
     * @param body of this world
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public BodyMotion motion(Body body) {
        return edits.motion(body);
    }

    /**
     * Continues an earlier motion of a body, as if its path so far had led it to a place: unlike after {@link #moveTo},
     * it has the contacts of that motion, its buttons were down in the last step, and the listener isn't notified. This is
     * for searches that know a flight through open air, where a body with an equal {@link Body#motionKey} moves alike: they
     * restore any state in which the body touches nothing, and set the motion and the place that it would have. A place is
     * in open air if the box of the body, enlarged by a sub-pixel on each side, contains only empty tiles inside the level
     * and no other body; above and below, slopes count in a reach of {@link #slopeReach}. A one-way that isn't a slope
     * and has no material counts as empty unless the bottom edge of the body touches or passes its top there or in the next step.
     *
     * @param body of this world
     * @param motion of this body
     * @param subX its left edge, in sub-pixels
     * @param subY its top edge, in sub-pixels
     * @throws IllegalArgumentException if the body is not alive in this world, the motion is of another body, or the
     *     place is more than 1024 px outside the level; nothing is changed then
     */
    public void setMotion(Body body, BodyMotion motion, int subX, int subY) {
        edits.setMotion(body, motion, subX, subY);
    }

    /**
     * {@return how far above and below its path a step of a body looks for slopes, in sub-pixels}
     *
     * @param subDx the length of its path along x, in sub-pixels
     */
    public static long slopeReach(int subDx) {
        return SlopeSweep.reachY(subDx);
    }

    /**
     * Sets the velocity of a body; {@link #launch} is better for springs and knock-back. Its controller acts again in
     * the next step: a patrol, or a player without acceleration, returns to its walk speed at once; a player with
     * acceleration returns to it gradually. While jump is not pressed, a player rises no faster than {@link
     * Movement#jumpReleaseSpeed}. A body that hangs from a ledge lets go.
     *
     * @param body of this world
     * @param vx to the right, in pixels per second
     * @param vy downward, in pixels per second
     * @return false if it is a sensor or kinematic; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean setVelocity(Body body, double vx, double vy) {
        return WorldEdit.SetVelocity.make(edits, body, vx, vy);
    }

    /**
     * Launches a body, as a spring or a blow does: its velocity is set.
     *
     * <p>A launch upward starts like a jump: in the next step the body rises with all of its speed, and gravity acts
     * from the step after that. At other tick rates than 60 the upward speed is slightly different, so that the height
     * is the same; see {@link Movement}. While a launched player rises, releasing jump doesn't slow it down; a press of
     * jump replaces the launch only if the jump is faster.
     *
     * <p>A launch downward or along x alone starts like {@link #setVelocity}: gravity acts in the next step, unless the
     * body stood on something at the end of the last one.
     *
     * <p>Along x the controller acts again in the next step: a player without acceleration returns to its walk speed at
     * once, one with acceleration gradually, and a patrol that rises once it lands. A body that hangs from a ledge lets
     * go.
     *
     * @param body of this world
     * @param vx to the right, in pixels per second
     * @param vy downward, in pixels per second; negative to launch it upward
     * @return false if it is a sensor or kinematic; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean launch(Body body, double vx, double vy) {
        return WorldEdit.Launch.make(edits, body, vx, vy);
    }

    /**
     * Has a body jump, such as off a wall or in the air: its velocity is set as {@link #launch} upward does, but as in a
     * jump by button releasing jump shortens it, and a press of jump in the next step is used up.
     *
     * @param body of this world
     * @param vx to the right, in pixels per second
     * @param speed away from the ground, in pixels per second, not negative: upward, unless gravity acts upward; {@link
     *     Movement#jumpSpeed} for a jump like any other
     * @return false if it is a sensor or kinematic; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean jump(Body body, double vx, double speed) {
        return WorldEdit.Jump.make(edits, body, vx, speed);
    }

    /**
     * {@return whether a press of jump in the next step would start a jump of a body} A player controls it, and it stands on
     * something, left it within the coyote time, hangs from a ledge, climbs or swims, or its {@link
     * Movement#airMoves} have a jump there.
     *
     * @param body of this world
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public boolean canJump(Body body) {
        numbers.applyTo(takeOff);
        return controllers.canJump(handles.indexOf(body));
    }

    /**
     * Moves a kinematic body from the next step on, until it is driven otherwise; 0 stops it. It carries and pushes other
     * bodies as one on a path does, and leaves its path; {@link #setPath} puts it on one.
     *
     * @param body of this world
     * @param vx to the right, in pixels per second
     * @param vy downward, in pixels per second
     * @return false if it is not {@linkplain BodyDef#kinematic(boolean) kinematic}; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean drive(Body body, double vx, double vy) {
        return WorldEdit.Drive.make(edits, body, vx, vy);
    }

    /**
     * Puts a kinematic body on a path, on which it moves {@linkplain PathMotion#FORWARD forward} from the next step on. Where it is
     * now is where the path is at the tick: at 0 its first stop.
     *
     * @param body of this world
     * @param path the new path
     * @param tick how far it is along the path, 0 to less than the ticks that the path takes
     * @return false if it is not {@linkplain BodyDef#kinematic(boolean) kinematic}; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean setPath(Body body, PathDef path, int tick) {
        return WorldEdit.SetPath.make(edits, body, path, tick);
    }

    /**
     * Changes how a body moves along its path, from the next step on: it stops, goes on, turns round, or moves to the last or first
     * stop and stays there. It stays at a stop as long as the path says, also before it leaves the first one.
     *
     * @param body of this world
     * @param motion how it moves
     * @return false if it has no path; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public boolean setPathMotion(Body body, PathMotion motion) {
        return WorldEdit.SetPathMotion.make(edits, body, motion);
    }

    /**
     * Changes what a body is: its solidity, shape, filter, controller, path and all else that a definition says, except for
     * its place, size, velocity and the side that it faces. A body that it overlaps when it becomes solid is moved out, or
     * crushed, in the first phase of the next step. A path begins again where the body is, unless it is the one that it
     * follows. For example, {@code world.redefine(door, door.toDef().solidity(Solidity.NONE))} opens a door.
     *
     * @param body of this world
     * @param def the new definition
     * @throws IllegalArgumentException if it is not alive in this world, or a number of the definition is out of range or
     *     doesn't fit the size of the body; nothing is changed then
     */
    public void redefine(Body body, BodyDef def) {
        WorldEdit.Redefine.make(edits, body, def);
    }

    /**
     * Changes the number that a game gave a body; see {@link BodyDef#tag(long)}.
     *
     * @param body of this world
     * @param tag its new number
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void setTag(Body body, long tag) {
        WorldEdit.SetTag.make(edits, body, tag);
    }

    /**
     * Sets the movement numbers of a body.
     *
     * @param body of this world
     * @param movement the new numbers
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public void setMovement(Body body, Movement movement) {
        WorldEdit.SetMovement.make(edits, body, movement);
    }

    /**
     * Changes the friction of a body; see {@link BodyDef#friction}.
     *
     * @param body of this world
     * @param pxPerSecondSquared the new friction, not negative
     * @throws IllegalArgumentException if it is not alive in this world, or the number is out of range
     */
    public void setFriction(Body body, double pxPerSecondSquared) {
        WorldEdit.SetFriction.make(edits, body, pxPerSecondSquared);
    }

    /**
     * Changes the push force of a body; see {@link BodyDef#pushForce}.
     *
     * @param body of this world
     * @param pxPerSecondSquared the new push force, not negative
     * @throws IllegalArgumentException if it is not alive in this world, or the number is out of range
     */
    public void setPushForce(Body body, double pxPerSecondSquared) {
        WorldEdit.SetPushForce.make(edits, body, pxPerSecondSquared);
    }

    /**
     * Changes the collision filter of a body, from the next step on. The filter applies to pairs, platforms, sensors
     * and bullets.
     *
     * @param body of this world
     * @param filter the new filter
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void setFilter(Body body, Filter filter) {
        WorldEdit.SetFilter.make(edits, body, filter);
    }

    /**
     * Changes the controller of a body, from the next step on. It keeps its velocity: without a controller, a moving
     * body keeps sliding until {@link #setVelocity} stops it. Its input channel and movement numbers are kept. A body
     * that hangs from a ledge lets go.
     *
     * @param body of this world
     * @param control the new controller
     * @return false if it is a sensor or kinematic; nothing is changed then
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public boolean setControl(Body body, Control control) {
        return WorldEdit.SetControl.make(edits, body, control);
    }

    /**
     * Sets gravity. If it acts upward, a ceiling is the ground: bodies fall up to it, at most at the maximum fall speed, players
     * and patrols walk below it, jumps and launches start from it, and friction acts there. Blocks, solid platforms and bodies solid to
     * bodies support what is below them. One-ways let bodies that fall up pass and stop those that come down; ledges, sloping
     * ceilings and corner correction do nothing special, and no body takes along what is below it.
     *
     * @param pxPerSecondSquared downward; negative for upward
     * @throws IllegalArgumentException if it is NaN or out of range, see {@link SubPixels#perTickSquared}
     */
    public void setGravity(double pxPerSecondSquared) {
        WorldEdit.SetGravity.make(edits, pxPerSecondSquared);
    }

    /**
     * Sets the maximum fall speed.
     *
     * @param pxPerSecond not negative; see {@link SubPixels#perTick} for the upper limit
     * @throws IllegalArgumentException if it is negative or out of range
     */
    public void setMaxFallSpeed(double pxPerSecond) {
        WorldEdit.SetMaxFallSpeed.make(edits, pxPerSecond);
    }

    /**
     * Sets the size of the partition's cells, in tiles. A {@link Frame} counts what happens in each cell; the size
     * affects neither the result nor the cost of a step.
     *
     * @param widthTiles at least 1
     * @param heightTiles at least 1
     * @throws IllegalArgumentException if a side is less than 1
     */
    public void setPartitionCell(int widthTiles, int heightTiles) {
        cells.setCellSize(widthTiles, heightTiles);
    }

    /**
     * {@return a hash of the tiles that crumble at the moment, or have crumbled or broken and not returned; 0 if there are none}
     * What follows depends on it, besides the bodies, the bullets and the tiles of the level.
     */
    public long changingTilesKey() {
        return effects.timersKey();
    }

    /** {@return a read-only view of the tiles} */
    public TileView tiles() {
        return map.readOnly();
    }

    /** {@return the number of steps made} */
    public long tick() {
        return numbers.tick;
    }

    /** {@return the number of steps per second} */
    public int ticksPerSecond() {
        return numbers.ticksPerSecond();
    }

    /** {@return gravity in pixels per second squared, downward} */
    public double gravity() {
        return numbers.gravityPx();
    }

    /** {@return the maximum fall speed in pixels per second} */
    public double maxFallSpeed() {
        return numbers.maxFallPx();
    }

    /** {@return the number of bodies} */
    public int bodyCount() {
        return store.count();
    }

    /** {@return the lowest free index, which the next call of {@link #spawn} uses} */
    public int freeIndex() {
        return store.lowestFreeIndex();
    }

    /**
     * {@return what carries a body: the platform or other body that it stands on or hangs from and that would take it
     * along in the next step; null if none does} Whether the body is on the ground or hangs is that of the end of the
     * last step; where the bodies are is that of now.
     *
     * <p>A carrier carries also while it stands still. A body that is no platform carries only if both are {@link
     * BodyDef#solidToBodies} and gravity acts on the other, which stands on no tile as well. Of several it is a platform
     * that is solid on all sides, else one with a solid top, else another body; of equals the one on which more of the body
     * stands, then the larger one, then the one with the lowest index. A body that hangs from the ledge of a platform is
     * carried by that.
     *
     * <p>It is null
     *
     * <ul>
     *   <li>before the first step of the body, in the air, and on nothing but tiles;
     *   <li>while its vertical velocity is upward, as after a launch;
     *   <li>as soon as the carrier was despawned, or one of the two was moved away, even if {@link Body#onGround} is
     *       still true;
     *   <li>for sensors, for kinematic bodies, which move along their own path or not at all, for bodies that don't
     *       collide with tiles, and for bodies without area.
     * </ul>
     *
     * <p>The velocity of a rider is its own, relative to its carrier; a carrier that is carried itself moves with the
     * sum. Takes time in proportion to the number of bodies.
     *
     * @param body of this world
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public Body carrier(Body body) {
        return handles.get(platforms.carrierOf(handles.indexOf(body)));
    }

    /** {@return the bodies, by ascending index} */
    public Iterable<Body> bodies() {
        return handles;
    }

    /**
     * {@return the body at an index, or null if there is none}
     * @param index any value
     */
    public Body body(int index) {
        return handles.get(index);
    }

    /**
     * {@return the body at an index with a generation, such as those of an event or of a frame; null if it is gone}
     * @param index any value
     * @param generation see {@link Body#generation}
     */
    public Body body(int index, int generation) {
        Body body = handles.get(index);
        return body != null && body.generation() == generation ? body : null;
    }

    /** {@return the spatial queries: overlaps, nearest body, ray casts and box casts} Always the same object. */
    public Queries queries() {
        return queries;
    }

    /** {@return the bullets and emitters} Always the same object. */
    public Bullets bullets() {
        return bullets;
    }

    /** {@return the overlapping pairs of the last step} Always the same object. */
    public PairList pairs() {
        return pairs;
    }

    /** {@return the events of the last step} Always the same object. */
    public EventList events() {
        return events;
    }

    /**
     * Sets whether the phases of each step are timed, for {@link #phaseTimes}. Reading the clock between them takes
     * longer than a step of a few bodies. Timing changes no result, and is not part of a snapshot.
     *
     * @param timed whether they are timed, from the next step on
     */
    public void setTiming(boolean timed) {
        timer.turn(timed);
    }

    /**
     * Sets whether landing, jumping, leaving the ground and bumping are {@link #events}, see {@link EventType#LANDED}. They are off
     * by default: a step looks for them only if they are on. This changes no result, and is not part of a snapshot.
     *
     * @param on whether they are published, from the next step on
     */
    public void setContactEvents(boolean on) {
        contactEvents.turn(on);
    }

    /** {@return the durations of the last step, all 0 unless it was timed, see {@link #setTiming}} Always the same object. */
    public PhaseTimes phaseTimes() {
        return timer.times();
    }

    /** {@return the number of pairs of bodies that the last step tested for overlap} They are counted on the first call. */
    public long pairsTested() {
        return cells.tests();
    }

    /**
     * Copies the content of a rectangle into a frame: the current bodies, and the pairs and events of the last step,
     * with the cells only if the frame {@linkplain Frame#includeCells includes} them. Allocates nothing once the frame's arrays have grown.
     *
     * @param into the frame, whose previous content is replaced
     * @param xPx left edge of the rectangle
     * @param yPx top edge of the rectangle
     * @param widthPx of the rectangle, not negative
     * @param heightPx of the rectangle, not negative
     * @throws IllegalArgumentException if a number is not finite or a side is negative; the frame is not changed then
     */
    public void capture(Frame into, double xPx, double yPx, double widthPx, double heightPx) {
        Objects.requireNonNull(into);
        frames.setRectangle(xPx, yPx, widthPx, heightPx);
        into.begin(numbers.tick, numbers.ticksPerSecond(), store.count(), phaseTimes(), events());
        frames.capture(into);
    }

    /**
     * {@return a hash of the whole state} Worlds with equal hashes give the same results for the same inputs. Takes
     * time proportional to the number of bodies, independent of the size of the level.
     */
    public long hash() {
        return state.hash();
    }

    /**
     * {@return the whole state, for {@link #restore}} Takes time proportional to the number of bodies, plus the tiles
     * in the chunks that changed since the last snapshot.
     */
    public Snapshot snapshot() {
        return state.save();
    }

    /**
     * Reads a snapshot from bytes of {@link Snapshot#toBytes}. The world isn't changed; {@link #restore(Snapshot)} does that.
     *
     * @param bytes of a snapshot of a world that was built with the same number and size of tiles, borders, ticks per second
     *     and pair history, by a version of the library that writes the same values
     * @return the snapshot
     * @throws InvalidBytesException if they are damaged, incomplete, or of another version or world
     */
    public Snapshot readSnapshot(byte[] bytes) {
        return state.read(bytes);
    }

    /**
     * Saves the whole state into a checkpoint, replacing what it has. Takes time like {@link #snapshot}, but allocates
     * nothing once the checkpoint has grown.
     *
     * @param into the checkpoint
     */
    public void save(Checkpoint into) {
        state.save(into);
    }

    /**
     * Restores the state in a checkpoint, as {@link #restore(Snapshot)} does.
     *
     * @param checkpoint of this world, or of one with the same number and size of tiles, borders and ticks per second
     * @throws IllegalArgumentException if it is empty, or of a world built differently; nothing is changed then
     */
    public void restore(Checkpoint checkpoint) {
        state.restore(checkpoint);
        restored();
    }

    /**
     * Restores a state; the same inputs then give bit-identical results. The list of pairs is restored too; the list of
     * events is empty. The size of the partition's cells is not changed.
     *
     * <p>A handle is valid if its body is alive in that state. Discard the handles of bodies and bullets that were added
     * after it: they may later refer to a new body or bullet with the same index and generation, or id.
     *
     * @param snapshot of this world, or of one with the same number and size of tiles, borders and ticks per second
     * @throws IllegalArgumentException if the snapshot is of a world built differently; nothing is changed then
     */
    public void restore(Snapshot snapshot) {
        state.restore(snapshot);
        restored();
    }

    /**
     * Restores a state as {@link #restore(Snapshot)} does, but keeps the current tiles, as if the world had been built
     * with them. This is for searches that continue from many saved states after a few tiles were changed by {@link
     * #replaceTile}: a state equals that of a world built with the new tiles if no step up to it has read them.
     *
     * @param snapshot of this world, or of one with the same number and size of tiles, borders and ticks per second
     * @throws IllegalArgumentException if the snapshot is of a world built differently; nothing is changed then
     */
    public void restoreExceptTiles(Snapshot snapshot) {
        state.restoreExceptTiles(snapshot);
        restored();
    }

    /** Brings what the last step found up to date with a restored state. */
    private void restored() {
        queries.changed();
        events.begin(numbers.tick);
        finder.findLater(store);
    }

    /** Publishes the bodies that are entirely beyond an open side and were not before. */
    private void publishLeaving() {
        if (!edge.isOpen()) {
            return;
        }
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int flags = store.flags[i];
            if ((flags & BodyFlags.ALIVE) == 0) {
                continue;
            }
            boolean beyond = edge.isBeyond(store.x[i], store.y[i], store.width[i], store.height[i]);
            if (beyond != ((flags & BodyFlags.OUTSIDE) != 0)) {
                store.flags[i] ^= BodyFlags.OUTSIDE;
                if (beyond) {
                    events.add(EventType.LEFT_LEVEL, i, EventList.NONE);
                }
            }
        }
    }

    /** Removes the bodies that were crushed in this tick. */
    private void removeCrushed() {
        for (int e = 0; e < events.count(); e++) {
            if (events.type(e) == EventType.CRUSHED) {
                store.remove(events.body(e));
            }
        }
    }
}
