/** The line to the host: what happens comes in by it, and is never asked for. */

const PARTS = ["house", "language", "game", "clock", "hand", "question", "captions", "host", "players", "end"];
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens to the host for as long as the page is open, and comes back after each interruption.
 * @param {Object} to
 * @param {(part: string, state: Object) => void} to.part is called with each part, which is always whole
 * @param {() => void} to.opened
 * @param {() => void} to.lost
 * @param {() => void} to.gone is called where the host answers, but not to this page: another game has another address
 */
export function listen({ part, opened, lost, gone }) {
  let source = null;
  let wait = 0;
  let timer = 0;
  let ended = false;

  function open() {
    clearTimeout(timer);
    source = new EventSource("events");
    source.addEventListener("open", () => {
      wait = 0;
      opened();
    });
    source.addEventListener("error", () => {
      if (ended) return;
      lost();
      // Refused, and not just interrupted: the browser gives up, we do not.
      if (source.readyState === EventSource.CLOSED) {
        isGone().then((really) => really && !ended && gone());
        wait = Math.min(LONGEST_WAIT_MS, wait ? wait * 2 : 1000);
        clearTimeout(timer);
        timer = setTimeout(open, wait);
      }
    });
    for (const name of PARTS) {
      source.addEventListener(name, (event) => {
        if (name === "end") {
          ended = true;
          source.close();
        }
        part(name, JSON.parse(event.data));
      });
    }
  }

  async function isGone() {
    try {
      return (await fetch("./", { cache: "no-store" })).status === 404;
    } catch {
      return false;
    }
  }

  // A tablet that wakes up should not wait out the pause.
  const again = () => {
    if (!ended && source.readyState === EventSource.CLOSED) open();
  };
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => document.hidden || again());
  open();
}
