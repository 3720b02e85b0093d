const storageKey = 'eptw.activity';
const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Notes that someone is at work, for every tab. */
export function recordActivity(now = Date.now()) {
  localStorage.setItem(storageKey, String(now));
}

/** Nobody is signed in any more whose activity would matter. */
export function clearActivity() {
  localStorage.removeItem(storageKey);
}

/** When someone was last at work in any tab, in milliseconds. */
export function getLastActivity(): number {
  return Number(localStorage.getItem(storageKey)) || Date.now();
}

/** Notes whatever is done in this tab, at most once a second. Answers how to stop. */
export function observeActivity(): () => void {
  let lastRecordedAt = 0;
  const record = () => {
    const now = Date.now();
    if (now - lastRecordedAt < 1000) return;
    lastRecordedAt = now;
    recordActivity(now);
  };
  for (const event of events) addEventListener(event, record, { passive: true, capture: true });
  return () => {
    for (const event of events) removeEventListener(event, record, { capture: true });
  };
}
