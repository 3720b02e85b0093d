import { builder } from '../../../graphql/builder.ts';

const readingInput = builder.inputType('CheckReadingInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    label: t.string({ required: true }),
    unit: t.string(),
    from: t.float(),
    to: t.float(),
    below: t.float(),
    rangeFrom: t.float({ description: 'The least that the instrument shows; with `rangeTo`, or neither.' }),
    rangeTo: t.float(),
  }),
});

const checkSeriesInput = builder.inputType('CheckSeriesInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    title: t.string({ required: true }),
    kind: t.string({ required: true, description: 'A CheckKind.' }),
    readings: t.field({ type: [readingInput] }),
    beforeStartMinutes: t.int(),
    everyMinutes: t.int(),
    graceMinutes: t.int(),
    calibrationDays: t.int(),
  }),
});

const fireWatchInput = builder.inputType('FireWatchInput', {
  fields: (t) => ({ minutes: t.int(), roundMinutes: t.int(), graceMinutes: t.int() }),
});

const crewRequirementInput = builder.inputType('CrewRequirementInput', {
  fields: (t) => ({
    certificate: t.string({ required: true, description: 'A CertificateKind.' }),
    atLeast: t.int(),
  }),
});

const roleRequirementInput = builder.inputType('RoleRequirementInput', {
  description: 'What is left out is as usual for the role; it may be combined with none.',
  fields: (t) => ({
    role: t.string({ required: true, description: 'A JobRole.' }),
    atLeast: t.int(),
    certificates: t.stringList({ description: 'Each a CertificateKind.' }),
    allTheTime: t.boolean(),
    mayCombine: t.stringList({ description: 'Each a JobRole.' }),
    goesInside: t.boolean(),
  }),
});

export const workPolicyInput = builder.inputType('WorkPolicyInput', {
  description: 'What is missing or wrong is reported in `problems`.',
  fields: (t) => ({
    validityHours: t.float(),
    revalidationHours: t.float(),
    ownPauseMinutes: t.int(),
    extensionHours: t.float(),
    fireWatch: t.field({ type: fireWatchInput }),
    isolation: t.boolean(),
    checks: t.field({ type: [checkSeriesInput] }),
    roles: t.field({
      type: [roleRequirementInput],
      description: 'Left out, as a client from before roles does: those of the version before stay.',
    }),
    entryLog: t.boolean(),
    crew: t.field({ type: [crewRequirementInput] }),
    severalJobs: t.boolean(),
  }),
});
