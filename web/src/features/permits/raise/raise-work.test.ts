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

const profile = { company: 'ACME Works', fullName: 'Ravi Kumar', phone: '+65 9123 4567' };
const company = inputOf('text', { name: 'company', purpose: 'company' });
const where = (name: string) => inputOf('text', { name, purpose: 'place' });
const contractors = loaded('contractors', 'GP', [where('location'), company]);
const lifting = loaded('lifting', 'B3', [where('place'), company]);

function contractorsWork() {
  const work = createRaiseWork('key-1', undefined, undefined, profile);
  work.choose({ template: 'contractors' });
  work.openOwn(contractors);
  return work;
}

const attachedTo = (work: ReturnType<typeof createRaiseWork>) => work.state().attached[0]?.edited.store;

it('takes from the profile on a new permit, and from the permit on what is attached to it', () => {
  const work = contractorsWork();
  const own = work.state().own?.edited.store;
  expect(own?.cell('company')).toEqual({ value: 'ACME Works', from: 'profile' });
  own?.set('location', 'Bay 12');
  work.attach([lifting], true);
  expect(attachedTo(work)?.cell('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  expect(attachedTo(work)?.cell('company').from).toBe('profile');
});

it('lets an attached form follow its permit until somebody changes it there', () => {
  const work = contractorsWork();
  work.attach([lifting], true);
  const own = work.state().own?.edited.store;
  own?.set('location', 'Bay 12');
  own?.set('location', 'Bay 13');
  expect(attachedTo(work)?.cell('place')).toEqual({ value: 'Bay 13', from: 'permit' });
  attachedTo(work)?.set('place', 'Above bay 13');
  own?.set('location', 'Bay 14');
  expect(attachedTo(work)?.cell('place')).toEqual({ value: 'Above bay 13' });
});

it('takes from the permit that a child permit is raised on, and from the next one when that is another', () => {
  const work = createRaiseWork('key-1');
  work.openOwn(lifting);
  const parent = (location: string) => ({ template: contractors.content, submission: { location } });
  work.raiseOn('p1', parent('Bay 12'));
  const own = work.state().own?.edited.store;
  expect(own?.cell('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  work.raiseOn('p2', parent('Bay 20'));
  expect(own?.cell('place').value).toBe('Bay 20');
  own?.set('place', undefined);
  work.raiseOn('p2', parent('Bay 20'));
  expect(own?.cell('place').value).toBeUndefined();

  const back = createRaiseWork('key-2', work.saved(now), new Map([[lifting.id, lifting]]));
  back.raiseOn('p2', parent('Bay 20'));
  expect(back.state().own?.edited.store.submission()).toEqual({});
  back.raiseOn('p3', parent('Bay 30'));
  expect(back.state().own?.edited.store.submission()).toEqual({ place: 'Bay 30' });
});

it('comes back with what was prefilled, and leaves other answers as they are', () => {
  const work = contractorsWork();
  work.state().own?.edited.store.set('location', 'Bay 12');
  work.attach([lifting], false);
  attachedTo(work)?.set('company', 'Straits Piping');
  const saved = work.saved(now);
  const templates = new Map([contractors, lifting].map((one) => [one.id, one]));
  const back = createRaiseWork('key-2', structuredClone(saved), templates, profile);
  expect(attachedTo(back)?.cell('place')).toEqual({ value: 'Bay 12', from: 'permit' });
  expect(attachedTo(back)?.cell('company')).toEqual({ value: 'Straits Piping' });

  // A draft of the server does not say what was prefilled: what is the same still changes with the permit.
  const { prefilled: _prefilled, ...attached } = saved?.attached[0] ?? expect.fail('nothing was attached');
  const emptied = { ...attached, submission: { place: 'Bay 12' } };
  const draft = createRaiseWork('key-3', saved && { ...saved, attached: [emptied] }, templates, profile);
  expect(attachedTo(draft)?.cell('place').from).toBe('permit');
  expect(attachedTo(draft)?.cell('company').value).toBeUndefined();
});
