import { GetActiveAnnouncementDocument } from '../generated/announcements.ts';
import { GetSignInOptionsDocument, GetSitesToJoinDocument, type GetSignInOptionsQuery } from '../generated/sessions.ts';
import { BlockEmailChange } from '../features/sessions/screens/block-email-change.tsx';
import { EmailVerification } from '../features/sessions/screens/email-verification.tsx';
import { ForgotPassword } from '../features/sessions/screens/forgot-password.tsx';
import { ResetPassword } from '../features/sessions/screens/reset-password.tsx';
import { SignIn } from '../features/sessions/screens/sign-in.tsx';
import { SignUp } from '../features/sessions/screens/sign-up.tsx';
import { respondTo } from './api.ts';
import { mount } from './mount.tsx';

const screens = {
  '/signin': <SignIn />,
  '/signup': <SignUp />,
  '/forgot-password': <ForgotPassword />,
  '/reset-password': <ResetPassword />,
  '/email-verification': <EmailVerification />,
  '/block-email-change': <BlockEmailChange />,
};

const signInOptions: GetSignInOptionsQuery['getSignInOptions'] = {
  singleSignOn: false,
  passwordLength: 6,
  quota: { enabled: true, pendingClosureLimit: 3, unclosedLimit: 2 },
  hostName: 'Fab',
};

/** Opens a screen for users who are not signed in. */
export function openPublicPage(address: string, options: Partial<typeof signInOptions> = {}) {
  respondTo(GetSignInOptionsDocument, () => ({ getSignInOptions: { ...signInOptions, ...options } }));
  respondTo(GetActiveAnnouncementDocument, () => ({ getActiveAnnoucement: { items: [] } }));
  respondTo(GetSitesToJoinDocument, () => ({
    getSites: { items: [{ _id: 'site-f10n', code: 'F10N', name: 'Fab 10N' }] },
  }));
  return mount({ screens, address, user: null });
}
