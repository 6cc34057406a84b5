package leapsmith.web.jdk.java.util.concurrent.atomic;

/** In place of the class of the JDK, on a page with one thread. */
public final class AtomicReferenceArray<E> {
    private final Object[] values;

    public AtomicReferenceArray(int length) {
        values = new Object[length];
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) values[index];
    }

    public void set(int index, E value) {
        values[index] = value;
    }

    public E getAndSet(int index, E value) {
        E former = get(index);
        values[index] = value;
        return former;
    }
}
