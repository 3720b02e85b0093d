import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  map,
  multicheck,
  person,
  radio,
  measurement,
  section,
  text,
  textarea,
  upload,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A4 - EXCAVATION AND GROUND PENETRATION';

export const excavation: TemplateContent = {
  title,
  code: 'A4',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Trench for an underground fire main, 18 m long'),
    section('Extent', [
      radio(
        'penetrationKind',
        'Kind of work',
        ['Trench', 'Pit', 'Piling', 'Coring or drilling', 'Stake or earth rod'],
        {
          col: 12,
          required: true,
        },
      ),
      measurement('excavationLength', 'Length (m)', '18'),
      measurement('excavationWidth', 'Width (m)', '1.2'),
      measurement('excavationDepth', 'Depth (m)', '1.4', {
        required: true,
        tip: 'Sides deeper than 1.5 m are always supported; from 4 m a professional engineer designs the support.',
      }),
      map('excavationMap', 'Mark the excavation and its services'),
    ]),
    section('Buried services', [
      multicheck(
        'servicesSearched',
        'Services searched for',
        [
          'Power cables',
          'Telecom cables',
          'Gas pipes',
          'Water and fire mains',
          'Sewers and drains',
          'Chemical or waste lines',
        ],
        { required: true },
      ),
      check('serviceDrawingsChecked', 'Are the service drawings checked and on site?', { required: true }),
      check('cableDetection', 'Was the ground scanned by a licensed cable detection worker?', { required: true }),
      check('trialHoles', 'Are trial holes dug by hand within 1 m of any service?'),
      text('scanReference', 'Scan report number', { example: 'GPR-2026-118' }),
      upload('scanReport', 'Scan report', 'The cable detection or ground radar report with its marked drawing.'),
    ]),
    section('Support and protection', [
      radio('sideSupport', 'Sides', ['Shored', 'Battered', 'Benched', 'Not needed'], { required: true }),
      check('spoilSetBack', 'Is spoil kept at least 1 m from the edge?'),
      check('safeEntry', 'Is there a ladder or ramp within 7.5 m?'),
      check('edgeProtection', 'Are barriers, covers and lights in place?'),
      check('vehiclesKeptAway', 'Are vehicles kept away by stop blocks?'),
      check('waterControl', 'Is ground water pumped and silt treated before discharge?'),
      person('excavationSupervisor', 'Competent person who inspects daily', { col: 6, required: true }),
      textarea('excavationRescue', 'Rescue arrangement', {
        example: 'Tripod and stretcher at the edge, emergency call point EC-14',
      }),
    ]),
    declarationSection(
      'Nobody enters an unsupported excavation. It is inspected at the start of each shift and after rain.',
      'attached',
    ),
    afterTheWork([
      check('groundReinstated', 'Is the ground reinstated and the as-built drawing handed over?', { col: 12 }),
    ]),
  ],
};
