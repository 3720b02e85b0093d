const storageKey = 'eptw.activity';
const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Records user activity, for every tab. */
export function recordActivity(now = Date.now()) {
  localStorage.setItem(storageKey, String(now));
}

/** Forgets the activity when no user is signed in any more. */
export function clearActivity() {
  localStorage.removeItem(storageKey);
}

/** Returns the time of the last activity in any tab, in milliseconds. */
export function getLastActivity(): number {
  return Number(localStorage.getItem(storageKey)) || Date.now();
}

/** Records activity in this tab, at most once a second. Returns a function that stops it. */
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
