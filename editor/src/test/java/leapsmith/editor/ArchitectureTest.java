package leapsmith.editor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import org.junit.jupiter.api.Test;

/** The rules of the structure of the code: what each package may import, and what may not be used where. */
class ArchitectureTest {
    private static final JavaClasses SHIPPED = new ClassFileImporter()
            .importPaths(ProjectSources.MODULES.stream()
                    .map(module -> ProjectSources.ROOT.resolve(module).resolve("target/classes"))
                    .toList());

    /** A package may import only packages of its module with a smaller rank; equals are strangers. */
    private record Layer(String name, int rank, String reason) {
        String module() {
            return name.split("\\.")[1];
        }

        boolean mayImport(Layer other) {
            return !module().equals(other.module()) || other.rank < rank || other == this;
        }
    }

    private static final List<Layer> LAYERS = List.of(
            new Layer("leapsmith.physics.fixed", 1, "numbers know nothing of what they measure"),
            new Layer("leapsmith.physics.tile", 2, "tiles are there before the bodies that touch them"),
            new Layer("leapsmith.physics.body", 3, "a body's definition is a value, whatever stores or moves it"),
            new Layer("leapsmith.physics.bytes", 4, "values are written as bytes, whatever they are part of"),
            new Layer("leapsmith.physics.store", 5, "state doesn't know the phases that work on it"),
            new Layer("leapsmith.physics.sweep", 6, "a sweep depends on a box and on tiles, not on why the box moves"),
            new Layer("leapsmith.physics.pairs", 6, "which bodies overlap doesn't depend on tiles or on what follows"),
            new Layer("leapsmith.physics.response", 7, "bodies are stopped by tiles and by the pairs found"),
            new Layer(
                    "leapsmith.physics.control",
                    8,
                    "a controller may query what is in the way and what supports a body"),
            new Layer("leapsmith.physics.bullet", 9, "bullets fly when everything has moved and was found"),
            new Layer("leapsmith.physics.world", 10, "the world runs all phases"),
            new Layer(
                    "leapsmith.physics.replay",
                    11,
                    "a recording is made of a whole simulation, which knows nothing of it"),
            new Layer("leapsmith.levels.file", 1, "a file is replaced safely, whatever is in it"),
            new Layer("leapsmith.levels.raster", 1, "a pen draws pixels, whatever they show"),
            new Layer("leapsmith.levels.art", 2, "pictures are drawn from colors, whatever wears them"),
            new Layer("leapsmith.levels.model", 2, "a level is values, however it is written or used"),
            new Layer("leapsmith.levels.external", 3, "a map of another editor is values, whatever is made of it"),
            new Layer("leapsmith.levels.look", 3, "a look is pictures and what they are for, however it is drawn"),
            new Layer("leapsmith.levels.world", 3, "a world is built from a level, wherever that came from"),
            new Layer(
                    "leapsmith.levels.reach.ground",
                    3,
                    "where there is ground follows from tiles, not from who gets there"),
            new Layer("leapsmith.levels.reach.bound", 4, "what is impossible follows from a level, not from play"),
            new Layer("leapsmith.levels.play", 4, "play runs a world and knows nothing of views or files"),
            new Layer(
                    "leapsmith.levels.reach.maneuver",
                    5,
                    "a maneuver starts from a state of play, however it was reached"),
            new Layer("leapsmith.levels.replay", 5, "what was played can be kept and played again"),
            new Layer("leapsmith.levels.json", 6, "files hold levels and replays"),
            new Layer("leapsmith.levels.convert", 7, "rules decide what a map becomes, whatever file it is from"),
            new Layer("leapsmith.levels.check", 7, "a check may name the place in the file"),
            new Layer("leapsmith.levels.whatif", 8, "what would happen is asked of play, and seen in pictures"),
            new Layer("leapsmith.levels.reach.search", 9, "a search goes from place to place, whatever is made of it"),
            new Layer("leapsmith.levels.reach.odds", 10, "how hard a run is doesn't depend on what else is reached"),
            new Layer("leapsmith.levels.reach", 10, "what a search found doesn't depend on what is made of it"),
            new Layer(
                    "leapsmith.levels.reach.repair",
                    11,
                    "a repair is a change after which more is reached, and how hard it is"),
            new Layer("leapsmith.levels.testers", 11, "runs of testers are replays, whatever shows them"),
            new Layer("leapsmith.levels.scene", 11, "a picture may show a level and its running world"),
            new Layer("leapsmith.levels.image", 12, "pictures of levels are written as PNG and GIF"),
            new Layer("leapsmith.levels.tiled", 13, "an editor's files are read and written as maps"),
            new Layer("leapsmith.levels.ldtk", 13, "an editor's files are read and written as maps"),
            new Layer("leapsmith.levels.ogmo", 13, "an editor's files are read as maps"),
            new Layer("leapsmith.levels.grid", 13, "grids of text and numbers are read and written as maps"),
            new Layer("leapsmith.levels.definitions", 14, "kinds are read and written apart from maps"),
            new Layer("leapsmith.levels.format", 15, "a program opens levels, whatever format they are kept in"),
            new Layer("leapsmith.levels.maps", 16, "a game reads files of all formats by one class"),
            new Layer("leapsmith.web.jdk", 1, "what the compiler lacks, whatever is compiled"),
            new Layer("leapsmith.web.game", 2, "the game on a page, whatever the page looks like"),
            new Layer("leapsmith.web", 1, "a page is written without running its game"),
            new Layer("leapsmith.editor.cli", 1, "commands run without the editor and without JavaFX"),
            new Layer("leapsmith.editor.document", 1, "the document stands by itself"),
            new Layer("leapsmith.editor.tools", 2, "tools change the document, whatever shows it"),
            new Layer("leapsmith.editor.ui", 3, "controls and texts serve all panels"),
            new Layer("leapsmith.editor.canvas", 4, "the canvas takes layers of features it doesn't know"),
            new Layer("leapsmith.editor.settings", 5, "settings are read by features, which they don't know"),
            new Layer("leapsmith.editor.dialogs", 6, "a question is asked, whatever for"),
            new Layer("leapsmith.editor.level", 7, "an open level holds the parts of features it doesn't know"),
            new Layer("leapsmith.editor.play", 2, "play runs beside the tools and needs none of them"),
            new Layer("leapsmith.editor.runs", 8, "runs are kept, whatever plays them"),
            new Layer("leapsmith.editor.playback", 9, "what was played is a run"),
            new Layer("leapsmith.editor.reach", 10, "proofs are runs"),
            new Layer("leapsmith.editor.looks", 8, "a level has a look, whatever else is shown"),
            new Layer("leapsmith.editor.toolbars", 8, "tools and tiles are chosen, whatever else is shown"),
            new Layer("leapsmith.editor.inspector", 9, "objects have the pictures of the tool bars"),
            new Layer("leapsmith.editor.kinds", 10, "a tile kind has fields as an object has"),
            new Layer("leapsmith.editor.problems", 11, "a search finds problems too"),
            new Layer("leapsmith.editor.files", 13, "unsaved runs are kept with the level"),
            new Layer("leapsmith.editor.testers", 8, "testers' runs are shown, whatever is done with them"),
            new Layer("leapsmith.editor.share", 8, "a page is made of a level, whatever else is shown"),
            new Layer("leapsmith.editor.imports", 12, "a map becomes a level, whatever opens it"),
            new Layer("leapsmith.editor.folder", 14, "the files of a folder are opened as levels"),
            new Layer("leapsmith.editor.world", 15, "the world shows the levels of a folder"),
            new Layer("leapsmith.editor.commands", 14, "a command works on the file that was saved"),
            new Layer("leapsmith.editor.start", 14, "the start page opens levels"),
            new Layer("leapsmith.editor.app", 20, "the application wires everything"));

    private static final Map<String, Layer> RANKED =
            LAYERS.stream().collect(Collectors.toMap(Layer::name, layer -> layer));

    /** Files of more than 600 lines, with the reason why they are not split. */
    private static final Map<String, String> LONG_FILES = Map.of(
            "physics/src/main/java/leapsmith/physics/world/World.java",
            "the API of a world, of which two thirds are documentation, and its step",
            "physics/src/main/java/leapsmith/physics/world/WorldEdit.java",
            "a record for each edit of a world, which apply alike",
            "physics/src/main/java/leapsmith/physics/body/BodyDef.java",
            "all that a body is, two documented methods for each",
            "physics/src/main/java/leapsmith/physics/store/BodyStore.java",
            "a column for each property of a body");

    private static final int MAX_LINES = 600;

    @Test
    void everyPackageHasARank() {
        Set<String> unranked = new TreeSet<>();
        for (JavaClass type : SHIPPED) {
            String name = type.getPackageName();
            if (!name.isEmpty() && layerOf(name) == null) {
                unranked.add(name);
            }
        }
        assertEquals(Set.of(), unranked, "packages without a place in the list of ranks");
    }

    @Test
    void packagesImportOnlyThoseOfSmallerRank() {
        check(classes().should(new ArchCondition<>("import only packages of smaller rank") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Layer layer = layerOf(type.getPackageName());
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    Layer other = layerOf(
                            dependency.getTargetClass().getBaseComponentType().getPackageName());
                    if (layer != null && other != null && !layer.mayImport(other)) {
                        events.add(SimpleConditionEvent.violated(
                                dependency, dependency.getDescription() + ", but " + layer.reason()));
                    }
                }
            }
        }));
    }

    /** The innermost layer that a package lies in, null for one from elsewhere. */
    private static Layer layerOf(String packageName) {
        for (String name = packageName;
                name.startsWith("leapsmith.");
                name = name.substring(0, name.lastIndexOf('.'))) {
            if (RANKED.containsKey(name)) {
                return RANKED.get(name);
            }
        }
        return null;
    }

    @Test
    void modulesImportOneWay() {
        check(classes()
                .that()
                .resideInAPackage("leapsmith.physics..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("leapsmith.physics..", "java..")
                .because("a game ships the simulation on the JDK alone"));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.levels..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("leapsmith.editor..", "javafx..")
                .because("levels are read, checked and drawn without a toolkit"));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.editor..")
                .and()
                .resideOutsideOfPackage("leapsmith.editor.cli..")
                .and()
                .haveNameNotMatching(".*\\.settings\\.SettingsFile(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.fasterxml.jackson..")
                .because("level formats belong to levels; the editor writes its own settings and nothing else"));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.editor.app..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(LevelFormat.class)
                .because("the window opens and saves every format that LevelFiles lists"));
    }

    @Test
    void packagesFormNoCycle() {
        check(slices().matching("leapsmith.(**)").should().beFreeOfCycles());
    }

    @Test
    void jacksonStaysWithTheFileFormat() {
        check(noClasses()
                .that()
                .resideInAnyPackage("leapsmith.levels..")
                .and()
                // A project of another editor is changed as a tree, so that everything else in it stays.
                .resideOutsideOfPackages("leapsmith.levels.json..", "leapsmith.levels.definitions..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.fasterxml.jackson..")
                .because("a level is the same, whatever file it came from"));
    }

    @Test
    void zstandardStaysWithTheCellsOfTiled() {
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith..")
                .and()
                .haveNameNotMatching("leapsmith\\.levels\\.tiled\\.CellData\\$Zstandard")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.github.luben..")
                .because("a game can do without the library, and one class says so"));
    }

    @Test
    void levelsAreValuesWithoutFilesOrDesktop() {
        check(noClasses()
                .that()
                .resideInAnyPackage(
                        "leapsmith.levels.model..",
                        "leapsmith.levels.world..",
                        "leapsmith.levels.play..",
                        "leapsmith.levels.replay..",
                        "leapsmith.levels.whatif..",
                        "leapsmith.levels.reach..",
                        "leapsmith.levels.raster..",
                        "leapsmith.levels.scene..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.awt..", "javax.imageio..", "leapsmith.levels.file..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile)")
                .because("a game may hold its levels wherever it likes"));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.levels..")
                .and()
                .resideOutsideOfPackage("leapsmith.levels.image..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .because("a game that writes no pictures can do without java.desktop"));
    }

    @Test
    void commandsLoadNothingOfTheEditorOrItsToolkit() {
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.editor.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "org.kordamp..")
                .because("a server has no display"));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.levels..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .because("a game that reads levels needs no command line"));
    }

    @Test
    void nothingLeftOfTheViewKnowsTheToolkit() {
        DescribedPredicate<JavaClass> toolkit =
                resideInAnyPackage("javafx..", "org.kordamp..").as("belong to the toolkit");
        check(noClasses()
                .that()
                .resideInAnyPackage(
                        "leapsmith.editor.document..", "leapsmith.editor.play..", "leapsmith.editor.tools..")
                .should()
                .dependOnClassesThat(toolkit)
                .because("tools, edits and play are tested without a window"));
    }

    @Test
    void modelsAndWorkersOfFeaturesKnowNoControl() {
        check(noClasses()
                .that()
                .haveNameMatching(
                        "leapsmith\\.editor\\.(?!document|play|tools|ui|canvas|cli|app)\\w+\\."
                                + "(?!KeysModel)\\w*(Model|Thread|State|Reach|Repairs?|Odds|Runs?|Paths|Problems|Fields|Saving|Journal)(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "javafx.scene..",
                        "javafx.stage..",
                        "javafx.application..",
                        "javafx.animation..",
                        "javafx.css..",
                        "org.kordamp..")
                .because("what a feature knows and computes is tested without a window; its views and layers show it"));
    }

    @Test
    void simulationStateHoldsNoFloatingPoint() {
        check(classes()
                .that()
                .resideInAnyPackage(
                        "leapsmith.physics.store..",
                        "leapsmith.physics.sweep..",
                        "leapsmith.physics.control..",
                        "leapsmith.physics.pairs..",
                        "leapsmith.physics.response..",
                        "leapsmith.physics.bullet..")
                .should(haveNoFloatingPointFieldOrParameter())
                .because("the simulation computes in fixed point; pixels as double exist at the edge of the API only"));
    }

    @Test
    void onlyThePhaseTimerReadsAClock() {
        DescribedPredicate<JavaCall<?>> clock = describe(
                "read the system's clock",
                call -> call.getTargetOwner().isEquivalentTo(System.class)
                        && Set.of("nanoTime", "currentTimeMillis").contains(call.getName()));
        DescribedPredicate<JavaClass> others = describe(
                "are not the phase timer",
                type -> !type.getName().equals("leapsmith.physics.world.PhaseTimer")
                        && !type.getName().startsWith("leapsmith.physics.world.PhaseTimer$"));
        String reason = "the result of a tick depends on the level and the inputs alone";
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.physics..")
                .and(others)
                .should()
                .callCodeUnitWhere(clock)
                .because(reason));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.physics..")
                .and(others)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.time..")
                .because(reason));
    }

    @Test
    void physicsAndLevelsUseOnlyPortableArithmetic() {
        DescribedPredicate<JavaCall<?>> openCall = describe(
                "are functions whose result the language leaves open, or that other languages don't have",
                call -> isOpen(call.getTargetOwner().getName(), call.getName()));
        check(noClasses()
                .that()
                .resideInAnyPackage("leapsmith.physics..", "leapsmith.levels..")
                .should()
                .callCodeUnitWhere(openCall)
                .because("PortableMath gives the same bits everywhere"));
    }

    @Test
    void physicsUsesNothingOfUncertainOrder() {
        Set<String> types = Set.of(
                "java.util.Random",
                "java.util.concurrent.ThreadLocalRandom",
                "java.util.HashMap",
                "java.util.HashSet",
                "java.util.IdentityHashMap",
                "java.util.WeakHashMap",
                "java.util.concurrent.ConcurrentHashMap");
        DescribedPredicate<JavaClass> uncertainType =
                describe("have no order, or chance in them", type -> types.contains(type.getName()));
        DescribedPredicate<JavaCall<?>> uncertainCall = describe(
                "are random, parallel or in an order of their own",
                call -> isUncertain(call.getTargetOwner().getName(), call.getName()));
        String reason = "the same start and inputs give the same bits on every machine, JDK and thread count";
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.physics..")
                .should()
                .dependOnClassesThat(uncertainType)
                .because(reason));
        check(noClasses()
                .that()
                .resideInAPackage("leapsmith.physics..")
                .should()
                .callCodeUnitWhere(uncertainCall)
                .because(reason));
    }

    @Test
    void nothingOpensANetworkConnection() {
        DescribedPredicate<JavaClass> network = resideInAnyPackage(
                        "java.net.http..", "javax.net..", "java.rmi..", "javafx.scene.web..", "javafx.scene.media..")
                .or(describe(
                        "are connections",
                        type -> type.getName()
                                .matches("java\\.net\\.(.*Socket|.*Connection|InetAddress|InetSocketAddress)"
                                        + "|java\\.nio\\.channels\\.(Asynchronous)?(Server)?(Socket|Datagram).*")))
                .as("belong to the network");
        DescribedPredicate<JavaCall<?>> load = describe(
                "load from an address",
                call -> call.getTargetOwner().isEquivalentTo(URL.class)
                        && Set.of("openStream", "openConnection", "getContent").contains(call.getName()));
        DescribedPredicate<JavaCall<?>> browse = describe(
                "open a browser or a mail program",
                call -> call.getTargetOwner().getName().equals("javafx.application.HostServices")
                        || call.getTargetOwner().getName().equals("java.awt.Desktop")
                                && !Set.of("getDesktop", "moveToTrash").contains(call.getName()));
        String reason = "a level belongs to its author, on a machine that may have no network";
        check(noClasses().should().dependOnClassesThat(network).because(reason));
        check(noClasses().should().callCodeUnitWhere(load).because(reason));
        check(noClasses().should().callCodeUnitWhere(browse).because(reason));
    }

    @Test
    void onlyTheSafeWriterWritesFiles() {
        Set<String> calls = Set.of(
                "newOutputStream", "newBufferedWriter", "newByteChannel", "write", "writeString", "createFile", "copy");
        DescribedPredicate<JavaCall<?>> write = describe(
                "write a file",
                call -> call.getTargetOwner().isEquivalentTo(Files.class) && calls.contains(call.getName())
                        || Set.of(
                                        "java.io.FileOutputStream",
                                        "java.io.FileWriter",
                                        "java.io.RandomAccessFile",
                                        "java.nio.channels.FileChannel")
                                .contains(call.getTargetOwner().getName()));
        check(noClasses()
                .that()
                .resideOutsideOfPackage("leapsmith.levels.file..")
                .and()
                .doNotHaveFullyQualifiedName("leapsmith.editor.app.ErrorLog")
                .and()
                .doNotHaveFullyQualifiedName("leapsmith.editor.folder.FreedesktopTrash")
                .and()
                .doNotHaveFullyQualifiedName("leapsmith.editor.cli.StandardOutput")
                .should()
                .callCodeUnitWhere(write)
                .because("a file is replaced as a whole or stays as it is; only the log of errors is appended to,"
                        + " the trash reserves a name by creating a file, and standard output is no file"));
    }

    @Test
    void editorKeepsNoStateInStatics() {
        check(fields().that()
                .areDeclaredInClassesThat()
                .resideInAPackage("leapsmith.editor..")
                .and()
                .areStatic()
                .should()
                .beFinal()
                .because("objects get what they need in their constructor"));
    }

    @Test
    void classNamesSayWhatTheThingIs() {
        check(noClasses()
                .should()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .because("such a name fits everything, so it gathers everything"));
    }

    @Test
    void filesOfMoreThan600LinesAreListedWithAReason() throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        for (Path file : ProjectSources.javaFiles()) {
            try (Stream<String> lines = Files.lines(file)) {
                int count = (int) lines.count();
                if (count > MAX_LINES) {
                    found.put(ProjectSources.ROOT.relativize(file).toString().replace('\\', '/'), count);
                }
            }
        }
        assertEquals(
                new TreeSet<>(LONG_FILES.keySet()),
                found.keySet(),
                "the list on the left against the long files on the right, of lines " + found);
    }

    private static void check(ArchRule rule) {
        // A rule about a package that holds no class yet is kept, not broken.
        rule.allowEmptyShould(true).check(SHIPPED);
    }

    private static boolean isOpen(String owner, String method) {
        Set<String> exact = Set.of("abs", "min", "max", "floor", "ceil", "sqrt", "signum");
        boolean ofIntegers = method.endsWith("Exact") || method.startsWith("floor");
        return owner.equals("java.lang.StrictMath")
                || owner.equals("java.lang.Math") && !exact.contains(method) && !ofIntegers;
    }

    private static boolean isUncertain(String owner, String method) {
        boolean chance = owner.equals("java.lang.Math") && method.equals("random");
        boolean parallel = owner.startsWith("java.util.") && method.startsWith("parallel");
        // The order of these differs from one JVM to the next, on purpose.
        boolean salted = (owner.equals("java.util.Set") || owner.equals("java.util.Map"))
                && Set.of("of", "ofEntries", "copyOf").contains(method);
        boolean identity = owner.equals("java.lang.System") && method.equals("identityHashCode");
        return chance || parallel || salted || identity;
    }

    private static ArchCondition<JavaClass> haveNoFloatingPointFieldOrParameter() {
        return new ArchCondition<>("have no float or double as field or parameter") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                List<String> found = new ArrayList<>();
                for (JavaField field : type.getFields()) {
                    if (isFloatingPoint(field.getRawType())) {
                        found.add(field.getFullName());
                    }
                }
                for (JavaCodeUnit unit : type.getCodeUnits()) {
                    if (unit.getRawParameterTypes().stream().anyMatch(ArchitectureTest::isFloatingPoint)) {
                        found.add(unit.getFullName());
                    }
                }
                found.forEach(member -> events.add(SimpleConditionEvent.violated(type, member)));
            }
        };
    }

    private static boolean isFloatingPoint(JavaClass type) {
        return Set.of("float", "double", "java.lang.Float", "java.lang.Double")
                .contains(type.getBaseComponentType().getName());
    }
}
