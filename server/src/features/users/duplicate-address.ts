import { refuseDuplicate } from '../../graphql/refusals.ts';

/** Why an address cannot be given to a second account. */
export function addressInUseMessage(email: string): string {
  return `Another account already uses ${email}.`;
}

/** Refuses with this sentence when the database found, at the last moment, that somebody else has an address. */
export async function refuseDuplicateAddress<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('person_email', sentence, work);
}
