import { builder } from '../../../graphql/builder.ts';
import { entryDirectionEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { answerChange } from '../answer-change.ts';
import { workAnswerType } from '../types.ts';
import { recordEntry } from './service.ts';

/** What the two operations say about taking back. */
export const takesBackDescription =
  "That the 'out' of the last ten minutes was a mistake: they have been inside all the time, whatever the work stands for.";

builder.mutationField('recordEntry', (t) =>
  t.field({
    type: workAnswerType,
    description:
      'Records that somebody goes into the space or comes out. Going in can be refused; coming out never is.',
    args: {
      permitId: t.arg.id({ required: true }),
      worker: t.arg.id({ description: 'A worker on the job.' }),
      rescuer: t.arg.string({ description: 'The name of a rescuer, who is never refused.' }),
      direction: t.arg({ type: entryDirectionEnum, required: true }),
      allTheSame: t.arg.boolean({ description: 'They went in although it was refused: it is recorded as a danger.' }),
      takesBack: t.arg.boolean({ description: takesBackDescription }),
      deviceTime: t.arg.string({ description: 'When it was pressed, where it is sent later; ISO 8601.' }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key returns the first result.' }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => recordEntry(actorContext, args));
    },
  }),
);
