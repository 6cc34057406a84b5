package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Selection.DecalPlace;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;

/** Edits that add, remove or replace free pictures of the decoration. */
public final class DecalEdits {
    private DecalEdits() {}

    /** The free pictures of a layer, the last on top; none if there is no such layer. */
    public static List<Decal> of(Level level, String layer) {
        return level.looks().layer(layer).map(Decoration::decals).orElse(List.of());
    }

    /** The selected free picture, if it exists. */
    public static Optional<Decal> selected(Level level, Selection selection) {
        return selection.decal().flatMap(place -> at(level, place));
    }

    /** The free picture at a place, if it exists. */
    public static Optional<Decal> at(Level level, DecalPlace place) {
        List<Decal> decals = of(level, place.layer());
        return place.index() < decals.size() ? Optional.of(decals.get(place.index())) : Optional.empty();
    }

    /** The selection of a free picture after a change: of the same one, if it is still there. */
    static Selection following(LevelDelta delta, Selection selection) {
        Optional<Decal> before = selected(delta.before(), selection);
        if (before.isEmpty()) {
            return Selection.NONE;
        }
        DecalPlace place = selection.decal().orElseThrow();
        List<Decal> now = of(delta.after(), place.layer());
        if (now.size() == of(delta.before(), place.layer()).size()) {
            return selection;
        }
        int index = now.indexOf(before.get());
        return index < 0 ? Selection.NONE : Selection.ofDecal(place.layer(), index);
    }

    /** The free picture that a change has added to a layer that both levels have. */
    static Optional<DecalPlace> added(LevelDelta delta) {
        if (!delta.changesSettings()) {
            return Optional.empty();
        }
        for (Decoration layer : delta.after().looks().layers()) {
            boolean isKnown = delta.before().looks().layer(layer.id()).isPresent();
            List<Decal> before = of(delta.before(), layer.id());
            List<Decal> after = layer.decals();
            if (isKnown && after.size() == before.size() + 1) {
                int index = 0;
                while (index < before.size() && before.get(index).equals(after.get(index))) {
                    index++;
                }
                return Optional.of(new DecalPlace(layer.id(), index));
            }
        }
        return Optional.empty();
    }

    /** Adds a free picture to a layer, above its others. */
    public static Edit add(Message name, Level level, String layer, Decal decal) {
        return change(name, level, layer, decals -> decals.add(decal));
    }

    public static Edit replace(Message name, Level level, DecalPlace place, UnaryOperator<Decal> by) {
        return change(
                name, level, place.layer(), decals -> decals.set(place.index(), by.apply(decals.get(place.index()))));
    }

    public static Edit remove(Message name, Level level, DecalPlace place) {
        return change(name, level, place.layer(), decals -> decals.remove(place.index()));
    }

    private static Edit change(Message name, Level level, String layer, Consumer<List<Decal>> change) {
        List<Decoration> layers = new ArrayList<>(level.looks().layers());
        layers.replaceAll(it -> {
            if (!it.id().equals(layer)) {
                return it;
            }
            List<Decal> decals = new ArrayList<>(it.decals());
            change.accept(decals);
            return it.withDecals(decals);
        });
        return Edit.of(name, level, level.withLooks(level.looks().withLayers(layers)));
    }
}
