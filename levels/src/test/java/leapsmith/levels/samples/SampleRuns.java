package leapsmith.levels.samples;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;

/** The inputs for the samples: a script, or a simple rule that runs and jumps at walls. */
final class SampleRuns {
    /** Parameters of {@link GoalSearch}, which found the scripts below and finds a new one if a script fails. */
    static final Map<String, String> SCRIPTS = Map.ofEntries(
            Map.entry(
                    "bullet-garden",
                    "right*120,right+jump*6,right*54,right+jump*6,right*36,right+jump*6,right*30,"
                            + "none*6,jump*6,left+jump*6,right*24,none*6,right+jump*12,right*12,none*12,right*18,"
                            + "none*6,jump*6,right+jump*6,left+jump*6,right*6,none*6,left*6,none*12,left*6,"
                            + "right+jump*6,jump*12,none*6,right*6,none*12,right*12,right+jump*6,none*12,jump*6,"
                            + "right*6,left*6,jump*6,none*12,right+jump*6,right*12,jump*6,right*6,none*6,"
                            + "right+jump*6,none*6,right*42,right+jump*6,right*42"),
            Map.entry(
                    "crate-hill",
                    "right*136,right+jump*16,right*45,right+jump*24,right*36,none*108,right*15,right+jump*46,"
                            + "right*24"),
            Map.entry(
                    "crowd",
                    "right*66,right+jump*6,jump*6,none*6,right*18,left*6,right*24,right+jump*12,jump*6,"
                            + "none*6,right*24,right+jump*12,jump*6,none*6,right*30,right+jump*12,right*6,"
                            + "left*12,jump*6,right+jump*6,right*6,left*12,jump*6,right+jump*6,right*6,left*12,"
                            + "jump*18,none*6,right*24,right+jump*12,jump*6,none*6,right*24,right+jump*12,jump*6,"
                            + "none*6,right*66,right+jump*6,right*60,right+jump*12,jump*6,none*6,right*30,"
                            + "right+jump*12,right*6,left*12,jump*12,right+jump*6,left*6,right*60,right+jump*12,"
                            + "jump*6,none*6,right*24,right+jump*12,none*24,right*198"),
            Map.entry(
                    "first-jump",
                    "right*42,right+jump*6,right*60,right+jump*6,right*60,right+jump*12,right*90,"
                            + "right+jump*12,right*42,right+jump*6,right*24,right+jump*12,right*30,right+jump*6,"
                            + "jump*6,none*12,right*12,left+jump*6,left*66,left+jump*6,left*126,left+jump*6,left*60,"
                            + "left+jump*6,left*30,left+jump*6,left*65"),
            Map.entry(
                    "flip-blocks",
                    "left,right*135,left+jump*9,left*21,left+jump*5,left*23,left+jump*13,left*28,right*207,"
                            + "right+jump*13,right*34"),
            Map.entry(
                    "ice-tower",
                    "right*40,left*9,right*60,right+jump*13,right*89,right+jump*13,right*69,left*156,"
                            + "left+jump*5,left*57,left+jump*13,left*48,left+jump*5,left*15,up,left*8,right+jump*13,"
                            + "right*70,right+jump*13,right*36,right+jump*13,right*70,right+jump*13,right*36,left*3,"
                            + "right*3,left*11,right*26,right+jump*9,right*18,left+jump*9,left*50,left+jump*9,"
                            + "left*40,left+jump*13,left*35,left+jump,left*41,left+jump,left*52,left+jump*5,left*41,"
                            + "right*39,left*3,right*3,left*11,right*56,right+jump*9,right*98,right+jump*9,right*66"),
            Map.entry(
                    "key-cave",
                    "left,left+jump*13,left*24,right*9,right+jump*13,right*24,left*3,left+jump*14,left*26,"
                            + "none*3,right+down,right*120,right+jump*13,right*29,right+jump*22,right*15,none*7,"
                            + "left*9,left+jump*13,left*30,left+jump*13,left*12,right*6,right+down,right*35,"
                            + "right+jump*13,right*66,right+down,right*36,left*39,right*24,right+jump*13,right*24,"
                            + "left*6,right+jump*14,right*18,right+jump*9,right*20"),
            Map.entry(
                    "lava-run",
                    "right*59,right+jump*13,right*47,right+jump*13,right*48,right+jump*9,right*28,right+jump*13,"
                            + "right*57,right+jump*13,right*34,right+down*1,right*17,right+jump*13,right*27"),
            Map.entry(
                    "lift-shaft",
                    "right*30,right+jump*6,right*36,right+jump*6,left*12,right*6,left*6,none*6,"
                            + "right+jump*6,left+jump*6,jump*6,none*12,right*6,none*18,jump*18,right*12,"
                            + "right+jump*12,right*6,right+jump*6,right*12,none*6,jump*6,right+jump*6,right*6,"
                            + "right+jump*6,right*6,none*12,right+jump*12,left+jump*6,none*12,jump*6,none*36,"
                            + "jump*18,left*48,left+jump*12,left*36,left+jump*6,left*42,right+jump*12,right*24,"
                            + "right+jump*6,jump*6,left*24,right+jump*12,right*12,none*12,jump*12,right*18,"
                            + "none*6,right*48,right+jump*12,right*24,none*6,left*6,right+jump*12,none*24,"
                            + "left*12,right+jump*12,none*24,left*12,right+jump*6,right*12,left*24,right+jump*6,"
                            + "jump*6,none*12,right*12,right+jump*6,jump*12,right*12"),
            Map.entry(
                    "one-way-tower",
                    "jump*12,none*12,right*12,jump*12,none*24,right+jump*12,right*24,right+jump*12,"
                            + "right*24,jump*12,none*24,jump*12,none*12,right*12,jump*12,none*6,left*18,jump*12,"
                            + "none*18,jump*12,none*6,left*12,jump*6,right*18,jump*6,right*18,jump*6,left*18,"
                            + "jump*12,none*4"),
            Map.entry(
                    "playground",
                    "right*31,right+jump*13,right*45,left*3,right+jump*13,right*36,left*3,right*3,right+jump*13,"
                            + "right*45,right+jump*5,right*115,right+jump*5,right*37,right+jump*44,right*3,right+jump*14,"
                            + "right*17,up,right+jump*5,right*38,right+jump*9,right*44,up,right+jump*13,right*116,"
                            + "right+jump,right*46,left,right*45"),
            Map.entry(
                    "water-cave",
                    "right*19,right+jump*13,right*131,right+jump*8,right*16,right+jump*8,right*89,left,"
                            + "right+jump*8,right*16,right+jump*8,right,right+jump*7,right,right+jump*44,right*21,"
                            + "right+jump*5,right*11,up,right+jump*13,right*61,right+jump*9,right*92,right+jump*8,"
                            + "right*8,right+jump*8,right*8,right+jump*8,right*8,right+jump*8,right,right+jump*3"));

    /** Intermediate targets of a search for a long path. */
    static final Map<String, List<GoalSearch.Target>> LANDINGS = Map.of(
            "lift-shaft",
            List.of(
                    GoalSearch.Target.landing(248, 704),
                    GoalSearch.Target.landing(384, 704),
                    GoalSearch.Target.landing(376, 496),
                    GoalSearch.Target.landing(32, 496),
                    GoalSearch.Target.landing(192, 240)),
            "crowd",
            List.of(
                    GoalSearch.Target.landing(224, 928),
                    GoalSearch.Target.landing(320, 864),
                    GoalSearch.Target.landing(416, 800),
                    GoalSearch.Target.landing(512, 736),
                    GoalSearch.Target.landing(512, 672),
                    GoalSearch.Target.landing(512, 608),
                    GoalSearch.Target.landing(512, 544),
                    GoalSearch.Target.landing(608, 480),
                    GoalSearch.Target.landing(704, 416),
                    GoalSearch.Target.landing(1088, 352),
                    GoalSearch.Target.landing(1184, 288),
                    GoalSearch.Target.landing(1184, 224),
                    GoalSearch.Target.landing(1376, 160),
                    GoalSearch.Target.landing(1472, 96)));

    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Inputs RIGHT_JUMP = Inputs.of(Button.RIGHT, Button.JUMP);

    private SampleRuns() {}

    /** The buttons for a sample at each tick of its session. */
    static Function<PlaySession, Inputs> player(String name) {
        String script = SCRIPTS.get(name);
        if (script == null) {
            return SampleRuns::runAndJumpAtWalls;
        }
        InputScript inputs = InputScript.parse(script);
        return session -> inputs.at(session.tick());
    }

    private static Inputs runAndJumpAtWalls(PlaySession session) {
        Body player = session.player().orElse(null);
        boolean atWall = player != null && player.pushesRightWall();
        return atWall && (player.onGround() || player.vy() < 0) ? RIGHT_JUMP : RIGHT;
    }
}
