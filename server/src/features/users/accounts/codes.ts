import { createHash, randomBytes } from 'node:crypto';
import { emailChangeBlockHours } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import type { CodePurpose, Row } from '../../../database/tables.ts';
import { deleteExpiredCodes, insertCode, isValidCode, consumeCode, withdrawCodes } from './store.ts';

const hour = 3_600_000;

/** How long a code is valid, in milliseconds. A password is chosen right away; a new colleague may be on leave. */
const lifetimes: Record<CodePurpose, number> = {
  verifyEmail: 7 * 24 * hour,
  resetPassword: hour,
  blockEmailChange: emailChangeBlockHours * hour,
};

/**
 * The kinds of code that a newer one replaces. Anyone can request a password link for any account, so that must not
 * invalidate the owner's links; all links expire once one of them is used.
 */
const replacesEarlier: Record<CodePurpose, boolean> = {
  verifyEmail: true,
  resetPassword: false,
  blockEmailChange: false,
};

/** The code's account and purpose, and the address that it verifies. */
export interface CodeRequest {
  personId: string;
  purpose: CodePurpose;
  email: string;
  requirePassword?: boolean;
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Creates a code that works once. Only a hash is stored. */
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

/** Uses a code up and returns its request; undefined if it is unknown, used, withdrawn or expired. */
export async function redeemCode(
  db: Database,
  code: string,
  purpose: CodePurpose,
  now: Date,
): Promise<Row<'security_code'> | undefined> {
  return consumeCode(db, hashCode(code), purpose, now);
}

/** Deletes codes that expired before this time. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await deleteExpiredCodes(db, before);
}

/** Whether a code is valid now, without using it up. */
export async function isUsableCode(db: Database, code: string, purpose: CodePurpose, now: Date): Promise<boolean> {
  return isValidCode(db, hashCode(code), purpose, now);
}
