import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './render-mail.ts';
import { MailError, type Mailer } from './mailer.ts';

/** An e-mail that was written to the outbox instead of being sent. */
export interface OutboxMail extends Mail {
  /** When it was written, in ISO 8601. */
  at: string;
}

/** Stores e-mails in a folder, where users of a demo can read them. */
export interface Outbox extends Mailer {
  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | undefined>;
}

const toFileName = (at: string, id: string) => `${at.replace(/[:.]/g, '-')}_${id}.json`;

/** Stores e-mails as files, one each. The folder is created with the first one. */
export function createOutbox(directory: string, clock: () => Date): Outbox {
  async function listNames(): Promise<string[]> {
    const entries = await readdir(directory).catch(() => []);
    return entries.filter((name) => name.endsWith('.json')).toSorted();
  }
  const read = async (name: string) => JSON.parse(await readFile(path.join(directory, name), 'utf8')) as OutboxMail;
  return {
    async send(mail) {
      const at = clock().toISOString();
      const file = path.join(directory, toFileName(at, mail.id));
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        // Readers of the folder never see a partial file.
        await writeFile(`${file}.partial`, JSON.stringify({ at, ...mail }, null, 2), { mode: 0o600 });
        await rename(`${file}.partial`, file);
      } catch (error) {
        throw new MailError('try again', error instanceof Error ? error : new Error(String(error)));
      }
    },
    close() {},
    async list(limit) {
      return Promise.all((await listNames()).slice(-limit).toReversed().map(read));
    },
    async find(id) {
      const name = (await listNames()).find((candidate) => candidate.endsWith(`_${id}.json`));
      return name === undefined ? undefined : read(name);
    },
  };
}
