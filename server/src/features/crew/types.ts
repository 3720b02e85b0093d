import { formatPseudonym } from '@eptw/domain/crew/worker';
import { builder } from '../../graphql/builder.ts';
import { certificateKindEnum, workerLanguageEnum } from '../../graphql/enums.ts';
import { defineListType, definePayloadType } from '../../graphql/payloads.ts';

/** A certificate of a worker as the API returns it. */
export interface WorkerCertificate {
  /** The worker's company. */
  company: string;
  /** A kind of the domain's table, or one that only a newer version has. */
  kind: string;
  number: string;
  issuer: string;
  expiresOn: string;
  /** The stored name of a picture or scan. */
  file: string | null;
  /** The name that this file is saved under. */
  fileName: string | null;
  /** The id of who entered it or changed it last; null where nobody recorded that. */
  enteredById: string | null;
  /** Since when the worker has it under this number, from this issuer; ISO 8601. */
  numberSince: string;
  /** Who has seen it as it is now; null while nobody has. */
  verified: CertificateVerification | null;
}

/** Who has seen a certificate, at which site and when. */
export interface CertificateVerification {
  by: string;
  byId: string;
  site: string;
  siteId: string;
  /** ISO 8601. */
  at: string;
}

/** A worker as the API returns it: never with the PIN. */
export interface Worker {
  _id: string;
  company: string;
  name: string;
  passNumber: string;
  trade: string;
  phone: string;
  languages: string[];
  certificates: WorkerCertificate[];
  hasPin: boolean;
  version: number;
  createdAt: Date;
  /** Null if nobody has changed it since it was created. */
  changedAt: Date | null;
  changedBy: string | null;
}

const verificationType = builder.objectRef<CertificateVerification>('CertificateVerification').implement({
  description: 'Who has seen a certificate, at which site and when.',
  fields: (t) => ({
    by: t.exposeString('by', { description: 'The name of the user.' }),
    site: t.exposeString('site', { description: 'The name of the site.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
  }),
});

export const workerCertificateType = builder.objectRef<WorkerCertificate>('WorkerCertificate').implement({
  fields: (t) => ({
    kind: t.field({ type: certificateKindEnum, resolve: ({ kind }) => kind as never }),
    number: t.exposeString('number'),
    issuer: t.exposeString('issuer'),
    expiresOn: t.exposeString('expiresOn', { description: 'The last valid day, as YYYY-MM-DD.' }),
    file: t.exposeString('file', { nullable: true, description: 'The stored name of a picture or scan.' }),
    fileName: t.exposeString('fileName', { nullable: true }),
    verified: t.field({
      type: verificationType,
      nullable: true,
      description: 'Null while nobody of a site has seen it as it is now.',
      resolve: ({ verified }) => verified,
    }),
  }),
});

export const workerType = builder.objectRef<Worker>('Worker').implement({
  description: 'A worker of a contractor in the crew register.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    pseudonym: t.string({
      description: 'What histories call the worker once erased.',
      resolve: ({ _id }) => formatPseudonym(_id),
    }),
    company: t.exposeString('company'),
    name: t.exposeString('name'),
    passNumber: t.exposeString('passNumber'),
    trade: t.exposeString('trade'),
    phone: t.exposeString('phone'),
    languages: t.field({ type: [workerLanguageEnum], resolve: ({ languages }) => languages as never }),
    certificates: t.field({ type: [workerCertificateType], resolve: ({ certificates }) => certificates }),
    hasPin: t.exposeBoolean('hasPin', { description: 'Whether a PIN is set. It is never returned.' }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description: 'The name of the user who changed it last.',
    }),
  }),
});

export const workerList = defineListType('WorkerList', workerType);

export const workerPayload = definePayloadType('WorkerAnswer', 'worker', workerType);
