import type { TemplateDefinition } from '@eptw/domain/template/definition';
import { parseTemplateFile, formatTemplateFile } from '@eptw/domain/template/template-file';

/** A form that is being built, as it is kept on this device between visits. */
export interface UnpublishedForm {
  definition: TemplateDefinition;
  /** The version that was changed; 0 for a new form. */
  version: number;
  /** An ISO instant. */
  savedAt: string;
}

/** The name that a person's unfinished form is kept under: that of a template, or their new one. */
export function toStorageKey(userId: string, templateId = 'new'): string {
  return `eptw.builder:${userId}:${templateId}`;
}

/** What is kept under a name; nothing when there is none, or what is there cannot be read. */
export function readUnpublishedForm(name: string): UnpublishedForm | undefined {
  try {
    const { file, version, savedAt } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<
      Record<string, unknown>
    >;
    if (typeof file !== 'string' || typeof version !== 'number' || typeof savedAt !== 'string') return undefined;
    const read = parseTemplateFile(file);
    return read.problem === undefined ? { definition: read.definition, version, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form on this device. Answers whether the browser could. */
export function saveUnpublishedForm(name: string, { definition, version, savedAt }: UnpublishedForm): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ file: formatTemplateFile(definition), version, savedAt }));
    return true;
  } catch {
    return false;
  }
}

export function deleteUnpublishedForm(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // What could not be kept needs no forgetting.
  }
}
