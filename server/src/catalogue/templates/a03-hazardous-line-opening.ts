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
  time,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A3 - CHEMICAL OR HAZARDOUS LINE OPENING';

export const hazardousLineOpening: TemplateContent = {
  title,
  code: 'A3',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Break the flange at valve V-118 to replace its gasket'),
    section('Line and content', [
      text('lineIdentifier', 'Line number', { col: 4, required: true, example: 'HF-L2-0045' }),
      text('chemicalName', 'Chemical or gas', { col: 4, required: true, example: 'Hydrofluoric acid' }),
      measurement('chemicalConcentration', 'Concentration', '49 %'),
      select(
        'hazardClass',
        'Main hazard',
        ['Corrosive', 'Toxic', 'Flammable', 'Pyrophoric', 'Oxidising', 'Asphyxiant', 'Hot or cryogenic'],
        {
          required: true,
        },
      ),
      measurement('linePressure', 'Pressure (bar)', '2.5'),
      measurement('lineTemperature', 'Temperature (°C)', '23'),
      radio('lineType', 'Line', ['Supply', 'Return', 'Drain', 'Exhaust', 'Gas'], { col: 8 }),
      check('safetyDataSheet', 'Is the safety data sheet at the work area?', { col: 4, required: true }),
    ]),
    section('Isolation, drain and purge', [
      text('isolationValves', 'Isolation valves, upstream and downstream', {
        required: true,
        example: 'V-117 and V-119, locked shut',
      }),
      radio(
        'isolationMethod',
        'Isolation',
        ['Double block and bleed', 'Single valve', 'Blank or spade', 'Disconnection'],
        { required: true },
      ),
      check('lineDrained', 'Is the line drained to a safe place?', { col: 8 }),
      select('purgeMedium', 'Purged with', ['Nitrogen', 'Ultrapure water', 'Argon', 'Not purged'], { required: true }),
      measurement('purgeCycles', 'Purge cycles', '30', { tip: 'Cycles for gas, minutes of flow for liquid.' }),
      check('pressureProvenZero', 'Is zero pressure proven at a gauge or bleed?', {
        col: 8,
        required: true,
        purpose: 'measurement',
      }),
      measurement('gasReadingBefore', 'Gas reading before opening (ppm)', '0', { purpose: 'measurement' }),
      time('gasReadingTime', 'At', { col: 4, purpose: 'testTime' }),
      person('lineOwner', 'Line owner who proved the isolation', { required: true, purpose: 'tester' }),
    ]),
    section('Protection and spill control', [
      multicheck(
        'chemicalProtection',
        'Protection worn',
        [
          'Face shield and goggles',
          'Chemical gloves',
          'Chemical apron',
          'Chemical suit',
          'Acid boots',
          'Self-contained breathing apparatus',
        ],
        { required: true },
      ),
      check('spillKitReady', 'Are a spill kit and drip tray in place?'),
      check('eyewashTested', 'Was the nearest eyewash and shower tested today?', { required: true }),
      check('calciumGluconate', 'Is calcium gluconate gel at hand where HF is present?'),
      check('buddyPresent', 'Is a second person in the same protection present?'),
      textarea('spillResponse', 'If it leaks', {
        example: 'Withdraw, press the emergency call, close V-117 from outside, wait for the response team',
      }),
    ]),
    declarationSection(
      'The first break is made away from the body, with the line treated as full and under pressure.',
      'attached',
    ),
    afterTheWork([
      check('leakTestPassed', 'Did the leak test pass before the line was returned?'),
      check('contaminatedWaste', 'Is contaminated waste bagged, labelled and removed?'),
    ]),
  ],
};
