import { emailChangeBlockHours } from '@eptw/domain/user/authority';
import type { MailDetails } from '../../database/mail-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { MailContent } from '../../mail/render-mail.ts';
import { composeDigest } from '../notifications/digests/digest-mail.ts';
import { issueCode } from '../users/accounts/codes.ts';
import { findAccountWithEmail, findAccountById, type Account } from '../users/accounts/account.ts';

/** What letters are written with. */
interface MailTemplateContext {
  db: Database;
  clock: () => Date;
  linkBase: string;
  hostName: string;
}

type MailKind = MailDetails['kind'];
type DetailsOf<Name extends MailKind> = Extract<MailDetails, { kind: Name }>;
type MailTemplates = {
  [Name in MailKind]: (context: MailTemplateContext, details: DetailsOf<Name>) => Promise<MailContent | undefined>;
};

const unrequestedNote = 'If you did not ask for this, you need not do anything: your account stays as it is.';

/** Why somebody is asked to verify an address, in the words of the letter. */
interface VerificationText {
  subject: string;
  paragraphs: string[];
  /** Whether a password is to be chosen next. */
  requirePassword: boolean;
}

/** A person with their company, if they have one, as somebody else reads it. */
const formatNameAndCompany = ({ fullName, company }: Account) =>
  company === '' ? fullName : `${fullName} of ${company}`;

function verificationText(account: Account | undefined, requirePassword: boolean, hostName: string): VerificationText {
  if (account?.pendingEmail)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [`${formatNameAndCompany(account)} is to have this e-mail address. Please verify that it is yours.`],
      requirePassword,
    };
  if (account && !requirePassword)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [
        `${formatNameAndCompany(account)} registered with this e-mail address in the permit-to-work system of ${hostName}.`,
        'If that was you, verify that the address is yours. If it was somebody else, do not.',
      ],
      requirePassword,
    };
  return {
    subject: 'Welcome to Permit to Work',
    paragraphs: [
      `An account was made for you in the permit-to-work system of ${hostName}.`,
      'Verify your e-mail address, then choose a password.',
    ],
    requirePassword,
  };
}

const repeatedRegistrationText: VerificationText = {
  subject: 'Verify your e-mail address',
  paragraphs: [
    'Somebody, we hope you, registered with this e-mail address more than once.',
    'Verify that it is yours, then choose a password. Those that were chosen before are forgotten.',
  ],
  requirePassword: true,
};

/** Proves that the address is the person's. A new address is asked for itself. */
async function composeVerification(
  context: MailTemplateContext,
  account: Account | undefined,
  words: VerificationText,
) {
  if (!account || (account.emailVerified && !account.pendingEmail)) return undefined;
  const { requirePassword, subject, paragraphs } = words;
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

/** Tells the owner of an account that somebody wants its address for another one: nobody else may learn of theirs. */
function composeAddressInUse(email: string): MailContent {
  return {
    to: email,
    subject: 'Your e-mail address was named for another account',
    greeting: 'Good day,',
    paragraphs: [
      'Somebody asked to have this e-mail address for another account. It belongs to your account, and nothing was changed.',
      'If that was you, ask an administrator to bring the two accounts together. If not, you need not do anything.',
    ],
  };
}

/** A link with which the former address of an account keeps it. */
async function createBlockLink(context: MailTemplateContext, personId: string, formerEmail: string) {
  const request = { personId, purpose: 'blockEmailChange', email: formerEmail } as const;
  const code = await issueCode(context.db, request, context.clock());
  const address = new URLSearchParams({ security_code: code });
  return {
    button: { label: 'Block the change', url: `${context.linkBase}/block-email-change?${address.toString()}` },
    note: `The link works once, within ${emailChangeBlockHours} hours. If the change is right, you need not do anything.`,
  };
}

/** Tells the owner of an account that somebody registered with their address: nobody else may learn that they have one. */
async function composeRepeatedRegistration(context: MailTemplateContext, account: Account | undefined) {
  if (!account?.emailVerified) return composeVerification(context, account, repeatedRegistrationText);
  return {
    to: account.email,
    subject: 'You have an account already',
    greeting: `Dear ${account.fullName},`,
    paragraphs: [
      'Somebody, perhaps you, tried to register with this e-mail address, which has an account already. Nothing was changed.',
      'Sign in as before. If you forgot the password, choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${context.linkBase}/forgot-password` },
    note: unrequestedNote,
  };
}

/** Lets the person choose another password. */
async function composePasswordReset(context: MailTemplateContext, account: Account | undefined, requestedLink: string) {
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
      'Choose a new password with the link below. Until then the present one goes on working.',
    ],
    button: { label: 'Choose a new password', url: `${context.linkBase}/reset-password?${address.toString()}` },
    note: `The link works once, within one hour. ${unrequestedNote}`,
  };
}

const requestedByUser = 'Somebody, we hope you, asked for a new password for this account.';
const requestedByAdmin = 'An administrator asked for a new password for your account.';

const mailTemplates: MailTemplates = {
  verifyEmail: async (context, { personId, requirePassword }) => {
    const account = await findAccountById(context.db, personId);
    return composeVerification(context, account, verificationText(account, requirePassword, context.hostName));
  },
  verificationAsked: async (context, { email }) => {
    const account = await findAccountWithEmail(context.db, email);
    return composeVerification(
      context,
      account,
      verificationText(account, account?.hasPassword === false, context.hostName),
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
          'The password of your account was changed, and everybody who was signed in with it has been signed out.',
          'If it was not you, choose a new password at once and tell an administrator.',
        ],
        button: { label: 'Choose a new password', url: `${context.linkBase}/forgot-password` },
      }
    );
  },
  emailChangeAsked: async (context, { personId, formerEmail, email }) => {
    const account = await findAccountById(context.db, personId);
    if (!account || account.email.toLowerCase() !== formerEmail.toLowerCase()) return undefined;
    return {
      to: formerEmail,
      subject: 'Your e-mail address is to be changed',
      greeting: `Dear ${account.fullName},`,
      paragraphs: [
        `An administrator asked for your account to have the e-mail address ${email}, as soon as it is verified there. Mails then no longer come here.`,
        'If that is not right, block the change with the link below: your account then keeps this address.',
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
        'Your account now belongs to another e-mail address, and mails no longer come here.',
        'If it was not you, block the change with the link below and tell an administrator at once: your account then has this address again.',
      ],
      ...(await createBlockLink(context, personId, formerEmail)),
    };
  },
  notifications: async (context, { personId, notificationIds }) =>
    composeDigest(context, await findAccountById(context.db, personId), notificationIds),
};

/**
 * Writes the letter of a mail as things are now. Undefined when nobody is to get one: the account is gone, there never
 * was one, or there is nothing left to verify.
 */
export async function composeMail(
  context: MailTemplateContext,
  details: MailDetails,
): Promise<MailContent | undefined> {
  // Each writer takes the details of its own kind, which TypeScript cannot follow through the record.
  const write = mailTemplates[details.kind] as (
    context: MailTemplateContext,
    details: MailDetails,
  ) => Promise<MailContent | undefined>;
  return write(context, details);
}
