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
import { declarationSection, locationInputs, periodRow, descriptionInput } from '../shared-sections.ts';

const title = 'B5 - LSS IMPAIRMENT PERMIT';

export const lifeSupportSystemImpairment: TemplateContent = {
  title,
  code: 'B5',
  type: 'Life Support System',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    section('Work and impairment period', [
      ...periodRow(title, 'times required'),
      ...locationInputs(),
      descriptionInput(title, 'Drain sprinkler zone 3-B to relocate four heads'),
    ]),
    section('What is impaired', [
      multicheck(
        'impairedSystems',
        'Life support systems',
        [
          'Sprinklers',
          'Hydrants and hose reels',
          'Gas suppression',
          'Smoke or heat detection',
          'Aspirating smoke detection',
          'Gas detection',
          'Leak detection',
          'Public address and evacuation',
          'Smoke control',
          'Emergency lighting',
        ],
        { required: true },
      ),
      radio('impairmentKind', 'Impairment', ['Isolated', 'Drained', 'Covered', 'Bypassed', 'Set to test'], {
        col: 12,
        required: true,
      }),
      text('impairedZone', 'Zone, valve or panel', { required: true, example: 'Sprinkler zone 3-B, valve SV-31' }),
      text('impairedDevices', 'Devices by number', { required: true, example: 'SD-3-118 to SD-3-124' }),
      measurement('longestImpairment', 'Longest single impairment (hours)', '4', {
        col: 6,
        required: true,
        tip: 'From 4 hours the insurer is informed.',
      }),
      select('overnight', 'At the end of each day', ['Restored', 'Stays impaired with fire watch'], {
        col: 6,
        required: true,
      }),
      textarea('reasonForImpairment', 'Why it is needed', {
        required: true,
        example: 'Heads clash with the new duct and must move by 600 mm',
      }),
    ]),
    section('Compensatory measures', [
      multicheck(
        'compensatoryMeasures',
        'Measures',
        [
          'Continuous fire watch',
          'Portable gas detectors',
          'Extra extinguishers',
          'Charged fire hose',
          'Hot work forbidden',
          'Chemical supply stopped',
          'Occupancy limited',
        ],
        {
          required: true,
        },
      ),
      person('fireWatch', 'Fire watch', { required: true }),
      phone('fireWatchPhone', 'Fire watch phone', { required: true }),
      select('patrolInterval', 'Patrol', ['Continuous', 'Every 15 minutes', 'Every 30 minutes'], { required: true }),
      check('controlRoomInformed', 'Is the fire command centre informed?', { required: true }),
      check('adjacentZonesInService', 'Do neighbouring zones stay in service?', { required: true }),
      check('occupantsInformed', 'Are area owners and occupants informed?'),
      check('fireServiceInformed', 'Are monitoring company and insurer informed?'),
      check('interlocksReviewed', 'Are tool and exhaust interlocks reviewed?'),
      textarea('emergencyRestoration', 'How the system is restored at once in an emergency', {
        required: true,
        example: 'Technician at SV-31 by radio, valve open within 3 minutes',
      }),
    ]),
    section('Life safety team', [
      person('impairmentCoordinator', 'Impairment coordinator', { required: true }),
      phone('impairmentCoordinatorPhone', 'Coordinator phone', { required: true }),
      person('lssTechnician', 'Technician who isolates and restores'),
      text('impairmentTag', 'Impairment tag number', { example: 'IT-0318' }),
      time('isolatedAt', 'Isolated at', { col: 6, purpose: 'testTime' }),
    ]),
    declarationSection(
      'The system is impaired only while people are at work on it and the fire watch is in place.',
      'signed',
    ),
    afterTheWork([
      time('restoredAt', 'Restored at', { col: 4 }),
      person('restoredBy', 'Restored by'),
      person('restorationWitness', 'Witnessed by'),
      check('systemTested', 'Was the system tested and the panel normal?'),
      check('restorationAnnounced', 'Was restoration announced to all who were informed?'),
    ]),
  ],
};
