import { toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { importUsers } from './service.ts';
import { importPayload } from './types.ts';

builder.mutationField('importUsers', (t) =>
  t.field({
    type: importPayload,
    description: 'Creates accounts from a CSV file: all valid lines, or none.',
    args: {
      file: t.arg({ type: 'Upload' }),
      csv: t.arg.string({ description: 'The text of the file, instead of an upload.' }),
      dryRun: t.arg.boolean({ required: true, description: 'Whether to only report and write nothing.' }),
      seen: t.arg.string({ description: 'The fingerprint of the dry run; refused when the outcome differs.' }),
    },
    resolve: async (_root, args, context) => {
      let doneMessage = '';
      const answer = await toPayload('', async () => {
        const { report, message } = await importUsers(requireActor(context), args);
        doneMessage = message;
        return report;
      });
      return { ...answer, message: doneMessage || answer.message };
    },
  }),
);
