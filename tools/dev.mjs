// `npm run dev`: runs the server and the web app from their sources. A change in server/, domain/ or content/
// restarts the server; a change in web/ shows in the browser at once. Uses the data of `npm start`, below DATA_DIR.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

await prepare({ builds: false }).catch(fail);

const programs = [
  {
    folder: '.',
    command: ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include=content', 'server/src/main.ts'],
  },
  { folder: 'web', command: ['vite/bin/vite.js', '--clearScreen', 'false'] },
];
const running = new Set();
let ending = false;

for (const { folder, command } of programs) {
  const [program, ...parameters] = command;
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...parameters], {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    // Detached, so that a Ctrl-C reaches it only once, through the code below: after a second signal the server would
    // not stop cleanly.
    detached: true,
  });
  running.add(child);
  // One of them alone is of no use.
  child.on('exit', (code) => {
    running.delete(child);
    process.exitCode ||= code ?? 0;
    end();
  });
}

/** Only once: a second signal would kill the children. */
function end() {
  if (ending) return;
  ending = true;
  for (const child of running) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
