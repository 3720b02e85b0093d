import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
  map,
  multicheck,
  person,
  radio,
  measurement,
  section,
  select,
  text,
  textarea,
  upload,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'B3 - LIFTING';

export const lifting: TemplateContent = {
  title,
  code: 'B3',
  type: 'Lifting',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Lift chiller CH-05 from the trailer to the roof'),
    section('Crane and gear', [
      select(
        'craneKind',
        'Crane or lifting machine',
        ['Mobile crane', 'Lorry crane', 'Tower crane', 'Overhead crane', 'Gantry', 'Chain block', 'Forklift'],
        {
          required: true,
        },
      ),
      text('craneNumber', 'Registration number', { col: 4, required: true, example: 'XE 4471 K' }),
      date('craneCertificateExpiry', 'Certificate valid until', { required: true }),
      measurement('craneCapacity', 'Rated capacity (t)', '80', { required: true }),
      measurement('gearSafeWorkingLoad', 'SWL of the weakest gear (t)', '10', { required: true }),
      check('gearInspected', 'Is all gear colour-coded and inspected?', { required: true, col: 4 }),
      multicheck(
        'liftingGear',
        'Lifting gear',
        [
          'Wire rope slings',
          'Chain slings',
          'Webbing slings',
          'Shackles',
          'Spreader beam',
          'Eye bolts',
          'Lifting clamps',
        ],
        {
          required: true,
        },
      ),
    ]),
    section('Load and plan', [
      text('loadDescription', 'Load', { col: 8, required: true, example: 'Chiller CH-05' }),
      measurement('loadWeight', 'Weight with gear (t)', '6.8', { required: true }),
      measurement('liftRadius', 'Largest radius (m)', '14', { required: true }),
      measurement('safeWorkingLoad', 'SWL at that radius (t)', '11.2', { required: true }),
      measurement('utilisation', 'Part of SWL used (%)', '61', {
        required: true,
        tip: 'Above 75 % the lift is critical and the plan is endorsed by an engineer.',
      }),
      radio('liftClass', 'Lift is', ['Routine', 'Complex', 'Critical or tandem'], { col: 12, required: true }),
      check('groundBearing', 'Is the ground firm and are outriggers on mats?'),
      measurement('windLimit', 'Lift stops at a wind of (m/s)', '9', { col: 6 }),
      upload(
        'liftingPlan',
        'Lifting plan',
        'Plan with load, radius, load chart, rigging and route, signed by the lifting supervisor.',
      ),
      textarea('obstructions', 'Obstructions and services nearby', {
        example: 'Exhaust stacks 4 m to the east, no overhead lines',
      }),
      map('liftingMap', 'Mark crane position, swing and exclusion zone'),
    ]),
    section('Lifting team', [
      person('liftingSupervisor', 'Lifting supervisor', { required: true }),
      person('craneOperator', 'Crane operator', { required: true }),
      text('operatorLicence', 'Operator licence', { col: 4, example: 'LC-20913' }),
      person('rigger', 'Rigger', { required: true }),
      person('signalman', 'Signalman', { required: true }),
      select('signals', 'Signals by', ['Hand', 'Radio', 'Hand and radio']),
      check('exclusionZone', 'Is the zone under the load closed to everyone?', { required: true }),
      check('trialLift', 'Will the load be held just off the ground first?'),
    ]),
    declarationSection(
      'Nobody stands under a load. Only the named signalman directs the crane; anyone may signal stop.',
      'signed',
    ),
    afterTheWork([check('craneStowed', 'Is the boom stowed, the gear stored and the zone reopened?', { col: 12 })]),
  ],
};
