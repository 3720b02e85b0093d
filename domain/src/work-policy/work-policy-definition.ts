import type { RoleRequirement } from '../role/role-requirement.ts';
import type { CheckReading, CheckSeries, CrewRequirement, FireWatch, WorkPolicy } from './work-policy.ts';

/** The numbers that a policy has to set; while it is edited they may be missing. */
type WithMissing<Type, Name extends keyof Type> = Omit<Type, Name> & { [Missing in Name]?: Type[Name] };

/** A reading as its author left it. */
export type ReadingDefinition = CheckReading;

/** A series of checks as its author left it: its kind may be unknown. */
export type CheckDefinition = WithMissing<Omit<CheckSeries, 'kind'>, 'graceMinutes'> & { kind: string };

/** A crew requirement as its author left it: its certificate may be unknown. */
export type CrewDefinition = WithMissing<Omit<CrewRequirement, 'certificate'>, 'atLeast'> & { certificate: string };

/** A role as its author left it: it, its certificates and its combinations may be unknown. */
export interface RoleDefinition extends WithMissing<
  Omit<RoleRequirement, 'role' | 'certificates' | 'mayCombine'>,
  'atLeast'
> {
  role: string;
  certificates: string[];
  mayCombine: string[];
}

/** A fire watch as its author left it. */
export type FireWatchDefinition = Partial<FireWatch>;

/** A work policy as its author left it, valid or not. */
export interface WorkPolicyDefinition extends WithMissing<
  Omit<WorkPolicy, 'fireWatch' | 'checks' | 'roles' | 'crew'>,
  'ownPauseMinutes' | 'extensionHours'
> {
  fireWatch?: FireWatchDefinition;
  checks: CheckDefinition[];
  roles: RoleDefinition[];
  crew: CrewDefinition[];
}
