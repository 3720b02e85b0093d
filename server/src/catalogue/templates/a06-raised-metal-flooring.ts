import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  multicheck,
  person,
  radio,
  measurement,
  section,
  text,
  textarea,
  time,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A6 - RAISED METAL FLOORING';

export const raisedMetalFlooring: TemplateContent = {
  title,
  code: 'A6',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Lift six floor tiles to route a vacuum line under bay 9'),
    section('Opening', [
      measurement('tilesOpened', 'Tiles open at one time', '4', {
        required: true,
        tip: 'Never more than the team can guard; usually at most 4.',
      }),
      measurement('openingSize', 'Size of the opening (m × m)', '1.2 × 1.2', { required: true }),
      measurement('fallDepth', 'Depth below the floor (m)', '0.9', { required: true }),
      text('tileGrid', 'Tile grid', { example: 'H22 to H24' }),
      radio('floorKind', 'Below the tiles', ['Solid slab', 'Waffle slab, open', 'Waffle slab, covered'], {
        required: true,
      }),
      multicheck('reasonForOpening', 'Reason', [
        'Pipe or duct routing',
        'Cable routing',
        'Leak search',
        'Pedestal work',
        'Tool plinth',
        'Cleaning',
      ]),
    ]),
    section('Guarding and floor condition', [
      check('hardBarricade', 'Is a hard barricade set on all sides before the first tile is lifted?', {
        required: true,
      }),
      check('warningSigns', 'Are signs posted on each approach?'),
      check('attendantAtOpening', 'Is an attendant at the opening for as long as it is open?', { required: true }),
      check('tilePullerUsed', 'Is a tile puller used and are tiles stacked flat?'),
      check('stringersKept', 'Do stringers and pedestals stay in place?'),
      check('toolLoadChecked', 'Is the load of tools beside the opening checked?'),
      check('airflowAgreed', 'Is the change of airflow agreed with the cleanroom owner?'),
      check('harnessUsed', 'Is a harness used where a person could fall 2 m or more?'),
      person('floorAttendant', 'Attendant', { col: 6, required: true }),
      person('cleanroomOwner', 'Cleanroom owner informed', { col: 6 }),
      textarea('underfloorServices', 'Services under the floor', {
        example: 'Drain lines, PCW pipes and leak-detection cable; cable marked and kept clear',
      }),
    ]),
    declarationSection(
      'No opening is left without a barricade and an attendant, not for a minute. Tiles go back before every break.',
      'attached',
    ),
    afterTheWork([
      check('tilesReplaced', 'Are all tiles back, level, locked and cleaned?', { col: 8 }),
      time('tilesReplacedAt', 'Closed at', { col: 4 }),
    ]),
  ],
};
