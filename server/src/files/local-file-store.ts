import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { requireStoredName, FileNotFound, type FileStore } from './file-store.ts';

/**
 * Stores files in a folder of the local disk, which is created if missing. A write survives a crash once it has
 * resolved.
 */
export async function openLocalFileStore(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true });

  const toPath = (name: string) => path.join(directory, requireStoredName(name));

  async function makeDurable(): Promise<void> {
    const folder = await open(directory, 'r');
    await folder.sync().finally(() => folder.close());
  }

  return {
    async write(name, content) {
      const target = toPath(name);
      const temporary = path.join(directory, `${randomUUID()}.partial`);
      try {
        const file = await open(temporary, 'wx', 0o600);
        await file
          .writeFile(content)
          .then(() => file.sync())
          .finally(() => file.close());
        await rename(temporary, target);
        await makeDurable();
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(name) {
      const file = await open(toPath(name), 'r').catch(throwFileNotFound);
      return file.createReadStream();
    },
    readBuffer: async (name) => readFile(toPath(name)).catch(throwFileNotFound),
    async remove(name) {
      await rm(toPath(name), { force: true });
    },
    async removePartialFiles(before) {
      for (const name of await readdir(directory)) {
        const file = path.join(directory, name);
        if (name.endsWith('.partial') && (await stat(file)).mtime < before) await rm(file, { force: true });
      }
    },
  };
}

function throwFileNotFound(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FileNotFound(error.message);
  throw error;
}
