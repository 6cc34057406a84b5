/** A level as a page that plays in any browser. */
// The editor is compiled later.
@SuppressWarnings("module")
module leapsmith.web {
    requires com.fasterxml.jackson.core;
    requires transitive leapsmith.levels;
    // Only to compile what runs in the browser.
    requires static org.teavm.jso;
    requires static org.teavm.jso.apis;

    exports leapsmith.web to
            leapsmith.editor;
}
