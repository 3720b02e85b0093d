import { listVerifyingSites } from '@eptw/domain/crew/verification';
import type { CrewCompany } from '@eptw/domain/crew/crew-access';
import type { ActorContext } from '../../../app-context.ts';
import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum } from '../../../graphql/enums.ts';
import { toPayload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { workerCertificateType, workerPayload } from '../types.ts';
import {
  explainVerification,
  getCertificatesToVerify,
  getVerificationTasks,
  loadCompany,
  verifyCertificate,
} from './service.ts';
import { certificateList, verificationTaskType } from './types.ts';

/** The companies that a request has loaded: a worker has many certificates and one company. */
const companiesOfRequest = new WeakMap<object, Map<string, Promise<CrewCompany>>>();

function loadCompanyOnce(request: object, context: ActorContext, name: string): Promise<CrewCompany> {
  const loaded = companiesOfRequest.get(request) ?? new Map<string, Promise<CrewCompany>>();
  companiesOfRequest.set(request, loaded);
  const company = loaded.get(name) ?? loadCompany(context, name);
  loaded.set(name, company);
  return company;
}

builder.objectField(workerCertificateType, 'verifyProblem', (t) =>
  t.string({
    nullable: true,
    description: 'Why the viewer may not verify it, as a sentence; null where they may.',
    resolve: async (certificate, _args, request) => {
      const context = requireActor(request);
      const { company: name, verified } = certificate;
      if (verified) return 'It is verified.';
      const company =
        listVerifyingSites(context.actor).length === 0
          ? { name, siteIds: [] }
          : await loadCompanyOnce(request, context, name);
      return explainVerification(context, certificate, company)?.problem ?? null;
    },
  }),
);

builder.queryFields((t) => ({
  getCertificatesToVerify: t.field({
    type: certificateList,
    description: "Workers' certificates that the user may verify, those of one worker together.",
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string({ description: 'Searches names, pass numbers and companies.' }),
    },
    resolve: (_root, args, context) => getCertificatesToVerify(requireActor(context), args),
  }),
  getVerificationTasks: t.field({
    type: [verificationTaskType],
    description: 'Sites where certificates count that nobody has verified.',
    resolve: (_root, _args, context) => getVerificationTasks(requireActor(context)),
  }),
}));

builder.mutationField('verifyCertificate', (t) =>
  t.field({
    type: workerPayload,
    description: 'Records that the user has seen a certificate of a worker as the register has it.',
    args: {
      worker: t.arg.id({ required: true }),
      certificate: t.arg({ type: certificateKindEnum, required: true }),
      version: t.arg.int({
        required: true,
        description: 'The version of the worker that was on screen; refused when the worker has changed since.',
      }),
      number: t.arg.string({ description: 'Needed where the worker has several certificates of the kind.' }),
      site: t.arg.id({ description: "One of the user's sites where the company works; the first unless given." }),
    },
    resolve: (_root, args, context) =>
      toPayload('The certificate is verified.', () => verifyCertificate(requireActor(context), args)),
  }),
);
