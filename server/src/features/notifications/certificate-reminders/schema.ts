import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum } from '../../../graphql/enums.ts';
import { mutationPayload, toPayload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { remindCertificateVerifiers } from './service.ts';

builder.mutationField('remindCertificateVerifiers', (t) =>
  t.field({
    type: mutationPayload,
    description: "Asks those at a permit's site who may verify a worker's certificate to see it, once a day.",
    args: {
      permitId: t.arg.id({ required: true }),
      worker: t.arg.id({ required: true }),
      certificate: t.arg({ type: certificateKindEnum, required: true }),
    },
    resolve: async (_root, args, context) => {
      let sentence = '';
      const answer = await toPayload('', async () => {
        sentence = await remindCertificateVerifiers(requireActor(context), args);
        return null;
      });
      return answer.success ? { ...answer, message: sentence } : answer;
    },
  }),
);
