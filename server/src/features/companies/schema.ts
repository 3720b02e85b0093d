import { listMergedNames, type CompanySpelling, type SharedPass } from '@eptw/domain/user/company-look-alikes';
import { builder } from '../../graphql/builder.ts';
import { definePayloadType, toPayload } from '../../graphql/payloads.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { getLookAlikes, mergeCompanies } from './service.ts';
import type { CompanyLookAlikes, LookAlikeAccount, LookAlikes, LookAlikeWorker } from './types.ts';

const spellingType = builder.objectRef<CompanySpelling>('CompanySpelling').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    people: t.exposeInt('people'),
    permits: t.exposeInt('permits'),
    workers: t.exposeInt('workers'),
  }),
});

const sharedPassType = builder.objectRef<SharedPass>('SharedPass').implement({
  fields: (t) => ({
    company: t.exposeString('company'),
    name: t.exposeString('name'),
    passNumber: t.exposeString('passNumber'),
  }),
});

const companiesType = builder.objectRef<CompanyLookAlikes>('CompanyLookAlikes').implement({
  fields: (t) => ({
    spellings: t.expose('spellings', { type: [spellingType] }),
    names: t.stringList({
      description: 'The names that the merged company may have, the most used first.',
      resolve: ({ spellings }) => listMergedNames(spellings),
    }),
    sharedPasses: t.expose('sharedPasses', {
      type: [sharedPassType],
      description: 'Workers who would have one pass number; a merge is refused while there are any.',
    }),
  }),
});

const accountType = builder.objectRef<LookAlikeAccount>('LookAlikeAccount').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    fullname: t.exposeString('fullname'),
    email: t.exposeString('email'),
    company: t.exposeString('company'),
  }),
});

const workerType = builder.objectRef<LookAlikeWorker>('LookAlikeWorker').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    passNumber: t.exposeString('passNumber'),
    company: t.exposeString('company'),
  }),
});

const accountsType = builder.objectRef<LookAlikeAccount[]>('AccountLookAlikes').implement({
  fields: (t) => ({ accounts: t.field({ type: [accountType], resolve: (accounts) => accounts }) }),
});

const workersType = builder.objectRef<LookAlikeWorker[]>('WorkerLookAlikes').implement({
  fields: (t) => ({ workers: t.field({ type: [workerType], resolve: (workers) => workers }) }),
});

const lookAlikesType = builder.objectRef<LookAlikes>('LookAlikes').implement({
  fields: (t) => ({
    companies: t.expose('companies', { type: [companiesType] }),
    accounts: t.expose('accounts', { type: [accountsType] }),
    workers: t.expose('workers', { type: [workersType] }),
  }),
});

const companyPayload = definePayloadType('CompanyAnswer', 'company', spellingType);

builder.queryField('getLookAlikes', (t) =>
  t.field({
    type: lookAlikesType,
    description: 'Companies, accounts and pass numbers that people read as the same.',
    resolve: (_root, _args, context) => getLookAlikes(requireActor(context)),
  }),
);

builder.mutationField('mergeCompanies', (t) =>
  t.field({
    type: companyPayload,
    description: 'Makes one company of all those that look alike: their people, permits and workers.',
    args: {
      name: t.arg.string({ required: true, description: 'One of `names`, which the company has from then on.' }),
    },
    resolve: (_root, { name }, context) =>
      toPayload('The companies are merged. Their people see each other’s permits as their roles allow.', () =>
        mergeCompanies(requireActor(context), name),
      ),
  }),
);
