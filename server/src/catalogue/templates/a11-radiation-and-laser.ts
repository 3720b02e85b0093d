import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
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
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A11 - RADIATION AND LASER';

export const radiationAndLaser: TemplateContent = {
  title,
  code: 'A11',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Radiographic test of twelve welds on the exhaust header'),
    section('Source', [
      radio(
        'sourceKind',
        'Source',
        ['X-ray', 'Sealed gamma source', 'Laser', 'Microwave or radio frequency', 'Ultraviolet'],
        {
          col: 12,
          required: true,
        },
      ),
      text('sourceIdentifier', 'Source or device number', { col: 4, required: true, example: 'XR-200-014' }),
      measurement('sourceStrength', 'Activity, voltage or power', '200 kV, 5 mA', { required: true }),
      select('laserClass', 'Laser class', ['Class 1', 'Class 2', 'Class 3R', 'Class 3B', 'Class 4', 'No laser']),
      text('licenceNumber', 'Licence number', { col: 4, required: true, example: 'L3-2241' }),
      date('licenceExpiry', 'Licence valid until', { required: true }),
      measurement('exposureMinutes', 'Exposure (minutes)', '15'),
    ]),
    section('Controlled area', [
      measurement('controlledDistance', 'Controlled area radius (m)', '20', { required: true }),
      measurement('doseRateLimit', 'Limit at the barrier (µSv/h)', '2.5', { required: true }),
      measurement('backgroundReading', 'Background reading (µSv/h)', '0.12', { purpose: 'measurement' }),
      check('areaCleared', 'Is the area cleared, also on the levels above and below?', { required: true }),
      check('barriersManned', 'Are barriers and warning lights set and manned?', { required: true }),
      check('interlocksWorking', 'Are key, shutter and door interlocks tested?'),
      check('surveyMeter', 'Is a calibrated survey meter on site?'),
      multicheck(
        'radiationProtection',
        'Protection',
        [
          'Personal dosimeter',
          'Alarm dosimeter',
          'Lead apron',
          'Collimator',
          'Laser eyewear of the right density',
          'Beam enclosure',
        ],
        {
          required: true,
        },
      ),
    ]),
    section('People', [
      person('radiationSafetyOfficer', 'Radiation or laser safety officer', { required: true }),
      phone('radiationSafetyOfficerPhone', 'Safety officer phone', { required: true }),
      person('sourceOperator', 'Licensed operator', { required: true }),
      textarea('sourceEmergency', 'If the source does not retract or the beam stays on', {
        example: 'Keep the barrier, cut power at the key switch, call the safety officer; nobody approaches',
      }),
    ]),
    declarationSection(
      'No exposure is made until the safety officer confirms that the controlled area is empty.',
      'attached',
    ),
    afterTheWork([
      measurement('doseAtEnd', 'Reading at the source store (µSv/h)', '0.13'),
      check('sourceSecured', 'Is the source secured, counted and removed from site?', { col: 8 }),
    ]),
  ],
};
