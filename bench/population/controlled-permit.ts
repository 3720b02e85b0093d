import { gasReadings, type CheckSeries, type WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { Template } from '@eptw/domain/template/model/template';
import { generalPermit } from './templates.ts';

/** How often checks are due, in minutes: seldom enough that none is missed while a benchmark measures. */
const checkEveryMinutes = 240;

const toSeries = (name: string, title: string, kind: CheckSeries['kind']): CheckSeries => ({
  name,
  title,
  kind,
  readings: [],
  everyMinutes: checkEveryMinutes,
  graceMinutes: 30,
});

/** Four series of checks and a daily revalidation. */
export const workPolicy: WorkPolicy = {
  revalidationHours: 24,
  ownPauseMinutes: 240,
  extensionHours: 24,
  isolation: false,
  checks: [
    {
      ...toSeries('gasTest', 'Gas test', 'gasTest'),
      readings: [...gasReadings],
      beforeStartMinutes: checkEveryMinutes,
    },
    toSeries('attendant', 'Attendant', 'attendant'),
    toSeries('inspection', 'Inspection', 'inspection'),
    toSeries('housekeeping', 'Housekeeping', 'other'),
  ],
  roles: [],
  entryLog: false,
  crew: [],
  severalJobs: true,
};

/** The general permit with a work policy, and with its multiple choices as hazards, as the sign-on page shows them. */
export const controlledPermit: Template = {
  ...generalPermit,
  workPolicy,
  sections: generalPermit.sections.map((section) => ({
    ...section,
    form: section.form.map((input) => (input.type === 'multicheck' ? { ...input, purpose: 'hazards' } : input)),
  })),
};
