import { inputsOf, type TemplateContent, type TemplateInput } from './template.ts';

/** How the inputs of two versions of a template differ. Inputs are the same when their names are. */
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
  const earlier = new Map(inputsOf(before).map((input) => [input.name, input]));
  const later = new Map(inputsOf(after).map((input) => [input.name, input]));
  return {
    added: [...later.values()].filter((input) => !earlier.has(input.name)),
    removed: [...earlier.values()].filter((input) => !later.has(input.name)),
    changed: [...later.values()].flatMap((input) => {
      const was = earlier.get(input.name);
      return was && appearance(was) !== appearance(input) ? [{ before: was, after: input }] : [];
    }),
  };
}

/** What matters to whoever fills an input in, as one text; its width does not. */
function appearance({ type, label, required, options, placeholder, tooltipText }: TemplateInput): string {
  const choices = options?.map((option) => [option.value, option.label]);
  return JSON.stringify([type, label, required === true, choices ?? [], placeholder ?? '', tooltipText ?? '']);
}
