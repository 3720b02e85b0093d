import { listTypesWith } from '../model/input-type-table.ts';
import type { InputPurpose, InputType } from '../model/template.ts';

/** A purpose that a permit's own form should have. */
export interface MissingPurpose {
  /** Whether the forms of child permits should have it too. */
  inChildPermits: boolean;
  /** What is lost without it, as a sentence for the author of the template. */
  effect: string;
}

/** How the application uses an input with a purpose. */
export interface PurposeRule {
  /** Label for the author of a template. */
  label: string;
  help: string;
  /** The input types that may have the purpose. */
  types: readonly InputType[];
  /**
   * The purposes that no other input of the form may have beside this one, including itself: a range of dates is both
   * start and end. Empty if several inputs may have the purpose.
   */
  claims: readonly InputPurpose[];
  /** Whether the answer says when the permit begins or ends. */
  isOfPeriod: boolean;
  /** Whether a copy of a permit takes over the answer. Measurements are taken again for each permit. */
  copied: boolean;
  /**
   * Where an answer is prefilled from: the permit that a form is attached to or a child permit is raised on, or the
   * profile of the user who fills in the form.
   */
  prefilledFrom: 'permit' | 'profile' | null;
  /** Whether such an input may be in a section that is filled in after the work. */
  afterWork: boolean;
  /** What a permit loses when its own form has no such input; null if nothing. */
  missing: MissingPurpose | null;
  /** The touch keyboard for a single-line text; null is the default one. */
  keyboard: 'tel' | 'numeric' | null;
}

const shortTexts = listTypesWith('isShortText');

const periodDefaults = {
  isOfPeriod: true,
  copied: false,
  prefilledFrom: 'permit',
  afterWork: false,
  missing: null,
  keyboard: null,
} as const;
const answerDefaults = {
  isOfPeriod: false,
  copied: true,
  prefilledFrom: null,
  afterWork: false,
  missing: null,
  keyboard: null,
} as const;
const testDefaults = {
  claims: [],
  isOfPeriod: false,
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
  hazards: {
    label: 'Hazards',
    help: 'The dangers of the work. Workers who sign on see those that are chosen, as warning signs.',
    types: ['multicheck'],
    claims: [],
    ...answerDefaults,
  },
  protection: {
    label: 'Protective equipment',
    help: 'What must be worn. Workers who sign on see what is chosen, as signs.',
    types: ['multicheck'],
    claims: [],
    ...answerDefaults,
  },
  approvalUpload: {
    label: 'Document for the approval',
    help: 'A document that approvers expect, such as a risk assessment. Approving without it needs a confirmation.',
    types: ['file'],
    claims: [],
    ...answerDefaults,
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

/** The label of a purpose; the stored name if this version of the application does not have it. */
export function formatPurpose(purpose: string): string {
  return isInputPurpose(purpose) ? inputPurposes[purpose].label : purpose;
}

/** The purposes that an input of a type may have, in display order. */
export function listPurposes(type: string): InputPurpose[] {
  return (Object.keys(inputPurposes) as InputPurpose[]).filter((purpose) =>
    inputPurposes[purpose].types.some((one) => one === type),
  );
}

export const inputPurposeNames = Object.keys(inputPurposes) as InputPurpose[];

/** The purposes that inputs with these purposes rule out for other inputs. */
export function findClaimedPurposes(purposes: Iterable<string | undefined>): Set<InputPurpose> {
  const validPurposes = [...purposes].filter((purpose) => purpose !== undefined && isInputPurpose(purpose));
  return new Set(validPurposes.flatMap((purpose) => inputPurposes[purpose].claims));
}

/**
 * Returns why an input may not have its purpose, or undefined when it may. `claimed` are the purposes that other
 * inputs of the form rule out.
 */
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
  const takenClaim = claims.find((claim) => claimed.has(claim));
  return (
    takenClaim &&
    `Another input already has the purpose '${inputPurposes[takenClaim].label}'. Choose another purpose for one of them.`
  );
}

/** The purposes that a permit's own form should have but lacks, in display order. */
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
