import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/**
 * Compiles the game of a page for browsers, unless nothing has changed since it was compiled, and adds the script that loads it.
 * Arguments: the folder for the result, whether what is there is kept whatever has changed, and the names of the engines.
 */
final class CompileEngine {
    private static final String MAIN = "leapsmith.web.game.PageExports";
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private CompileEngine() {}

    /** What the game can be compiled to. */
    private enum Engine {
        /** WebAssembly, to play. */
        PLAY(TeaVMTargetType.WEBASSEMBLY_GC, "engine.wasm"),
        /** WebAssembly, to play and for a look into the level. */
        INSIGHT(TeaVMTargetType.WEBASSEMBLY_GC, "engine-insight.wasm"),
        /** JavaScript, to play in old browsers. */
        COMPATIBLE(TeaVMTargetType.JAVASCRIPT, "engine.js");

        private final TeaVMTargetType target;
        private final String file;

        Engine(TeaVMTargetType target, String file) {
            this.target = target;
            this.file = file;
        }

        Path in(Path folder) {
            return folder.resolve(file + ".lzma");
        }
    }

    public static void main(String[] arguments) throws Exception {
        Path target = Files.createDirectories(Path.of(arguments[0]));
        boolean keeps = Boolean.parseBoolean(arguments[1]);
        List<Engine> wanted = Arrays.stream(arguments[2].split(","))
                .map(name -> Engine.valueOf(name.toUpperCase(Locale.ROOT)))
                .toList();
        List<Engine> missing = wanted.stream()
                .filter(engine -> !Files.exists(engine.in(target)))
                .toList();
        if (keeps && missing.isEmpty()) {
            return;
        }
        Path stamp = target.resolve("engine.inputs");
        String inputs = inputs();
        if (!Files.exists(stamp) || !Files.readString(stamp).equals(inputs)) {
            // Others would be of the classes before.
            for (Engine old : Engine.values()) {
                Files.deleteIfExists(old.in(target));
            }
            Files.deleteIfExists(stamp);
            missing = wanted;
        } else if (missing.isEmpty()) {
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(missing.size());
        try {
            for (Future<Path> each : threads.invokeAll(missing.stream()
                    .<Callable<Path>>map(engine -> () -> compress(compile(engine), engine.in(target)))
                    .toList())) {
                each.get();
            }
        } finally {
            threads.shutdown();
        }
        try (var in = ClassLoader.getSystemResourceAsStream(RUNTIME)) {
            Files.write(target.resolve("engine-loader.js"), in.readAllBytes());
        }
        Files.writeString(stamp, inputs);
    }

    private static byte[] compile(Engine engine) throws Exception {
        Path folder = Files.createTempDirectory("leapsmith-engine");
        TeaVMTool tool = new TeaVMTool();
        tool.setMainClass(MAIN);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(engine.file);
        tool.setTargetType(engine.target);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setShortFileNames(true);
        tool.setClassLoader(withServices(folder));
        tool.getTransformers().add(JdkCallsTransformer.class.getName());
        if (engine != Engine.INSIGHT) {
            tool.getTransformers().add(WithoutInsight.class.getName());
        }
        tool.getProperties().setProperty("java.util.Locale.available", "en");
        tool.generate();
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), new ConsoleTeaVMToolLog(false));
            throw new IllegalStateException("the game can't be compiled for browsers");
        }
        byte[] compiled = Files.readAllBytes(folder.resolve(engine.file));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
        return compiled;
    }

    /** The classes of this program and those that it compiles, and a folder in which the compiler finds the services. */
    private static ClassLoader withServices(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(SubstitutionPolicy.class.getName()), Substitutions.class.getName());
        Files.writeString(services.resolve(ResourcesPolicy.class.getName()), Glyphs.class.getName());
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompileEngine.class.getClassLoader());
    }

    /** Compresses by LZMA, which makes a quarter less of it than what browsers unpack by themselves. */
    private static Path compress(byte[] engine, Path file) throws IOException {
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        options.setDictSize(Integer.highestOneBit(engine.length) << 1);
        try (OutputStream out = Files.newOutputStream(file);
                LZMAOutputStream packed = new LZMAOutputStream(out, options, engine.length)) {
            packed.write(engine);
        }
        return file;
    }

    /** A hash of all classes and of this program. */
    private static String inputs() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry);
            String name = path.getFileName().toString();
            if (Files.isDirectory(path)) {
                try (Stream<Path> below = Files.walk(path)) {
                    for (Path file : below.filter(it -> it.toString().endsWith(".class"))
                            .sorted()
                            .toList()) {
                        digest.update(Files.readAllBytes(file));
                    }
                }
            } else if (name.startsWith("leapsmith-")) {
                // A module of this project in a build that makes packages; with the same classes it has the same hash.
                try (JarFile jar = new JarFile(path.toFile())) {
                    for (JarEntry each : jar.stream()
                            .filter(it -> it.getName().endsWith(".class"))
                            .sorted(Comparator.comparing(JarEntry::getName))
                            .toList()) {
                        digest.update(jar.getInputStream(each).readAllBytes());
                    }
                }
            } else {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        digest.update(Files.readAllBytes(Path.of(System.getProperty("engine.program"))));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Replaces classes of the JDK by those of {@code leapsmith.web.jdk}. */
    public static final class Substitutions implements SubstitutionPolicy {
        private static final Set<String> CLASSES = Set.of(
                "java.util.HexFormat",
                "java.util.concurrent.atomic.AtomicReferenceArray",
                "java.util.concurrent.locks.ReentrantLock");

        @Override
        public void contribute(SubstitutionSink sink) {
            sink.selectClasses(CLASSES::contains).packagePrefix("leapsmith.web.jdk.");
        }
    }

    /** The resources that the game reads: the glyphs of notes, at one size. */
    public static final class Glyphs implements ResourcesPolicy {
        @Override
        public String[] supplyResources(Collection<? extends String> former) {
            return new String[] {"leapsmith/levels/raster/glyphs-12.pgm"};
        }
    }

    /** Empties the methods of the insight, so that nothing that only they need is compiled. */
    public static final class WithoutInsight implements ClassHolderTransformer {
        private static final String INSIGHT = "leapsmith.web.game.Insight";

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            if (!type.getName().equals(INSIGHT)) {
                return;
            }
            for (MethodHolder method : type.getMethods()) {
                if (method.getProgram() != null && !method.getName().equals("<init>")) {
                    method.setProgram(returningNothing(method));
                }
            }
        }

        private static Program returningNothing(MethodHolder method) {
            Program program = new Program();
            for (int i = 0; i <= method.parameterCount(); i++) {
                program.createVariable();
            }
            BasicBlock block = program.createBasicBlock();
            ExitInstruction exit = new ExitInstruction();
            if (method.getResultType() != ValueType.VOID) {
                Variable nothing = program.createVariable();
                exit.setValueToReturn(nothing);
                if (method.getResultType() instanceof ValueType.Primitive) {
                    IntegerConstantInstruction zero = new IntegerConstantInstruction();
                    zero.setReceiver(nothing);
                    block.add(zero);
                } else {
                    NullConstantInstruction none = new NullConstantInstruction();
                    none.setReceiver(nothing);
                    block.add(none);
                }
            }
            block.add(exit);
            return program;
        }
    }

    /** Replaces calls of the JDK by those of {@code leapsmith.web.jdk.JdkCalls}. */
    public static final class JdkCallsTransformer implements ClassHolderTransformer {
        private static final String CALLS = "leapsmith.web.jdk.JdkCalls";
        private static final Set<String> STATIC = Set.of(
                "java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
                "java.lang.Character.toString(I)Ljava/lang/String;",
                "java.lang.Long.parseUnsignedLong(Ljava/lang/String;I)J",
                "java.lang.String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                "java.util.Arrays.compare([I[I)I",
                "java.util.Arrays.equals([Ljava/lang/Object;[Ljava/lang/Object;Ljava/util/Comparator;)Z",
                "java.util.Map.copyOf(Ljava/util/Map;)Ljava/util/Map;");
        private static final Set<String> VIRTUAL =
                Set.of("java.nio.ByteBuffer.slice(II)Ljava/nio/ByteBuffer;", "java.lang.Runtime.maxMemory()J");
        /** A constructor that has been deprecated for long, by which Jackson makes text of ASCII. */
        private static final String OF_ASCII = "java.lang.String.<init>([BIII)V";

        private static final MethodReference OF_BYTES =
                new MethodReference(String.class, "<init>", byte[].class, int.class, int.class, void.class);

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            boolean isOurs =
                    type.getName().startsWith("leapsmith.") && !type.getName().equals(CALLS);
            boolean isLibrary = type.getName().startsWith("com.fasterxml.");
            if (!isOurs && !isLibrary) {
                return;
            }
            for (MethodHolder method : type.getMethods()) {
                if (method.getProgram() == null) {
                    continue;
                }
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction each : block) {
                        if (each instanceof InvokeInstruction) {
                            replace((InvokeInstruction) each);
                        }
                    }
                }
            }
        }

        private static void replace(InvokeInstruction call) {
            String name = call.getMethod().toString();
            MethodDescriptor descriptor = call.getMethod().getDescriptor();
            if (STATIC.contains(name)) {
                call.setMethod(new MethodReference(CALLS, descriptor));
            } else if (VIRTUAL.contains(name)) {
                List<Variable> all = new ArrayList<>(List.of(call.getInstance()));
                all.addAll(call.getArguments());
                List<ValueType> types = new ArrayList<>(
                        List.of(ValueType.object(call.getMethod().getClassName())));
                types.addAll(List.of(descriptor.getSignature()));
                call.setInstance(null);
                call.setType(InvocationType.SPECIAL);
                call.setArguments(all.toArray(new Variable[0]));
                call.setMethod(new MethodReference(
                        CALLS, new MethodDescriptor(descriptor.getName(), types.toArray(new ValueType[0]))));
            } else if (name.equals(OF_ASCII)) {
                List<? extends Variable> old = call.getArguments();
                call.setMethod(OF_BYTES);
                call.setArguments(old.get(0), old.get(2), old.get(3));
            }
        }
    }
}
