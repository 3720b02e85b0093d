/** A document that everybody may download: its file name, its title and the day it was last changed. */
export interface Download {
  file: string;
  title: string;
  /** YYYY-MM-DD */
  lastUpdated: string;
}

/** The URL path for each kind of document. */
export const downloadPaths = { forms: '/formdownloads', guides: '/userguides' } as const;

export type DownloadKind = keyof typeof downloadPaths;

/** Forms to print and fill in by hand on site. */
export const formDownloads = [
  { file: 'risk-assessment-checklist.pdf', title: 'Risk Assessment Checklist', lastUpdated: '2026-11-25' },
  { file: 'ladder-checklist.pdf', title: 'Ladder Checklist', lastUpdated: '2026-11-25' },
  {
    file: 'air-receiver-and-compressor-checklist.pdf',
    title: 'Air Receiver and Compressor Checklist',
    lastUpdated: '2026-11-25',
  },
  { file: 'excavation-checklist.pdf', title: 'Excavation Checklist', lastUpdated: '2026-11-25' },
  { file: 'scaffold-checklist.pdf', title: 'Scaffold Checklist', lastUpdated: '2026-11-25' },
  {
    file: 'raised-metal-flooring-checklist.pdf',
    title: 'Raised Metal Flooring Checklist',
    lastUpdated: '2026-11-25',
  },
  { file: 'srd-srl-checklist.pdf', title: 'SRD/SRL Checklist', lastUpdated: '2026-11-25' },
] as const satisfies readonly Download[];

export type FormFile = (typeof formDownloads)[number]['file'];

/** Guides to the application. */
export const guideDownloads = [
  { file: 'user-guide.pdf', title: 'Permit to Work User Guide', lastUpdated: '2026-11-26' },
] as const satisfies readonly Download[];

/** The URL path of a document. */
export function getDownloadPath(kind: DownloadKind, file: string): string {
  return `${downloadPaths[kind]}/${file}`;
}
