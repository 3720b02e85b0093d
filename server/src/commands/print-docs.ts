import { writeFileSync } from 'node:fs';
import { generatedDocs } from '../app/generated-docs.ts';

const root = new URL('../../../', import.meta.url);
for (const [path, print] of Object.entries(generatedDocs)) writeFileSync(new URL(path, root), print());
