import { listInputs, type TemplateContent, type TemplateInput } from './template.ts';

/** How the inputs of two versions of a template differ. Inputs are the same when their names are, free texts when their words are. */
export interface TemplateDiff {
  added: TemplateInput[];
  removed: TemplateInput[];
  /** The same name, but something of what a person sees or may enter is different. */
  changed: { before: TemplateInput; after: TemplateInput }[];
}

/** What the later version of a template adds, removes and changes, in the order of its inputs. */
export function diffTemplateInputs(
  before: Pick<TemplateContent, 'sections'>,
  after: Pick<TemplateContent, 'sections'>,
): TemplateDiff {
  const earlier = new Map(listInputs(before).map((input) => [getIdentity(input), input]));
  const later = new Map(listInputs(after).map((input) => [getIdentity(input), input]));
  return {
    added: [...later.values()].filter((input) => !earlier.has(getIdentity(input))),
    removed: [...earlier.values()].filter((input) => !later.has(getIdentity(input))),
    changed: [...later.values()].flatMap((input) => {
      const was = earlier.get(getIdentity(input));
      return was && serializeAppearance(was) !== serializeAppearance(input) ? [{ before: was, after: input }] : [];
    }),
  };
}

/** Every free text bears the same name. */
function getIdentity({ type, name, label }: TemplateInput): string {
  return type === 'freetext' ? `text ${label}` : `input ${name}`;
}

/** What matters to whoever fills an input in, as one text; its width does not. */
function serializeAppearance({ type, label, required, options, placeholder, tooltipText }: TemplateInput): string {
  const choices = options?.map((option) => [option.value, option.label, option.exclusive === true]);
  return JSON.stringify([type, label, required === true, choices ?? [], placeholder ?? '', tooltipText ?? '']);
}
