import { writeFileSync } from 'node:fs';
import { printApiSchema } from '../app/print-schema.ts';

writeFileSync(new URL('../../schema.graphql', import.meta.url), printApiSchema());
