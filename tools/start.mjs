// `npm start`: prepares everything and runs the server in this process, so that signals reach it.
import { fail, prepare } from './prepare.mjs';

await prepare().catch(fail);
await import('../server/dist/main.js');
