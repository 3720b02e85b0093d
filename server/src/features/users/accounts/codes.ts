import { createHash, randomBytes } from 'node:crypto';
import { emailChangeBlockHours } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import type { CodePurpose, Row } from '../../../database/tables.ts';
import { deleteExpiredCodes, insertCode, isValidCode, consumeCode, withdrawCodes } from './store.ts';

const hour = 3_600_000;

/** How long a code is good, in milliseconds. A password is chosen at once; a new colleague may be on leave. */
const lifetimes: Record<CodePurpose, number> = {
  verifyEmail: 7 * 24 * hour,
  resetPassword: hour,
  blockEmailChange: emailChangeBlockHours * hour,
};

/**
 * Which kinds of code a newer one takes the place of. Anybody may ask for another password of anybody: that takes nothing
 * from the owner, whose links go on working. All links end when one of them has led to another password.
 */
const replacesEarlier: Record<CodePurpose, boolean> = {
  verifyEmail: true,
  resetPassword: false,
  blockEmailChange: false,
};

/** Whose code it is, what it is for, and which address it proves. */
export interface CodeRequest {
  personId: string;
  purpose: CodePurpose;
  email: string;
  requirePassword?: boolean;
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Makes a code that works once. It is stored as a hash alone. */
export async function issueCode(db: Database, request: CodeRequest, now: Date): Promise<string> {
  const { personId, purpose, email, requirePassword = false } = request;
  const code = randomBytes(32).toString('base64url');
  if (replacesEarlier[purpose]) await withdrawCodes(db, personId, purpose, now);
  await insertCode(db, {
    person_id: personId,
    purpose,
    code_hash: hashCode(code),
    email,
    require_password: requirePassword,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[purpose]),
    used_at: null,
  });
  return code;
}

/** Uses a code up and answers what it was made for; nothing when it is unknown, used, withdrawn or expired. */
export async function redeemCode(
  db: Database,
  code: string,
  purpose: CodePurpose,
  now: Date,
): Promise<Row<'security_code'> | undefined> {
  return consumeCode(db, hashCode(code), purpose, now);
}

/** Forgets codes that expired before this time. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await deleteExpiredCodes(db, before);
}

/** Whether a code could be used now; asking leaves it as it is. */
export async function isUsableCode(db: Database, code: string, purpose: CodePurpose, now: Date): Promise<boolean> {
  return isValidCode(db, hashCode(code), purpose, now);
}
