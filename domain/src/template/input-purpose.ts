import type { InputPurpose, InputType } from './template.ts';

/** A purpose that the own form of a permit should have. */
export interface MissingPurpose {
  /** Whether the forms of child permits should have it too. */
  inChildPermits: boolean;
  /** What happens without it, in a sentence for the author of the template. */
  effect: string;
}

/** What the program does with an input that has a purpose. */
export interface PurposeRule {
  /** What the author of a template reads. */
  label: string;
  help: string;
  /** The input types that may have the purpose. */
  types: readonly InputType[];
  /**
   * At most one input of a form may be this, and none that is named here beside it: a range of dates is both the start
   * and the end. Empty where several inputs may have the purpose.
   */
  claims: readonly InputPurpose[];
  /** Whether a copy of a permit takes the answer over. What is measured is measured again for each permit. */
  copied: boolean;
  /**
   * Where an answer may come from before somebody writes it: from the permit that a form is attached to or a child
   * permit is raised on, or from the profile of whoever fills the form in.
   */
  prefilledFrom: 'permit' | 'profile' | null;
  /** Whether such an input may stand in a section that is filled in after the work. */
  afterWork: boolean;
  /** What a permit is without, when its own form has no such input; null where nothing misses it. */
  missing: MissingPurpose | null;
  /** The keyboard that a touch screen offers where a line of text is typed; null is the usual one. */
  keyboard: 'tel' | 'numeric' | null;
}

const shortTexts: readonly InputType[] = ['text', 'select', 'radio'];

const periodDefaults = {
  copied: false,
  prefilledFrom: 'permit',
  afterWork: false,
  missing: null,
  keyboard: null,
} as const;
const answerDefaults = { copied: true, prefilledFrom: null, afterWork: false, missing: null, keyboard: null } as const;
const testDefaults = {
  claims: [],
  copied: false,
  prefilledFrom: null,
  afterWork: true,
  missing: null,
  keyboard: null,
} as const;

/** Every purpose that an input can have. */
export const inputPurposes: Record<InputPurpose, PurposeRule> = {
  startDate: {
    label: 'Start date',
    help: 'The first day of the work. Lists, reminders and reports use it.',
    types: ['date'],
    claims: ['startDate'],
    ...periodDefaults,
    missing: { inChildPermits: true, effect: 'Lists and reminders do not know when the work starts.' },
  },
  startTime: {
    label: 'Start time',
    help: 'The time at which the work starts on the start date. Without it, the work starts when the day does.',
    types: ['time'],
    claims: ['startTime'],
    ...periodDefaults,
    copied: true,
    missing: { inChildPermits: true, effect: 'The work starts when its first day does.' },
  },
  endDate: {
    label: 'End date',
    help: 'The last day of the work. The permit is overdue when it has passed.',
    types: ['date'],
    claims: ['endDate'],
    ...periodDefaults,
    missing: { inChildPermits: true, effect: 'The permit is never overdue.' },
  },
  endTime: {
    label: 'End time',
    help: 'The time at which the permit ends on the end date. Without it, the permit ends when the day does.',
    types: ['time'],
    claims: ['endTime'],
    ...periodDefaults,
    copied: true,
    missing: { inChildPermits: true, effect: 'The permit ends when its last day does.' },
  },
  period: {
    label: 'Start and end date',
    help: 'The first and the last day of the work in one input.',
    types: ['daterange'],
    claims: ['startDate', 'endDate'],
    ...periodDefaults,
  },
  work: {
    label: 'Work',
    help: "What will be done. Lists show it as 'Work Description'.",
    types: ['text', 'textarea'],
    claims: ['work'],
    ...answerDefaults,
    prefilledFrom: 'permit',
    missing: { inChildPermits: true, effect: 'Lists show no work description.' },
  },
  place: {
    label: 'Place',
    help: 'Where the work is done.',
    types: ['text', 'textarea', 'select', 'radio'],
    claims: ['place'],
    ...answerDefaults,
    prefilledFrom: 'permit',
    missing: {
      inChildPermits: true,
      effect: 'Lists do not show where the work is, and attached forms cannot take it over.',
    },
  },
  level: {
    label: 'Building level',
    help: 'The level of the building on which the work is done.',
    types: shortTexts,
    claims: ['level'],
    ...answerDefaults,
    prefilledFrom: 'permit',
    missing: { inChildPermits: true, effect: 'Lists do not show the level, and attached forms cannot take it over.' },
  },
  company: {
    label: 'Company',
    help: 'The company that does the work.',
    types: ['text'],
    claims: ['company'],
    ...answerDefaults,
    prefilledFrom: 'profile',
  },
  applicant: {
    label: 'Applicant',
    help: 'The name of the applicant.',
    types: ['text'],
    claims: ['applicant'],
    ...answerDefaults,
    prefilledFrom: 'profile',
  },
  manager: {
    label: 'Manager',
    help: 'The name of a manager who knows of the work. Blocked words are refused.',
    types: ['text'],
    claims: [],
    ...answerDefaults,
    missing: { inChildPermits: false, effect: 'The permit names no manager who knows of the work.' },
  },
  phone: {
    label: 'Phone of the applicant',
    help: 'The number at which the applicant can be reached.',
    types: ['text'],
    claims: ['phone'],
    ...answerDefaults,
    prefilledFrom: 'profile',
    keyboard: 'tel',
  },
  otherPhone: {
    label: 'Other phone',
    help: 'A number at which a supervisor, a rescue team or another person can be reached.',
    types: ['text'],
    claims: [],
    ...answerDefaults,
    keyboard: 'tel',
  },
  headcount: {
    label: 'Number of workers',
    help: 'How many people do the work.',
    types: shortTexts,
    claims: ['headcount'],
    ...answerDefaults,
    keyboard: 'numeric',
  },
  remainingRisk: {
    label: 'Remaining risk',
    help: 'The risk that remains after the controls.',
    types: shortTexts,
    claims: ['remainingRisk'],
    ...answerDefaults,
  },
  highRiskWork: {
    label: 'Health and safety impact',
    help: 'The kinds of work with an impact on health and safety. An option that ends with #A2 requires that form.',
    types: ['multicheck'],
    claims: ['highRiskWork'],
    ...answerDefaults,
    missing: { inChildPermits: false, effect: 'No choice on the form requires a further form.' },
  },
  measurement: {
    label: 'Reading or test result',
    help: 'A value that is measured or tested for this permit. Copies leave it empty.',
    types: ['text', 'textarea', 'select', 'radio'],
    ...testDefaults,
  },
  testTime: {
    label: 'Time of a test',
    help: 'When a test or a measurement was made. Copies leave it empty.',
    types: ['date', 'time', 'text'],
    ...testDefaults,
  },
  tester: {
    label: 'Tester',
    help: 'Who tested, measured or isolated. Copies leave it empty.',
    types: ['text'],
    ...testDefaults,
  },
};

export function isInputPurpose(purpose: string): purpose is InputPurpose {
  return Object.hasOwn(inputPurposes, purpose);
}

/** A purpose as people read it; one that this version of the program does not know, as it is. */
export function formatPurpose(purpose: string): string {
  return isInputPurpose(purpose) ? inputPurposes[purpose].label : purpose;
}

/** The purposes that an input of a type may have, in the order in which an author reads them. */
export function listPurposes(type: string): InputPurpose[] {
  return (Object.keys(inputPurposes) as InputPurpose[]).filter((purpose) =>
    inputPurposes[purpose].types.some((one) => one === type),
  );
}

/** What inputs with these purposes leave no other input to be. */
export function findClaimedPurposes(purposes: Iterable<string | undefined>): Set<InputPurpose> {
  const known = [...purposes].filter((purpose) => purpose !== undefined && isInputPurpose(purpose));
  return new Set(known.flatMap((purpose) => inputPurposes[purpose].claims));
}

/** Why an input may not have its purpose; undefined when it may. `claimed` is what other inputs of the form are. */
export function validatePurpose(
  { type, purpose }: { type: string; purpose?: string | undefined },
  claimed: ReadonlySet<InputPurpose>,
): string | undefined {
  if (purpose === undefined || purpose === '') return undefined;
  if (!isInputPurpose(purpose)) return 'Choose one of the purposes, or none.';
  const { label, types, claims } = inputPurposes[purpose];
  if (!types.some((one) => one === type)) {
    return `An input of this type cannot have the purpose '${label}'. Choose another purpose or another type.`;
  }
  const taken = claims.find((claim) => claimed.has(claim));
  return (
    taken &&
    `Another input already has the purpose '${inputPurposes[taken].label}'. Choose another purpose for one of them.`
  );
}

/** The purposes that a permit's own form should have and has not, in the order in which an author reads them. */
export function findMissingPurposes(
  purposes: readonly (string | undefined)[],
  kind: 'permit' | 'childPermit',
): InputPurpose[] {
  const present = findClaimedPurposes(purposes);
  return (Object.keys(inputPurposes) as InputPurpose[]).filter((purpose) => {
    const { missing } = inputPurposes[purpose];
    const isExpected = missing !== null && (kind === 'permit' || missing.inChildPermits);
    return isExpected && !present.has(purpose) && !purposes.includes(purpose);
  });
}
