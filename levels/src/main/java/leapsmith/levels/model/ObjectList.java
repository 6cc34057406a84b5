package leapsmith.levels.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * An immutable list of placed objects with an index by id. A changed list shares the unchanged blocks of up to 128
 * objects with the old one, and each block has its own index, which is built on first use. So a list costs the blocks
 * that changed and one reference per block, however many states of it a history keeps.
 */
final class ObjectList extends AbstractList<LevelObject> {
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

    /** A list without objects. */
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
        // Few objects join the block before them, so that a list to which objects are added one by one stays compact.
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

    /** The type of all of them. */
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
        while (end < shorter - from && blocks[blocks.length - 1 - end] == other.blocks[other.blocks.length - 1 - end]) {
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
