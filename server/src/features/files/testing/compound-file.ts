/** A compound file with these streams at its root, with no more than the directory filled in. */
export function createCompoundFile(names: readonly string[], classId = ''): Buffer {
  const file = Buffer.alloc(512 * 6);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  // Sector 0 is the allocation table; sectors 1 and 2 are the directory.
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1_024);
  file.writeUInt32LE(2, 512 + 4);
  file.writeUInt32LE(0xfffffffe, 512 + 8);
  const entries = ['Root Entry', ...names];
  for (const [index, name] of entries.entries()) {
    const at = 1_024 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = index === 0 ? 5 : 2;
    file.fill(0xff, at + 68, at + 80);
    if (index > 0 && index + 1 < entries.length) file.writeUInt32LE(index + 1, at + 72);
  }
  if (names.length > 0) file.writeUInt32LE(1, 1_024 + 76);
  file.write(classId, 1_024 + 80, 'hex');
  return file;
}
