import { writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

const root = new URL('../../../', import.meta.url);
for (const [path, print] of Object.entries(documents)) writeFileSync(new URL(path, root), print());
