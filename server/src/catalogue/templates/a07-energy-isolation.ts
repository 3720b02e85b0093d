import type { TemplateContent, TemplateInput } from '@eptw/domain/template/template';
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

const energies = [
  'Electrical',
  'Pneumatic',
  'Hydraulic',
  'Process gas',
  'Chemical',
  'Water',
  'Steam or heat',
  'Gravity or spring',
];

/** One isolation point: where, which energy, which lock, how it was proven dead. */
function isolationPoint(number: number, point: string, lock: string): TemplateInput[] {
  const required = number === 1;
  return [
    text(`isolationPoint${number}`, `Isolation point ${number}`, { col: 4, required, example: point }),
    select(`isolationEnergy${number}`, 'Energy', energies, { required }),
    text(`lockNumber${number}`, 'Lock and tag number', { col: 4, required, example: lock }),
  ];
}

const title = 'A7 - ENERGY ISOLATION (LOTO)';

export const energyIsolation: TemplateContent = {
  title,
  code: 'A7',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Isolate pump P-2 electrically and hydraulically to change its seal'),
    section('Equipment and isolation points', [
      text('equipmentIsolated', 'Equipment to be isolated', {
        required: true,
        example: 'Process cooling water pump P-2',
      }),
      radio('lockoutKind', 'Lockout', ['One person, one lock', 'Group lockout with lock box'], { required: true }),
      ...isolationPoint(1, 'MCC-3 breaker 14', 'L-0451 / T-0451'),
      ...isolationPoint(2, 'Suction valve V-201', 'L-0452 / T-0452'),
      ...isolationPoint(3, 'Discharge valve V-202', 'L-0453 / T-0453'),
      text('lockBox', 'Lock box number', { col: 4, example: 'LB-07' }),
      measurement('numberOfLocks', 'Personal locks on the box', '3'),
      time('lockedAt', 'Locked at', { col: 4, purpose: 'testTime' }),
    ]),
    section('Stored energy and proof', [
      multicheck('storedEnergy', 'Stored energy released', [
        'Capacitors discharged',
        'Pressure bled',
        'Springs released',
        'Suspended parts blocked',
        'Line drained',
        'Parts cooled',
      ]),
      check('startTried', 'Was a start tried at the local and remote controls?', {
        required: true,
        purpose: 'measurement',
      }),
      check('provenDead', 'Was zero energy proven with a tested instrument?', {
        required: true,
        tip: 'Test the instrument on a live source before and after.',
        purpose: 'measurement',
      }),
      measurement('voltageMeasured', 'Voltage measured (V)', '0', { purpose: 'measurement' }),
      measurement('pressureMeasured', 'Pressure measured (bar)', '0', { purpose: 'measurement' }),
      text('testInstrument', 'Instrument number', { col: 4, example: 'VT-118' }),
      person('isolatingPerson', 'Authorised person who isolated', { required: true, purpose: 'tester' }),
      person('provingPerson', 'Person who proved zero energy', { required: true, purpose: 'tester' }),
      person('equipmentOwner', 'Equipment owner'),
      textarea('shiftHandover', 'Handover of locks between shifts', {
        example: 'Incoming supervisor hangs a lock before the outgoing one removes theirs',
      }),
    ]),
    declarationSection('Each worker hangs and removes their own lock and keeps its only key.', 'attached'),
    afterTheWork([
      check('guardsBack', 'Are guards back and people clear before restart?'),
      check('locksRemoved', 'Are all locks and tags removed by their owners?'),
    ]),
  ],
};
