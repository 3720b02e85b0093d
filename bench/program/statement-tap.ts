import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A statement as sent to PostgreSQL. */
export interface Statement {
  /** The name of a prepared statement; empty if it has none. */
  name: string;
  text: string;
  values: (string | null)[];
}

/** A socket in front of PostgreSQL's own that records the statements passing through. */
export interface StatementTap {
  /** The directory to use as the host in place of PostgreSQL's own. */
  directory: string;
  /** The statements since the last call, in the order in which they were sent. */
  take: () => Statement[];
  close: () => Promise<void>;
}

/** Opens a tap on the PostgreSQL that listens on this unix socket. */
export async function openStatementTap(socket: string): Promise<StatementTap> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'eptw-tap-'));
  const passing = new Set<net.Socket>();
  let statements: Statement[] = [];
  const server = net.createServer((client) => {
    const postgres = net.connect(socket);
    const read = statementReader((statement) => statements.push(statement));
    client.on('data', (bytes) => {
      read(bytes);
      postgres.write(bytes);
    });
    postgres.pipe(client);
    client.on('close', () => postgres.destroy());
    client.on('error', () => postgres.destroy());
    postgres.on('error', () => client.destroy());
    passing.add(client);
  });
  server.listen(path.join(directory, path.basename(socket)));
  await once(server, 'listening');
  return {
    directory,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    close: async () => {
      for (const client of passing) client.destroy();
      server.close();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Parses enough of the client's protocol to find Bind messages and the texts they refer to. */
function statementReader(onStatement: (statement: Statement) => void): (bytes: Buffer) => void {
  const texts = new Map<string, string>();
  let waiting = Buffer.alloc(0);
  let started = false;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      // The first message of a connection has no type byte before its length.
      const head = started ? 1 : 0;
      if (waiting.length < head + 4) return;
      const end = head + waiting.readInt32BE(head);
      if (waiting.length < end) return;
      const type = started ? String.fromCharCode(waiting[0] ?? 0) : '';
      const message = new MessageReader(waiting.subarray(head + 4, end));
      if (type === 'P') texts.set(message.text(), message.text());
      if (type === 'B') {
        message.text();
        const name = message.text();
        onStatement({ name, text: texts.get(name) ?? '', values: message.values() });
      }
      started = true;
      waiting = waiting.subarray(end);
    }
  };
}

class MessageReader {
  private place = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Text up to the next zero byte. */
  text(): string {
    const end = this.bytes.indexOf(0, this.place);
    const text = this.bytes.toString('utf8', this.place, end);
    this.place = end + 1;
    return text;
  }

  /** The parameters of a Bind message, which follow their formats. */
  values(): (string | null)[] {
    const formats = this.short();
    this.place += formats * 2;
    return Array.from({ length: this.short() }, () => {
      const length = this.bytes.readInt32BE(this.place);
      this.place += 4;
      if (length < 0) return null;
      this.place += length;
      return this.bytes.toString('utf8', this.place - length, this.place);
    });
  }

  private short(): number {
    this.place += 2;
    return this.bytes.readInt16BE(this.place - 2);
  }
}
