import { formatTemplateFile, parseTemplateFile } from '@eptw/domain/template/definition/template-file';
import { inputSettingEntries } from '@eptw/domain/template/definition/input-settings';
import { fullOneOfEach } from '@eptw/domain/template/testing/test-templates';
import { listInputs, type TemplateContent } from '@eptw/domain/template/model/template';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toBuilderForm, toDefinition } from '../../../../../web/src/features/templates/builder/builder-form.ts';
import { toInputDefinition, toInputDraft } from '../../../../../web/src/features/templates/builder/input-draft.ts';
import {
  toTemplateContent,
  type TemplateContentPayload,
} from '../../../../../web/src/features/templates/builder/template-content-payload.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTemplateId, readTemplateContent, readTemplateVersions, updateTemplate } from '../testing/templates.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('superAdmin');
});
afterAll(() => app.close());

/** The form as the builder sends it after the dialog of every input is opened and saved. */
function saveInDialogs({ sections, ...head }: TemplateContent): TemplateContent {
  const saved = sections.map((section) => ({
    ...section,
    form: section.form.map((input) => toInputDefinition(toInputDraft(input))),
  }));
  return toDefinition(toBuilderForm({ ...head, sections: saved })) as TemplateContent;
}

/** The template as the builder reads it, with the web's own fragment. */
async function readInBuilder(id: string): Promise<TemplateContent> {
  const fragments = new URL('../../../../../web/src/features/templates/fragments.graphql', import.meta.url);
  const { data } = await admin.query<{ getTemplate: { item: TemplateContentPayload } }>(
    `query ($id: ID!) { getTemplate(id: $id) { item { ...FormTemplateFacts type asParentPermit showInCreatePermit } } }
    ${await readFile(fragments, 'utf8')}`,
    { id },
  );
  return toTemplateContent(data.getTemplate.item);
}

it('every setting survives builder, API, database and file, and shows in the differences', async () => {
  const bare = { ...fullOneOfEach, title: 'EVERY SETTING', code: 'EVERY', sections: [{ title: 'The work', form: [] }] };
  const full = { ...bare, sections: fullOneOfEach.sections };
  const inputs = listInputs(full);

  const id = await createTemplateId(admin, saveInDialogs(bare));
  expect(await updateTemplate(admin, id, saveInDialogs(full))).toMatchObject({ success: true, problems: [] });

  const stored = await readTemplateContent(admin, id);
  expect(listInputs(stored)).toEqual(inputs);

  const read = await readInBuilder(id);
  expect(listInputs(saveInDialogs(read))).toMatchObject(inputs);
  const { definition } = parseTemplateFile(formatTemplateFile(read)) as { definition: TemplateContent };
  expect(listInputs(definition)).toMatchObject(inputs);

  const [version] = (await readTemplateVersions(admin, id)).items;
  for (const input of inputs) {
    const change = version?.changes.find(({ sentence }) => sentence.startsWith(`Added the input '${input.label}'`));
    const shown = inputSettingEntries.flatMap(([name, { describe, fits, label, labelInDifference }]) =>
      describe && fits(input.type) && input[name] !== undefined ? [labelInDifference?.(input) ?? label] : [],
    );
    expect(change?.fields.map(({ field }) => field)).toEqual(['Type', ...shown]);
  }
});
