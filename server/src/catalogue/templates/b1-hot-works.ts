import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  multicheck,
  person,
  measurement,
  section,
  select,
  text,
  textarea,
  time,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

/** Hot work is permitted a day at a time: one template for each day of a two-week job. */
export function hotWorks(day: number): TemplateContent {
  const dayNumber = String(day).padStart(2, '0');
  const code = `B1D${dayNumber}`;
  const title = `${code} - HOT WORKS DAY ${dayNumber}`;
  return {
    title,
    code,
    type: 'Hotwork',
    asParentPermit: false,
    // Later days follow on from the first while the work goes on, so that only the first goes with a new permit.
    showInCreatePermit: day === 1,
    sections: [
      workSection(title, 'Weld a pipe support to the column at grid C14'),
      section('Hot work', [
        multicheck(
          'hotWorkKind',
          'Kind of hot work',
          [
            'Arc welding',
            'Gas cutting',
            'Orbital welding',
            'Grinding',
            'Brazing or soldering',
            'Heat gun or torch-on',
            'Plastic welding',
          ],
          { required: true },
        ),
        person('hotWorker', 'Hot worker', { required: true }),
        text('hotWorkerCertificate', 'Certificate number', { col: 8, example: 'WQ-3381' }),
        check('flashbackArrestors', 'Are flashback arrestors fitted at torch and regulator?'),
        check('cylindersSecured', 'Are cylinders upright, chained and 5 m from the flame?'),
        check('earthReturn', 'Is the welding return clamped next to the weld?'),
        check('fumeExtraction', 'Are fumes extracted at the source?'),
      ]),
      section('Fire prevention', [
        check('combustiblesRemoved', 'Are combustibles removed within 11 m, or covered?', { required: true }),
        check('openingsCovered', 'Are floor and wall openings covered with fire blankets?', { required: true }),
        check('otherSideChecked', 'Is the other side of walls, floors and ceilings checked?', { required: true }),
        check('linesFree', 'Are nearby lines and ducts free of flammable content?'),
        measurement('flammableReading', 'Flammable gas (% LEL)', '0', {
          required: true,
          tip: 'Hot work only at 0 %. Any reading means that the source is found first.',
          purpose: 'measurement',
        }),
        measurement('oxygenReading', 'Oxygen (%)', '20.9', { tip: 'Allowed: 19.5 to 23.5 %.', purpose: 'measurement' }),
        time('gasTestedAt', 'Tested at', { col: 4, purpose: 'testTime' }),
        select(
          'detectorIsolation',
          'Fire and smoke detectors',
          ['Stay in service', 'Isolated by LSS under B5', 'Covered by LSS'],
          {
            col: 6,
            required: true,
            tip: 'Only the life safety team isolates a detector, and only the ones at the work.',
          },
        ),
        text('detectorsIsolated', 'Detectors isolated', { example: 'SD-3-118, SD-3-119' }),
        check('sprinklersInService', 'Do sprinklers stay in service?'),
        multicheck(
          'extinguishers',
          'At the work',
          ['CO2 extinguisher', 'Dry powder extinguisher', 'Clean agent extinguisher', 'Fire blanket', 'Charged hose'],
          {
            required: true,
          },
        ),
      ]),
      section('Fire watch', [
        person('fireWatch', 'Fire watch', {
          required: true,
          tip: 'Trained, with no other task, during the work and 60 minutes after.',
        }),
        person('secondFireWatch', 'Fire watch on the other side'),
        text('fireWatchRadio', 'Radio channel', { col: 4, example: 'Channel 6' }),
        textarea('fireAlarmPlan', 'If it burns', {
          example: 'Stop, press call point CP-31, use the extinguisher only with a clear way out',
        }),
      ]),
      declarationSection(
        'The permit is valid for this day and place only. The fire watch may stop the work at any time.',
        'signed',
      ),
      afterTheWork([
        time('hotWorkStoppedAt', 'Hot work stopped at', { col: 4 }),
        time('watchFirstRound', 'Round after 30 minutes at', { col: 4 }),
        time('watchEndedAt', '60-minute watch ended at', { col: 4 }),
        check('noSmouldering', 'Is there no smoke, heat or smouldering on either side?'),
        check('detectorsRestored', 'Are all detectors back in service?'),
      ]),
    ],
  };
}
