import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
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

const title = 'A8 - PRESSURE TESTING AND AIR RECEIVER';

export const pressureTesting: TemplateContent = {
  title,
  code: 'A8',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Pneumatic test of a new nitrogen line at 1.1 times its design pressure'),
    section('System under test', [
      text('systemTested', 'System or line', { required: true, example: 'PN2 line L3-0087' }),
      radio('testMedium', 'Test with', ['Water', 'Nitrogen', 'Helium', 'Compressed air'], { required: true }),
      measurement('designPressure', 'Design pressure (bar)', '10', { required: true }),
      measurement('testPressure', 'Test pressure (bar)', '11', { required: true }),
      measurement('holdTime', 'Hold time (minutes)', '60', { required: true }),
      measurement('testVolume', 'Volume (L)', '120'),
      measurement('reliefSetPressure', 'Relief valve set at (bar)', '12', { required: true }),
      text('gaugeNumber', 'Gauge number', { col: 4, example: 'PG-0341' }),
      date('gaugeCalibration', 'Gauge calibrated on'),
      textarea('exclusionZone', 'Exclusion zone', {
        example: '5 m on both sides of the line, barricaded on levels 2 and 3',
      }),
    ]),
    section('Air receiver and compressor', [
      text('receiverNumber', 'Receiver registration number', { example: 'PV-12877' }),
      date('receiverExpiry', 'Statutory inspection valid until', { col: 6 }),
      measurement('safeWorkingPressure', 'Safe working pressure (bar)', '8.5'),
      select('compressorKind', 'Compressor', ['Electric', 'Diesel', 'House air', 'None']),
      upload('receiverCertificate', 'Receiver certificate', 'The valid statutory inspection certificate.', { col: 4 }),
    ]),
    section('Test checklist', [
      check('raisedInSteps', 'Is pressure raised in steps with a pause at each?', { required: true }),
      check('blindsRated', 'Are blinds, hoses and fittings rated for the test?', { required: true }),
      check('whipChecks', 'Are whip checks fitted on air hoses?'),
      check('connectedToolsIsolated', 'Are connected tools and instruments isolated?'),
      check('neverTightened', 'Does everyone know that nothing is tightened under pressure?'),
      check('areaAnnounced', 'Is the test announced in the area?'),
      person('testEngineer', 'Test engineer', { col: 6, required: true }),
    ]),
    declarationSection(
      'A pneumatic test is done only where a water test is not possible, and with nobody inside the zone.',
      'attached',
    ),
    afterTheWork([
      measurement('pressureAtEnd', 'Pressure at the end (bar)', '11'),
      check('depressurised', 'Is the system vented, drained and labelled as tested?', { col: 8 }),
    ]),
  ],
};
