package leapsmith.web.jdk.java.util.concurrent.locks;

/** In place of the class of the JDK, on a page with one thread. */
public final class ReentrantLock {
    public void lock() {}

    public boolean tryLock() {
        return true;
    }

    public void unlock() {}
}
