import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { addDays, toDay } from '@eptw/domain/time/day-range';
import type { ActorContext, AppContext } from '../app-context.ts';
import { content } from '../content/content.ts';
import { setWorkerPin } from '../features/crew/pin/service.ts';
import { createWorker } from '../features/crew/service.ts';
import { uploadFile } from '../features/files/service.ts';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { createOnePagePdf } from './one-page-pdf.ts';

const { pin, workers } = content.demo.crew;

/** Adds the workers of the demo's contractors, as a project manager of each company. */
export async function seedCrew(appContext: AppContext): Promise<void> {
  const today = toDay(appContext.clock());
  const managers = await appContext.db
    .selectFrom('person')
    .select(['id', 'full_name as fullName', 'email', 'role', 'company'])
    .where('role', '=', 'ContractorPM')
    .execute();
  for (const { certificates, ...worker } of workers) {
    const manager = managers.find(({ company }) => company === worker.company);
    if (!manager) throw new Error(`The demo data does not know a project manager of ${worker.company}.`);
    const context: ActorContext = { ...appContext, actor: { ...manager, siteIds: [], groups: [] } };
    const { _id } = await createWorker(context, {
      ...worker,
      certificates: await Promise.all(
        certificates.map(async ({ kind, number, issuer, endsInDays, hasFile }) => ({
          ...{ kind, number, issuer },
          expiresOn: addDays(today, endsInDays),
          file: hasFile ? await uploadCertificate(context, `${formatCertificateKind(kind)} ${number}`) : null,
        })),
      ),
    });
    await setWorkerPin(context, _id, pin);
  }
}

async function uploadCertificate(context: ActorContext, title: string): Promise<string> {
  const file = new UploadedFile(`${title}.pdf`, createOnePagePdf(title));
  return (await uploadFile(context, file)).filename;
}
