import type { TemplateContent } from '@eptw/domain/template/template';
import { check, date, person, radio, section, select, text, textarea } from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const likelihoods = ['1 - Rare', '2 - Remote', '3 - Occasional', '4 - Frequent', '5 - Almost certain'];
const severities = ['1 - Negligible', '2 - Minor', '3 - Moderate', '4 - Major', '5 - Catastrophic'];

/** One line of the assessment: hazard, likelihood and severity before controls, controls. */
function hazardLine(number: number, hazard: string, control: string) {
  const required = number === 1;
  return [
    text(`hazard${number}`, `Hazard ${number}`, { col: 4, required, example: hazard }),
    select(`hazard${number}Likelihood`, 'Likelihood', likelihoods, { required }),
    select(`hazard${number}Severity`, 'Severity', severities, { required }),
    textarea(`hazard${number}Controls`, `Controls for hazard ${number}`, { required, example: control }),
  ];
}

const title = 'A1 - RISK ASSESSMENT AND METHOD STATEMENT';

export const riskAssessment: TemplateContent = {
  title,
  code: 'A1',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Replace the variable speed drive of exhaust fan EF-07'),
    section('Method statement', [
      text('methodStatementNumber', 'Method statement number and revision', { example: 'MS-0417 rev. C' }),
      check('teamBriefedOnMethod', 'Has every worker been briefed on this method?', { required: true }),
      textarea('methodSteps', 'Steps in order', {
        required: true,
        example: '1 barricade, 2 isolate and lock, 3 prove dead, 4 dismantle, 5 install, 6 test, 7 hand back',
      }),
      textarea('stopWorkCriteria', 'The work stops when', {
        example: 'An alarm sounds, a reading leaves its limit, or a step changes',
      }),
    ]),
    section('Risk assessment', [
      ...hazardLine(
        1,
        'Contact with live parts',
        'Lock and tag, prove dead with a tested instrument, insulated gloves',
      ),
      ...hazardLine(2, 'Dropped tools', 'Tool lanyards, exclusion zone below, helmets'),
      ...hazardLine(3, 'Back strain', 'Two-person lift, trolley to the work area'),
      radio('residualRisk', 'Remaining risk after controls', ['Low', 'Medium', 'High'], {
        required: true,
        purpose: 'remainingRisk',
      }),
      check('controlsInPlace', 'Are all controls in place before work starts?'),
    ]),
    section('Assessment team', [
      person('assessmentLeader', 'Leader', { required: true }),
      person('assessmentMember', 'Member'),
      date('assessmentDate', 'Assessed on', {
        tip: 'An assessment is reviewed at least every three years and after any incident.',
      }),
    ]),
    declarationSection(
      'This assessment covers every activity of the permit. A change of method, tool or place needs a new one.',
      'attached',
    ),
  ],
};
