import { impactInput } from '@eptw/domain/child-permit/required-forms';
import { inputOf, templateOf } from '@eptw/domain/template/one-of-each';
import type { TemplateInput } from '@eptw/domain/template/template';
import { expect, it, vi } from 'vitest';
import type { LoadedTemplate } from '../../templates/components/use-load-templates.ts';
import { createRaiseWork, requiredCodes } from './raise-work.ts';

function loaded(id: string, code: string, form: TemplateInput[]): LoadedTemplate {
  return { id, version: 1, code, title: `${code} FORM`, content: templateOf(form, `${code} FORM`) };
}

const place = inputOf('text', { name: 'place' });
const impact = inputOf('multicheck', { name: impactInput, options: [{ value: 'Ladders #A2', label: 'Ladders #A2' }] });
const general = loaded('general', 'GP', [place, impact, inputOf('text', { name: 'onlyGeneral' })]);
const toolInstall = loaded('tool', 'TI', [place, inputOf('text', { name: 'tool', defaultValue: 'ETX-204' })]);
const ladders = loaded('ladders', 'A2', [inputOf('text', { name: 'height' })]);

const now = new Date('2026-11-20T01:42:07Z');

function generalWork() {
  const work = createRaiseWork('key-1');
  work.choose({ template: 'general', groups: ['g1'] });
  work.openOwn(general);
  return work;
}

it('carries what two permit types share from one to the other, and gives back the rest on return', () => {
  const work = generalWork();
  work.state().own?.edited.store.set('place', 'Bay 12');
  work.state().own?.edited.store.set('onlyGeneral', 'kept');
  work.openOwn(toolInstall);
  expect(work.state().own?.edited.store.submission()).toEqual({ place: 'Bay 12', tool: 'ETX-204' });
  work.openOwn(general);
  expect(work.state().own?.edited.store.submission()).toEqual({ place: 'Bay 12', onlyGeneral: 'kept' });
});

it('asks for the forms that ticked impacts are tagged with', () => {
  const work = generalWork();
  expect(requiredCodes(work.state())).toEqual([]);
  work.state().own?.edited.store.set(impactInput, ['Ladders #A2']);
  expect(requiredCodes(work.state())).toEqual(['A2']);
});

it('attaches a form once and keeps what is filled in on it', () => {
  const work = generalWork();
  work.attach([ladders], false);
  work.state().attached[0]?.edited.store.set('height', '4.2');
  work.attach([ladders], true);
  expect(work.state().attached.map((form) => form.edited.store.submission())).toEqual([{ height: '4.2' }]);
});

it('tells those who save of every keystroke in every form, from any moment on', () => {
  const work = generalWork();
  work.attach([ladders], false);
  const saved = vi.fn();
  work.subscribeToAll(saved);
  work.state().own?.edited.store.set('place', 'B');
  work.state().attached[0]?.edited.store.set('height', '4');
  work.choose({ site: 's1' });
  expect(saved).toHaveBeenCalledTimes(3);
});

it('comes back from what was saved under the same key, without values that no longer have an input', () => {
  const work = generalWork();
  work.attach([ladders], true);
  work.state().own?.edited.store.set('place', 'Bay 12');
  work.state().own?.edited.store.set('onlyGeneral', 'gone with the new version');
  work.rememberFile({ filename: 'f1', name: 'plan.pdf', size: 10, uploadedAt: now.toISOString() });
  const saved = structuredClone(work.saved(now));

  const newVersion = { ...loaded('general', 'GP', [place, impact]), version: 2 };
  const back = createRaiseWork('key-2', saved, new Map([newVersion, ladders].map((one) => [one.id, one])));
  expect(back.idempotencyKey).toBe('key-1');
  expect(back.state().choices).toMatchObject({ template: 'general', groups: ['g1'] });
  expect(back.state().own?.edited.store.submission()).toEqual({ place: 'Bay 12' });
  expect(back.state().attached.map((form) => [form.template.code, form.isAsked])).toEqual([['A2', true]]);
  expect(back.knownFile('f1')?.name).toBe('plan.pdf');
});

it('has nothing to save before there is a form', () => {
  expect(createRaiseWork('key-1').saved(now)).toBeUndefined();
});
