import { certificateKindNames, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { workerLanguageCodes, type WorkerLanguage } from '@eptw/domain/crew/language';
import { anyText, flag, listOf, object, oneOf, optional, text, wholeNumber } from '../shape.ts';

interface DemoCertificate {
  kind: CertificateKind;
  number: string;
  issuer: string;
  /** Counted from the day on which the demo is created; negative if it has ended. */
  endsInDays: number;
  hasFile: boolean;
  /** Whether a permit closer has seen it, unless it has ended; so unless given. */
  isVerified: boolean | undefined;
}

interface DemoWorker {
  company: string;
  name: string;
  passNumber: string;
  trade: string;
  /** Empty for none. */
  phone: string;
  languages: readonly WorkerLanguage[];
  certificates: readonly DemoCertificate[];
}

/** The workers of the demo's contractors. */
export interface DemoCrew {
  /** The PIN of every worker. */
  pin: string;
  workers: readonly DemoWorker[];
}

/** The shape of `content/demo/crew.yaml`. */
export const demoCrew = object<DemoCrew>({
  pin: text,
  workers: listOf(
    object<DemoWorker>({
      company: text,
      name: text,
      passNumber: text,
      trade: text,
      phone: anyText,
      languages: listOf(oneOf(workerLanguageCodes)),
      certificates: listOf(
        object<DemoCertificate>({
          kind: oneOf(certificateKindNames),
          number: text,
          issuer: text,
          endsInDays: wholeNumber,
          hasFile: flag,
          isVerified: optional(flag),
        }),
      ),
    }),
  ),
});
