import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetSessionDocument } from '../../generated/sessions.ts';
import { emptyPayload, respondTo, respondToOtherQueries } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { SideMenu } from './side-menu.tsx';

test('the feedback form is in the menu once it has an address', async () => {
  respondToOtherQueries(() => emptyPayload);
  respondTo(GetSessionDocument, () => ({
    getSession: {
      staff: true,
      firstPage: null,
      timerCount: 60,
      hostName: 'Fab',
      feedbackUrl: 'https://forms.example/eptw',
      permitCloser: false,
      user: {
        _id: 'person-admin',
        email: 'super.admin@fab.example',
        fullname: 'Sofia Tan',
        role: 'SuperAdmin' as const,
        company: 'Fab',
        sites: [],
      },
    },
  }));
  mount({ screens: { '/permits': <SideMenu /> } });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback Form' });
  await expect.element(link).toHaveAttribute('href', 'https://forms.example/eptw');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
