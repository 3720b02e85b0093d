import { readFileSync } from 'node:fs';
import path from 'node:path';

/** For tests: the bytes of a file in `samples`, as somebody on site sent it. */
export function readSample(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'samples', name));
}
