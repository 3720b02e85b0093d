let isPressed = false;

for (const [event, pressed] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const) {
  addEventListener(event, () => (isPressed = pressed), { capture: true });
}

/**
 * Calls back at once or, while the pointer is pressed, when it has been released. What a field shows when it is left
 * would otherwise move the button that is being pressed out from under the pointer, and the press would be lost.
 */
export function runAfterPointerRelease(work: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
