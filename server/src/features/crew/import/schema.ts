import { builder } from '../../../graphql/builder.ts';
import { toPayload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { importWorkers } from './service.ts';
import { workerImportPayload } from './types.ts';

builder.mutationField('importWorkers', (t) =>
  t.field({
    type: workerImportPayload,
    description: 'Adds workers with their certificates from a CSV file: all valid ones, or none.',
    args: {
      file: t.arg({ type: 'Upload' }),
      csv: t.arg.string({ description: 'The text of the file, instead of an upload.' }),
      dryRun: t.arg.boolean({ required: true, description: 'Whether to only report and write nothing.' }),
      seen: t.arg.string({ description: 'The fingerprint of the dry run; refused when the outcome differs.' }),
    },
    resolve: async (_root, args, context) => {
      let doneMessage = '';
      const answer = await toPayload('', async () => {
        const { report, message } = await importWorkers(requireActor(context), args);
        doneMessage = message;
        return report;
      });
      return { ...answer, message: doneMessage || answer.message };
    },
  }),
);
