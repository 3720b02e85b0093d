import type { TemplateInput, TemplateSection } from '@eptw/domain/template/template';
import { check, map, multicheck, person, phone, measurement, section, text, textarea, upload } from './inputs.ts';

/** The input that announces permits to come; they are raised on this one later and are not attached to it. */
export const separatePermitsInput = 'permitsRaisedSeparately';

/** Who does the work; `more` follows the people of the contractor. */
export function contractorSection(more: TemplateInput[]): TemplateSection {
  return section('Contractor and workers', [
    text('contractorCompany', 'Contractor company', { required: true, example: 'ACME Works', purpose: 'company' }),
    text('subcontractorCompany', 'Subcontractor company', { example: 'Straits Piping' }),
    person('contractorSupervisor', 'Contractor supervisor', {
      required: true,
      tip: 'On site for as long as work goes on.',
    }),
    phone('contractorSupervisorPhone', 'Supervisor phone', { required: true }),
    measurement('numberOfWorkers', 'Number of workers', '4', { required: true, purpose: 'headcount' }),
    textarea('workerNames', 'Names and pass numbers of the workers', {
      example: 'Muthu Raman (S-20418), Chen Zhihao (S-20533)',
    }),
    ...more,
  ]);
}

/**
 * Work that needs a form of its own. The tag at the end of a choice names the form that must be attached before the
 * permit can be submitted. The misspelt input name is the one that stored permits carry.
 */
export function healthAndSafetyImpactSection(): TemplateSection {
  return section('Work with health and safety impact', [
    multicheck(
      'workWithHealthAndSafetyImapct',
      'Which of these does the work include?',
      [
        'Work on ladders or scaffolds #A2',
        'Opening of chemical, gas or other hazardous lines #A3',
        'Excavation, coring or penetration of ground, walls or slabs #A4',
        'Vehicles, mobile plant or obstruction of traffic routes #A5',
        'Lifting of raised metal floor tiles #A6',
        'Isolation of electrical, mechanical or fluid energy #A7',
        'Pressure testing, air receivers or compressors #A8',
        'Use or storage of hazardous substances #A10',
        'Manual handling of loads over 25 kg',
        'Work at night, on weekends or alone',
      ],
      {
        tip: 'A choice that ends with a tag needs the form of that number attached to this permit.',
        purpose: 'highRiskWork',
        required: true,
        none: 'None of these',
      },
    ),
    multicheck(
      separatePermitsInput,
      'Which permits will be raised separately on this one?',
      [
        'Hot works (B1)',
        'Confined space (B2)',
        'Lifting (B3)',
        'Work at height (B4)',
        'Life support system impairment (B5)',
        'Live electrical (B6)',
        'SIPP (B7)',
      ],
      { none: 'None', tip: 'Demolition and coring (B8) is attached to this permit instead.' },
    ),
  ]);
}

/** The seven uploads that an approver is asked about when one is missing, and the marked-up site map. */
export function documentsSection(): TemplateSection {
  return section('Drawings and documents', [
    upload('attachDrawing', 'Drawing of the work area', 'Layout or single-line drawing with the work area marked.'),
    upload('uploadRA', 'Risk assessment', 'The signed risk assessment of the company that does the work.'),
    upload('uploadRA2', 'Further risk assessment', 'The risk assessment of a subcontractor or of a second activity.'),
    upload(
      'uploadSopMos',
      'Safe operating procedure or method statement',
      'The step-by-step procedure, current revision.',
    ),
    upload(
      'uploadReEntryForm',
      'Re-entry form',
      'Needed when work resumes after an evacuation, an alarm or a stop-work order.',
    ),
    upload(
      'workerCompetencyCertification',
      'Worker competency certificates',
      'Certificates of welders, riggers, confined space attendants, electricians and other licensed workers.',
    ),
    upload(
      'nonMicronSubPermitUpload',
      'Permit of another party',
      'A permit that the landlord, the main contractor or an authority issued for this work.',
    ),
    check('documentsOnSite', 'Are copies of these documents kept at the work area?'),
    map('siteMap', 'Mark the work area and the access route on the site map'),
  ]);
}
