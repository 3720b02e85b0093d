import type { TemplateContent } from '@eptw/domain/template/template';
import { afterTheWork, check, date, multicheck, person, radio, measurement, section, text } from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A2 - LADDER AND SCAFFOLD';

export const ladderAndScaffold: TemplateContent = {
  title,
  code: 'A2',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Fix cable tray brackets from a mobile tower scaffold'),
    section('Access equipment', [
      multicheck(
        'accessEquipment',
        'Equipment used',
        [
          'A-frame ladder',
          'Platform ladder',
          'Extension ladder',
          'Mobile tower scaffold',
          'Fixed tube scaffold',
          'Hanging scaffold',
        ],
        { required: true },
      ),
      measurement('workingHeight', 'Working height (m)', '3.5', { required: true }),
      measurement('platformLoad', 'Load on the platform (kg)', '180'),
      text('equipmentTag', 'Inspection tag number', { col: 4, example: 'LD-0231 / SC-0078' }),
      date('inspectionExpiry', 'Inspection valid until', { required: true }),
      radio(
        'groundSurface',
        'Standing on',
        ['Concrete slab', 'Raised metal floor', 'Steel grating', 'Soil or paving'],
        { col: 8 },
      ),
    ]),
    section('Ladder checklist', [
      check('ladderJustified', 'Is a ladder justified because the job is short and light?'),
      check('ladderSound', 'Are stiles, rungs, feet and locks sound?'),
      check('ladderSecured', 'Is the ladder secured or held by a second person?'),
      check('threePoints', 'Can three points of contact be kept?'),
      check('clearOfLiveParts', 'Is a non-conducting ladder used near electrical parts?'),
      check('clearOfDoors', 'Is the ladder clear of doors and walkways, or guarded?'),
    ]),
    section('Scaffold checklist', [
      check('scaffoldByApproved', 'Was the scaffold erected by an approved scaffold contractor?'),
      check('guardRails', 'Are guard rails, mid rails and toe boards complete?'),
      check('castorsLocked', 'Are castors locked and outriggers set?'),
      check('safeAccess', 'Is there a safe way up, with a trapdoor or a gate?'),
      check('weeklyInspection', 'Is the scaffold inspected every seven days and tagged?'),
      check('overheadClear', 'Is it clear of sprinklers, ducts and overhead conveyor tracks?'),
      person('scaffoldSupervisor', 'Scaffold supervisor', { col: 6 }),
    ]),
    declarationSection(
      'Only equipment with a valid tag is used. Nobody moves a scaffold with people or material on it.',
      'attached',
    ),
    afterTheWork([
      check('equipmentRemoved', 'Is the equipment removed from the area, or tagged and closed off?', { col: 12 }),
    ]),
  ],
};
