import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  multicheck,
  person,
  phone,
  radio,
  measurement,
  section,
  select,
  text,
  textarea,
  time,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A12 - NIGHT AND LONE WORK';

export const nightAndLoneWork: TemplateContent = {
  title,
  code: 'A12',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Night monitoring of a chiller changeover'),
    section('Reason and hours', [
      multicheck(
        'unusualHours',
        'Work takes place',
        ['At night', 'On a weekend', 'On a public holiday', 'Alone', 'Out of sight of others'],
        {
          required: true,
        },
      ),
      textarea('reasonForHours', 'Why it cannot be done in the day or with others', {
        required: true,
        example: 'The chiller can be taken off load only at night',
      }),
      measurement('hoursOnDuty', 'Longest time on duty (hours)', '8', { col: 6, required: true }),
      measurement('restHours', 'Rest before the shift (hours)', '12', { col: 6, required: true }),
      radio(
        'hazardousAlone',
        'Does it include electricity, height, chemicals or machines?',
        ['No', 'Yes, with a second person'],
        { col: 12, required: true },
      ),
    ]),
    section('Contact and supervision', [
      select('checkInInterval', 'Check-in every', ['15 minutes', '30 minutes', '60 minutes'], { required: true }),
      text('checkInMeans', 'By', { col: 4, required: true, example: 'Radio channel 6' }),
      time('lastCheckIn', 'Last check-in at', { col: 4 }),
      person('contactPerson', 'Person who receives the check-ins', { required: true }),
      phone('contactPersonPhone', 'Contact phone', { required: true }),
      person('nightSupervisor', 'Night supervisor'),
      check('securityInformed', 'Are security and the control room informed?', { required: true }),
      check('lightingSufficient', 'Is the lighting sufficient along the whole way?'),
      check('manDownAlarm', 'Does the worker carry a man-down alarm or radio?'),
      check('fitForWork', 'Is the worker fit, rested and free of medication?'),
      check('transportHome', 'Is transport home arranged?'),
      textarea('missedCheckIn', 'If a check-in is missed', {
        required: true,
        example: 'Call twice in 5 minutes, then security goes to the place and the response team is called',
      }),
    ]),
    declarationSection(
      'A missed check-in is treated as an emergency. The worker leaves the place when contact is lost.',
      'attached',
    ),
    afterTheWork([
      time('leftSiteAt', 'Left site at', { col: 4 }),
      check('signedOut', 'Did everyone sign out with security?', { col: 8 }),
    ]),
  ],
};
