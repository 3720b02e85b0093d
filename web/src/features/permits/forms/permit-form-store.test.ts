import { impactInputName } from '@eptw/domain/template/purpose/legacy-purposes';
import { createTestInput, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { expect, it, vi } from 'vitest';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import { createPermitFormStore, listRequiredCodes } from './permit-form-store.ts';

function loaded(id: string, code: string, form: TemplateInput[]): LoadedTemplate {
  return { id, version: 1, code, title: `${code} FORM`, content: createTestTemplate(form, `${code} FORM`) };
}

const place = createTestInput('text', { name: 'place' });
const impact = createTestInput('multicheck', {
  name: impactInputName,
  options: [{ value: 'Ladders #A2', label: 'Ladders #A2' }],
});
const general = loaded('general', 'GP', [place, impact, createTestInput('text', { name: 'onlyGeneral' })]);
const toolInstall = loaded('tool', 'TI', [place, createTestInput('text', { name: 'tool', defaultValue: 'ETX-204' })]);
const ladders = loaded('ladders', 'A2', [createTestInput('text', { name: 'height' })]);

const now = new Date('2026-11-20T01:42:07Z');

function generalWork() {
  const formStore = createPermitFormStore('key-1');
  formStore.updateChoices({ template: 'general', groups: ['g1'] });
  formStore.openOwnForm(general);
  return formStore;
}

it('carries shared answers over to another permit type, and restores the others on return', () => {
  const formStore = generalWork();
  formStore.get().own?.edited.store.set('place', 'Bay 12');
  formStore.get().own?.edited.store.set('onlyGeneral', 'kept');
  formStore.openOwnForm(toolInstall);
  expect(formStore.get().own?.edited.store.getSubmission()).toEqual({ place: 'Bay 12', tool: 'ETX-204' });
  formStore.openOwnForm(general);
  expect(formStore.get().own?.edited.store.getSubmission()).toEqual({ place: 'Bay 12', onlyGeneral: 'kept' });
});

it('requires the forms that ticked impacts are tagged with', () => {
  const formStore = generalWork();
  expect(listRequiredCodes(formStore.get())).toEqual([]);
  formStore.get().own?.edited.store.set(impactInputName, ['Ladders #A2']);
  expect(listRequiredCodes(formStore.get())).toEqual(['A2']);
});

it('attaches a form once and keeps its answers', () => {
  const formStore = generalWork();
  formStore.attachForms([ladders], false);
  formStore.get().attached[0]?.edited.store.set('height', '4.2');
  formStore.attachForms([ladders], true);
  expect(formStore.get().attached.map((form) => form.edited.store.getSubmission())).toEqual([{ height: '4.2' }]);
});

it('notifies savers of every keystroke in every form, from any moment on', () => {
  const formStore = generalWork();
  formStore.attachForms([ladders], false);
  const saved = vi.fn();
  formStore.subscribeToAll(saved);
  formStore.get().own?.edited.store.set('place', 'B');
  formStore.get().attached[0]?.edited.store.set('height', '4');
  formStore.updateChoices({ site: 's1' });
  expect(saved).toHaveBeenCalledTimes(3);
});

it('restores a saved permit under the same key, without values that no longer have an input', () => {
  const formStore = generalWork();
  formStore.attachForms([ladders], true);
  formStore.get().own?.edited.store.set('place', 'Bay 12');
  formStore.get().own?.edited.store.set('onlyGeneral', 'gone with the new version');
  formStore.addFile({ filename: 'f1', name: 'plan.pdf', size: 10, uploadedAt: now.toISOString() });
  const saved = structuredClone(formStore.toLocalDraft(now));

  const newVersion = { ...loaded('general', 'GP', [place, impact]), version: 2 };
  const back = createPermitFormStore('key-2', saved, new Map([newVersion, ladders].map((one) => [one.id, one])));
  expect(back.idempotencyKey).toBe('key-1');
  expect(back.get().choices).toMatchObject({ template: 'general', groups: ['g1'] });
  expect(back.get().own?.edited.store.getSubmission()).toEqual({ place: 'Bay 12' });
  expect(back.get().attached.map((form) => [form.template.code, form.isAttachedByTick])).toEqual([['A2', true]]);
  expect(back.findFile('f1')?.name).toBe('plan.pdf');
});

it('has nothing to save before a form is selected', () => {
  expect(createPermitFormStore('key-1').toLocalDraft(now)).toBeUndefined();
});

const profile = { company: 'ACME Works', fullName: 'Ravi Kumar', phone: '+65 9123 4567' };
const company = createTestInput('text', { name: 'company', purpose: 'company' });
const where = (name: string) => createTestInput('text', { name, purpose: 'place' });
const contractors = loaded('contractors', 'GP', [where('location'), company]);
const lifting = loaded('lifting', 'B3', [where('place'), company]);

function contractorsWork() {
  const formStore = createPermitFormStore('key-1', undefined, undefined, profile);
  formStore.updateChoices({ template: 'contractors' });
  formStore.openOwnForm(contractors);
  return formStore;
}

const attachedTo = (formStore: ReturnType<typeof createPermitFormStore>) => formStore.get().attached[0]?.edited.store;

it('prefills a new permit from the profile, and its attached forms from the permit', () => {
  const formStore = contractorsWork();
  const own = formStore.get().own?.edited.store;
  expect(own?.getFieldState('company')).toEqual({ value: 'ACME Works', from: 'profile' });
  own?.set('location', 'Bay 12');
  formStore.attachForms([lifting], true);
  expect(attachedTo(formStore)?.getFieldState('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  expect(attachedTo(formStore)?.getFieldState('company').from).toBe('profile');
});

it('updates prefilled answers of an attached form with its permit until the user edits them there', () => {
  const formStore = contractorsWork();
  formStore.attachForms([lifting], true);
  const own = formStore.get().own?.edited.store;
  own?.set('location', 'Bay 12');
  own?.set('location', 'Bay 13');
  expect(attachedTo(formStore)?.getFieldState('place')).toEqual({ value: 'Bay 13', from: 'permit' });
  attachedTo(formStore)?.set('place', 'Above bay 13');
  own?.set('location', 'Bay 14');
  expect(attachedTo(formStore)?.getFieldState('place')).toEqual({ value: 'Above bay 13' });
});

it('prefills from the parent of a child permit, and again when the parent changes', () => {
  const formStore = createPermitFormStore('key-1');
  formStore.openOwnForm(lifting);
  const parent = (location: string) => ({ template: contractors.content, submission: { location } });
  formStore.setParent('p1', parent('Bay 12'));
  const own = formStore.get().own?.edited.store;
  expect(own?.getFieldState('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  formStore.setParent('p2', parent('Bay 20'));
  expect(own?.getFieldState('place').value).toBe('Bay 20');
  own?.set('place', undefined);
  formStore.setParent('p2', parent('Bay 20'));
  expect(own?.getFieldState('place').value).toBeUndefined();

  const back = createPermitFormStore('key-2', formStore.toLocalDraft(now), new Map([[lifting.id, lifting]]));
  back.setParent('p2', parent('Bay 20'));
  expect(back.get().own?.edited.store.getSubmission()).toEqual({});
  back.setParent('p3', parent('Bay 30'));
  expect(back.get().own?.edited.store.getSubmission()).toEqual({ place: 'Bay 30' });
});

it('restores which answers were prefilled, and leaves other answers as they are', () => {
  const formStore = contractorsWork();
  formStore.get().own?.edited.store.set('location', 'Bay 12');
  formStore.attachForms([lifting], false);
  attachedTo(formStore)?.set('company', 'Straits Piping');
  const saved = formStore.toLocalDraft(now);
  const templates = new Map([contractors, lifting].map((one) => [one.id, one]));
  const back = createPermitFormStore('key-2', structuredClone(saved), templates, profile);
  expect(attachedTo(back)?.getFieldState('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  expect(attachedTo(back)?.getFieldState('company')).toEqual({ value: 'Straits Piping' });

  // A draft from the server does not record what was prefilled: equal answers still follow the permit.
  const { prefilled: _prefilled, ...attached } = saved?.attached[0] ?? expect.fail('nothing was attached');
  const emptied = { ...attached, submission: { place: 'Bay 12' } };
  const draft = createPermitFormStore('key-3', saved && { ...saved, attached: [emptied] }, templates, profile);
  expect(attachedTo(draft)?.getFieldState('place').from).toBe('permit');
  expect(attachedTo(draft)?.getFieldState('company').value).toBeUndefined();
});
