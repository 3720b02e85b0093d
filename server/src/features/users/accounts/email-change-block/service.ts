import { addressBlockHours } from '@eptw/domain/user/authority';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Services } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { queueMail } from '../../../mails/service.ts';
import { endSessionsOf, tellOfRights } from '../../../sessions/service.ts';
import { refusingTakenAddress } from '../../taken-address.ts';
import { tellOfAccounts } from '../../watching.ts';
import { useCode } from '../codes.ts';
import { lockAccount, updateAccount, withdrawCodes } from '../store.ts';

const hour = 3_600_000;

const uselessLink =
  'This link was used already or has expired. If your account has another e-mail address against your will, tell an administrator.';

/**
 * Keeps an account at its former address, by the code that was mailed there: the change is withdrawn, or undone where it
 * took place already, and nobody changes the address for a while. Answers what the person reads. Refuses a code that is
 * unknown, used or expired with BAD_INPUT.
 */
export async function blockEmailChange(services: Services, securityCode: string): Promise<string> {
  const sentence = 'This e-mail address belongs to another account by now. Tell an administrator.';
  return refusingTakenAddress(sentence, () =>
    inTransaction(services.db, (db) => blockIn({ ...services, db }, securityCode)),
  );
}

async function blockIn(services: Services, securityCode: string): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const code = await useCode(db, securityCode, 'blockEmailChange', now);
  const account = code && (await lockAccount(db, code.person_id));
  if (!code || !account) throw new Refusal('BAD_INPUT', uselessLink);
  const keptUntil = new Date(now.getTime() + addressBlockHours * hour);
  const kept = { pending_email: null, email_kept_until: keptUntil };
  await withdrawCodes(db, account.id, 'verifyEmail', now);
  await tellOfAccounts(services);
  const until = `Nobody can change it before ${formatDayAndTime(keptUntil)}.`;
  if (account.email.toLowerCase() === code.email.toLowerCase()) {
    await updateAccount(db, account.id, kept);
    return `The change is blocked: your account keeps the address ${account.email}. ${until}`;
  }
  // Whoever read the mails of the other address may have chosen the password.
  await updateAccount(db, account.id, { ...kept, email: code.email, password_hash: null });
  await withdrawCodes(db, account.id, 'resetPassword', now);
  await endSessionsOf(services, [account.id]);
  await tellOfRights(services, [account.id]);
  await queueMail(services, { kind: 'resetAsked', email: code.email });
  return `The change is undone: your account has the address ${code.email} again, and everybody who was signed in is signed out. A link to choose a new password is on its way to you. ${until}`;
}
