import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { press } from '../../testing/page.ts';
import { wide } from '../../testing/viewport.ts';
import { ImportReport } from './import-report.tsx';
import type { ImportLine } from './use-file-import.ts';

const line: ImportLine = {
  line: 2,
  name: 'Nadia Hassan',
  note: 'nadia@acme-works.example',
  outcome: 'create',
  reasons: [],
};
const report = { fingerprint: 'people', lines: [line], toCreate: 1 };

test('a table without controls can be scrolled sideways with the keyboard', async () => {
  await page.viewport(920, wide.height);
  mount({ screens: { '/users/import': <ImportReport report={report} /> } });
  await expect.element(page.getByText(line.name)).toBeVisible();
  const table = page.getByRole('group', { name: 'Lines of the file' });
  await page.getByText('All 1').click();
  await press('{Tab}{ArrowRight}');
  await expect.element(table).toHaveFocus();
  await expect.poll(() => table.element().scrollLeft).toBeGreaterThan(0);
});
