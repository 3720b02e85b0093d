import { formDownloads, type FormFile } from '@eptw/domain/help/downloads';
import type { Checklist } from './checklist.ts';
import { airReceiverAndCompressor } from './checklists/air-receiver-and-compressor.ts';
import { excavation } from './checklists/excavation.ts';
import { ladder } from './checklists/ladder.ts';
import { raisedMetalFlooring } from './checklists/raised-metal-flooring.ts';
import { riskAssessment } from './checklists/risk-assessment.ts';
import { scaffold } from './checklists/scaffold.ts';
import { srdSrl } from './checklists/srd-srl.ts';

/** What stands on each form. A form of the domain's table without content does not compile. */
export const checklists: Record<FormFile, Checklist> = {
  'risk-assessment-checklist.pdf': riskAssessment,
  'ladder-checklist.pdf': ladder,
  'air-receiver-and-compressor-checklist.pdf': airReceiverAndCompressor,
  'excavation-checklist.pdf': excavation,
  'scaffold-checklist.pdf': scaffold,
  'raised-metal-flooring-checklist.pdf': raisedMetalFlooring,
  'srd-srl-checklist.pdf': srdSrl,
};

export const forms = formDownloads.map((download) => ({ download, checklist: checklists[download.file] }));
