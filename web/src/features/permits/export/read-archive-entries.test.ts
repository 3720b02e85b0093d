import { Zip, ZipPassThrough } from 'fflate';
import { expect, it } from 'vitest';
import { createArchiveEntryReader } from './read-archive-entries.ts';

function archiveOf(names: readonly string[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((_error, piece) => pieces.push(piece));
  for (const name of names) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(crypto.getRandomValues(new Uint8Array(5_000)), true);
  }
  archive.end();
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((at, piece) => {
    whole.set(piece, at);
    return at + piece.length;
  }, 0);
  return whole;
}

it.each([7, 1_000, 100_000])('reports each file of an archive once, in chunks of %i bytes', (size) => {
  const names = ['one.pdf', 'two.pdf', 'three.pdf'];
  const archive = archiveOf(names);
  const received: string[] = [];
  const watch = createArchiveEntryReader((name) => received.push(name));
  for (let at = 0; at < archive.length; at += size) watch(archive.subarray(at, at + size));
  expect(received).toEqual(names);
});
