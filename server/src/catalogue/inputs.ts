import type {
  ColumnWidth,
  InputOption,
  InputPurpose,
  InputType,
  TemplateInput,
  TemplateSection,
} from '@eptw/domain/template/template';

/** What most inputs may say about themselves. An example becomes the placeholder. */
interface InputSettings {
  required?: boolean;
  col?: ColumnWidth;
  tip?: string;
  example?: string;
  purpose?: InputPurpose;
}

/** How a placeholder that shows an example answer begins; the sample submission reads the example back out of it. */
export const examplePrefix = 'For example ';
export const personPlaceholder = 'Full name';
export const phonePlaceholder = 'Mobile number with country code';

export const yes = 'Yes';
export const notApplicable = 'Not applicable';

function input(
  type: InputType,
  name: string,
  label: string,
  usualWidth: ColumnWidth,
  settings: InputSettings,
  usualPlaceholder?: string,
): TemplateInput {
  const placeholder = settings.example === undefined ? usualPlaceholder : `${examplePrefix}${settings.example}`;
  return {
    type,
    label,
    name,
    required: settings.required ?? false,
    col: settings.col ?? usualWidth,
    ...(placeholder !== undefined && { placeholder }),
    ...(settings.tip !== undefined && { tooltip: true, tooltipText: settings.tip }),
    ...(settings.purpose !== undefined && { purpose: settings.purpose }),
  };
}

/** Options whose stored value is what the reader sees, so that a stored permit reads by itself. */
function toOptions(labels: readonly string[]): InputOption[] {
  return labels.map((label) => ({ value: label, label }));
}

/** One line of text. */
export function text(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('text', name, label, 6, settings);
}

/** The name of a person: one line of text. */
export function person(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('text', name, label, 4, settings, personPlaceholder);
}

/** A telephone number, of somebody else than the applicant unless its purpose says so: one line of text. */
export function phone(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('text', name, label, 4, { purpose: 'otherPhone', ...settings }, phonePlaceholder);
}

/** A measured or counted value with its unit in the label: a narrow line of text. */
export function measurement(name: string, label: string, example: string, settings: InputSettings = {}): TemplateInput {
  return input('text', name, label, 4, { ...settings, example });
}

/** Several lines of text over the full width. */
export function textarea(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('textarea', name, label, 12, settings);
}

export function date(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('date', name, label, 4, settings, 'YYYY-MM-DD');
}

export function time(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('time', name, label, 2, settings, 'HH:mm');
}

export function dateRange(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('daterange', name, label, 6, settings);
}

/** One choice of several, each visible. */
export function radio(
  name: string,
  label: string,
  choices: readonly string[],
  settings: InputSettings = {},
): TemplateInput {
  return { ...input('radio', name, label, 6, settings), options: toOptions(choices) };
}

/** A question with no third answer. */
export function yesNo(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return radio(name, label, [yes, 'No'], settings);
}

/** A line of a checklist, worded so that 'Yes' is the safe answer. */
export function check(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return radio(name, label, [yes, 'No', notApplicable], settings);
}

/** One choice of a longer list. */
export function select(
  name: string,
  label: string,
  choices: readonly string[],
  settings: InputSettings = {},
): TemplateInput {
  return { ...input('select', name, label, 4, settings, 'Choose one'), options: toOptions(choices) };
}

/** Any number of choices, or the one that says that none of them is meant. */
export function multicheck(
  name: string,
  label: string,
  choices: readonly string[],
  { none, ...settings }: InputSettings & { none?: string } = {},
): TemplateInput {
  const options = toOptions(choices);
  if (none !== undefined) options.push({ value: none, label: none, exclusive: true });
  return { ...input('multicheck', name, label, 12, settings), options };
}

/** A box to tick; when required it must be ticked. */
export function checkbox(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('checkbox', name, label, 12, settings);
}

export function signature(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('esign', name, label, 6, settings);
}

/** Files to upload; the tip says what is expected. */
export function upload(name: string, label: string, tip: string, settings: InputSettings = {}): TemplateInput {
  return input('file', name, label, 6, { ...settings, tip }, 'PDF or picture, under 10 MB');
}

/** A marking drawn on a map of the site. */
export function map(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('map', name, label, 12, settings);
}

/** A choice of host staff. */
export function reviewerList(name: string, label: string, settings: InputSettings = {}): TemplateInput {
  return input('reviewerlist', name, label, 12, settings);
}

/** A paragraph to read. Its name is the same everywhere, so that a template carries at most one. */
export function freeText(paragraph: string): TemplateInput {
  return { type: 'freetext', label: paragraph, name: 'freeText', col: 12 };
}

export function section(title: string, form: TemplateInput[]): TemplateSection {
  return { title, form };
}

/** The last section of a template: nothing in it is required, because the work has not begun when a permit is raised. */
export function afterTheWork(form: TemplateInput[]): TemplateSection {
  return { ...section('After the work', form), afterWork: true };
}
