import type { TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { parseTemplateFile, formatTemplateFile } from '@eptw/domain/template/definition/template-file';
import { readDeviceValue, saveDeviceValue } from '../../../lib/device-values.ts';

/** A form in the builder, as stored on this device between visits. */
export interface UnpublishedForm {
  definition: TemplateDefinition;
  /** The version that was edited; 0 for a new form. */
  version: number;
  /** An ISO instant. */
  savedAt: string;
}

/** Returns the key of a user's unfinished form: that of a template, or of their new one. */
export function toStorageKey(userId: string, templateId = 'new'): string {
  return `eptw.builder:${userId}:${templateId}`;
}

/** Reads the form stored under a key; undefined when there is none or it is unreadable. */
export function readUnpublishedForm(name: string): UnpublishedForm | undefined {
  const { file, version, savedAt } = (readDeviceValue(name) ?? {}) as Partial<Record<string, unknown>>;
  if (typeof file !== 'string' || typeof version !== 'number' || typeof savedAt !== 'string') return undefined;
  const parsed = parseTemplateFile(file);
  return parsed.problem === undefined ? { definition: parsed.definition, version, savedAt } : undefined;
}

/** Stores a form on this device. Returns whether that succeeded. */
export function saveUnpublishedForm(name: string, { definition, version, savedAt }: UnpublishedForm): boolean {
  return saveDeviceValue(name, { file: formatTemplateFile(definition), version, savedAt });
}

export function deleteUnpublishedForm(name: string): void {
  saveDeviceValue(name, undefined);
}
