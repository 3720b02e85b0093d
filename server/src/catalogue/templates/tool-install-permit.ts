import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
  dateRange,
  map,
  multicheck,
  person,
  phone,
  radio,
  measurement,
  section,
  select,
  text,
  textarea,
} from '../inputs.ts';
import { contractorSection, documentsSection, healthAndSafetyImpactSection } from '../parent-sections.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'TOOL INSTALL PERMIT';

export const toolInstallPermit: TemplateContent = {
  title,
  code: 'TI',
  type: 'General',
  asParentPermit: true,
  showInCreatePermit: false,
  sections: [
    workSection(title, 'Move in and hook up etch tool ETX-204'),
    section('Tool', [
      text('toolIdentifier', 'Tool identifier', { col: 4, required: true, example: 'ETX-204' }),
      text('toolModel', 'Maker and model', { col: 4, required: true, example: 'Orion Etch 5' }),
      select(
        'processArea',
        'Process area',
        ['Etch', 'Diffusion', 'Lithography', 'Implant', 'Thin films', 'Wet process', 'Metrology'],
        {
          required: true,
        },
      ),
      radio('installStage', 'Stage', ['Pre-facility', 'Move-in', 'Hook-up', 'Power-on', 'Demolition of tool'], {
        col: 12,
        required: true,
      }),
      measurement('toolWeight', 'Tool weight (kg)', '4200'),
      measurement('heaviestModule', 'Heaviest module (kg)', '1350'),
      measurement('toolFootprint', 'Footprint (m × m)', '2.4 × 3.1'),
      person('toolOwner', 'Tool owner'),
      person('installEngineer', 'Tool install engineer', { required: true }),
      phone('installEngineerPhone', 'Tool install engineer phone'),
    ]),
    section('Move-in', [
      dateRange('moveInWindow', 'Move-in window', {
        tip: 'Days on which the lobby, the lift and the route are booked.',
      }),
      check('floorLoadingChecked', 'Has the floor loading along the route been checked?'),
      check('routeProtected', 'Are floor, doors and tools along the route protected?'),
      check('raisedFloorReinforced', 'Are pedestals or a plinth in place under the tool?'),
      multicheck('movingEquipment', 'Moving equipment', [
        'Air caster',
        'Pallet jack',
        'Forklift',
        'Skates',
        'Gantry',
        'Goods lift',
      ]),
      map('moveInRoute', 'Mark the move-in route'),
    ]),
    section('Hook-up and energy', [
      multicheck('utilitiesConnected', 'Utilities to connect or disconnect', [
        'Electrical power',
        'Process cooling water',
        'Compressed dry air',
        'Nitrogen and other bulk gas',
        'Specialty gas',
        'Liquid chemicals',
        'Ultrapure water',
        'Exhaust',
        'Vacuum',
        'Drains',
      ]),
      text('isolationPoints', 'Isolation points', {
        col: 12,
        example: 'Panel LP-12 breaker 7, PCW valves V-118 and V-119',
      }),
      check('interlocksTested', 'Are gas detection and exhaust interlocks tested before first gas?'),
      check('seismicBracing', 'Is the anchoring as the drawing requires?'),
      textarea('hookUpControls', 'Controls during hook-up', {
        example: 'Each utility is proven isolated by its owner before a flange is opened; leak check before release',
      }),
    ]),
    contractorSection([
      person('managerName', 'Area manager who knows of this work', {
        required: true,
        tip: 'The name of a person. Titles and departments are refused.',
      }),
    ]),
    healthAndSafetyImpactSection(),
    documentsSection(),
    declarationSection(
      'The tool is not energised and no utility is opened to it before its sign-off sheet is complete. Work stops when ' +
        'conditions change or when anyone on site asks for it.',
      'signed',
    ),
    afterTheWork([
      date('handedOverOn', 'Handed over on'),
      check('packagingRemoved', 'Are packaging, skates and protection removed?', { col: 8 }),
    ]),
  ],
};
