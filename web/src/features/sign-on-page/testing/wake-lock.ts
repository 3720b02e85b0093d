/** For tests: the device's wake lock, which is let go of when the page is hidden, as browsers do. */
export class FakeWakeLock {
  /** The locks that were granted, the newest last. */
  readonly granted: FakeSentinel[] = [];
  isRefused = false;

  request = async (): Promise<FakeSentinel> => {
    await Promise.resolve();
    if (this.isRefused || document.visibilityState !== 'visible')
      throw new DOMException('The page is not visible.', 'NotAllowedError');
    const sentinel = new FakeSentinel();
    this.granted.push(sentinel);
    return sentinel;
  };

  /** How many keep the screen awake now. */
  countHeld(): number {
    return this.granted.filter(({ released }) => !released).length;
  }

  /** Hides the page or shows it again, as when the worker opens another one. */
  show(isVisible: boolean): void {
    const state = isVisible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    if (!isVisible) for (const sentinel of this.granted) sentinel.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Puts it in the place of the browser's own; returns what undoes that. */
  install(): () => void {
    Object.defineProperty(navigator, 'wakeLock', { value: this, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'wakeLock');
      Reflect.deleteProperty(document, 'visibilityState');
    };
  }
}

class FakeSentinel {
  released = false;

  release = async (): Promise<void> => {
    await Promise.resolve();
    this.released = true;
  };
}
