import { builder } from '../../graphql/builder.ts';
import { mutationPayload, toPayload } from '../../graphql/payloads.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { createWorker, eraseWorker, getCrewCompanies, getWorker, getWorkers, updateWorker } from './service.ts';
import { workerList, workerPayload } from './types.ts';

builder.queryField('getWorkers', (t) =>
  t.field({
    type: workerList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      company: t.arg.string({ description: 'The name of a company.' }),
      searchText: t.arg.string({ description: 'Searches names, pass numbers and trades.' }),
      endingSoon: t.arg.boolean({
        description: 'Only workers with a certificate that has ended or ends within 30 days, without a later one.',
      }),
    },
    resolve: (_root, args, context) => getWorkers(requireActor(context), args),
  }),
);

builder.queryField('getWorker', (t) =>
  t.field({
    type: workerPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getWorker(requireActor(context), id)),
  }),
);

builder.queryField('getCrewCompanies', (t) =>
  t.field({
    type: ['String'],
    resolve: (_root, _args, context) => getCrewCompanies(requireActor(context)),
  }),
);

const certificateInput = builder.inputType('WorkerCertificateInput', {
  fields: (t) => ({
    kind: t.string({ required: true }),
    number: t.string({ required: true }),
    issuer: t.string({ required: true }),
    expiresOn: t.string({ required: true, description: 'The last valid day, as YYYY-MM-DD.' }),
    file: t.string({
      description: 'The stored name of an own, new upload, or of a file that the worker has; a PDF, PNG or JPEG file.',
    }),
  }),
});

const createWorkerInput = builder.inputType('CreateWorkerInput', {
  fields: (t) => ({
    company: t.string({ description: 'For contractors, their own unless given.' }),
    name: t.string({ required: true }),
    passNumber: t.string({ required: true }),
    trade: t.string(),
    phone: t.string(),
    languages: t.stringList({ description: 'Codes, such as en or zh.' }),
    certificates: t.field({ type: [certificateInput] }),
  }),
});

const updateWorkerInput = builder.inputType('UpdateWorkerInput', {
  description: 'Omitted fields stay unchanged; certificates are the complete list.',
  fields: (t) => ({
    name: t.string(),
    passNumber: t.string(),
    trade: t.string(),
    phone: t.string(),
    languages: t.stringList({ description: 'Codes, such as en or zh.' }),
    certificates: t.field({ type: [certificateInput] }),
  }),
});

builder.mutationField('createWorker', (t) =>
  t.field({
    type: workerPayload,
    args: { data: t.arg({ type: createWorkerInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The worker was added.', () => createWorker(requireActor(context), data)),
  }),
);

builder.mutationField('updateWorker', (t) =>
  t.field({
    type: workerPayload,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'The version that was edited; refused when the worker has changed since.' }),
      data: t.arg({ type: updateWorkerInput, required: true }),
    },
    resolve: (_root, { id, version, data }, context) =>
      toPayload('The worker was saved.', () => updateWorker(requireActor(context), id, version, data)),
  }),
);

builder.mutationField('eraseWorker', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The worker was erased.', async () => {
        await eraseWorker(requireActor(context), id);
        return null;
      }),
  }),
);
