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
  upload,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'B8 - DEMOLITION AND CORING';

export const demolitionAndCoring: TemplateContent = {
  title,
  code: 'B8',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Core four 150 mm holes through the level 3 slab'),
    section('Structure', [
      radio(
        'demolitionKind',
        'Kind of work',
        ['Coring', 'Wall or partition', 'Slab opening', 'Ductwork or piping', 'Tool or plant'],
        {
          col: 12,
          required: true,
        },
      ),
      text('elementAffected', 'Wall, slab or equipment', { required: true, example: 'Level 3 slab, grid C14' }),
      measurement('elementThickness', 'Thickness (mm)', '250', { col: 6 }),
      measurement('coreDiameter', 'Core diameter (mm)', '150'),
      measurement('numberOfCores', 'Number of cores or openings', '4', { required: true }),
      measurement('heaviestPiece', 'Heaviest piece (kg)', '14'),
      check('engineerApproval', 'Did a structural engineer approve the opening?', { required: true }),
      check('rebarScanned', 'Were reinforcement, tendons and embedded services scanned?', { required: true }),
      check('fireCompartment', 'Is a fire compartment kept or sealed the same day?'),
      check('asbestosChecked', 'Is the element known to be free of asbestos?', { required: true }),
      upload('structuralDrawing', 'Structural drawing and scan', 'Approved drawing with the scan result marked on it.'),
      text('scanReference', 'Scan report number', { example: 'GPR-2026-131' }),
    ]),
    section('Services and surroundings', [
      multicheck(
        'servicesMadeDead',
        'Services made dead',
        ['Power', 'Water', 'Gas', 'Chemical lines', 'Exhaust', 'Data', 'Fire protection', 'None present'],
        {
          required: true,
        },
      ),
      check('belowClosed', 'Is the area below closed and attended?', { required: true }),
      check('coreCaught', 'Is the core held so that it cannot fall?', { required: true }),
      check('waterCollected', 'Is slurry collected, also on the level below?'),
      check('dustTent', 'Is a dust tent with filtered exhaust in place?'),
      check('vibrationAgreed', 'Have owners of vibration-sensitive tools agreed?'),
      check('detectorsCovered', 'Are detectors protected by the life safety team?'),
      check('debrisRoute', 'Is a debris route agreed, with no free drop?'),
      person('attendantBelow', 'Attendant below', { col: 6, required: true }),
      person('demolitionSupervisor', 'Demolition supervisor', { col: 6, required: true }),
      measurement('noiseLevel', 'Noise (dB(A))', '92', { col: 6 }),
      textarea('demolitionSequence', 'Sequence', {
        required: true,
        example: 'Scan, mark, catch frame below, core, lift out, seal with fire-rated filler',
      }),
    ]),
    declarationSection('Work stops when anything is met that the drawings do not show.', 'signed'),
    afterTheWork([
      check('openingSealed', 'Are openings covered or fire-sealed?'),
      check('debrisRemoved', 'Is debris removed and the area cleaned?'),
    ]),
  ],
};
