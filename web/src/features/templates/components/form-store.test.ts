import { message } from '@eptw/domain/message';
import { createTestInput, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

const template = createTestTemplate([
  createTestInput('text', { name: 'place', required: true }),
  createTestInput('date', { name: 'startDate', required: true }),
  createTestInput('date', { name: 'dateEnd', required: true }),
  createTestInput('textarea', { name: 'notes' }),
]);

describe('a value', () => {
  it('notifies its own field and savers, and nobody else', () => {
    const store = createFormStore(template);
    const [own, other, all] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribe('place', own);
    store.subscribe('notes', other);
    store.subscribeToAll(all);
    store.set('place', 'Bay 12');
    expect([own, other, all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('keeps its cell while nothing changes, so that its field does not rerender', () => {
    const store = createFormStore(template, { place: 'Bay 12' });
    const before = store.getFieldState('place');
    store.set('place', 'Bay 12');
    store.set('notes', 'Mind the step');
    expect(store.getFieldState('place')).toBe(before);
  });

  it('is not part of the submission once it was cleared', () => {
    const store = createFormStore(template, { place: 'Bay 12', notes: 'Mind the step' });
    store.set('notes', undefined);
    expect(store.getSubmission()).toEqual({ place: 'Bay 12' });
  });

  it('makes the form dirty, but initial values do not', () => {
    const store = createFormStore(template, { place: 'Bay 12' });
    expect(store.isDirty()).toBe(false);
    store.set('place', 'Bay 13');
    expect(store.isDirty()).toBe(true);
  });
});

describe('a prefilled value', () => {
  const start = { notes: 'Mind the step' };

  it('is marked until it is edited, and does not make the form dirty', () => {
    const store = createFormStore(
      template,
      start,
      undefined,
      new Map([['place', { value: 'Bay 12', from: 'permit' }]]),
    );
    expect(store.getSubmission()).toEqual({ ...start, place: 'Bay 12' });
    store.prefill(new Map([['place', { value: 'Bay 13', from: 'permit' }]]));
    expect(store.getFieldState('place')).toEqual({ value: 'Bay 13', from: 'permit' });
    expect([store.isDirty(), [...store.prefilled().keys()]]).toEqual([false, ['place']]);
    store.set('place', 'Bay 14');
    expect(store.getFieldState('place')).toEqual({ value: 'Bay 14' });
    expect([store.isDirty(), store.prefilled().size]).toEqual([true, 0]);
  });

  it('keeps its note beside a problem, and clears the problem on arrival', () => {
    const store = createFormStore(template);
    store.check();
    store.prefill(new Map([['place', { value: 'Bay 12', from: 'permit' }]]));
    expect(store.getFieldState('place').problem).toBeUndefined();
    store.showProblems([{ name: 'place', label: '', section: '', kind: 'invalid', message: 'No such bay.' }]);
    expect(store.getFieldState('place')).toEqual({ value: 'Bay 12', from: 'permit', problem: 'No such bay.' });
    store.prefill(new Map([['place', undefined]]));
    expect(store.getSubmission()).toEqual({});
  });
});

describe('a problem', () => {
  it('is shown at every incomplete input once the form is checked', () => {
    const store = createFormStore(template);
    const { problems } = store.check();
    expect(problems.map((problem) => problem.name)).toEqual(['place', 'startDate', 'dateEnd']);
    expect(store.getFieldState('place').problem).toBe(message.fieldRequired);
    expect(store.getFieldState('notes').problem).toBeUndefined();
  });

  it('disappears when its input is filled, and returns when it is cleared', () => {
    const store = createFormStore(template);
    store.check();
    store.set('place', 'B');
    expect(store.getFieldState('place').problem).toBeUndefined();
    store.check();
    store.set('startDate', '2026-11-20');
    expect(store.getFieldState('dateEnd').problem).toBe(message.signatureRequired);
  });

  it('of a missing answer waits for the check, of a wrong one only for the end of the entry', () => {
    const store = createFormStore(template, { startDate: '2026-11-23', dateEnd: '2026-11-20' });
    store.checkEntered();
    expect(store.getFieldState('place').problem).toBeUndefined();
    expect(store.getFieldState('dateEnd').problem).toBe('The end date is before the start date.');
  });

  it('of the end date disappears when the start date is corrected', () => {
    const store = createFormStore(template, { startDate: '2026-11-23', dateEnd: '2026-11-20' });
    store.checkEntered();
    store.set('startDate', '2026-11-19');
    expect(store.getFieldState('dateEnd').problem).toBeUndefined();
  });
});
