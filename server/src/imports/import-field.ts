import type { OutputRef } from '@pothos/core';
import type { ActorContext } from '../app-context.ts';
import { builder } from '../graphql/builder.ts';
import { toPayload, type Payload } from '../graphql/payloads.ts';
import { requireActor } from '../graphql/require-actor.ts';
import type { ImportInput, ImportResult } from './run-import.ts';

interface ImportField<Report> {
  description: string;
  type: OutputRef<Payload<Report>>;
  run: (context: ActorContext, input: ImportInput) => Promise<ImportResult<Report>>;
}

/** Adds a mutation that imports a CSV file, with a dry run before it. */
export function addImportField<Report extends object>(
  name: string,
  { description, type, run }: ImportField<Report>,
): void {
  builder.mutationField(name, (t) =>
    t.field({
      type,
      description,
      args: {
        file: t.arg({ type: 'Upload' }),
        csv: t.arg.string({ description: 'The text of the file, instead of an upload.' }),
        dryRun: t.arg.boolean({ required: true, description: 'Whether to only report and write nothing.' }),
        seen: t.arg.string({ description: 'The fingerprint of the dry run; refused when the outcome differs.' }),
      },
      resolve: async (_root, args, context) => {
        let doneMessage = '';
        const answer = await toPayload('', async () => {
          const { report, message } = await run(requireActor(context), args);
          doneMessage = message;
          return report;
        });
        return { ...answer, message: doneMessage || answer.message };
      },
    }),
  );
}
