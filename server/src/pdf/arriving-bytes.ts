/** Bytes that arrive in parts of any length, and are taken in the lengths in which they were sent. */
export class ArrivingBytes {
  #parts: Buffer[] = [];
  #length = 0;
  #failure: Error | undefined;
  #settle: (() => void) | undefined;

  add(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
    this.#settle?.();
  }

  /** No more bytes will arrive. */
  fail(error: Error): void {
    this.#failure = error;
    this.#settle?.();
  }

  /** Waits for the next bytes. Only one caller may wait at a time. Rejects if they will not arrive. */
  async take(count: number): Promise<Buffer> {
    while (this.#length < count) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#settle = resolve;
      });
    }
    const [first] = this.#parts;
    const all = first && this.#parts.length === 1 ? first : Buffer.concat(this.#parts, this.#length);
    const rest = all.subarray(count);
    this.#parts = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    return all.subarray(0, count);
  }
}
