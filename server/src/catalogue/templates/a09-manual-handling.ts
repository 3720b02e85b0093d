import type { TemplateContent } from '@eptw/domain/template/template';
import { afterTheWork, check, multicheck, person, radio, measurement, section, text, textarea } from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A9 - MANUAL HANDLING';

export const manualHandling: TemplateContent = {
  title,
  code: 'A9',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Carry dry pump modules from the goods lift to the sub-fab'),
    section('Load and route', [
      text('loadDescription', 'Load', { col: 8, required: true, example: 'Dry pump module in crate' }),
      measurement('loadWeight', 'Weight (kg)', '62', { required: true }),
      measurement('carryDistance', 'Distance (m)', '35', { required: true }),
      measurement('liftsPerShift', 'Lifts in a shift', '8'),
      measurement('personsPerLift', 'Persons to a lift', '2', { required: true }),
      radio('loadShape', 'Load is', ['Compact', 'Bulky', 'Off balance', 'Sharp or hot'], { col: 6 }),
      radio('routeCondition', 'Route', ['Level', 'Ramp', 'Steps', 'Narrow'], { col: 6 }),
    ]),
    section('Posture and aids', [
      multicheck(
        'handlingAids',
        'Aids',
        ['Trolley', 'Pallet jack', 'Chain block', 'Vacuum lifter', 'Lift table', 'Carrying straps'],
        { required: true },
      ),
      check('aidsFirst', 'Is lifting by hand used only where an aid cannot reach?', { required: true }),
      check('routeClear', 'Is the route clear, lit and dry?'),
      check('gripSecure', 'Does the load have handles or a secure grip?'),
      check('betweenKneeAndShoulder', 'Is the load lifted between knee and shoulder height?'),
      check('restBreaks', 'Are rest breaks and rotation planned?'),
      check('handsClear', 'Are pinch points known and hands kept clear?'),
      person('liftLeader', 'Person who gives the commands', { col: 6, required: true }),
      textarea('handlingPlan', 'How the load is set down', {
        example: 'Onto timber blocks at the pump frame, then slid on a guide plate',
      }),
    ]),
    declarationSection('Anyone who feels pain or doubts the lift says so, and the lift stops.', 'attached'),
    afterTheWork([check('aidsReturned', 'Are aids returned and the route cleared?', { col: 12 })]),
  ],
};
