package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;

/**
 * A level with bodies, inputs for each tick, and edits.
 *
 * @param inputs the button bits of all channels, one entry for each tick to play
 */
public record Scene(Setting setting, Tiles tiles, List<BodySpec> bodies, List<Long> inputs, List<Edit> edits)
        implements Case<Scene> {

    public Scene {
        bodies = List.copyOf(bodies);
        inputs = List.copyOf(inputs);
        edits = List.copyOf(edits);
    }

    /** The number of ticks. */
    public int ticks() {
        return inputs.size();
    }

    /** Everything that can stop a body at the start. */
    public Obstacles obstacles() {
        return Obstacles.of(tiles, setting.tileSize(), setting.borders());
    }

    public Scene withSetting(Setting newSetting) {
        return new Scene(newSetting, tiles, bodies, inputs, edits);
    }

    /** The scene at the tick rate at which the speeds of jumps are the given ones. */
    public Scene atReferenceRate() {
        return withSetting(setting.withTicksPerSecond(SubPixels.REFERENCE_RATE));
    }

    public Scene withTiles(Tiles newTiles) {
        return new Scene(setting, newTiles, bodies, inputs, edits);
    }

    public Scene withBodies(List<BodySpec> newBodies) {
        return new Scene(setting, tiles, newBodies, inputs, edits);
    }

    /** The buttons of a tick; the last eight channels have the same as the first eight. */
    public Inputs inputs(int tick) {
        return new Inputs(inputs.get(tick), inputs.get(tick));
    }

    public Scene withInputs(List<Long> newInputs) {
        return new Scene(setting, tiles, bodies, newInputs, edits);
    }

    public Scene withEdits(List<Edit> newEdits) {
        return new Scene(setting, tiles, bodies, inputs, newEdits);
    }

    /** Fewer ticks, edits, bodies, tiles, and buttons, in this order. */
    @Override
    public Stream<Scene> smaller() {
        Stream<Scene> fewerTicks = Stream.of(ticks() / 2, ticks() - 1)
                .filter(count -> count > 0 && count < ticks())
                .distinct()
                .map(count -> withInputs(inputs.subList(0, count)));
        Stream<Scene> fewerEdits = IntStream.range(0, edits.size()).mapToObj(i -> withEdits(without(edits, i)));
        Stream<Scene> fewerBodies = IntStream.range(0, bodies.size()).mapToObj(i -> withBodies(without(bodies, i)));
        Stream<Scene> fewerButtons = IntStream.range(0, ticks())
                .filter(i -> inputs.get(i) != 0)
                .mapToObj(i -> withInputs(with(inputs, i, 0L)));
        Stream<Scene> simplerBodies = IntStream.range(0, bodies.size())
                .boxed()
                .flatMap(i -> simpler(bodies.get(i)).map(body -> withBodies(with(bodies, i, body))));
        return Stream.of(fewerTicks, fewerEdits, fewerBodies, fewerTiles(), fewerButtons, simplerBodies)
                .flatMap(stream -> stream);
    }

    private Stream<Scene> fewerTiles() {
        if (tiles.count() == 0) {
            return fewerMaterials();
        }
        int halfColumns = tiles.columns() / 2;
        int halfRows = tiles.rows() / 2;
        Stream<Scene> byHalves = Stream.<Tiles.Pattern>of(
                        (c, r) -> c < halfColumns ? TileType.EMPTY : tiles.at(c, r),
                        (c, r) -> c >= halfColumns ? TileType.EMPTY : tiles.at(c, r),
                        (c, r) -> r < halfRows ? TileType.EMPTY : tiles.at(c, r),
                        (c, r) -> r >= halfRows ? TileType.EMPTY : tiles.at(c, r))
                .map(tiles::mapped)
                .filter(fewer -> fewer.count() < tiles.count())
                .map(this::withTiles);
        Stream<Scene> oneByOne = IntStream.range(0, tiles.columns() * tiles.rows())
                .filter(i -> tiles.at(i % tiles.columns(), i / tiles.columns()) != TileType.EMPTY)
                .mapToObj(i -> withTiles(
                        tiles.mapped((c, r) -> r * tiles.columns() + c == i ? TileType.EMPTY : tiles.at(c, r))));
        return Stream.concat(Stream.concat(fewerMaterials(), byHalves), oneByOne);
    }

    private Stream<Scene> fewerMaterials() {
        if (!tiles.hasMaterials()) {
            return Stream.empty();
        }
        Stream<Scene> oneByOne = IntStream.range(0, tiles.columns() * tiles.rows())
                .filter(i -> tiles.materialAt(i % tiles.columns(), i / tiles.columns()) != 0)
                .mapToObj(i -> withTiles(tiles.with(
                        i % tiles.columns(), i / tiles.columns(), tiles.at(i % tiles.columns(), i / tiles.columns()))));
        return Stream.concat(Stream.of(withTiles(tiles.withMaterials((column, row) -> 0))), oneByOne);
    }

    private static Stream<BodySpec> simpler(BodySpec body) {
        return Stream.of(body.moving(0, body.vy()), body.moving(body.vx(), 0)).filter(other -> !other.equals(body));
    }

    private static <T> List<T> without(List<T> list, int index) {
        List<T> copy = new ArrayList<>(list);
        copy.remove(index);
        return copy;
    }

    private static <T> List<T> with(List<T> list, int index, T value) {
        List<T> copy = new ArrayList<>(list);
        copy.set(index, value);
        return copy;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(setting).append('\n').append(tiles);
        bodies.forEach(body -> text.append(body).append('\n'));
        edits.forEach(edit -> text.append(edit).append('\n'));
        return text.append("inputs ").append(inputs).toString();
    }
}
