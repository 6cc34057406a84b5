package leapsmith.physics.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleReader;
import java.lang.module.ResolvedModule;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileRectangle;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Rules for the whole public API: types can't be subclassed, and methods don't expose internal state. */
class PublicApiTest {
    /** Methods that read or copy an array argument during the call, or return a copy. */
    private static final Set<String> COPYING = Set.of(
            "Inputs.of",
            "Inputs.with",
            "HashLog.of",
            "HashLog.values",
            "MemorySize.of",
            "Snapshot.toBytes",
            "World.readSnapshot",
            "RecordingBytes.write",
            "RecordingBytes.read");

    private static final Set<Class<?>> IMMUTABLE = Set.of(String.class, InputLog.class, HashLog.class, Material.class);

    private final List<Class<?>> types = exportedTypes();

    @Test
    void allExportedPackagesAreTested() {
        Set<String> seen = types.stream().map(Class::getPackageName).collect(Collectors.toSet());
        assertEquals(exportedPackages(), seen);
    }

    @Test
    void typesCannotBeSubclassed() {
        assertNone(types.stream()
                .filter(type -> !type.isInterface() && !type.isSealed() && !Modifier.isFinal(type.getModifiers()))
                .map(Class::getName));
    }

    @Test
    void noMethodReturnsOrKeepsAnArray() {
        assertNone(members(type -> Stream.concat(
                        Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredConstructors())))
                .filter(member -> namesArray((Executable) member))
                .map(PublicApiTest::nameOf)
                .filter(name -> !COPYING.contains(name)));
    }

    @Test
    void everyFieldIsAnImmutableConstant() {
        assertNone(members(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(member -> !isConstant((Field) member))
                .map(PublicApiTest::nameOf));
    }

    @Test
    void noMethodReturnsAMutableCollectionClass() {
        assertNone(members(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(member -> {
                    Class<?> result = ((Method) member).getReturnType();
                    return result.getName().startsWith("java.util.")
                            && !result.isInterface()
                            && !Modifier.isFinal(result.getModifiers());
                })
                .map(PublicApiTest::nameOf));
    }

    @Test
    void signaturesUseOnlyExportedTypes() {
        Set<String> exported = exportedPackages();
        assertNone(members(type -> Stream.concat(
                        Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredConstructors())))
                .filter(member -> signature((Executable) member)
                        .flatMap(PublicApiTest::classesIn)
                        .anyMatch(type -> type.getName().startsWith("leapsmith.")
                                && (!exported.contains(type.getPackageName())
                                        || !Modifier.isPublic(type.getModifiers()))))
                .map(PublicApiTest::nameOf));
    }

    @Test
    void copiesAreNotAffectedByLaterChanges() {
        long[] given = {1, 2};
        HashLog log = HashLog.of(60, given);
        given[0] = 9;
        log.values()[1] = 9;
        assertEquals(HashLog.of(60, 1, 2), log);

        Button[] buttons = {Button.LEFT};
        Inputs inputs = Inputs.of(buttons);
        buttons[0] = Button.JUMP;
        assertEquals(Inputs.of(Button.LEFT), inputs);
        Inputs ofAnother = Inputs.NONE.with(3, buttons);
        buttons[0] = Button.DOWN;
        assertTrue(ofAnother.isDown(3, Button.JUMP));

        List<PathDef.Stop> stops = new ArrayList<>(List.of(new PathDef.Stop(10, 0)));
        PathDef path = new PathDef(stops, 60, true, 0);
        stops.clear();
        assertEquals(List.of(new PathDef.Stop(10, 0)), path.stops());
        assertThrows(UnsupportedOperationException.class, () -> path.stops().clear());

        TileMap map = new TileMap(4, 4, 16, Borders.CLOSED);
        map.set(1, 1, TileType.BLOCK);
        TileRectangle all = new TileRectangle(0, 0, 4, 4);
        map.blocksIn(all).clear();
        assertEquals(List.of(new TileRectangle(1, 1, 1, 1)), map.blocksIn(all));
    }

    private Stream<Member> members(Function<Class<?>, Stream<? extends Member>> of) {
        return types.stream()
                .flatMap(of)
                .filter(member -> isVisible(member.getModifiers()) && !isOfTheCompiler(member));
    }

    /** The {@code values()} of an enum, which copies, and bridge methods. */
    private static boolean isOfTheCompiler(Member member) {
        return member.isSynthetic()
                || member.getDeclaringClass().isEnum() && member.getName().equals("values");
    }

    private static boolean isConstant(Field field) {
        int modifiers = field.getModifiers();
        Class<?> type = field.getType();
        return Modifier.isStatic(modifiers)
                && Modifier.isFinal(modifiers)
                && (type.isPrimitive() || type.isEnum() || type.isRecord() || IMMUTABLE.contains(type));
    }

    private static boolean namesArray(Executable member) {
        return signature(member).anyMatch(PublicApiTest::isOrHoldsArray);
    }

    private static Stream<Type> signature(Executable member) {
        Stream<Type> taken = Arrays.stream(member.getGenericParameterTypes());
        return member instanceof Method method ? Stream.concat(taken, Stream.of(method.getGenericReturnType())) : taken;
    }

    private static boolean isOrHoldsArray(Type type) {
        return type instanceof GenericArrayType
                || type instanceof Class<?> plain && plain.isArray()
                || type instanceof ParameterizedType generic
                        && Arrays.stream(generic.getActualTypeArguments()).anyMatch(PublicApiTest::isOrHoldsArray);
    }

    private static Stream<Class<?>> classesIn(Type type) {
        if (type instanceof Class<?> plain) {
            return Stream.of(plain);
        }
        return type instanceof ParameterizedType generic
                ? Stream.concat(
                        classesIn(generic.getRawType()),
                        Arrays.stream(generic.getActualTypeArguments()).flatMap(PublicApiTest::classesIn))
                : Stream.of();
    }

    private static String nameOf(Member member) {
        return member.getDeclaringClass().getSimpleName() + "." + member.getName();
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static void assertNone(Stream<String> names) {
        assertEquals(List.of(), names.toList());
    }

    private static Set<String> exportedPackages() {
        return World.class.getModule().getDescriptor().exports().stream()
                .map(each -> each.source())
                .collect(Collectors.toSet());
    }

    private static List<Class<?>> exportedTypes() {
        ResolvedModule module = World.class
                .getModule()
                .getLayer()
                .configuration()
                .findModule(World.class.getModule().getName())
                .orElseThrow();
        Set<String> exported = exportedPackages();
        List<Class<?>> types = new ArrayList<>();
        try (ModuleReader reader = module.reference().open()) {
            Predicate<Class<?>> isPublic = type -> isVisible(type.getModifiers())
                    && (type.getDeclaringClass() == null
                            || isVisible(type.getDeclaringClass().getModifiers()));
            reader.list()
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
                    .map(name -> Class.forName(World.class.getModule(), name))
                    .filter(isPublic)
                    .forEach(types::add);
        } catch (IOException e) {
            throw new AssertionError("the module can't be listed", e);
        }
        return types;
    }
}
