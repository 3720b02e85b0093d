const endOfChain = 0xfffffffa;
const entrySize = 128;
const maxSectors = 4_096;
const tablesInHeader = 109;

/** The root of a compound file, the container format of older office documents, mails and installers. */
export interface CompoundFile {
  /** The class id of the file: 16 bytes in hexadecimal, all 0 if not set. */
  classId: string;
  names: string[];
}

/** Reads the directory of a compound file; undefined if it has no readable one. */
export function readCompoundFile(content: Buffer): CompoundFile | undefined {
  try {
    const size = 2 ** content.readUInt16LE(30);
    if (size !== 512 && size !== 4_096) return undefined;
    const readSector = (index: number) => content.subarray((index + 1) * size, (index + 2) * size);
    const entries: Buffer[] = [];
    let at = content.readUInt32LE(48);
    for (let count = 0; at < endOfChain && count < maxSectors; count += 1) {
      const directory = readSector(at);
      for (let offset = 0; offset + entrySize <= directory.length; offset += entrySize)
        entries.push(directory.subarray(offset, offset + entrySize));
      at = findNextSector(content, readSector, size, at);
    }
    const [root] = entries;
    if (root?.[66] !== 5) return undefined;
    return { classId: root.toString('hex', 80, 96), names: listEntryNames(entries, root.readUInt32LE(76)) };
  } catch (error) {
    // An offset points outside the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The sector that follows this one, by the allocation tables. The header lists the sectors of the first tables. */
function findNextSector(content: Buffer, readSector: (index: number) => Buffer, size: number, index: number): number {
  const perSector = size / 4;
  let table = Math.floor(index / perSector);
  const offset = 4 * (index % perSector);
  if (table < tablesInHeader) return readSector(content.readUInt32LE(76 + 4 * table)).readUInt32LE(offset);
  // Further tables are listed in separate sectors, each of which ends with the next one's index.
  table -= tablesInHeader;
  let list = readSector(content.readUInt32LE(68));
  for (; table >= perSector - 1; table -= perSector - 1) list = readSector(list.readUInt32LE(size - 4));
  return readSector(list.readUInt32LE(4 * table)).readUInt32LE(offset);
}

/** The names in one folder, which is stored as a tree of entries. */
function listEntryNames(entries: readonly Buffer[], first: number): string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    names.push(entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)));
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
}
