import type {
  CheckDefinition,
  CrewDefinition,
  ReadingDefinition,
  WorkPolicyDefinition,
} from '@eptw/domain/template/work-policy-definition';

/** A type as received: members may be null or missing, except those that are required. */
type Received<Type, Required extends keyof Type = never> = {
  [Name in Exclude<keyof Type, Required>]?: Type[Name] | null | undefined;
} & Pick<Type, Required>;

type ReceivedCheck = Omit<Received<CheckDefinition, 'name' | 'title' | 'kind'>, 'readings'> & {
  readings?: Received<ReadingDefinition, 'name' | 'label'>[] | null | undefined;
};

/** A work policy as received. */
export type WorkPolicyInput = Omit<Received<WorkPolicyDefinition>, 'fireWatch' | 'checks' | 'crew'> & {
  fireWatch?: Received<NonNullable<WorkPolicyDefinition['fireWatch']>> | null | undefined;
  checks?: ReceivedCheck[] | null | undefined;
  crew?: Received<CrewDefinition, 'certificate'>[] | null | undefined;
};

type WithoutNull<Type> = { [Name in keyof Type]: Exclude<Type[Name], null> };

/** Leaves out the members that are null: null counts as omitted. */
function omitNull<Type extends object>(received: Type): WithoutNull<Type> {
  return Object.fromEntries(Object.entries(received).filter(([, value]) => value !== null)) as WithoutNull<Type>;
}

/** The received policy as a definition. Whether it follows the rules is checked with the rest of the template. */
export function toWorkPolicyDefinition(input: WorkPolicyInput): WorkPolicyDefinition {
  const { fireWatch, checks, crew, ...terms } = input;
  const { isolation = false, severalJobs = false, ...numbers } = omitNull(terms);
  return {
    ...numbers,
    ...(fireWatch && { fireWatch: omitNull(fireWatch) }),
    isolation,
    checks: (checks ?? []).map(({ readings, ...check }) => ({
      ...omitNull(check),
      readings: (readings ?? []).map(({ unit, ...reading }) => ({ ...omitNull(reading), unit: unit ?? '' })),
    })),
    crew: (crew ?? []).map(omitNull),
    severalJobs,
  };
}
