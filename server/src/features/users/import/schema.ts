import { toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { importUsers } from './service.ts';
import { importPayload } from './types.ts';

builder.mutationField('importUsers', (t) =>
  t.field({
    type: importPayload,
    description: 'Makes accounts from a CSV file, all good lines of it or none.',
    args: {
      file: t.arg({ type: 'Upload' }),
      csv: t.arg.string({ description: 'The text of the file, in the place of an upload.' }),
      dryRun: t.arg.boolean({ required: true, description: 'Whether to report only, and write nothing.' }),
      seen: t.arg.string({ description: 'The fingerprint of the dry run; another outcome than that is refused.' }),
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
