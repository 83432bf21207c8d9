/** The table page: takes each part of the game as it comes and has it shown. */

import { showBoard } from "./board.js";
import { startCalculator } from "./calculator.js";
import { hostSpeaks, setReader, showCaptions } from "./captions.js";
import { showChart } from "./chart.js";
import { planChanged } from "./carpet_use.js";
import { showClock, stopClock } from "./clock.js";
import { listen } from "./connection.js";
import { showDice } from "./dice.js";
import { byId, setText } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { controlsChanged } from "./guard.js";
import { showHand } from "./hand.js";
import { pageOf, showPlayers } from "./players.js";
import { stopPressing } from "./press.js";
import { mayPress, showQuestion } from "./question.js";
import { startSettings } from "./settings.js";
import { dog, paw, sign } from "./shapes.js";
import { showSheet, showStandings } from "./sheet.js";
import { showTrack } from "./track.js";
import { showCounts, showHost, showTurn } from "./turn.js";
import { setWords, words, writeWords } from "./words.js";

let title = document.title;

const parts = {
  house(house) {
    hostSpeaks(house.speaks);
    mayPress(house.may_press);
    pageOf(house.player);
    showAddress(house);
  },
  language({ language, direction, words: sentences }) {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    setWords(sentences);
    writeWords();
    byId("another-picture").alt = words("another-picture");
  },
  game(game) {
    title = game.title;
    setText(byId("title"), title);
    showTurn(game, title);
    showBoard(game.board);
    showTrack(game.track);
    planChanged();
    if (showDice(game.dice, game.dice_count)) bringUp();
    byId("dice").hidden = byId("dice-label").hidden = !game.dice && game.dice_count === 0;
    byId("dice-part").hidden = game.over || !(game.dice || game.round || game.counts.length);
    showCounts(game.counts);
    showSheet(game.sheet);
    showStandings(game.standings);
    showChart(game.chart, game.chart_hidden);
    document.documentElement.classList.toggle("no-chart", !game.chart && !game.chart_hidden);
    document.documentElement.classList.toggle("over", game.over);
  },
  clock: showClock,
  hand: showHand,
  question: showQuestion,
  captions: showCaptions,
  host: showHost,
  players: showPlayers,
  end({ label }) {
    leave();
    announce(label, "ended");
  },
};

/** What was just rolled is to be seen, also by whoever has scrolled down to a button; not by whoever is writing. */
function bringUp() {
  if (byId("now").getBoundingClientRect().top >= 0 || document.activeElement?.matches("input")) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
}

/** There is no host any more: what is on the table stays to be looked at. */
function leave() {
  stopPressing();
  stopClock();
  byId("host").hidden = true;
  document.documentElement.classList.add("left");
}

function showAddress({ address, qr }) {
  byId("another-panel").hidden = !qr;
  if (!qr) return;
  byId("another-picture").src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`;
  setText(byId("another-address"), address);
}

/** What everybody has to know about the page itself stands above everything else. */
function announce(text, kind) {
  const banner = byId("banner");
  setText(banner, text);
  banner.dataset.kind = kind;
}

/** Where the controls lie. If they move under a finger, its press must not count. */
function whereControlsLie() {
  return ["main", "free", "board"].map((id) => Math.round(byId(id).getBoundingClientRect().top)).join();
}

function takePart(name, state) {
  const before = whereControlsLie();
  keepingFocus(() => {
    parts[name](state);
    const nothing = [...byId("now").children].every((child) => child.hidden);
    document.documentElement.classList.toggle("nothing-on-table", nothing);
  });
  if (whereControlsLie() !== before) controlsChanged();
  if (name === "game") document.documentElement.classList.remove("waiting");
}

writeWords();
byId("settings-sign").append(sign("settings"));
byId("settings-close").prepend(sign("close"));
byId("title-sign").append(paw());
byId("welcome").append(dog());
byId("another-picture").alt = words("another-picture");
startSettings(({ reader }) => setReader(reader));
startCalculator();
listen({
  part: takePart,
  opened: () => announce("", "connected"),
  lost() {
    byId("host").hidden = true;
    announce(words("connection-lost"), "lost");
  },
  gone() {
    leave();
    announce(words("another-game"), "ended");
  },
});
