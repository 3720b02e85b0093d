import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  checkbox,
  date,
  freeText,
  multicheck,
  person,
  phone,
  radio,
  measurement,
  reviewerList,
  section,
  select,
  signature,
  text,
  textarea,
  time,
  yesNo,
} from '../inputs.ts';
import { contractorSection, documentsSection, healthAndSafetyImpactSection } from '../parent-sections.ts';
import { descriptionInput, locationInputs, periodRow } from '../shared-sections.ts';

const title = 'GENERAL PERMIT';

export const generalPermit: TemplateContent = {
  title,
  code: 'GP',
  type: 'General',
  asParentPermit: true,
  showInCreatePermit: false,
  sections: [
    section('Work and period', [
      ...periodRow(title, 'times required'),
      ...locationInputs(),
      text('gridReference', 'Grid reference', { col: 4, example: 'C14 to D16' }),
      select('areaType', 'Area', ['Cleanroom', 'Sub-fab', 'Plant room', 'Chemical or gas store', 'Office', 'Outdoors']),
      radio('shift', 'Shift', ['Day', 'Night', 'Both'], { col: 4, required: true }),
      descriptionInput(title, 'Replace the process cooling water strainer at pump P-2'),
      text('continuesPermit', 'Permit that this one continues', {
        example: 'F10N-GP-000123',
        tip: 'Leave empty unless the same work ran under an earlier permit.',
      }),
      text('toolsAndEquipment', 'Tools and equipment brought in', {
        example: 'Torque wrench, chain block 1 t, vacuum cleaner',
      }),
    ]),
    contractorSection([
      person('safetyOfficerName', 'Contractor safety officer'),
      phone('safetyOfficerPhone', 'Safety officer phone'),
      person('managerName', 'Area manager who knows of this work', {
        required: true,
        tip: 'The name of a person. Titles and departments are refused.',
      }),
    ]),
    healthAndSafetyImpactSection(),
    section('Hazards and controls', [
      multicheck('mainHazards', 'Main hazards', [
        'Slips, trips and falls on the level',
        'Falling objects',
        'Moving machinery',
        'Electricity',
        'Heat, steam or cold surfaces',
        'Noise or vibration',
        'Dust, fumes or particles',
        'Poor lighting or ventilation',
      ]),
      multicheck(
        'personalProtectiveEquipment',
        'Personal protective equipment',
        [
          'Safety helmet',
          'Safety shoes',
          'Safety glasses',
          'Cut-resistant gloves',
          'Hearing protection',
          'Respirator',
          'Full-body harness',
          'Cleanroom garments',
        ],
        { required: true },
      ),
      radio('riskLevel', 'Remaining risk after controls', ['Low', 'Medium', 'High'], {
        required: true,
        purpose: 'remainingRisk',
      }),
      check('areaBarricaded', 'Will the work area be barricaded and signed?'),
      textarea('controlMeasures', 'Control measures', {
        required: true,
        example: 'Area barricaded, lock and tag applied, spill kit at hand, two-person team, supervisor present',
      }),
      check('toolsInspected', 'Do all tools carry a valid inspection tag?'),
      check('housekeepingPlanned', 'Is waste removed at the end of every shift?'),
    ]),
    section('Systems and services affected', [
      multicheck(
        'servicesAffected',
        'Services affected',
        [
          'Electrical power',
          'Process cooling water',
          'Compressed dry air',
          'Bulk or specialty gas',
          'Ultrapure water',
          'Exhaust',
          'Drains',
          'Data network',
        ],
        { none: 'None' },
      ),
      yesNo('fireDetectionAffected', 'Could dust, smoke or heat set off fire detection?', {
        tip: 'If so, raise a life support system impairment permit (B5) as well.',
      }),
      yesNo('gasDetectionAffected', 'Could the work set off or blind gas detection?'),
      textarea('productionImpact', 'Effect on production tools and neighbours', {
        example: 'None expected; bay 12 owners informed by e-mail',
      }),
    ]),
    section('Briefing and emergency', [
      date('toolboxDate', 'Toolbox briefing held on'),
      person('emergencyContact', 'Emergency contact', { required: true }),
      phone('emergencyPhone', 'Emergency phone', { required: true }),
      select('assemblyPoint', 'Assembly point', ['AP1 - North gate', 'AP2 - East car park', 'AP3 - Logistics yard']),
      person('firstAider', 'First aider on the team'),
      measurement('nearestEyewash', 'Nearest eyewash or shower', 'Column D12, 15 m'),
      reviewerList('informedStaff', 'Host staff to be present at the briefing'),
    ]),
    documentsSection(),
    section('Declaration and signatures', [
      freeText(
        'Work starts only after this permit is approved and the team is briefed. It stops at once when conditions change, ' +
          'when an alarm sounds or when anyone on site asks for it, and resumes only after the area is declared safe. ' +
          'The approved permit is displayed at the work area.',
      ),
      checkbox(
        'declaration',
        'I have read the statement above, the information is true, and my team is competent and briefed.',
        {
          required: true,
        },
      ),
      person('applicantName', 'Applicant', { col: 6, purpose: 'applicant' }),
      phone('applicantPhone', 'Applicant phone', { col: 6, purpose: 'phone' }),
      signature('applicantSignature', 'Applicant signature', { required: true }),
      signature('contractorSupervisorSignature', 'Contractor supervisor signature'),
    ]),
    afterTheWork([
      time('workFinishedAt', 'Work finished at', { col: 4 }),
      check('areaLeftClean', 'Is the area clean, and are all guards, tiles and ceilings back in place?', { col: 8 }),
    ]),
  ],
};
