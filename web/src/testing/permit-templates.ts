import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateContent } from '@eptw/domain/template/model/template';

/** A permit form with the inputs that have a meaning for the application, and a few others. */
export const general: TemplateContent = {
  title: 'GENERAL PERMIT',
  code: 'GP',
  type: 'General',
  asParentPermit: true,
  showInCreatePermit: false,
  sections: [
    {
      title: 'Work and period',
      form: [
        { type: 'textarea', label: 'Work details', name: 'workDetails', required: true, purpose: 'work' },
        { type: 'date', label: 'Start date', name: 'startDate', required: true, purpose: 'startDate' },
        { type: 'time', label: 'From', name: 'startTime', required: true, purpose: 'startTime' },
        { type: 'date', label: 'End date', name: 'endDate', purpose: 'endDate' },
        { type: 'time', label: 'To', name: 'endTime', purpose: 'endTime' },
        { type: 'text', label: 'Work location', name: 'workLocation', purpose: 'place' },
        {
          type: 'select',
          label: 'Building level',
          name: 'buildingLevel',
          purpose: 'level',
          options: ['Roof', 'Basement'].map((label) => ({ label, value: label })),
        },
      ],
    },
    {
      title: 'Contractor and workers',
      form: [
        { type: 'text', label: 'Contractor company', name: 'company', purpose: 'company' },
        { type: 'text', label: 'Area manager who knows of this work', name: 'areaManager', purpose: 'manager' },
      ],
    },
    {
      title: 'Work with health and safety impact',
      form: [
        {
          type: 'multicheck',
          label: 'Which of these does the work include?',
          name: 'impacts',
          purpose: 'highRiskWork',
          options: [{ value: 'Work on ladders #A2', label: 'Work on ladders or scaffolds' }],
        },
      ],
    },
    {
      title: 'Drawings and documents',
      form: [{ type: 'file', label: 'Drawing of the work area', name: 'attachDrawing' }],
    },
    {
      title: 'Declaration and signatures',
      form: [
        { type: 'text', label: 'Applicant', name: 'applicant', purpose: 'applicant' },
        { type: 'text', label: 'Applicant phone', name: 'applicantPhone', purpose: 'phone' },
        { type: 'checkbox', label: 'I have read the statement', name: 'declaration', required: true },
        { type: 'esign', label: 'Applicant signature', name: 'signature', required: true },
      ],
    },
  ],
};

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest picture, as a signature is stored. */
export const tinyImage = `data:image/png;base64,${pixel}`;

/** Every required answer of the form. */
export const generalAnswers: Submission = {
  workDetails: 'Change a valve',
  startDate: '2027-03-02',
  startTime: '08:00',
  declaration: true,
  signature: tinyImage,
};

/** A child form that is prefilled from its permit. */
export const ladder: TemplateContent = {
  title: 'A2 - LADDER AND SCAFFOLD',
  code: 'A2',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    {
      title: 'Work at height',
      form: [
        { type: 'date', label: 'Start date', name: 'start', purpose: 'startDate' },
        { type: 'time', label: 'From', name: 'from', purpose: 'startTime' },
        { type: 'date', label: 'End date', name: 'end', purpose: 'endDate' },
        { type: 'time', label: 'To', name: 'to', purpose: 'endTime' },
        { type: 'text', label: 'Work location', name: 'location', purpose: 'place' },
        {
          type: 'select',
          label: 'Building level',
          name: 'level',
          purpose: 'level',
          options: ['Roof', 'Basement'].map((label) => ({ label, value: label })),
        },
        { type: 'textarea', label: 'Work details', name: 'work', purpose: 'work' },
        { type: 'text', label: 'Working height (m)', name: 'height', required: true },
      ],
    },
  ],
};

/** A form on which child permits are raised, also prefilled from its permit. */
export const hotWorks: TemplateContent = {
  ...ladder,
  title: 'B1D01 - HOT WORKS DAY 01',
  code: 'B1D01',
  showInCreatePermit: false,
  sections: [
    { title: 'Work and period', form: ladder.sections[0]?.form.slice(0, 7) ?? [] },
    {
      title: 'Declaration and signatures',
      form: [{ type: 'text', label: 'Applicant', name: 'applicant', purpose: 'applicant' }],
    },
  ],
};
