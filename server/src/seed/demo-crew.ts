import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { addDays, toDay } from '@eptw/domain/time/day-range';
import type { ActorContext, AppContext } from '../app-context.ts';
import { content } from '../content/content.ts';
import { setWorkerPin } from '../features/crew/pin/service.ts';
import { createWorker } from '../features/crew/service.ts';
import { verifyCertificate } from '../features/crew/verification/service.ts';
import { uploadFile } from '../features/files/service.ts';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { createOnePagePdf } from './one-page-pdf.ts';

const { pin, workers } = content.demo.crew;

const siteOfCloser = 'F10N';

/** Adds the workers of the demo's contractors, as a project manager of each company; a permit closer sees most certificates. */
export async function seedCrew(appContext: AppContext): Promise<void> {
  const today = toDay(appContext.clock());
  const managers = await appContext.db
    .selectFrom('person')
    .select(['id', 'full_name as fullName', 'email', 'role', 'company'])
    .where('role', '=', 'ContractorPM')
    .execute();
  const closer = await loadCloser(appContext);
  for (const { certificates, ...worker } of workers) {
    const manager = managers.find(({ company }) => company === worker.company);
    if (!manager) throw new Error(`The demo data does not know a project manager of ${worker.company}.`);
    const context: ActorContext = { ...appContext, actor: { ...manager, siteIds: [], groups: [] } };
    const created = await createWorker(context, {
      ...worker,
      certificates: await Promise.all(
        certificates.map(async ({ kind, number, issuer, endsInDays, hasFile }) => ({
          ...{ kind, number, issuer },
          expiresOn: addDays(today, endsInDays),
          file: hasFile ? await uploadCertificate(context, `${formatCertificateKind(kind)} ${number}`) : null,
        })),
      ),
    });
    await setWorkerPin(context, created._id, pin);
    const seen = certificates.filter(({ isVerified = true, endsInDays }) => isVerified && endsInDays >= 0);
    for (const { kind, number } of seen)
      await verifyCertificate(closer, { worker: created._id, certificate: kind, number, version: created.version });
  }
}

/** A permit closer of a site where all of the demo's contractors work. */
async function loadCloser(appContext: AppContext): Promise<ActorContext> {
  const row = await appContext.db
    .selectFrom('mt_group')
    .innerJoin('mt_group_member', 'mt_group_member.group_id', 'mt_group.id')
    .innerJoin('site', 'site.id', 'mt_group.site_id')
    .innerJoin('person', 'person.id', 'mt_group_member.person_id')
    .select(['person.id', 'person.full_name as fullName', 'person.email', 'person.role', 'person.company'])
    .select(['mt_group.id as groupId', 'mt_group.name', 'mt_group.site_id as siteId'])
    .where('mt_group.permit_closer', '=', true)
    .where('site.code', '=', siteOfCloser)
    .orderBy('person.full_name')
    .executeTakeFirstOrThrow();
  const { groupId, name, siteId, ...person } = row;
  const group = { id: groupId, name, siteId, permitCloser: true };
  return { ...appContext, actor: { ...person, siteIds: [siteId], groups: [group] } };
}

async function uploadCertificate(context: ActorContext, title: string): Promise<string> {
  const file = new UploadedFile(`${title}.pdf`, createOnePagePdf(title));
  return (await uploadFile(context, file)).filename;
}
