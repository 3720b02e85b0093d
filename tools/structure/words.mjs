// Words that no identifier, file or folder may use: each has a plainer alternative. Names are compared by whole
// parts, so that 'kept' is found in `keptState` and not in `skeptical`.

/**
 * The words, each with its replacement.
 * @type {Record<string, string>}
 */
export const plainerWords = {
  answering: 'toPayload, …Payload; an answer is what somebody filled in',
  asked: 'requested, required, filters',
  asking: 'request, filters',
  deed: 'action',
  deeds: 'actions',
  fold: 'roll up',
  folding: 'rollups',
  ground: 'background, context',
  grounds: 'reasons, backgrounds',
  guessable: 'common, weak',
  hear: 'onChange, subscribe',
  heard: 'received',
  keeper: 'admin, owner',
  keepers: 'admins, owners',
  keeping: 'storage, admin, autosave',
  kept: 'stored, saved, unchanged, cached',
  meant: 'expected, requested',
  offer: 'options, available',
  overtake: 'supersede',
  overtaken: 'superseded',
  patience: 'timeoutMs',
  pulse: 'heartbeat',
  rounds: 'reminders, runs',
  silence: 'onUnresponsive',
  sought: 'filter, criteria',
  surroundings: 'context',
  tell: 'notify, dispatch, show',
  telling: 'dispatch',
  tells: 'notifies, shows',
  told: 'notified, reported, received',
  tries: 'attempts',
  undertaking: 'session, job',
  unfolded: 'pending',
  watching: 'subscriptions, observer',
  wish: 'request',
  wishes: 'requests',
};

/**
 * Names that keep such a word, because changing them would change the API, stored data or a term of the trade. `in`
 * limits a name to paths with this prefix.
 * @type {readonly { names: readonly string[], in?: string, why: string }[]}
 */
export const allowances = [
  { names: ['refuseGuessable'], why: 'a field of the API, and stored in the settings' },
  { names: ['askedAgain'], why: 'a kind of notification of the API, stored with each' },
  { names: ['verificationAsked', 'resetAsked', 'emailChangeAsked'], why: 'kinds of e-mail, stored in the queue' },
  { names: ['overtaken', 'asked'], in: 'domain/src/notification/change-notices', why: 'stored in permit_notice' },
  {
    names: ['overtaken', 'asked'],
    in: 'server/src/features/notifications/dispatch/service.ts',
    why: 'stored in permit_notice',
  },
  { names: ['isAsked'], in: 'web/src/features/permits/', why: 'stored on devices with unfinished permits' },
  { names: ['foldPermitCounts', 'makeRounds', 'tellOfAnnouncements'], why: 'names of tasks, stored in the job queue' },
  { names: ['tries', 'unfolded_count', 'email_kept_until'], in: 'server/src/', why: 'columns of the database' },
  { names: ['rounds', 'listRounds'], in: 'bench/', why: 'a benchmark measures in rounds' },
];

/** Generated files, files that never change again, and this list. */
const exempt = /\.generated\.ts$|\/database\/migrations\/|^tools\/structure\/words\.(test\.)?mjs$/;

/**
 * The forbidden words in a file's path and identifiers.
 * @param {{ file: string, code: string }} module The path in the project, and the text without comments.
 */
export function wordProblems({ file, code }) {
  if (exempt.test(file)) return [];
  const named = file.split('/').map((name) => name.replace(/\.[a-z.]+$/, ''));
  const identifiers = new Set(stripTexts(file, code).match(/[A-Za-z_$][\w$]*/g) ?? []);
  return [...named, ...identifiers].flatMap((name) => problemOf(file, name) ?? []);
}

function problemOf(file, name) {
  const word = wordsOf(name).find((part) => Object.hasOwn(plainerWords, part));
  if (word === undefined || isAllowed(file, name)) return undefined;
  return `names something '${name}'. Instead of '${word}' use ${plainerWords[word]}, or what docs/glossary.md calls it.`;
}

/** The parts of a name, in lower case: the same for `keptState`, `kept-state` and `KEPT_STATE`. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase());
}

function isAllowed(file, name) {
  return allowances.some(({ names, in: place = '' }) => names.includes(name) && file.startsWith(place));
}

/** Only the code. Strings, patterns and the text of a screen may contain any word. */
function stripTexts(file, code) {
  const bare = code
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replaceAll(/`(?:\\.|[^`\\])*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, part]) => part).join(' '),
    )
    .replaceAll(/(?<=[(,=:[!&|?]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g, "''");
  if (!file.endsWith('.tsx')) return bare;
  return bare
    .replaceAll(/>[^<>{}]*</g, '><')
    .replaceAll(/\}[^<>{}]*</g, '}<')
    .replaceAll(/>[^<>{}=;()]*\{/g, '>{');
}
