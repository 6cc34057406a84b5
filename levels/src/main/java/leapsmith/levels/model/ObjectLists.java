package leapsmith.levels.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * All objects of a level, one list per type, in the order of the file. Immutable; a copy that differs in one list
 * shares the others.
 */
public final class ObjectLists {
    /** No objects, of the standard types. */
    public static final ObjectLists NONE = none(ObjectTypes.STANDARD);

    private static final int LISTS_BYTES = 64;

    private final ObjectTypes types;
    /** In the order of the types. */
    private final ObjectList[] lists;

    private ObjectLists(ObjectTypes types, ObjectList[] lists) {
        this.types = types;
        this.lists = lists;
    }

    /**
     * {@return no objects, of these types}
     *
     * @param types the types, with different names
     */
    public static ObjectLists none(ObjectTypes types) {
        ObjectList[] lists = new ObjectList[types.all().size()];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = ObjectList.empty(types.all().get(i));
        }
        return new ObjectLists(types, lists);
    }

    /** {@return the types these lists can hold} */
    public ObjectTypes types() {
        return types;
    }

    /**
     * {@return the objects of a type}
     *
     * @param type a type of objects of this level
     * @throws IllegalArgumentException if there is no such type
     */
    public List<LevelObject> of(ObjectType type) {
        return lists[types.indexOf(type)];
    }

    /** The objects of a type; none if the level has no such type. */
    ObjectList list(ObjectType type) {
        return types.all().contains(type) ? lists[types.indexOf(type)] : ObjectList.empty(type);
    }

    /**
     * {@return a copy with other objects of a type}
     *
     * @param type a type of objects of this level
     * @param list all objects of the type, in their order
     * @throws IllegalArgumentException if one of them is of another type, or there are more than {@link Limits} allow
     */
    public ObjectLists with(ObjectType type, List<LevelObject> list) {
        int index = types.indexOf(type);
        ObjectList[] copy = lists.clone();
        copy[index] = lists[index].with(list);
        Limits.require(list.size(), 0, type.most(), "number of " + type.listKey());
        int count = Arrays.stream(copy).mapToInt(List::size).sum();
        Limits.require(count, 0, Limits.MAX_OBJECTS, "number of objects");
        return new ObjectLists(types, copy);
    }

    /**
     * {@return a copy with one more object, the last of its type}
     *
     * @param object is added
     */
    public ObjectLists plus(LevelObject object) {
        List<LevelObject> list = new ArrayList<>(of(object.type()));
        list.add(object);
        return with(object.type(), list);
    }

    /**
     * {@return a copy without the first object of this id, if there is one}
     *
     * @param id id of an object
     */
    public ObjectLists without(String id) {
        for (ObjectList list : lists) {
            int index = list.indexOfId(id);
            if (index >= 0) {
                List<LevelObject> rest = new ArrayList<>(list);
                rest.remove(index);
                return with(list.type(), rest);
            }
        }
        return this;
    }

    /** {@return the number of objects of all types} */
    public int count() {
        return Arrays.stream(lists).mapToInt(List::size).sum();
    }

    /** {@return all of them, type by type} */
    public Stream<LevelObject> stream() {
        return Arrays.stream(lists).flatMap(List::stream);
    }

    /**
     * {@return the first object with this id}
     *
     * @param id id of an object
     */
    public Optional<LevelObject> find(String id) {
        for (ObjectList list : lists) {
            int index = list.indexOfId(id);
            if (index >= 0) {
                return Optional.of(list.get(index));
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the first object of a type with this id}
     *
     * @param type a type of objects of this level
     * @param id id of an object
     */
    public Optional<LevelObject> find(ObjectType type, String id) {
        ObjectList list = lists[types.indexOf(type)];
        int index = list.indexOfId(id);
        return index < 0 ? Optional.empty() : Optional.of(list.get(index));
    }

    /**
     * {@return the first object with a role}
     *
     * @param role a role of objects
     */
    public Optional<LevelObject> find(ObjectKind.Role role) {
        return stream().filter(object -> object.is(role)).findFirst();
    }

    /**
     * {@return a copy with the first object of this id replaced by another of its type, at the same place in its list}
     *
     * @param id id of an object
     * @param object replaces it
     * @throws IllegalArgumentException if no object of that type has the id
     */
    public ObjectLists replacing(String id, LevelObject object) {
        int at = types.indexOf(object.type());
        int index = lists[at].indexOfId(id);
        if (index < 0) {
            throw new IllegalArgumentException("no such " + object.type() + ": " + id);
        }
        ObjectList[] copy = lists.clone();
        copy[at] = lists[at].with(index, object);
        return new ObjectLists(types, copy);
    }

    /**
     * {@return a copy with each object replaced by another of its type}
     *
     * @param change gives the object that replaces each one
     */
    public ObjectLists mapped(UnaryOperator<LevelObject> change) {
        ObjectList[] copy = lists.clone();
        Arrays.setAll(copy, i -> lists[i].mapped(change));
        return Arrays.equals(copy, lists, (a, b) -> a == b ? 0 : 1) ? this : new ObjectLists(types, copy);
    }

    /** The heap in bytes of the lists, without their objects, that others don't share. */
    long bytesBesides(ObjectLists others) {
        if (this == others) {
            return 0;
        }
        long bytes = LISTS_BYTES;
        for (int i = 0; i < lists.length; i++) {
            bytes += i < others.lists.length
                    ? lists[i].bytesBesides(others.lists[i])
                    : lists[i].bytesBesides(ObjectList.empty(lists[i].type()));
        }
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ObjectLists same && types == same.types && Arrays.equals(lists, same.lists);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lists);
    }

    @Override
    public String toString() {
        return Arrays.toString(lists);
    }

    /**
     * An immutable list of placed objects with an index by id. A changed list shares the unchanged blocks of up to 128
     * objects with the old one, and each block has its own index, which is built on first use. So a list costs the blocks
     * that changed and one reference per block, however many states of it a history keeps.
     */
    static final class ObjectList extends AbstractList<LevelObject> {
        private static final int BLOCK_SIZE = 128;
        /** A list, its two arrays and the fields of an empty block. */
        private static final int LIST_BYTES = 72;

        private final ObjectType type;
        private final Block[] blocks;
        /** The index of the first object of each block, and the number of all objects. */
        private final int[] starts;

        /** Objects that follow each other in a list. */
        private static final class Block {
            private static final int BYTES = 56;
            private static final int REFERENCE_BYTES = 4;

            private final LevelObject[] objects;
            /** A hash table of the indices of ids; -1 where there is none. */
            private volatile short[] table;

            Block(LevelObject[] objects, short[] table) {
                this.objects = objects;
                this.table = table;
            }

            /** The index of the first object with this id, or -1. */
            int indexOf(String id) {
                short[] known = table;
                if (known == null) {
                    known = newTable();
                    table = known;
                }
                int slot = slot(id, known.length);
                while (known[slot] >= 0 && !objects[known[slot]].id().equals(id)) {
                    slot = slot + 1 & known.length - 1;
                }
                return known[slot];
            }

            private short[] newTable() {
                short[] made = new short[Integer.highestOneBit(objects.length) * 4];
                Arrays.fill(made, (short) -1);
                for (short i = 0; i < objects.length; i++) {
                    String id = objects[i].id();
                    int slot = slot(id, made.length);
                    while (made[slot] >= 0 && !objects[made[slot]].id().equals(id)) {
                        slot = slot + 1 & made.length - 1;
                    }
                    if (made[slot] < 0) {
                        made[slot] = i;
                    }
                }
                return made;
            }

            private static int slot(String id, int slots) {
                int hash = id.hashCode();
                return (hash ^ hash >>> 16) & slots - 1;
            }

            Block mapped(ObjectType type, UnaryOperator<LevelObject> change) {
                LevelObject[] copy = null;
                boolean sameIds = true;
                for (int i = 0; i < objects.length; i++) {
                    LevelObject object = requireType(type, change.apply(objects[i]));
                    if (object != objects[i]) {
                        copy = copy == null ? objects.clone() : copy;
                        copy[i] = object;
                        sameIds &= object.id().equals(objects[i].id());
                    }
                }
                return copy == null ? this : new Block(copy, sameIds ? table : null);
            }

            long sizeBytes() {
                return BYTES + REFERENCE_BYTES * 3L * objects.length;
            }
        }

        private ObjectList(ObjectType type, Block[] blocks) {
            this.type = type;
            this.blocks = blocks;
            starts = new int[blocks.length + 1];
            for (int i = 0; i < blocks.length; i++) {
                starts[i + 1] = starts[i] + blocks[i].objects.length;
            }
        }

        static ObjectList empty(ObjectType type) {
            return new ObjectList(type, new Block[0]);
        }

        /**
         * A list of other objects of the type, which shares blocks with this list; the argument itself if it already is one.
         *
         * @throws IllegalArgumentException if one of them is of another type
         */
        ObjectList with(List<LevelObject> list) {
            if (list instanceof ObjectList same && same.type == type) {
                return same;
            }
            LevelObject[] objects = list.toArray(LevelObject[]::new);
            int first = 0;
            int start = 0;
            while (first < blocks.length && holds(objects, start, blocks[first].objects)) {
                start += blocks[first++].objects.length;
            }
            int last = blocks.length;
            int end = objects.length;
            while (last > first
                    && end - blocks[last - 1].objects.length >= start
                    && holds(objects, end - blocks[last - 1].objects.length, blocks[last - 1].objects)) {
                end -= blocks[--last].objects.length;
            }
            // Few objects join the block before them, so that a list to which objects are added one by one stays
            // compact.
            if (first > 0 && end > start && end - start + blocks[first - 1].objects.length <= BLOCK_SIZE) {
                start -= blocks[--first].objects.length;
            }
            List<Block> changed = new ArrayList<>(Arrays.asList(blocks).subList(0, first));
            int count = (end - start + BLOCK_SIZE - 1) / BLOCK_SIZE;
            for (int i = 0; i < count; i++) {
                // Of about equal size, so that both halves of a full block have room.
                int from = start + (int) ((long) (end - start) * i / count);
                int to = start + (int) ((long) (end - start) * (i + 1) / count);
                LevelObject[] part = Arrays.copyOfRange(objects, from, to);
                for (LevelObject object : part) {
                    requireType(type, object);
                }
                changed.add(new Block(part, null));
            }
            changed.addAll(Arrays.asList(blocks).subList(last, blocks.length));
            return new ObjectList(type, changed.toArray(Block[]::new));
        }

        /** Whether an array has the objects of a block at an index, by identity. */
        private static boolean holds(LevelObject[] objects, int at, LevelObject[] block) {
            if (at + block.length > objects.length) {
                return false;
            }
            for (int i = 0; i < block.length; i++) {
                if (objects[at + i] != block[i]) {
                    return false;
                }
            }
            return true;
        }

        private static LevelObject requireType(ObjectType type, LevelObject object) {
            if (object.type() != type) {
                throw new IllegalArgumentException(object.id() + " is a " + object.type() + ", and no " + type);
            }
            return object;
        }

        ObjectType type() {
            return type;
        }

        @Override
        public LevelObject get(int index) {
            Objects.checkIndex(index, size());
            int block = blockAt(index);
            return blocks[block].objects[index - starts[block]];
        }

        private int blockAt(int index) {
            if (blocks.length == 1) {
                return 0;
            }
            int found = Arrays.binarySearch(starts, index);
            return found >= 0 ? found : -found - 2;
        }

        @Override
        public int size() {
            return starts[blocks.length];
        }

        @Override
        public Iterator<LevelObject> iterator() {
            return new Iterator<>() {
                private int block;
                private int next;

                @Override
                public boolean hasNext() {
                    return block < blocks.length;
                }

                @Override
                public LevelObject next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    LevelObject[] objects = blocks[block].objects;
                    LevelObject object = objects[next++];
                    if (next == objects.length) {
                        block++;
                        next = 0;
                    }
                    return object;
                }
            };
        }

        /** The index of the first object with this id, or -1. */
        int indexOfId(String id) {
            for (int i = 0; i < blocks.length; i++) {
                int index = blocks[i].indexOf(id);
                if (index >= 0) {
                    return starts[i] + index;
                }
            }
            return -1;
        }

        /** A copy with another object of the same type at an index. */
        ObjectList with(int index, LevelObject object) {
            Block[] copy = blocks.clone();
            int block = blockAt(index);
            Block old = blocks[block];
            LevelObject[] objects = old.objects.clone();
            int at = index - starts[block];
            objects[at] = requireType(type, object);
            copy[block] = new Block(objects, object.id().equals(old.objects[at].id()) ? old.table : null);
            return new ObjectList(type, copy);
        }

        /** A copy with each object replaced by another of the same type; this list if all stay the same. */
        ObjectList mapped(UnaryOperator<LevelObject> change) {
            Block[] copy = new Block[blocks.length];
            boolean isSame = true;
            for (int i = 0; i < blocks.length; i++) {
                copy[i] = blocks[i].mapped(type, change);
                isSame &= copy[i] == blocks[i];
            }
            return isSame ? this : new ObjectList(type, copy);
        }

        /** The number of equal objects at the start of this and another list. Shared blocks are not compared. */
        int commonStart(ObjectList other) {
            int block = 0;
            while (block < blocks.length && block < other.blocks.length && blocks[block] == other.blocks[block]) {
                block++;
            }
            int count = starts[block];
            int shorter = Math.min(size(), other.size());
            while (count < shorter && get(count).equals(other.get(count))) {
                count++;
            }
            return count;
        }

        /** The number of equal objects at the end of this and another list. Shared blocks are not compared. */
        int commonEnd(ObjectList other) {
            int shared = 0;
            int shorterBlocks = Math.min(blocks.length, other.blocks.length);
            while (shared < shorterBlocks
                    && blocks[blocks.length - 1 - shared] == other.blocks[other.blocks.length - 1 - shared]) {
                shared++;
            }
            int count = size() - starts[blocks.length - shared];
            int shorter = Math.min(size(), other.size());
            while (count < shorter && get(size() - 1 - count).equals(other.get(other.size() - 1 - count))) {
                count++;
            }
            return count;
        }

        /** The heap in bytes of what another list doesn't share, without the objects. */
        long bytesBesides(ObjectList other) {
            if (this == other) {
                return 0;
            }
            int from = 0;
            int shorter = Math.min(blocks.length, other.blocks.length);
            while (from < shorter && blocks[from] == other.blocks[from]) {
                from++;
            }
            int end = 0;
            while (end < shorter - from
                    && blocks[blocks.length - 1 - end] == other.blocks[other.blocks.length - 1 - end]) {
                end++;
            }
            long bytes = LIST_BYTES + 8L * blocks.length;
            for (int i = from; i < blocks.length - end; i++) {
                bytes += blocks[i].sizeBytes();
            }
            return bytes;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ObjectList list
                    ? size() == list.size() && commonStart(list) == size()
                    : super.equals(other);
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }
}
