import { answering } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { importUsers } from './service.ts';
import { importAnswer } from './types.ts';

builder.mutationField('importUsers', (t) =>
  t.field({
    type: importAnswer,
    description: 'Makes accounts from a CSV file, all good lines of it or none.',
    args: {
      file: t.arg({ type: 'Upload' }),
      csv: t.arg.string({ description: 'The text of the file, in the place of an upload.' }),
      dryRun: t.arg.boolean({ required: true, description: 'Whether to report only, and write nothing.' }),
      seen: t.arg.string({ description: 'The fingerprint of the dry run; another outcome than that is refused.' }),
    },
    resolve: async (_root, args, context) => {
      let said = '';
      const answer = await answering('', async () => {
        const { report, message } = await importUsers(scopeOf(context), args);
        said = message;
        return report;
      });
      return { ...answer, message: said || answer.message };
    },
  }),
);
