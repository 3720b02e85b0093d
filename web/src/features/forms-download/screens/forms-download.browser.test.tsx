import { tutorials } from '@eptw/domain/forms-download/tutorials';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetTutorialsAddressDocument } from '../../../generated/forms-download.ts';
import { respondTo } from '../../../testing/api.ts';
import { closePage, mount } from '../../../testing/mount.tsx';
import { FormsDownload } from './forms-download.tsx';

function open(tutorialsUrl: string | null) {
  respondTo(GetTutorialsAddressDocument, () => ({ getSession: { tutorialsUrl } }));
  mount({ screens: { '/forms-download': <FormsDownload /> } });
}

test('tutorials state whether they exist, and link to the site’s videos', async () => {
  open(null);
  const videos = page.getByRole('table', { name: 'Tutorial Video' });
  await expect.poll(() => videos.getByText('Not available yet').elements()).toHaveLength(tutorials.length);
  await closePage();
  open('https://videos.example/eptw');
  const link = videos.getByRole('link', { name: 'Watch Raise a permit (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', 'https://videos.example/eptw/raise-a-permit');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
