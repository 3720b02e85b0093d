const endOfChain = 0xfffffffa;
const entrySize = 128;
const maxSectors = 4_096;
const tablesInHeader = 109;

/** What lies at the root of a compound file, the container of the older office documents, of mails and of installers. */
export interface CompoundFile {
  /** What the file as a whole says it is: 16 bytes in hexadecimal, all of them 0 where it says nothing. */
  classId: string;
  names: string[];
}

/** Reads the directory of a compound file; nothing when it has none that can be read. */
export function readCompoundFile(content: Buffer): CompoundFile | undefined {
  try {
    const size = 2 ** content.readUInt16LE(30);
    if (size !== 512 && size !== 4_096) return undefined;
    const sector = (index: number) => content.subarray((index + 1) * size, (index + 2) * size);
    const entries: Buffer[] = [];
    let at = content.readUInt32LE(48);
    for (let count = 0; at < endOfChain && count < maxSectors; count += 1) {
      const directory = sector(at);
      for (let offset = 0; offset + entrySize <= directory.length; offset += entrySize)
        entries.push(directory.subarray(offset, offset + entrySize));
      at = findNextSector(content, sector, size, at);
    }
    const [root] = entries;
    if (root?.[66] !== 5) return undefined;
    return { classId: root.toString('hex', 80, 96), names: listEntryNames(entries, root.readUInt32LE(76)) };
  } catch (error) {
    // It points to where nothing is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Which sector follows one, by the tables of sectors. The head of the file says where the first of those lie. */
function findNextSector(content: Buffer, sector: (index: number) => Buffer, size: number, index: number): number {
  const perSector = size / 4;
  let table = Math.floor(index / perSector);
  const place = 4 * (index % perSector);
  if (table < tablesInHeader) return sector(content.readUInt32LE(76 + 4 * table)).readUInt32LE(place);
  // Further tables are listed in sectors of their own, the last entry of which leads to the next list.
  table -= tablesInHeader;
  let list = sector(content.readUInt32LE(68));
  for (; table >= perSector - 1; table -= perSector - 1) list = sector(list.readUInt32LE(size - 4));
  return sector(list.readUInt32LE(4 * table)).readUInt32LE(place);
}

/** The names in one folder, which is a tree of entries. */
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
