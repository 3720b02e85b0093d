import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestClient, TestResponse } from './client.ts';

/** The real program in a separate process, ready for requests. */
export interface Program {
  /** `http://127.0.0.1:…` */
  address: string;
  /** The lines it printed until it was ready. */
  startupLines: readonly string[];
  /** Calls its API over the network with this token. A request without a response is rejected. */
  client(token: string): Pick<TestClient, 'query'>;
  /** Stops it cleanly, waits for that, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it without warning and waits for its exit. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
const ready = /^ePTW is ready at (.+)$/;

/**
 * Arguments with which Node runs the program or one of its commands: the sources, or, if EPTW_TEST_BUILT says that it
 * is fresh, the build, which starts in a quarter of the time.
 */
export function findScript(name: string): string[] {
  if (process.env['EPTW_TEST_BUILT']) return [path.join(import.meta.dirname, `../../dist/${name}.js`)];
  const file = name === 'main' ? '../main.ts' : `../commands/${name}.ts`;
  return ['--import', 'tsx', path.join(import.meta.dirname, file)];
}

/**
 * Starts the program on a free port, with these settings and without the demo.
 * @throws with its output when it exits before it is ready
 */
export async function startProgram(settings: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, findScript('main'), {
    cwd: import.meta.dirname,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit').finally(() => running.delete(child));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const startupLines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    startupLines.push(line);
    const address = ready.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return {
      address,
      startupLines,
      client: (token) => clientAt(address, token),
      stop: async () => {
        await end('SIGTERM');
        return child.exitCode;
      },
      kill: () => end('SIGKILL'),
    };
  }
  throw new Error(`The program ended before it was ready: ${errors}`);
}

/** Kills programs that a failed test left behind. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Calls the API at an address over the network with this token. */
export function clientAt(address: string, token: string): Pick<TestClient, 'query'> {
  return { query: (text, variables) => post(address, token, text, variables) };
}

async function post<Data>(
  address: string,
  token: string,
  query: string,
  variables: Record<string, unknown> | undefined,
): Promise<TestResponse<Data>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Pick<TestResponse<Data>, 'data' | 'errors'>;
  return { status: response.status, data, errors };
}
