package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.build.BodyCategories;
import leapsmith.levels.build.LevelWorld;
import leapsmith.levels.build.ObjectDefs;
import leapsmith.levels.build.WorldBuilder;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** A level that runs, from one start on: its world, who is who in it, its player, and what commands do to them. */
final class LiveLevel {
    /** Positions closer than this, in px, are the same; it is below what the simulation can tell apart. */
    private static final double SAME_PX = 1e-4;

    private final World world;
    private final Cast cast;
    private final PlayerLife player;
    private final SessionListener listener;
    private Cell cell;

    /** The size of the partition's cells, in tiles. */
    private record Cell(int width, int height) {}

    /** The level at some moment; never changes. */
    record State(Snapshot world, Cast.State cast, PlayerLife.State player, Cell cell) {
        /** Memory that it takes beside another state that is kept too, or null, in bytes, about. */
        long sizeInBytes(State besides) {
            boolean sharesCast = besides != null && besides.cast == cast;
            return world.sizeInBytes(besides == null ? null : besides.world) + (sharesCast ? 0 : cast.sizeInBytes());
        }
    }

    LiveLevel(Level level, SessionListener listener) {
        this.listener = listener;
        LevelWorld built = WorldBuilder.build(level);
        world = built.world();
        cast = new Cast(level, built);
        player = new PlayerLife(world, cast);
        cell = new Cell(level.partition().cellWidth(), level.partition().cellHeight());
        choosePlayer();
    }

    State save() {
        return new State(world.snapshot(), cast.save(), player.save(), cell);
    }

    /** Goes to a state of this level, or of another of the same size, open sides and ticks per second. */
    void restore(State state) {
        world.restore(state.world);
        cast.restore(state.cast);
        player.restore(state.player);
        if (!state.cell.equals(cell)) {
            setPartitionCell(state.cell);
        }
    }

    /** A hash of all that counts for what happens next. */
    long hash() {
        StateHash hash = new StateHash().add(world.hash()).add(cast.save().hash());
        player.addTo(hash);
        return hash.value();
    }

    World world() {
        return world;
    }

    Cast cast() {
        return cast;
    }

    PlayerLife player() {
        return player;
    }

    void step(Inputs inputs) {
        if (player.isDue()) {
            player.respawn();
            listener.happened(world.tick() + 1, PlayEvent.RESPAWNED, player.id(), null);
        }
        world.step(inputs);
        heedEvents(world.events());
    }

    /** Does what a command says; one that restarts isn't for a running level. */
    void carryOut(PlayCommand command) {
        if (command instanceof PlayCommand.SetTiles tiles) {
            tiles.change()
                    .forEach((column, row, before, after) ->
                            setTile(column, row, tiles.legend().typeOf(after)));
        } else if (command instanceof PlayCommand.SetAllTiles all) {
            setAllTiles(all.tiles(), all.legend());
        } else if (command instanceof PlayCommand.FillTiles fill) {
            fill.fills().forEach(this::fillTiles);
        } else if (command instanceof PlayCommand.PutObject put) {
            put(put.object());
        } else if (command instanceof PlayCommand.RemoveObject remove) {
            cast.remove(remove.id());
            choosePlayer();
        } else if (command instanceof PlayCommand.SetGravity number) {
            world.setGravity(number.gravity());
        } else if (command instanceof PlayCommand.SetMaxFallSpeed number) {
            world.setMaxFallSpeed(number.maxFallSpeed());
        } else if (command instanceof PlayCommand.SetPartitionCell set) {
            setPartitionCell(new Cell(set.width(), set.height()));
        } else if (command instanceof PlayCommand.SetMovement set) {
            setMovement(set);
        } else {
            carryOutForPlayer(command);
        }
    }

    private void carryOutForPlayer(PlayCommand command) {
        if (command instanceof PlayCommand.SetPlayerMovement set) {
            player.setMovement(set.movement());
        } else if (command instanceof PlayCommand.ResizePlayer size) {
            player.resize(size.width(), size.height());
        } else if (command instanceof PlayCommand.MovePlayer move) {
            Body body = player.livingBody();
            if (body != null) {
                world.moveTo(body, move.x(), move.y());
            }
        } else if (command instanceof PlayCommand.ClonePlayer) {
            clonePlayer();
        } else if (command instanceof PlayCommand.RemoveClones) {
            removeClones();
        } else if (command instanceof PlayCommand.RespawnPlayer) {
            player.respawn();
        } else {
            throw new IllegalArgumentException("not for a running level: " + command);
        }
    }

    private void setPartitionCell(Cell wanted) {
        world.setPartitionCell(wanted.width(), wanted.height());
        cell = wanted;
    }

    private void setTile(int column, int row, TileType type) {
        boolean inside = column < world.tiles().columns() && row < world.tiles().rows();
        // Many edits change looks only, and a tile that stays what it is need not disturb who is near.
        if (inside && world.tiles().tileAt(column, row) != type) {
            world.setTile(column, row, type);
        }
    }

    private void setAllTiles(TileGrid tiles, Legend legend) {
        byte[] values = new byte[tiles.columns()];
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, values.length, values);
            for (int column = 0; column < values.length; column++) {
                setTile(column, row, legend.typeOf(values[column] & 0xFF));
            }
        }
    }

    private void fillTiles(TileFill fill) {
        TileRegion all =
                new TileRegion(0, 0, world.tiles().columns(), world.tiles().rows());
        TileRegion region = fill.region().intersect(all);
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                setTile(column, row, fill.type());
            }
        }
    }

    private void put(LevelObject object) {
        if (object instanceof PlacedCharacter character) {
            putCharacter(character);
            return;
        }
        cast.redefine(object);
        if (object instanceof Emitter emitter) {
            cast.emit(emitter.id(), fromTheStart(ObjectDefs.emitterDef(emitter)));
        } else {
            cast.appear(object.id(), ObjectDefs.bodyDef(object));
        }
        choosePlayer();
    }

    /** An emitter that starts now and fires as if it had started with the level. */
    private EmitterDef fromTheStart(EmitterDef def) {
        long left = def.phase() - world.tick();
        return def.phase((int) (left >= 0 ? left : Math.floorMod(left, def.interval())));
    }

    private void putCharacter(PlacedCharacter character) {
        LevelObject before = cast.object(character.id());
        cast.redefine(character);
        if (before instanceof PlacedCharacter old && goesOn(old, character)) {
            adapt(old, character);
            return;
        }
        BodyDef def = ObjectDefs.bodyDef(character);
        boolean waits = player.is(character.id()) && player.status().state().isDeath();
        if (player.is(character.id())) {
            player.startAs(def);
        }
        if (!waits || !character.isPlayer()) {
            cast.appear(character.id(), def);
        }
        choosePlayer();
    }

    /** Whether a character that was redefined is still the one that runs, wherever it has run to. */
    private static boolean goesOn(PlacedCharacter old, PlacedCharacter now) {
        BodyDef oldBody = ObjectDefs.bodyDef(old);
        BodyDef newBody = ObjectDefs.bodyDef(now);
        if (oldBody.shape() != newBody.shape() || oldBody.firm() != newBody.firm()) {
            return false;
        }
        boolean sameCorner = same(old.x(), now.x()) && same(old.y(), now.y());
        boolean sameFeet = same(old.x() + old.width() / 2, now.x() + now.width() / 2)
                && same(old.y() + old.height(), now.y() + now.height());
        return old.kind().equals(now.kind()) && old.facingLeft() == now.facingLeft() && (sameCorner || sameFeet);
    }

    private void adapt(PlacedCharacter old, PlacedCharacter now) {
        boolean resized = old.width() != now.width() || old.height() != now.height();
        boolean retrained = !old.movement().equals(now.movement());
        if (player.is(now.id())) {
            if (resized) {
                player.resize(now.width(), now.height());
            }
            if (retrained) {
                player.setMovement(now.movement().toMovement());
            }
            return;
        }
        Body body = cast.body(now.id());
        if (body == null) {
            cast.appear(now.id(), ObjectDefs.bodyDef(now));
            return;
        }
        if (resized) {
            world.resize(body, now.width(), now.height());
        }
        if (retrained) {
            world.setMovement(body, now.movement().toMovement());
        }
    }

    private void setMovement(PlayCommand.SetMovement set) {
        Body body = cast.body(set.id());
        if (player.is(set.id())) {
            player.setMovement(set.movement());
        } else if (body != null) {
            world.setMovement(body, set.movement());
        }
    }

    private void clonePlayer() {
        Body body = player.livingBody();
        if (body != null) {
            BodyDef standing = body.toDef().control(Control.NONE).velocity(0, 0);
            world.spawn(standing.filter(BodyCategories.CHARACTERS));
        }
    }

    private void removeClones() {
        List<Body> clones = new ArrayList<>();
        for (Body body : world.bodies()) {
            if (cast.idOf(body.index()) == null) {
                clones.add(body);
            }
        }
        clones.forEach(world::despawn);
    }

    /** The player stays who it is as long as that is a player; then it is the first of the level. */
    private void choosePlayer() {
        PlacedCharacter first = cast.firstPlayer();
        if (first == null) {
            player.leave();
        } else if (!player.isCastAsPlayer()) {
            player.become(first.id(), ObjectDefs.bodyDef(first));
        }
    }

    private void heedEvents(EventList events) {
        for (int i = 0; i < events.count(); i++) {
            EventType type = events.type(i);
            String id = cast.idOf(events.body(i));
            String other = cast.idOf(events.other(i));
            boolean toPlayer = id != null && player.is(id);
            boolean atGoal = toPlayer && type == EventType.SENSOR_BEGIN && isGoal(other);
            listener.happened(events.tick(i), atGoal ? PlayEvent.GOAL_REACHED : PlayEvent.of(type), id, other);
            if (type == EventType.CRUSHED) {
                cast.forgetBody(events.body(i));
            }
            if (atGoal) {
                player.reach(other);
            } else if (toPlayer && type == EventType.CRUSHED) {
                player.die(PlayState.CRUSHED);
            } else if (toPlayer && type == EventType.BULLET_HIT_BODY) {
                // Harmless bullets pass characters, so whoever is hit is hit by a deadly one.
                player.die(PlayState.SHOT);
                cast.takeAway(id);
            } else if (toPlayer && type == EventType.LEFT_LEVEL) {
                player.die(PlayState.LEFT_LEVEL);
            }
        }
    }

    private boolean isGoal(String id) {
        return id != null && cast.object(id) instanceof Zone zone && zone.isGoal();
    }

    private static boolean same(double a, double b) {
        return Math.abs(a - b) < SAME_PX;
    }
}
