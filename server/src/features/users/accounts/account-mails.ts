import { isSameAddress } from '@eptw/domain/text/email';
import { emailChangeBlockHours } from '@eptw/domain/user/authority';
import type { MailContent } from '../../../mail/render-mail.ts';
import type { MailContext, MailRenderers } from '../../mail-queue/mail-renderers.ts';
import { findAccountWithEmail, findAccountById, type Account } from './account.ts';
import { issueCode } from './codes.ts';

const unrequestedNote = 'If you did not request this, ignore this e-mail. Your account is unchanged.';

/** The text of a mail that asks to verify an address. */
interface VerificationText {
  subject: string;
  paragraphs: string[];
  /** Whether a password must be chosen next. */
  requirePassword: boolean;
}

/** A user's name with their company, if they have one. */
const formatNameAndCompany = ({ fullName, company }: Account) =>
  company === '' ? fullName : `${fullName} of ${company}`;

function createVerificationText(
  account: Account | undefined,
  requirePassword: boolean,
  hostName: string,
): VerificationText {
  if (account?.pendingEmail)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [
        `${formatNameAndCompany(account)} wants to use this e-mail address. Please verify that it is yours.`,
      ],
      requirePassword,
    };
  if (account && !requirePassword)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [
        `${formatNameAndCompany(account)} registered with this e-mail address in the permit-to-work system of ${hostName}.`,
        'If this was you, verify the address. If not, ignore this e-mail.',
      ],
      requirePassword,
    };
  return {
    subject: 'Welcome to Permit to Work',
    paragraphs: [
      `An account was created for you in the permit-to-work system of ${hostName}.`,
      'Verify your e-mail address, then choose a password.',
    ],
    requirePassword,
  };
}

const repeatedRegistrationText: VerificationText = {
  subject: 'Verify your e-mail address',
  paragraphs: [
    'This e-mail address was registered more than once.',
    'Verify that it is yours, then choose a password. Earlier passwords no longer work.',
  ],
  requirePassword: true,
};

/** Asks to verify the address of the account, or its pending address if there is one. */
async function composeVerification(context: MailContext, account: Account | undefined, text: VerificationText) {
  if (!account || (account.emailVerified && !account.pendingEmail)) return undefined;
  const { requirePassword, subject, paragraphs } = text;
  const email = account.pendingEmail ?? account.email;
  if (account.pendingEmail && (await findAccountWithEmail(context.db, email))) return composeAddressInUse(email);
  const request = { personId: account.id, purpose: 'verifyEmail', email, requirePassword } as const;
  const code = await issueCode(context.db, request, context.clock());
  const address = new URLSearchParams({ security_code: code, requirePassword: String(requirePassword) });
  return {
    to: email,
    subject,
    greeting: `Dear ${account.fullName},`,
    paragraphs,
    button: { label: 'Verify e-mail address', url: `${context.linkBase}/email-verification?${address.toString()}` },
    note: `The link works once, within seven days. ${unrequestedNote}`,
  };
}

/**
 * Notifies the owner of an account that its address was requested for another one: only they may learn that it is in
 * use.
 */
function composeAddressInUse(email: string): MailContent {
  return {
    to: email,
    subject: 'Your e-mail address was requested for another account',
    greeting: 'Good day,',
    paragraphs: [
      'Someone asked to use this e-mail address for another account. It belongs to your account. Nothing was changed.',
      'If this was you, ask an administrator to merge the two accounts. If not, ignore this e-mail.',
    ],
  };
}

/** A link that restores the former address of an account. */
async function createBlockLink(context: MailContext, personId: string, formerEmail: string) {
  const request = { personId, purpose: 'blockEmailChange', email: formerEmail } as const;
  const code = await issueCode(context.db, request, context.clock());
  const address = new URLSearchParams({ security_code: code });
  return {
    button: { label: 'Block the change', url: `${context.linkBase}/block-email-change?${address.toString()}` },
    note: `The link works once, within ${emailChangeBlockHours} hours. If the change is correct, ignore this e-mail.`,
  };
}

/**
 * Notifies the owner of an account that someone registered with their address: only they may learn that it has an
 * account.
 */
async function composeRepeatedRegistration(context: MailContext, account: Account | undefined) {
  if (!account?.emailVerified) return composeVerification(context, account, repeatedRegistrationText);
  return {
    to: account.email,
    subject: 'You already have an account',
    greeting: `Dear ${account.fullName},`,
    paragraphs: [
      'Someone tried to register with this e-mail address, which already has an account. Nothing was changed.',
      'Sign in with your existing password, or choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${context.linkBase}/forgot-password` },
    note: unrequestedNote,
  };
}

/** A link to choose another password. */
async function composePasswordReset(context: MailContext, account: Account | undefined, requestedLink: string) {
  if (!account) return undefined;
  const { id, email, fullName } = account;
  const code = await issueCode(context.db, { personId: id, purpose: 'resetPassword', email }, context.clock());
  const address = new URLSearchParams({ security_code: code });
  return {
    to: email,
    subject: 'Choose a new password',
    greeting: `Dear ${fullName},`,
    paragraphs: [
      requestedLink,
      'Choose a new password with the link below. Until then your current password still works.',
    ],
    button: { label: 'Choose a new password', url: `${context.linkBase}/reset-password?${address.toString()}` },
    note: `The link works once, within one hour. ${unrequestedNote}`,
  };
}

const requestedByUser = 'We received a request to reset the password of this account.';
const requestedByAdmin = 'An administrator requested a new password for your account.';

/** The renderers of mails about accounts, by kind. */
export const accountMails: Omit<MailRenderers, 'notifications'> = {
  verifyEmail: async (context, { personId, requirePassword }) => {
    const account = await findAccountById(context.db, personId);
    return composeVerification(context, account, createVerificationText(account, requirePassword, context.hostName));
  },
  verificationAsked: async (context, { email }) => {
    const account = await findAccountWithEmail(context.db, email);
    return composeVerification(
      context,
      account,
      createVerificationText(account, account?.hasPassword === false, context.hostName),
    );
  },
  registeredAgain: async (context, { email }) =>
    composeRepeatedRegistration(context, await findAccountWithEmail(context.db, email)),
  resetAsked: async (context, { email }) =>
    composePasswordReset(context, await findAccountWithEmail(context.db, email), requestedByUser),
  resetPassword: async (context, { personId }) =>
    composePasswordReset(context, await findAccountById(context.db, personId), requestedByAdmin),
  accountApproved: async (context, { personId }) => {
    const account = await findAccountById(context.db, personId);
    return (
      account && {
        to: account.email,
        subject: 'Your account is approved',
        greeting: `Dear ${account.fullName},`,
        paragraphs: ['An administrator approved your account. You can sign in now.'],
        button: { label: 'Sign in', url: `${context.linkBase}/signin` },
      }
    );
  },
  passwordChanged: async (context, { personId }) => {
    const account = await findAccountById(context.db, personId);
    return (
      account && {
        to: account.email,
        subject: 'Your password was changed',
        greeting: `Dear ${account.fullName},`,
        paragraphs: [
          'The password of your account was changed, and all its sessions were signed out.',
          'If this was not you, choose a new password immediately and contact an administrator.',
        ],
        button: { label: 'Choose a new password', url: `${context.linkBase}/forgot-password` },
      }
    );
  },
  emailChangeAsked: async (context, { personId, formerEmail, email }) => {
    const account = await findAccountById(context.db, personId);
    if (!account || !isSameAddress(account.email, formerEmail)) return undefined;
    return {
      to: formerEmail,
      subject: 'Your e-mail address will be changed',
      greeting: `Dear ${account.fullName},`,
      paragraphs: [
        `An administrator requested the e-mail address ${email} for your account. It takes effect once it is verified. E-mails then no longer come here.`,
        'If this is wrong, block the change with the link below. Your account then keeps this address.',
      ],
      ...(await createBlockLink(context, personId, formerEmail)),
    };
  },
  emailChanged: async (context, { personId, formerEmail }) => {
    const account = await findAccountById(context.db, personId);
    if (!account) return undefined;
    return {
      to: formerEmail,
      subject: 'Your e-mail address was changed',
      greeting: `Dear ${account.fullName},`,
      paragraphs: [
        'Your account now has another e-mail address, and e-mails no longer come here.',
        'If this was not you, block the change with the link below and contact an administrator. Your account then has this address again.',
      ],
      ...(await createBlockLink(context, personId, formerEmail)),
    };
  },
};
