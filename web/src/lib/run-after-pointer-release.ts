let isPressed = false;

for (const [event, press] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const) {
  addEventListener(event, () => (isPressed = press), { capture: true });
}

/**
 * Calls back immediately or, while the pointer is pressed, when it is released. Otherwise the message that a field
 * shows on blur would move the button being pressed away from the pointer, and the click would be lost.
 */
export function runAfterPointerRelease(work: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
