package leapsmith.levels.definitions;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.ZoneType;

/**
 * The kinds that a file of another editor defines.
 *
 * @param kinds as a kinds file
 * @param findings what a kinds file can't hold
 * @param known the kinds of which the file says what they are like; that of the others is guessed from their names unless it is another one
 */
public record Definitions(KindsFile kinds, List<Finding> findings, Set<String> known) {
    /** A file that defines nothing. */
    public static final Definitions NONE = new Definitions(KindsFile.empty(), List.of());

    /** Copies the collections. */
    public Definitions {
        findings = List.copyOf(findings);
        known = Set.copyOf(known);
    }

    /** The kinds of a file that doesn't say what they are like. */
    Definitions(KindsFile kinds, List<Finding> findings) {
        this(kinds, findings, Set.of());
    }

    /** {@return whether it has no kind of objects} */
    public boolean isEmpty() {
        return kinds.objects().isEmpty();
    }

    /**
     * {@return the same kinds as those that an import makes of objects} A kind that was only guessed from its name is like what
     * the rules make of objects of its class: a known kind, or a zone.
     *
     * @param profile the rules of the import
     */
    public Definitions by(ImportProfile profile) {
        Map<String, ObjectDefinition> changed = new LinkedHashMap<>(kinds.objects());
        changed.replaceAll((name, definition) -> {
            String original = originalName(name, definition);
            boolean isGuessed = !known.contains(name) && definition.like().equals(likeOf(original));
            return isGuessed ? definition.withLike(likeBy(profile, original)) : definition;
        });
        return new Definitions(kinds.withObjects(changed), findings, known);
    }

    private static String likeBy(ImportProfile profile, String className) {
        for (ImportRule rule : profile.rules()) {
            boolean isFor = rule.selector().by() == Selector.By.OBJECT_CLASS
                    && rule.selector().layer().isEmpty()
                    && rule.selector().matchesName(className);
            if (isFor && rule.outcome() instanceof Outcome.Placed placed) {
                return KindsFile.likeOf(placed.type(), placed.kind());
            }
        }
        return ZoneType.TYPE.name();
    }

    /** The kind that a class is probably like, by its name. */
    static String likeOf(String className) {
        return RuleGuesser.placedAs(className)
                .map(placed -> KindsFile.likeOf(placed.type(), placed.kind()))
                .orElse(ZoneType.TYPE.name());
    }

    /** {@return the own kinds by the names of their classes in the other editor} */
    public Map<String, OwnKind> byClass() {
        Map<String, OwnKind> own = kinds.objectKinds();
        Map<String, OwnKind> byClass = new LinkedHashMap<>();
        kinds.objects()
                .forEach((name, definition) -> Optional.ofNullable(own.get(name))
                        .ifPresent(kind -> byClass.put(originalName(name, definition), kind)));
        return byClass;
    }

    private static String originalName(String name, ObjectDefinition definition) {
        for (String editor : List.of(TiledTypes.KEY, LdtkDefinitions.KEY)) {
            String kept = KindsCollector.kept(definition.unknownKeys(), editor)
                    .path(KindsCollector.NAME)
                    .asText("");
            if (!kept.isEmpty()) {
                return kept;
            }
        }
        return name;
    }
}
