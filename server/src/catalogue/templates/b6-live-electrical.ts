import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
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

const title = 'B6 - LIVE ELECTRICAL';

export const liveElectrical: TemplateContent = {
  title,
  code: 'B6',
  type: 'Live Electrical',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Thermographic scan and torque check of panel LP-12 while energised'),
    section('Circuit and reason', [
      text('equipmentIdentifier', 'Panel or circuit', { col: 8, required: true, example: 'Panel LP-12, breaker 7' }),
      select('voltageLevel', 'Voltage', ['50 V DC to 120 V DC', '230 V AC', '400 V AC', '6.6 kV', '22 kV'], {
        required: true,
      }),
      measurement('faultCurrent', 'Fault current (kA)', '22', { required: true }),
      radio(
        'liveWorkKind',
        'Kind of work',
        ['Testing or measuring', 'Thermography', 'Connection or repair', 'Switching'],
        { col: 8, required: true },
      ),
      textarea('reasonForLiveWork', 'Why it cannot be done dead', {
        required: true,
        example: 'The panel feeds the life support controls; switching off is the greater danger',
        tip: 'Convenience, cost or time alone is no reason.',
      }),
    ]),
    section('Shock and arc flash', [
      measurement('incidentEnergy', 'Incident energy (cal/cm²)', '3.8', {
        required: true,
        tip: 'Above 40 cal/cm² the work is refused.',
      }),
      measurement('workingDistance', 'Working distance (mm)', '455', { required: true }),
      measurement('arcFlashBoundary', 'Arc flash boundary (mm)', '980', { required: true }),
      measurement('limitedBoundary', 'Limited approach boundary (mm)', '1070', { required: true }),
      measurement('restrictedBoundary', 'Restricted approach boundary (mm)', '305', { required: true }),
      select(
        'protectionCategory',
        'Arc flash PPE category',
        ['1 - 4 cal/cm²', '2 - 8 cal/cm²', '3 - 25 cal/cm²', '4 - 40 cal/cm²'],
        { required: true },
      ),
      multicheck(
        'arcFlashProtection',
        'Arc-rated protection worn',
        [
          'Arc-rated shirt and trousers',
          'Arc flash suit and hood',
          'Arc-rated face shield and balaclava',
          'Rubber insulating gloves with leather protectors',
          'Insulating sleeves',
          'Dielectric footwear',
          'Hearing protection',
        ],
        {
          required: true,
        },
      ),
      measurement('gloveClass', 'Glove class', '0 (1000 V)', { col: 6 }),
      upload('arcFlashStudy', 'Arc flash study', 'The study or label from which these values are taken.'),
    ]),
    section('Tools and surroundings', [
      check('insulatedTools', 'Are tools insulated, rated and inspected?', { required: true }),
      check('instrumentCategory', 'Is the meter CAT III or IV and proven before use?', { required: true }),
      check('barriersSet', 'Are barriers set at the outer boundary?', { required: true }),
      check('insulatingMat', 'Is an insulating mat in place?'),
      check('adjacentPartsCovered', 'Are neighbouring live parts covered?'),
      check('metalRemoved', 'Are watches, rings and loose metal removed?'),
      check('upstreamReachable', 'Can the upstream breaker be opened at once?', { required: true }),
    ]),
    section('People', [
      person('liveWorker', 'Qualified electrical worker', { required: true }),
      text('electricalLicence', 'Licence number', { col: 4, required: true, example: 'EW-88210' }),
      person('secondPerson', 'Second person', {
        required: true,
        tip: 'Trained in rescue and resuscitation, outside the boundary, with no other task.',
      }),
      check('rescueHook', 'Are rescue hook and defibrillator at hand?', { col: 8, required: true }),
      textarea('electricalRescue', 'Rescue', {
        example: 'Open the upstream breaker, pull clear with the hook, call 6995, start resuscitation',
      }),
    ]),
    declarationSection(
      'Work dead is the rule. Nobody crosses the restricted boundary without the protection named here.',
      'signed',
    ),
    afterTheWork([check('panelClosed', 'Are covers back, tools counted and the panel locked?', { col: 12 })]),
  ],
};
