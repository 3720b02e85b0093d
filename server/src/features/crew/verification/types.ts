import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum } from '../../../graphql/enums.ts';
import type { Page } from '../../../graphql/payloads.ts';

/** A certificate in the queue of those who may verify it. */
export interface CertificateToVerify {
  workerId: string;
  name: string;
  passNumber: string;
  company: string;
  /** The version of the worker. */
  version: number;
  kind: string;
  number: string;
  issuer: string;
  expiresOn: string;
  /** The stored name of a picture or scan. */
  file: string | null;
  fileName: string | null;
  /** The name of who entered it or changed it last; null where nobody recorded that. */
  enteredBy: string | null;
}

/** A site where unverified certificates still count, and how many of them there are. */
export interface VerificationTask {
  siteId: string;
  code: string;
  name: string;
  toVerify: number;
}

const certificateType = builder.objectRef<CertificateToVerify>('CertificateToVerify').implement({
  fields: (t) => ({
    worker: t.exposeID('workerId'),
    name: t.exposeString('name'),
    passNumber: t.exposeString('passNumber'),
    company: t.exposeString('company'),
    version: t.exposeInt('version', { description: 'The version of the worker that is shown, for verifying it.' }),
    kind: t.field({ type: certificateKindEnum, resolve: ({ kind }) => kind as never }),
    number: t.exposeString('number'),
    issuer: t.exposeString('issuer'),
    expiresOn: t.exposeString('expiresOn', { description: 'The last valid day, as YYYY-MM-DD.' }),
    file: t.exposeString('file', { nullable: true, description: 'The stored name of a picture or scan.' }),
    fileName: t.exposeString('fileName', { nullable: true }),
    enteredBy: t.exposeString('enteredBy', { nullable: true, description: 'The name of the user.' }),
  }),
});

export const certificateList = builder.objectRef<Page<CertificateToVerify>>('CertificateToVerifyList').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    items: t.field({ type: [certificateType], resolve: ({ items }) => items }),
  }),
});

export const verificationTaskType = builder.objectRef<VerificationTask>('VerificationTask').implement({
  description: 'A site where certificates count that nobody has verified.',
  fields: (t) => ({
    site: t.exposeID('siteId'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    toVerify: t.exposeInt('toVerify', { description: 'The certificates of workers there that nobody has verified.' }),
  }),
});
