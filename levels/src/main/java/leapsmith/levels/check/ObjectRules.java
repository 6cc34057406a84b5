package leapsmith.levels.check;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.TileType;

/** Rules of each object by itself, and of their ids. */
final class ObjectRules {
    private static final Set<String> CHARACTER_KINDS =
            Set.of(PlacedCharacter.PLAYER, PlacedCharacter.PATROL, PlacedCharacter.IDLE);

    private final Level level;
    private final Report report;
    private final Set<String> ids = new HashSet<>();
    private final boolean[] blocks = new boolean[Limits.MAX_SYMBOLS];

    ObjectRules(Level level, Report report) {
        this.level = level;
        this.report = report;
        for (int value = 0; value < level.legend().size(); value++) {
            blocks[value] = level.legend().typeOf(value) == TileType.BLOCK;
        }
    }

    void check() {
        for (PlacedCharacter character : level.characters()) {
            checkId(character);
            checkSize(character);
            checkCharacter(character);
        }
        for (Zone zone : level.zones()) {
            checkId(zone);
            checkSize(zone);
            checkZone(zone);
        }
        PlatformRules platforms = new PlatformRules(level, report, blocks);
        for (Platform platform : level.platforms()) {
            checkId(platform);
            checkSize(platform);
            platforms.check(platform);
        }
        // An emitter may be as small as it likes: it fires from its middle.
        EmitterRules emitters = new EmitterRules(level, report, blocks);
        for (Emitter emitter : level.emitters()) {
            checkId(emitter);
            emitters.check(emitter);
        }
        emitters.checkAll();
    }

    private void checkId(LevelObject object) {
        if (object.id().isEmpty()) {
            report.add(
                    Severity.WARNING,
                    "empty-id",
                    "An object of the kind \"" + object.kind() + "\" has an empty id. Give it one.",
                    object);
        } else if (!ids.add(object.id())) {
            report.add(
                    Severity.WARNING,
                    "duplicate-id",
                    "The id \"" + object.id() + "\" is used more than once. Give each object an id of its own.",
                    object);
        }
    }

    private void checkSize(LevelObject object) {
        if (!Boxes.hasArea(object)) {
            report.add(
                    Severity.WARNING,
                    "zero-size",
                    "\"" + object.id() + "\" has no " + (object.width() > 0 ? "height" : "width")
                            + ", so it touches nobody. Make it larger.",
                    object);
        }
    }

    private void checkCharacter(PlacedCharacter character) {
        if (!CHARACTER_KINDS.contains(character.kind())) {
            report.add(
                    Severity.WARNING,
                    "unknown-kind",
                    "\"" + character.id() + "\" is of the kind \"" + character.kind()
                            + "\", which isn't known, so it only stands. Known are player, patrol and idle.",
                    character);
        }
        if (character.shape() == Shape.CIRCLE && character.width() != character.height()) {
            report.add(
                    Severity.ERROR,
                    "circle-not-square",
                    "\"" + character.id() + "\" is a circle, and its box is not a square, so it runs as a box instead."
                            + " Make its width and height the same.",
                    character);
        }
        if (character.x() < 0
                || character.y() < 0
                || character.x() + character.width() > level.widthPx()
                || character.y() + character.height() > level.heightPx()) {
            report.add(
                    Severity.WARNING,
                    "character-outside",
                    "\"" + character.id() + "\" is not wholly within the level. Move it inside.",
                    character);
        }
        TileRegion tiles = level.tilesUnder(character.x(), character.y(), character.width(), character.height());
        Optional<TileRegion> block = level.tiles().find(tiles, blocks);
        if (block.isPresent()) {
            report.add(
                    Severity.WARNING,
                    "character-in-wall",
                    "\"" + character.id() + "\" starts in a block and will be pushed out of it."
                            + " Move it, or clear the tiles under it.",
                    character,
                    block.get().column(),
                    block.get().row());
        }
    }

    private void checkZone(Zone zone) {
        if (!zone.isGoal()) {
            report.add(
                    Severity.HINT,
                    "unknown-zone-kind",
                    "The zone \"" + zone.id() + "\" is of the kind \"" + zone.kind()
                            + "\", which isn't known, so it does nothing. Known is goal.",
                    zone);
        }
        if (zone.x() >= level.widthPx()
                || zone.y() >= level.heightPx()
                || zone.x() + zone.width() <= 0
                || zone.y() + zone.height() <= 0) {
            report.add(
                    Severity.WARNING,
                    "zone-outside",
                    "The zone \"" + zone.id() + "\" is outside of the level, where nobody gets. Move it inside.",
                    zone);
        }
    }
}
