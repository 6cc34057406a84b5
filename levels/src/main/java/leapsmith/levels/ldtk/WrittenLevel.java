package leapsmith.levels.ldtk;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.LayerInfo;

/** A level of a project as it is written: its map, and what the definitions of the project are in it. */
final class WrittenLevel {
    /** What layers of several levels have to share to be instances of one definition. */
    record LayerKey(String type, LayerInfo info, int occurrence) {}

    final ExternalMap map;
    /** The tilesets of layers that only show pictures. */
    final List<WrittenTileset> pictures;
    /** Its place in the project, from 0. */
    private final int number;
    /** From back to front. */
    private final Map<LayerKey, ExternalLayer> layers = new LinkedHashMap<>();
    /** The layers with objects, by their keys. */
    private final Map<LayerKey, Integer> layerUids = new HashMap<>();

    private Map<String, String> references;
    int uid;

    WrittenLevel(ExternalMap map, List<WrittenTileset> pictures, int number) {
        this.map = map;
        this.pictures = pictures;
        this.number = number;
    }

    /** Adds a layer in front of the others, and returns its key. */
    LayerKey add(String type, ExternalLayer layer) {
        int occurrence = 0;
        while (layers.containsKey(new LayerKey(type, layer.info(), occurrence))) {
            occurrence++;
        }
        LayerKey key = new LayerKey(type, layer.info(), occurrence);
        layers.put(key, layer);
        return key;
    }

    Map<LayerKey, ExternalLayer> layers() {
        return layers;
    }

    /** The layer of a definition; empty if the level has none. */
    Optional<ExternalLayer> layer(LayerKey key) {
        return Optional.ofNullable(layers.get(key));
    }

    /** Notes the number of the definition of a layer. */
    void define(LayerKey key, int layerUid) {
        layerUids.put(key, layerUid);
    }

    /** The text for a part of the level, which stays the same when the level is exported again. */
    String iid(String part) {
        return Identifiers.Uids.iid(number == 0 ? part : "level " + number + " " + part);
    }

    String layerIid(int layerUid) {
        return iid("layer " + layerUid);
    }

    String entityIid(int layerUid, int entity) {
        return iid("layer " + layerUid + " entity " + entity);
    }

    /** The reference to an object of the level by its name, as JSON text; empty if there is none with that name. */
    Optional<String> reference(String name) {
        if (references == null) {
            references = new HashMap<>();
            layers.forEach((key, layer) -> {
                if (layer instanceof ExternalLayer.Items items) {
                    int layerUid = layerUids.get(key);
                    for (int i = 0; i < items.items().size(); i++) {
                        references.putIfAbsent(
                                items.items().get(i).name(),
                                "{ \"entityIid\": \"" + entityIid(layerUid, i) + "\", \"layerIid\": \""
                                        + layerIid(layerUid)
                                        + "\", \"levelIid\": \"" + iid("level") + "\", \"worldIid\": \""
                                        + Identifiers.Uids.iid("world") + "\" }");
                    }
                }
            });
        }
        return Optional.ofNullable(references.get(name));
    }

    /** The text for the object of a reference. */
    String entityIidIn(String reference) {
        String start = "\"entityIid\": ";
        int at = reference.indexOf(start) + start.length();
        return reference.substring(at, reference.indexOf(',', at));
    }

    /** The tileset of the first tile of a layer; empty if it only has tiles of kinds. */
    Optional<WrittenTileset> pictureOf(ExternalLayer.Tiles layer) {
        return pictures.stream()
                .filter(it -> LdtkWriter.isOf(layer, it.tileset()))
                .findFirst();
    }
}
