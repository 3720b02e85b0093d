import type { PermitDocument } from '../permit-document.ts';

/** For tests: a printed permit with one short form, with these changes. */
export function sampleDocument(change: Partial<PermitDocument> = {}): PermitDocument {
  return {
    number: 'F10N-GP-000123',
    title: 'GENERAL PERMIT',
    hostName: 'Fab',
    statusLabel: 'Approved',
    tone: 'green',
    edition: 'As it stood on 21 Nov 2026, 19:42 (version 4).',
    link: 'https://permits.example/permits/1',
    linkCaption: 'Scan to open this permit',
    facts: [{ label: 'Site', value: 'Fab 10N', note: 'F10N' }],
    workDescription: 'Replace a valve',
    reviewers: [],
    forms: [],
    childPermits: [],
    tables: [],
    checks: [],
    history: [],
    files: {},
    people: {},
    ...change,
  };
}
