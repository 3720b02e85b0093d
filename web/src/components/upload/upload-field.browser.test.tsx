import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { chooseFile } from '../../testing/page.ts';
import { UploadField } from './upload-field.tsx';
import type { UnsentFiles } from '../../lib/unsent-files.ts';
import { UploadFailure, type SendFile } from './use-uploads.ts';

/** How the server receives the files of a test, by name; others are stored. */
let replies: Record<string, UploadFailure> = {};
const refusal = 'This is a HEIC photo. Send it as JPG.';
const unreachable = new UploadFailure('unreachable', '');

const send: SendFile = async (file) => {
  const failure = replies[file.name];
  if (failure) throw failure;
  return `stored/${file.name}`;
};

function Harness({ maximum, unsent }: { maximum?: number; unsent?: UnsentFiles }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <UploadField
      label="Photo"
      value={value}
      onChange={setValue}
      send={send}
      loadUrl={async () => undefined}
      accept="image/*"
      acceptRefusal="This file is not a picture."
      {...(maximum && { maximum })}
      unsent={unsent}
    />
  );
}

function open(failures: Record<string, UploadFailure>, options: { maximum?: number; unsent?: UnsentFiles } = {}) {
  replies = failures;
  mount({ screens: { '/': <Harness {...options} /> } });
}

const choose = async (name: string, type = 'image/jpeg') => {
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.element(page.getByRole('list')).toBeVisible();
  chooseFile(page.getByRole('main'), new File(['picture'], name, { type }));
};
const view = (name: string) => page.getByRole('button', { name: `View stored/${name}` });
const alert = page.getByRole('alert');

test('a refused file says why, cannot be tried again, and goes when the next one is uploaded', async () => {
  open({ 'first.jpg': new UploadFailure('refused', refusal) });
  await choose('first.jpg');
  await expect.element(alert).toHaveTextContent(refusal);
  await expect.element(page.getByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  await choose('second.jpg');
  await expect.element(view('second.jpg')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a field for one file lets another one be chosen after a refusal', async () => {
  open({ 'first.jpg': new UploadFailure('refused', refusal) }, { maximum: 1 });
  await choose('first.jpg');
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add another file: Photo' })).toBeVisible();
  await choose('second.jpg');
  await expect.element(view('second.jpg')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add another file: Photo' })).not.toBeInTheDocument();
});

test('a file of another type is not sent, and one without a type is', async () => {
  open({});
  await choose('place.pdf', 'application/pdf');
  await expect.element(alert).toHaveTextContent('This file is not a picture.');
  await choose('place.heic', '');
  await expect.element(view('place.heic')).toBeVisible();
});

test('a file on which the server failed can be tried again', async () => {
  open({ 'a.jpg': new UploadFailure('failed', 'The file store is not available.') });
  await choose('a.jpg');
  await expect.element(alert).toHaveTextContent('The file store is not available.');
  replies = {};
  await page.getByRole('button', { name: 'Try a.jpg again' }).click();
  await expect.element(view('a.jpg')).toBeVisible();
});

describe('without a network', () => {
  const createUnsent = (added: Awaited<ReturnType<UnsentFiles['add']>>, stored: string[] = []): UnsentFiles => ({
    list: () => [],
    add: async () => {
      if ('key' in added) stored.push(added.key);
      return added;
    },
    remove: (key) => stored.splice(stored.indexOf(key), 1),
  });

  test('a file waits on the device, and is sent when the connection is back', async () => {
    const stored: string[] = [];
    open({ 'a.jpg': unreachable }, { unsent: createUnsent({ key: 'one' }, stored) });
    await choose('a.jpg');
    await expect.element(alert).toHaveTextContent(/cannot be reached\. The file is stored on this device/);
    expect(stored).toEqual(['one']);
    replies = {};
    dispatchEvent(new Event('online'));
    await expect.element(view('a.jpg')).toBeVisible();
    await expect.poll(() => stored).toEqual([]);
  });

  test('a file that is dismissed does not wait any more', async () => {
    const stored: string[] = [];
    open({ 'a.jpg': unreachable }, { unsent: createUnsent({ key: 'one' }, stored) });
    await choose('a.jpg');
    await page.getByRole('button', { name: 'Dismiss a.jpg' }).click();
    await expect.element(page.getByText('No file yet')).toBeVisible();
    await expect.poll(() => stored).toEqual([]);
  });

  test.each([
    ['the device is full', createUnsent({ problem: 'full' }), /no room on this device.*if you stay on this page/],
    ['nothing is stored', undefined, /^Not uploaded: the server cannot be reached\. It is uploaded.*if you stay/],
  ])('a field says so when %s', async (_title, unsent, sentence) => {
    open({ 'a.jpg': unreachable }, unsent ? { unsent } : {});
    await choose('a.jpg');
    await expect.element(alert).toHaveTextContent(sentence);
  });
});
