import { inputsOf, type TemplateContent, type TemplateInput } from './template.ts';

/** How the inputs of two versions of a template differ. Inputs are the same when their names are, free texts when their words are. */
export interface TemplateChanges {
  added: TemplateInput[];
  removed: TemplateInput[];
  /** The same name, but something of what a person sees or may enter is different. */
  changed: { before: TemplateInput; after: TemplateInput }[];
}

/** What the later version of a template adds, removes and changes, in the order of its inputs. */
export function templateChanges(
  before: Pick<TemplateContent, 'sections'>,
  after: Pick<TemplateContent, 'sections'>,
): TemplateChanges {
  const earlier = new Map(inputsOf(before).map((input) => [identityOf(input), input]));
  const later = new Map(inputsOf(after).map((input) => [identityOf(input), input]));
  return {
    added: [...later.values()].filter((input) => !earlier.has(identityOf(input))),
    removed: [...earlier.values()].filter((input) => !later.has(identityOf(input))),
    changed: [...later.values()].flatMap((input) => {
      const was = earlier.get(identityOf(input));
      return was && appearance(was) !== appearance(input) ? [{ before: was, after: input }] : [];
    }),
  };
}

/** Every free text bears the same name. */
function identityOf({ type, name, label }: TemplateInput): string {
  return type === 'freetext' ? `text ${label}` : `input ${name}`;
}

/** What matters to whoever fills an input in, as one text; its width does not. */
function appearance({ type, label, required, options, placeholder, tooltipText }: TemplateInput): string {
  const choices = options?.map((option) => [option.value, option.label, option.exclusive === true]);
  return JSON.stringify([type, label, required === true, choices ?? [], placeholder ?? '', tooltipText ?? '']);
}
