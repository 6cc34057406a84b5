package leapsmith.editor.testers;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterReport.Outcome;
import leapsmith.levels.testers.TesterReport.Place;
import leapsmith.levels.testers.TesterReport.TriedJump;
import leapsmith.levels.testers.TesterRun;

/** The panel of the runs of testers: what they say together, where most players died, and each run. */
public final class TestersView extends VBox {
    private static final double WIDTH = 272;
    private static final double MIN_LIST = 90;
    private static final int WORST = 4;
    private static final int LONGEST = 3;
    private static final int JUMPS = 5;
    /** How often the folder of runs is looked at. */
    private static final Duration PERIOD = Duration.seconds(2);

    private final Texts texts;
    private final OpenLevel level;
    private final TestersModel model;
    private final BiConsumer<String, PlayRecording> open;
    private final Label summary = new Label();
    private final FlowPane worst = new FlowPane(4, 4);
    /** The jumps at which most players fail. */
    private final VBox jumps = new VBox(2);

    private final Label stays = new Label();
    private final Label problems = Nodes.styled(new Label(), "field-error");
    private final EmptyNote note = new EmptyNote("");
    private final ListView<Outcome> list = new ListView<>();
    private final Timeline looking = new Timeline(new KeyFrame(PERIOD));
    private final Subscription shownChanges;

    /**
     * The panel of a level.
     *
     * @param choose asks for a folder of runs
     * @param open shows a run by its name
     * @param shown whether the panel is shown
     */
    public TestersView(
            Texts texts,
            OpenLevel level,
            Supplier<Optional<Path>> choose,
            BiConsumer<String, PlayRecording> open,
            ObservableBooleanValue shown) {
        this.texts = texts;
        this.level = level;
        this.open = open;
        model = new TestersModel(level.document(), Platform::runLater);
        TestersLayer layer = new TestersLayer(level.canvas(), model);
        setId("testers");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        Label caption = Nodes.styled(new Label(texts.get("testers.caption")), "caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        Button add = new Button(texts.get("testers.add"));
        add.setId("testers-add");
        add.setOnAction(event -> choose.get().ifPresent(folder -> model.add(List.of(folder))));
        ToggleButton ways = new ToggleButton(texts.get("testers.ways"));
        ways.setId("testers-ways");
        ways.selectedProperty().subscribe(layer::showWays);
        HBox heading = Nodes.styled(new HBox(4, caption, ways, add), "panel-heading");
        heading.setAlignment(Pos.CENTER_LEFT);
        summary.setId("testers-summary");
        summary.setWrapText(true);
        summary.setMinHeight(USE_PREF_SIZE);
        jumps.setId("testers-jumps");
        stays.setId("testers-stays");
        stays.setWrapText(true);
        stays.setMinHeight(USE_PREF_SIZE);
        list.setMinHeight(MIN_LIST);
        problems.setId("testers-problems");
        problems.setWrapText(true);
        list.setId("testers-list");
        list.setAccessibleText(texts.get("testers.list"));
        list.setCellFactory(it -> new Cell());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                openChosen();
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openChosen();
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox content = Nodes.styled(new VBox(8, note, summary, worst, jumps, stays, problems), "inspector-content");
        getChildren().addAll(heading, content, list);
        model.stateProperty().subscribe(this::show);
        looking.getKeyFrames().setAll(new KeyFrame(PERIOD, event -> model.update()));
        looking.setCycleCount(Timeline.INDEFINITE);
        Nodes.showWhile(this, shown);
        Consumer<Boolean> follow = isShown -> {
            model.setShown(isShown);
            if (isShown) {
                looking.play();
            } else {
                looking.stop();
            }
        };
        shownChanges = shown.subscribe(follow);
    }

    /** Adds files of runs, archives of them, or folders of these. */
    public void add(List<Path> files) {
        model.add(files);
    }

    /** Adds a run that was pasted. */
    public void add(TesterRun run) {
        model.add(run);
    }

    public void dispose() {
        shownChanges.unsubscribe();
        looking.stop();
        model.close();
    }

    private void openChosen() {
        Outcome chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            open.accept(
                    nameOf(chosen), chosen.run().replay().in(level.document().level()));
        }
    }

    private String nameOf(Outcome outcome) {
        String tester = outcome.run().replay().name();
        return tester.isBlank() ? texts.get("testers.nobody") : tester;
    }

    private void show(TestersModel.State state) {
        Optional<TesterReport> report =
                state.report().filter(it -> !it.outcomes().isEmpty());
        note.setText(texts.get("testers.none", level.document().file().isPresent() ? folderName() : "…"));
        Nodes.show(note, report.isEmpty() && !state.isWorking());
        Nodes.show(summary, report.isPresent() || state.isWorking());
        summary.setText(
                state.isWorking()
                        ? texts.get("testers.working", state.done(), state.total())
                        : report.map(this::summary).orElse(""));
        worst.getChildren()
                .setAll(report.map(it -> it.worstPlaces().stream()
                                .limit(WORST)
                                .map(place -> placeButton(place, it.deaths().get(place)))
                                .toList())
                        .orElse(List.of()));
        Nodes.show(worst, !worst.getChildren().isEmpty());
        jumps.getChildren()
                .setAll(state.jumps().stream()
                        .filter(jump -> jump.tries() > 0)
                        .sorted(Comparator.comparingDouble(jump -> jump.successes() / (double) jump.tries()))
                        .limit(JUMPS)
                        .map(this::jumpButton)
                        .toList());
        if (!jumps.getChildren().isEmpty()) {
            jumps.getChildren().add(0, Nodes.styled(new Label(texts.get("testers.jumps")), "quiet"));
        }
        Nodes.show(jumps, !jumps.getChildren().isEmpty());
        stays.setText(report.map(this::stays).orElse(""));
        Nodes.show(stays, !stays.getText().isEmpty());
        problems.setText(String.join("\n", state.problems()));
        Nodes.show(problems, !state.problems().isEmpty());
        list.getItems().setAll(report.map(TesterReport::outcomes).orElse(List.of()));
        Nodes.show(list, report.isPresent());
    }

    private String folderName() {
        return level.document()
                .file()
                .map(file -> LevelFiles.stem(file) + TestersModel.FOLDER)
                .orElse("");
    }

    private String summary(TesterReport report) {
        int runs = report.outcomes().size();
        int deaths =
                report.deaths().values().stream().mapToInt(Integer::intValue).sum();
        String finished = report.medianSeconds().isEmpty()
                ? texts.get("testers.finished.none")
                : texts.get(
                        "testers.finished",
                        report.finished(),
                        runs,
                        time(report.medianSeconds().getAsDouble()),
                        time(report.fastestSeconds().getAsDouble()));
        int broken = report.broken().size();
        return texts.get("testers.runs", runs, report.testers()) + "\n" + finished + "\n"
                + texts.get("testers.deaths", deaths)
                + (broken == 0 ? "" : "\n" + texts.get("testers.broken", broken));
    }

    private String time(double seconds) {
        return texts.numbers().minutes(new PlayTime(Math.round(seconds * 100)));
    }

    private Button placeButton(Place place, int count) {
        Button button = new Button(texts.get("testers.place", place.column(), place.row(), count));
        button.setOnAction(event -> level.canvas().goTo(place.column(), place.row()));
        return button;
    }

    private Button jumpButton(TriedJump jump) {
        Place from = jump.from();
        Place to = jump.to();
        String way = texts.get("testers.jump", from.column(), from.row(), to.column(), to.row());
        String tried = texts.get("testers.jump.tried", jump.successes(), jump.tries());
        String odds = jump.odds()
                .map(it -> ", " + texts.get("testers.jump.odds", Math.round(100 * it.rate())))
                .orElse("");
        Button link = Nodes.styled(new Button(way + ": " + tried + odds), "link");
        link.setOnAction(event -> level.canvas().goTo(from.column(), from.row()));
        return link;
    }

    private String stays(TesterReport report) {
        String longest = report.stays().entrySet().stream()
                .limit(LONGEST)
                .map(stay -> texts.get(
                        "testers.stay",
                        stay.getKey().column(),
                        stay.getKey().row(),
                        time(stay.getValue() / report.outcomes().size())))
                .collect(Collectors.joining("; "));
        return longest.isEmpty() ? "" : texts.get("testers.stays", longest);
    }

    private final class Cell extends ItemCell<Outcome> {
        private final Label name = new Label();
        private final Label what = Nodes.styled(new Label(), "quiet");
        private final VBox words = new VBox(name, what);

        Cell() {
            setPrefWidth(0);
        }

        @Override
        protected void show(Outcome outcome) {
            int ticksPerSecond = level.document().level().physics().ticksPerSecond();
            name.setText(nameOf(outcome));
            double seconds = outcome.verdict().now().tick() / (double) ticksPerSecond;
            String end = outcome.isBroken()
                    ? texts.get("testers.run.broken")
                    : outcome.isFinished()
                            ? texts.get("testers.run.finished", time(seconds))
                            : texts.get("testers.run.open");
            String deaths = texts.get("testers.run.deaths", outcome.deaths().size());
            String version = outcome.isOfOtherVersion() ? ", " + texts.get("testers.run.other") : "";
            what.setText(end + ", " + deaths + version);
            // What was made in another version of the level says less.
            words.setOpacity(outcome.isOfOtherVersion() ? 0.65 : 1);
            what.getStyleClass().setAll("label", outcome.isBroken() ? "field-error" : "quiet");
            setAccessibleText(name.getText() + ", " + what.getText());
            setGraphic(words);
        }
    }
}
