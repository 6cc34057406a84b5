package leapsmith.editor.dialogs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** Questions about unsaved work with prepared answers. Without one, nothing is changed. */
public final class ScriptedWorkDialogs implements WorkDialogs {
    private final List<String> asked;
    /** The entries of the last list. */
    public List<Entry> entries = new ArrayList<>();

    public boolean discard = true;
    public final Deque<RecoveryAnswer> recovery = new ArrayDeque<>();
    public OptionalInt backup = OptionalInt.empty();
    public boolean saveElsewhere;
    public boolean reload;
    public boolean readOnly;
    public OutsideChange outside = OutsideChange.KEEP_MINE;

    ScriptedWorkDialogs(List<String> asked) {
        this.asked = asked;
    }

    void reset() {
        entries = new ArrayList<>();
        recovery.clear();
        backup = OptionalInt.empty();
        saveElsewhere = false;
        discard = true;
        reload = false;
        readOnly = false;
        outside = OutsideChange.KEEP_MINE;
    }

    @Override
    public boolean askDiscard(String title) {
        asked.add("discard " + title);
        return discard;
    }

    @Override
    public RecoveryAnswer askRecovery(List<Entry> works, boolean again) {
        asked.add("recovery of " + works.size() + (again ? " again" : ""));
        entries = works;
        return recovery.isEmpty() ? new RecoveryAnswer(Recovery.LATER, 0) : recovery.remove();
    }

    @Override
    public boolean askSaveElsewhere(String reason) {
        asked.add("error " + reason);
        return saveElsewhere;
    }

    @Override
    public boolean askReload(String documentName) {
        asked.add("reload " + documentName);
        return reload;
    }

    @Override
    public boolean askReadOnly(String documentName) {
        asked.add("read-only " + documentName);
        return readOnly;
    }

    @Override
    public OptionalInt chooseBackup(List<Entry> backups) {
        asked.add("backup of " + backups.size());
        entries = backups;
        return backup;
    }

    @Override
    public OutsideChange askOutsideChange(String documentName, String differences) {
        asked.add("outside " + documentName + ": " + differences);
        return outside;
    }
}
