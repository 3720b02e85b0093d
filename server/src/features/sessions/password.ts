import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let hashOfNobody: Promise<string> | undefined;

/** Whether the password is right. Takes the same time for an account that does not exist or has no password. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hash('nobody has this password');
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password);
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
