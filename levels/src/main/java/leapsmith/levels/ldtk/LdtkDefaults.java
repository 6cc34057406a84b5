package leapsmith.levels.ldtk;

import java.io.IOException;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.json.JsonOutput;
import leapsmith.physics.fixed.PortableMath;

/** Keys that LDtk requires and that say nothing about a level, with the values that it writes by itself. */
public final class LdtkDefaults {
    static final String NULL = "null";

    private LdtkDefaults() {}

    /** The documentation of a definition; null if it is empty. */
    static void doc(JsonOutput out, String doc) throws IOException {
        if (doc.isEmpty()) {
            out.json("doc", NULL);
        } else {
            out.text("doc", doc);
        }
    }

    /**
     * Writes those of a project.
     *
     * @param out receives them as members of the current object
     * @throws IOException if they can't be written
     */
    public static void project(JsonOutput out) throws IOException {
        out.text("identifierStyle", "Free");
        out.numbers("toc");
        out.text("worldLayout", "Free");
        numbers(out, 256, "worldGridWidth", "worldGridHeight", "defaultLevelWidth", "defaultLevelHeight");
        numbers(out, 0, "defaultPivotX", "defaultPivotY");
        falses(out, "minifyJson", "externalLevels", "exportTiled", "simplifiedExport", "backupOnSave");
        out.text("imageExportMode", "None");
        out.bool("exportLevelBg", true);
        nulls(out, "pngFilePattern", "backupRelPath", "tutorialDesc");
        out.number("backupLimit", 10);
        out.text("levelNamePattern", "Level_%idx");
        out.numbers("customCommands");
        out.numbers("flags");
        out.text("dummyWorldIid", Identifiers.Uids.iid("world"));
    }

    /**
     * Writes those of the definition of a field.
     *
     * @param out receives them as members of the current object
     * @throws IOException if they can't be written
     */
    public static void field(JsonOutput out) throws IOException {
        falses(out, "isArray", "editorAlwaysShow", "useForSmartColor", "exportToToc", "symmetricalRef", "autoChainRef");
        out.bool("canBeNull", true);
        nulls(out, "arrayMinLength", "arrayMaxLength", "editorDisplayColor", "editorTextSuffix", "editorTextPrefix");
        nulls(out, "min", "max", "regex", "acceptFileTypes", "defaultOverride", "allowedRefsEntityUid", "tilesetUid");
        out.text("editorDisplayMode", "Hidden");
        out.number("editorDisplayScale", 1);
        out.text("editorDisplayPos", "Above");
        out.text("editorLinkStyle", "StraightArrow");
        bools(out, "editorShowInWorld", "editorCutLongValues", "searchable", "allowOutOfLevelRef");
        out.text("allowedRefs", "OnlySame");
        out.numbers("allowedRefTags");
    }

    /**
     * Writes those of the definition of an entity.
     *
     * @param out receives them as members of the current object
     * @throws IOException if they can't be written
     */
    public static void entity(JsonOutput out) throws IOException {
        out.numbers("tags");
        bools(out, "allowOutOfBounds", "resizableX", "resizableY", "showName");
        falses(out, "exportToToc", "keepAspectRatio", "hollow");
        nulls(out, "minWidth", "maxWidth", "minHeight", "maxHeight", "tilesetId", "tileRect", "uiTileRect");
        numbers(out, 1, "tileOpacity", "lineOpacity");
        out.json("fillOpacity", "0.4");
        out.text("renderMode", "Rectangle");
        out.text("tileRenderMode", "FitInside");
        out.numbers("nineSliceBorders");
        numbers(out, 0, "maxCount", "pivotX", "pivotY");
        out.text("limitScope", "PerLevel");
        out.text("limitBehavior", "MoveLastOne");
    }

    static void layer(JsonOutput out, LayerInfo info) throws IOException {
        LayerInfo.Appearance appearance = info.appearance();
        nulls(out, "uiColor", "autoTilesKilledByOtherLayerUid", "autoSourceLayerDefUid", "biomeFieldUid");
        numbers(out, 0, "guideGridWid", "guideGridHei");
        out.number("pxOffsetX", whole(info.offsetX()));
        out.number("pxOffsetY", whole(info.offsetY()));
        out.json("parallaxFactorX", factor(appearance.parallax().x()));
        out.json("parallaxFactorY", factor(appearance.parallax().y()));
        numbers(out, 0, "tilePivotX", "tilePivotY");
        out.json("displayOpacity", JsonNumbers.text(appearance.opacity()));
        numbers(out, 1, "inactiveOpacity");
        falses(out, "hideInList", "hideFieldsWhenInactive", "useAsyncRender");
        bools(out, "canSelectWhenInactive", "renderInWorldView");
        boolean isMoving =
                appearance.parallax().x() != 1 || appearance.parallax().y() != 1;
        out.bool("parallaxScaling", !isMoving);
        out.numbers("requiredTags");
        out.numbers("excludedTags");
        out.numbers("uiFilterTags");
        out.numbers("intGridValuesGroups");
    }

    /** A distance, which LDtk has in whole pixels. */
    private static int whole(double px) {
        return (int) PortableMath.rint(px);
    }

    /** How far a layer stays behind, from -1 to 1. */
    private static String factor(double parallax) {
        return JsonNumbers.text(Math.max(-1, Math.min(1, 1 - parallax)));
    }

    static void tileset(JsonOutput out) throws IOException {
        nulls(out, "embedAtlas", "tagsSourceEnumUid", "cachedPixelData");
        numbers(out, 0, "spacing", "padding");
        out.numbers("tags");
        out.numbers("enumTags");
        out.numbers("savedSelections");
    }

    /** A group of rules, without its rules. */
    static void ruleGroup(JsonOutput out) throws IOException {
        nulls(out, "color", "icon");
        out.bool("active", true);
        falses(out, "isOptional", "usesWizard");
        out.numbers("requiredBiomeValues");
        out.number("biomeRequirementMode", 0);
    }

    /** A rule that draws a tile into each cell that its pattern matches. */
    static void rule(JsonOutput out) throws IOException {
        bools(out, "active", "breakOnMatch");
        numbers(out, 1, "size", "alpha", "chance", "xModulo", "yModulo");
        falses(out, "flipX", "flipY", "invalidated", "perlinActive");
        numbers(out, 0, "xOffset", "yOffset", "tileXOffset", "tileYOffset", "pivotX", "pivotY", "perlinSeed");
        numbers(out, 0, "tileRandomXMin", "tileRandomXMax", "tileRandomYMin", "tileRandomYMax");
        out.text("checker", "None");
        out.text("tileMode", "Single");
        out.json("outOfBoundsValue", NULL);
        out.json("perlinScale", "0.2");
        out.number("perlinOctaves", 2);
    }

    /**
     * An instance of a layer, without its tiles.
     *
     * @param overrideTileset the UID of a tileset in place of that of the definition, as JSON text
     */
    static void layerInstance(JsonOutput out, LayerInfo info, String overrideTileset) throws IOException {
        out.json("__opacity", JsonNumbers.text(info.appearance().opacity()));
        out.number("__pxTotalOffsetX", whole(info.offsetX()));
        out.number("__pxTotalOffsetY", whole(info.offsetY()));
        numbers(out, 0, "pxOffsetX", "pxOffsetY", "seed");
        out.json("overrideTilesetUid", overrideTileset);
        out.numbers("optionalRules");
    }

    /**
     * Writes those of a level.
     *
     * @param out receives them as members of the current object
     * @throws IOException if they can't be written
     */
    public static void level(JsonOutput out) throws IOException {
        numbers(out, 0, "worldDepth");
        out.bool("useAutoIdentifier", false);
        nulls(out, "externalRelPath");
        out.json("bgPivotX", "0.5");
        out.json("bgPivotY", "0.5");
        out.numbers("__neighbours");
    }

    private static void numbers(JsonOutput out, int value, String... keys) throws IOException {
        for (String key : keys) {
            out.number(key, value);
        }
    }

    private static void bools(JsonOutput out, String... keys) throws IOException {
        for (String key : keys) {
            out.bool(key, true);
        }
    }

    private static void falses(JsonOutput out, String... keys) throws IOException {
        for (String key : keys) {
            out.bool(key, false);
        }
    }

    private static void nulls(JsonOutput out, String... keys) throws IOException {
        for (String key : keys) {
            out.json(key, NULL);
        }
    }
}
