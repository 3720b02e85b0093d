// `npm run dev`: the server and the web from their sources. A change in server/, domain/ or content/ starts the server
// anew; a change in web/ shows in the browser at once. On the data that `npm start` has, below DATA_DIR.
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
    // Out of reach of a Ctrl-C, which is handed on below: told twice, the server would not end in good order.
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

/** Once: whoever is told a second time is killed. */
function end() {
  if (ending) return;
  ending = true;
  for (const child of running) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
