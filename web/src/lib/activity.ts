const storageKey = 'eptw.activity';
const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Notes that someone is at work, for every tab. */
export function noteActivity(now = Date.now()) {
  localStorage.setItem(storageKey, String(now));
}

/** Nobody is signed in any more whose activity would matter. */
export function forgetActivity() {
  localStorage.removeItem(storageKey);
}

/** When someone was last at work in any tab, in milliseconds. */
export function lastActivity(): number {
  return Number(localStorage.getItem(storageKey)) || Date.now();
}

/** Notes whatever is done in this tab, at most once a second. Answers how to stop. */
export function watchActivity(): () => void {
  let noted = 0;
  const note = () => {
    const now = Date.now();
    if (now - noted < 1000) return;
    noted = now;
    noteActivity(now);
  };
  for (const event of events) addEventListener(event, note, { passive: true, capture: true });
  return () => {
    for (const event of events) removeEventListener(event, note, { capture: true });
  };
}
