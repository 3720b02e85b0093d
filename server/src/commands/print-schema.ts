import { writeFileSync } from 'node:fs';
import { printedSchema } from '../graphql/print-schema.ts';

writeFileSync(new URL('../../schema.graphql', import.meta.url), printedSchema());
