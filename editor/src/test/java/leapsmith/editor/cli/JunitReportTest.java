package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class JunitReportTest {
    private static final String LEVEL =
            "{ \"format\": \"leapsmith-level\", \"version\": 1, \"width\": 20, \"height\": 5,"
                    + " \"tiles\": [ \"....................\", \"....................\", \"....................\", \"....................\", \"####################\" ],"
                    + " \"characters\": [ { \"id\": \"hero\", \"kind\": \"player\", \"x\": 20, \"y\": 24 } ],"
                    + " \"zones\": [ { \"id\": \"exit\", \"kind\": \"goal\", \"x\": 100, \"y\": 32, \"width\": 16, \"height\": 52 } ] }";

    @TempDir
    Path folder;

    private Element read(Path xml) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(xml.toFile())
                .getDocumentElement();
    }

    private static void assertCounts(Element suite, int tests, int failures, int errors) {
        assertEquals("testsuite", suite.getTagName());
        assertEquals(Integer.toString(tests), suite.getAttribute("tests"));
        assertEquals(Integer.toString(failures), suite.getAttribute("failures"));
        assertEquals(Integer.toString(errors), suite.getAttribute("errors"));
        assertEquals(tests, suite.getElementsByTagName("testcase").getLength());
        assertEquals(failures, suite.getElementsByTagName("failure").getLength());
        assertEquals(errors, suite.getElementsByTagName("error").getLength());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void checkReportsACaseForEachFile() throws Exception {
        Path good = write("good.level.json", LEVEL);
        Path odd = write("odd & \"bad\".level.json", LEVEL.replace("\"player\"", "\"<x>\""));
        Path xml = folder.resolve("check.xml");
        CommandRun.of("check", good, odd, folder.resolve("missing"), "--junit", xml)
                .assertStatus(2);
        Element suite = read(xml);
        assertCounts(suite, 3, 1, 1);
        assertEquals("leapsmith check", suite.getAttribute("name"));
        NodeList cases = suite.getElementsByTagName("testcase");
        // The missing file has its place in the order of the arguments.
        assertEquals(odd.toString(), ((Element) cases.item(1)).getAttribute("name"));
    }

    @Test
    void replayReportsACaseForEachRun() throws Exception {
        Path level = write("run.level.json", LEVEL);
        Path replay = folder.resolve("run.replay.json");
        CommandRun.of("play", level, "--input", "right*40", "--record", replay).assertStatus(0);
        Path xml = folder.resolve("replays.xml");
        CommandRun.of("replay", replay, "--junit", xml).assertStatus(0);
        assertCounts(read(xml), 1, 0, 0);
        byte[] first = Files.readAllBytes(xml);
        CommandRun.of("replay", replay, "--junit", xml).assertStatus(0);
        assertEquals(new String(first, "UTF-8"), Files.readString(xml), "the same outcome is the same report");

        Files.writeString(level, LEVEL.replace("\"exit\"", "\"door\""));
        CommandRun.of("replay", replay, "--junit", xml).assertStatus(1);
        assertCounts(read(xml), 1, 1, 0);
    }

    @Test
    void reachReportsACaseForEachGoal() throws Exception {
        Path level = write(
                "two.level.json",
                LEVEL.replace(
                        "\"zones\": [",
                        "\"zones\": [ { \"id\": \"moon\", \"kind\": \"goal\", \"x\": 300, \"y\": -400,"
                                + " \"width\": 8, \"height\": 8 },"));
        Path xml = folder.resolve("reach.xml");
        CommandRun.of("reach", level, "--junit", xml).assertStatus(1);
        Element suite = read(xml);
        assertCounts(suite, 2, 1, 0);
        Element failed = (Element) suite.getElementsByTagName("testcase").item(0);
        assertEquals(level + ": moon", failed.getAttribute("name"));
        Element failure = (Element) failed.getElementsByTagName("failure").item(0);
        assertTrue(
                failure.getAttribute("message").startsWith("moon impossible: the player stays at least "),
                failure.getAttribute("message"));
    }

    @Test
    void aReportThatCannotBeWrittenIsAFailure() throws IOException {
        Path level = write("run.level.json", LEVEL);
        CommandRun run =
                CommandRun.of("check", level, "--junit", folder.resolve("no").resolve("x.xml"));
        run.assertStatus(2);
        assertEquals(1, run.err().lines().count(), run.err());
    }
}
