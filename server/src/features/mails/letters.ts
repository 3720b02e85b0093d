import { addressBlockHours } from '@eptw/domain/user/authority';
import type { MailDetails } from '../../database/mail-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { Letter } from '../../mail/letter.ts';
import { notificationLetter } from '../notifications/mailing/letter.ts';
import { issueCode } from '../users/accounts/codes.ts';
import { accountByEmail, accountById, type Account } from '../users/accounts/account.ts';

/** What letters are written with. */
interface Desk {
  db: Database;
  clock: () => Date;
  linkBase: string;
  hostName: string;
}

type Kind = MailDetails['kind'];
type Of<Name extends Kind> = Extract<MailDetails, { kind: Name }>;
type Writers = { [Name in Kind]: (desk: Desk, details: Of<Name>) => Promise<Letter | undefined> };

const notMe = 'If you did not ask for this, you need not do anything: your account stays as it is.';

/** Why somebody is asked to verify an address, in the words of the letter. */
interface VerificationWords {
  subject: string;
  paragraphs: string[];
  /** Whether a password is to be chosen next. */
  requirePassword: boolean;
}

/** A person with their company, if they have one, as somebody else reads it. */
const named = ({ fullName, company }: Account) => (company === '' ? fullName : `${fullName} of ${company}`);

function verificationWords(
  account: Account | undefined,
  requirePassword: boolean,
  hostName: string,
): VerificationWords {
  if (account?.pendingEmail)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [`${named(account)} is to have this e-mail address. Please verify that it is yours.`],
      requirePassword,
    };
  if (account && !requirePassword)
    return {
      subject: 'Verify your e-mail address',
      paragraphs: [
        `${named(account)} registered with this e-mail address in the permit-to-work system of ${hostName}.`,
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

const registeredTwice: VerificationWords = {
  subject: 'Verify your e-mail address',
  paragraphs: [
    'Somebody, we hope you, registered with this e-mail address more than once.',
    'Verify that it is yours, then choose a password. Those that were chosen before are forgotten.',
  ],
  requirePassword: true,
};

/** Proves that the address is the person's. A new address is asked for itself. */
async function verification(desk: Desk, account: Account | undefined, words: VerificationWords) {
  if (!account || (account.emailVerified && !account.pendingEmail)) return undefined;
  const { requirePassword, subject, paragraphs } = words;
  const email = account.pendingEmail ?? account.email;
  if (account.pendingEmail && (await accountByEmail(desk.db, email))) return addressInUse(email);
  const request = { personId: account.id, purpose: 'verifyEmail', email, requirePassword } as const;
  const code = await issueCode(desk.db, request, desk.clock());
  const address = new URLSearchParams({ security_code: code, requirePassword: String(requirePassword) });
  return {
    to: email,
    subject,
    greeting: `Dear ${account.fullName},`,
    paragraphs,
    button: { label: 'Verify e-mail address', url: `${desk.linkBase}/email-verification?${address.toString()}` },
    note: `The link works once, within seven days. ${notMe}`,
  };
}

/** Tells the owner of an account that somebody wants its address for another one: nobody else may learn of theirs. */
function addressInUse(email: string): Letter {
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
async function blockLink(desk: Desk, personId: string, formerEmail: string) {
  const request = { personId, purpose: 'blockEmailChange', email: formerEmail } as const;
  const code = await issueCode(desk.db, request, desk.clock());
  const address = new URLSearchParams({ security_code: code });
  return {
    button: { label: 'Block the change', url: `${desk.linkBase}/block-email-change?${address.toString()}` },
    note: `The link works once, within ${addressBlockHours} hours. If the change is right, you need not do anything.`,
  };
}

/** Tells the owner of an account that somebody registered with their address: nobody else may learn that they have one. */
async function registeredAgain(desk: Desk, account: Account | undefined) {
  if (!account?.emailVerified) return verification(desk, account, registeredTwice);
  return {
    to: account.email,
    subject: 'You have an account already',
    greeting: `Dear ${account.fullName},`,
    paragraphs: [
      'Somebody, perhaps you, tried to register with this e-mail address, which has an account already. Nothing was changed.',
      'Sign in as before. If you forgot the password, choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${desk.linkBase}/forgot-password` },
    note: notMe,
  };
}

/** Lets the person choose another password. */
async function reset(desk: Desk, account: Account | undefined, asked: string) {
  if (!account) return undefined;
  const { id, email, fullName } = account;
  const code = await issueCode(desk.db, { personId: id, purpose: 'resetPassword', email }, desk.clock());
  const address = new URLSearchParams({ security_code: code });
  return {
    to: email,
    subject: 'Choose a new password',
    greeting: `Dear ${fullName},`,
    paragraphs: [asked, 'Choose a new password with the link below. Until then the present one goes on working.'],
    button: { label: 'Choose a new password', url: `${desk.linkBase}/reset-password?${address.toString()}` },
    note: `The link works once, within one hour. ${notMe}`,
  };
}

const askedYourself = 'Somebody, we hope you, asked for a new password for this account.';
const askedByAdministrator = 'An administrator asked for a new password for your account.';

const writers: Writers = {
  verifyEmail: async (desk, { personId, requirePassword }) => {
    const account = await accountById(desk.db, personId);
    return verification(desk, account, verificationWords(account, requirePassword, desk.hostName));
  },
  verificationAsked: async (desk, { email }) => {
    const account = await accountByEmail(desk.db, email);
    return verification(desk, account, verificationWords(account, account?.hasPassword === false, desk.hostName));
  },
  registeredAgain: async (desk, { email }) => registeredAgain(desk, await accountByEmail(desk.db, email)),
  resetAsked: async (desk, { email }) => reset(desk, await accountByEmail(desk.db, email), askedYourself),
  resetPassword: async (desk, { personId }) => reset(desk, await accountById(desk.db, personId), askedByAdministrator),
  accountApproved: async (desk, { personId }) => {
    const account = await accountById(desk.db, personId);
    return (
      account && {
        to: account.email,
        subject: 'Your account is approved',
        greeting: `Dear ${account.fullName},`,
        paragraphs: ['An administrator approved your account. You can sign in now.'],
        button: { label: 'Sign in', url: `${desk.linkBase}/signin` },
      }
    );
  },
  passwordChanged: async (desk, { personId }) => {
    const account = await accountById(desk.db, personId);
    return (
      account && {
        to: account.email,
        subject: 'Your password was changed',
        greeting: `Dear ${account.fullName},`,
        paragraphs: [
          'The password of your account was changed, and everybody who was signed in with it has been signed out.',
          'If it was not you, choose a new password at once and tell an administrator.',
        ],
        button: { label: 'Choose a new password', url: `${desk.linkBase}/forgot-password` },
      }
    );
  },
  emailChangeAsked: async (desk, { personId, formerEmail, email }) => {
    const account = await accountById(desk.db, personId);
    if (!account || account.email.toLowerCase() !== formerEmail.toLowerCase()) return undefined;
    return {
      to: formerEmail,
      subject: 'Your e-mail address is to be changed',
      greeting: `Dear ${account.fullName},`,
      paragraphs: [
        `An administrator asked for your account to have the e-mail address ${email}, as soon as it is verified there. Mails then no longer come here.`,
        'If that is not right, block the change with the link below: your account then keeps this address.',
      ],
      ...(await blockLink(desk, personId, formerEmail)),
    };
  },
  emailChanged: async (desk, { personId, formerEmail }) => {
    const account = await accountById(desk.db, personId);
    if (!account) return undefined;
    return {
      to: formerEmail,
      subject: 'Your e-mail address was changed',
      greeting: `Dear ${account.fullName},`,
      paragraphs: [
        'Your account now belongs to another e-mail address, and mails no longer come here.',
        'If it was not you, block the change with the link below and tell an administrator at once: your account then has this address again.',
      ],
      ...(await blockLink(desk, personId, formerEmail)),
    };
  },
  notifications: async (desk, { personId, notificationIds }) =>
    notificationLetter(desk, await accountById(desk.db, personId), notificationIds),
};

/**
 * Writes the letter of a mail as things are now. Undefined when nobody is to get one: the account is gone, there never
 * was one, or there is nothing left to verify.
 */
export async function writeLetter(desk: Desk, details: MailDetails): Promise<Letter | undefined> {
  // Each writer takes the details of its own kind, which TypeScript cannot follow through the record.
  const write = writers[details.kind] as (desk: Desk, details: MailDetails) => Promise<Letter | undefined>;
  return write(desk, details);
}
