import { getRoleWords } from '@eptw/domain/role/role-words';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { SendError } from './send.ts';
import { formatSiteDay } from './time.ts';
import type { SignOnAnswer } from './use-sign-on-page.ts';

type Problem = NonNullable<SignOnAnswer['problem']>;

/** A refusal of the server in the worker's language. */
export function formatProblem(problem: Problem, phrases: Phrases, language: PageLanguage): string {
  const { key, condition, certificate, endedOn, text, count, role, other, range, takenAt } = problem;
  return phrases.problems[key]({
    condition: phrases.conditions[condition ?? 'notApproved'].title,
    certificate: certificate ? nameCertificate(certificate, phrases) : '',
    day: endedOn === null ? '' : formatSiteDay(new Date(endedOn), 'UTC', language),
    text: text ?? '',
    count: count ?? 0,
    role: role ? getRoleWords(phrases.roles, role).name : '',
    other: other ? getRoleWords(phrases.roles, other).name : '',
    range: range ?? '',
    time: takenAt ?? '',
  });
}

/** A certificate in the worker's language; one that only a newer server has goes by its stored name. */
function nameCertificate(kind: string, { certificates }: Phrases): string {
  const known: Readonly<Record<string, string | undefined>> = certificates;
  return known[kind] ?? kind;
}

/** Why an answer of the server refuses something. What has no sentence of its own is said in English. */
export function formatRefusal(answer: SignOnAnswer, phrases: Phrases, language: PageLanguage): string {
  // The server may be newer than the page.
  if (answer.problem && answer.problem.key in phrases.problems) return formatProblem(answer.problem, phrases, language);
  return answer.code === 'RATE_LIMITED' ? phrases.tooManyAttempts : answer.message;
}

/** What to do about a request without an answer. */
export function formatFailure({ isDisconnected }: SendError, phrases: Phrases): string {
  return isDisconnected ? phrases.noConnection : phrases.failed;
}
