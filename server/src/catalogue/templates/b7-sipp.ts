import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  multicheck,
  person,
  phone,
  measurement,
  section,
  select,
  text,
  textarea,
  time,
  yesNo,
} from '../inputs.ts';
import { declarationSection, descriptionInput, locationInputs, periodRow } from '../shared-sections.ts';

const title = 'B7 - SIPP PERMIT';

/** The kinds of SIPP work that are counted one by one. */
const sippVariants = ['AMHS', 'CC', 'Urgent', 'ASIPP', 'Production Tool', 'LSS'] as const;

export const sippPermit: TemplateContent = {
  title,
  code: 'B7',
  type: 'SIPP',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    section('Work and preferred period', [
      select('typeOfSIPPWork', 'Type of SIPP work', sippVariants, { col: 12, required: true }),
      ...periodRow(title, 'times required'),
      ...locationInputs(),
      select(
        'workDoneAt',
        'Work done at',
        ['Cleanroom', 'Clean sub-fab', 'Sub-fab', 'Utility plant', 'Roof', 'External yard'],
        { required: true },
      ),
      text('SIPPToolsEquipment', 'Tools or equipment', {
        col: 8,
        required: true,
        example: 'OHT track loop 4, stockers 11 and 12',
      }),
      descriptionInput(title, 'Replace the worn rail joint of overhead transport loop 4', 'Work description'),
    ]),
    section('Requester', [
      person('RequesterName', 'Requester', { required: true }),
      text('companyDepartment', 'Company and department', {
        col: 4,
        required: true,
        example: 'Automation, Facilities',
      }),
      phone('requesterPhone', 'Requester phone'),
      textarea('whyThisworksNeeds', 'Why this work is needed', {
        required: true,
        example: 'Wear is beyond its limit; a derailment would stop bays 9 to 14',
      }),
    ]),
    section('Impact', [
      text('SIPPImpactedSystem', 'Impacted system', { col: 12, required: true, example: 'Overhead transport loop 4' }),
      multicheck(
        'impactedServices',
        'Impacted services',
        [
          'Overhead transport',
          'Stockers',
          'Electrical power',
          'Process cooling water',
          'Compressed dry air',
          'Bulk gas',
          'Specialty gas',
          'Exhaust',
          'Ultrapure water',
          'Life support systems',
          'Control and monitoring',
        ],
        { required: true },
      ),
      measurement('toolsDown', 'Production tools down', '6'),
      measurement('redundancy', 'Redundancy left', 'N (normally N+1)'),
      select('worstCase', 'Worst case', ['No loss', 'Single tool', 'One bay', 'Several bays', 'Whole fab'], {
        required: true,
      }),
      yesNo('singlePointOfFailure', 'Is a single point of failure created?', { required: true }),
      check('ownersAgreed', 'Have the owners of all impacted tools agreed?', { required: true }),
      textarea('mitigation', 'Mitigation', {
        required: true,
        example: 'Lots rerouted over loop 3, technicians on standby at both stockers',
      }),
    ]),
    section('Execution and recovery', [
      check('stepsRehearsed', 'Are the steps written, reviewed and rehearsed?', { required: true }),
      check('sparesReady', 'Are spares, tools and specialists on site?'),
      textarea('goNoGo', 'Go or no-go criteria', {
        required: true,
        example: 'No go if loop 3 has an alarm or fewer than two technicians are present',
      }),
      textarea('recoveryPlan', 'Way back if it goes wrong', {
        required: true,
        example: 'Refit the old joint, test run with one empty vehicle, release loop within 40 minutes',
      }),
      measurement('recoveryMinutes', 'Time to go back (minutes)', '40'),
      person('standbyEngineer', 'Engineer on standby'),
      phone('standbyEngineerPhone', 'Standby phone'),
    ]),
    declarationSection(
      'The work starts only after the go decision, and the way back is taken as soon as a criterion is missed.',
      'signed',
    ),
    afterTheWork([
      time('serviceRestoredAt', 'Back in service at', { col: 4 }),
      check('ownersConfirmed', 'Did all owners confirm normal service?', { col: 8 }),
    ]),
  ],
};
