import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
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

const title = 'B2 - CONFINED SPACE';

export const confinedSpace: TemplateContent = {
  title,
  code: 'B2',
  type: 'Confined Space',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Clean and inspect the waste water sump S-04'),
    section('Space and entry', [
      text('spaceIdentifier', 'Confined space', { required: true, example: 'Waste water sump S-04' }),
      select(
        'spaceKind',
        'Kind',
        ['Tank', 'Sump or pit', 'Manhole', 'Duct or plenum', 'Scrubber', 'Boiler or vessel', 'Ceiling void'],
        {
          col: 6,
          required: true,
        },
      ),
      text('lastContent', 'Last content', { example: 'Neutralised waste water' }),
      measurement('numberOfEntrants', 'Entrants at one time', '2', { col: 6, required: true }),
      multicheck(
        'spaceHazards',
        'Hazards',
        [
          'Lack of oxygen',
          'Flammable gas',
          'Toxic gas',
          'Engulfment or flooding',
          'Moving parts',
          'Heat',
          'Electricity',
          'Fall',
        ],
        {
          required: true,
        },
      ),
      check('linesBlanked', 'Are all lines blanked or disconnected?', { required: true }),
      check('energyLocked', 'Are agitators, pumps and power locked out?', { required: true }),
      check('spaceCleaned', 'Is the space drained, cleaned and flushed?'),
      radio('spaceVentilation', 'Ventilation', ['Natural', 'Forced supply', 'Forced supply and exhaust'], {
        required: true,
      }),
    ]),
    section('Gas tests', [
      text('gasDetector', 'Gas detector number', { col: 4, required: true, example: 'GD-0214' }),
      date('detectorCalibration', 'Detector calibrated on'),
      person('gasTester', 'Authorised gas tester', { required: true, purpose: 'tester' }),
      measurement('oxygenReading', 'O2 (19.5 to 23.5 %)', '20.9', { required: true, purpose: 'measurement' }),
      measurement('flammableReading', 'LEL (below 10 %)', '0', { required: true, purpose: 'measurement' }),
      time('gasTestedAt', 'Tested at', { col: 4, required: true, purpose: 'testTime' }),
      measurement('hydrogenSulfideReading', 'H2S (below 10 ppm)', '0', {
        col: 6,
        required: true,
        purpose: 'measurement',
      }),
      measurement('carbonMonoxideReading', 'CO (below 25 ppm)', '0', {
        col: 6,
        required: true,
        purpose: 'measurement',
      }),
      textarea('readingsDuringWork', 'Readings during the work', {
        example: '10:00 O2 20.9, LEL 0, H2S 0, CO 0; 10:30 O2 20.8, LEL 0, H2S 0, CO 1',
        tip: 'Every 30 minutes and after every break: time, O2, LEL, H2S and CO.',
      }),
      check('continuousMonitoring', 'Does each entrant carry a detector that alarms?', { col: 12, required: true }),
    ]),
    section('Attendant and rescue', [
      person('attendant', 'Attendant', {
        col: 6,
        required: true,
        tip: 'Stays at the barricaded opening, keeps the entry log, never enters.',
      }),
      person('entrySupervisor', 'Entry supervisor', { col: 6, required: true }),
      select('communication', 'Communication', ['Voice and sight', 'Radio', 'Signal line'], { required: true }),
      text('rescueTeam', 'Rescue team and phone', {
        col: 8,
        required: true,
        example: 'Site response team, extension 6995',
      }),
      multicheck(
        'rescueEquipment',
        'Rescue equipment at the opening',
        [
          'Tripod and winch',
          'Full-body harness and line',
          'Breathing apparatus',
          'Stretcher',
          'First aid kit',
          'Resuscitator',
        ],
        {
          required: true,
        },
      ),
      textarea('rescuePlan', 'Rescue plan', {
        required: true,
        example:
          'Attendant calls 6995 and winches from outside; entry only by the response team with breathing apparatus',
      }),
    ]),
    declarationSection(
      'Nobody enters before the readings are within limits and the attendant is in place. An alarm means everyone leaves.',
      'signed',
    ),
    afterTheWork([
      time('lastExitAt', 'Last person out at', { col: 4 }),
      check('spaceClosed', 'Are all people and tools counted out and the space closed?', { col: 8 }),
    ]),
  ],
};
