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
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

/** Work at height is permitted a week at a time; the two weeks of a job are two templates of one permit code. */
export function workAtHeight(week: 1 | 2): TemplateContent {
  const title = `B4 - WORK AT HEIGHT WEEK ${week}`;
  return {
    title,
    code: 'B4',
    type: 'Work At height',
    asParentPermit: false,
    // The second week follows on while the work goes on, so that only the first goes with a new permit.
    showInCreatePermit: week === 1,
    sections: [
      workSection(title, 'Fix cladding on the roof plant screen from a boom lift'),
      section('Height and access', [
        measurement('workingHeight', 'Working height (m)', '6', { required: true }),
        measurement('fallDistance', 'Clearance below (m)', '6', {
          required: true,
          tip: 'Fall arrest needs about 6 m of free space.',
        }),
        measurement('personsAtHeight', 'Persons at height', '3', { required: true }),
        multicheck(
          'accessMeans',
          'Access by',
          ['Scissor lift', 'Boom lift', 'Scaffold', 'Mobile tower', 'Ladder', 'Roof', 'Rope access', 'Ceiling void'],
          {
            required: true,
          },
        ),
        text('accessEquipmentTag', 'Equipment number', { col: 4, example: 'SL-044' }),
        date('accessEquipmentExpiry', 'Certificate valid until'),
        person('accessOperator', 'Trained operator'),
        radio('surfaceBelow', 'Below the work', ['Closed to people', 'Covered walkway', 'Production area'], {
          required: true,
        }),
        check('fragileSurface', 'Are fragile roofs and skylights covered?'),
      ]),
      section('Fall prevention', [
        check('edgeProtected', 'Are open edges and holes guarded or covered?', { required: true }),
        check('harnessInspected', 'Are harnesses and lanyards inspected?', { required: true }),
        select(
          'fallProtection',
          'Personal protection',
          [
            'Work restraint',
            'Fall arrest with absorber',
            'Self-retracting device',
            'Rope access kit',
            'Guard rails only',
          ],
          {
            required: true,
          },
        ),
        text('anchorPoint', 'Anchor point', { col: 4, required: true, example: 'Column C14, beam clamp' }),
        measurement('anchorStrength', 'Anchor strength (kN)', '15'),
        check('hundredPercentTie', 'Is everyone tied off at all times?'),
        check('toolsTethered', 'Are tools tethered and toe boards fitted?', { required: true }),
        check('dropZone', 'Is a drop zone closed off below?', { required: true }),
        check('clearOfOverhead', 'Is it clear of power lines, sprinklers and moving cranes?'),
        check('weatherSafe', 'Is work outdoors stopped in rain, wind or lightning?'),
        check('medicalFitness', 'Are workers medically fit for height?'),
      ]),
      section('Supervision and rescue', [
        person('heightSupervisor', 'Work-at-height supervisor', { required: true }),
        person('heightAssessor', 'Work-at-height assessor', { required: true }),
        person('safetyObserver', 'Safety observer on the ground'),
        textarea('heightRescuePlan', 'Rescue of a suspended person', {
          required: true,
          example: 'Lower with the rescue kit within 10 minutes; boom lift keys with the observer',
        }),
        multicheck('daysInspected', 'Days on which the set-up was inspected', [
          'Monday',
          'Tuesday',
          'Wednesday',
          'Thursday',
          'Friday',
          'Saturday',
          'Sunday',
        ]),
      ]),
      declarationSection(
        'The set-up is inspected before each shift. Nobody works at height alone or without a rescue plan.',
        'signed',
      ),
      afterTheWork([check('heightAreaClear', 'Is the area above and below clear of tools and material?', { col: 12 })]),
    ],
  };
}
