import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnePagePdf } from '../../seed/one-page-pdf.ts';
import { readSample } from '../../testing/samples.ts';
import { gasTest, startScene, takePhoto, type Scene } from './testing/scene.ts';
import { act, recordCheck } from './testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

async function upload(name: string, content: Buffer): Promise<string> {
  const { data } = await scene.person.requestor.upload<{ singleUpload: { filename: string } }>(name, content);
  return data.singleUpload.filename;
}

/** The photos in the log of a permit. */
async function listPhotos(id: string): Promise<unknown[]> {
  const rows = await scene.app.database.db.selectFrom('permit_file').selectAll().where('permit_id', '=', id).execute();
  return rows.map((row) => row.file_name);
}

const finish = (id: string, photo: string) => act(scene.person.requestor, 'finishWork', id, { clean: true, photo });
const check = (id: string, photo: string) => recordCheck(scene.person.requestor, id, { ...gasTest(), photo });
const notAPicture = { code: 'BAD_INPUT', message: 'This file is not a picture. Take a photo, or choose one.' };
const ofAnotherPermit = {
  code: 'BAD_INPUT',
  message: expect.stringMatching(/^This picture belongs to another permit/),
};

describe('a photo', () => {
  it('must be a picture, on every entry that takes one', async () => {
    const general = await scene.startGeneral();
    const pdf = await upload('place.pdf', createOnePagePdf('Place'));
    expect(await finish(general, pdf)).toMatchObject(notAPicture);
    const confined = await scene.createApproved('B2');
    await scene.setMinutes(5);
    const notes = await upload('place.txt', Buffer.from('All is well.'));
    expect(await check(confined, notes)).toMatchObject(notAPicture);
    expect(await check(confined, await upload('place.gif', readSample('animated.gif')))).toMatchObject({
      success: true,
    });
  });

  it('is evidence for one permit, also when it is uploaded again', async () => {
    const [first, second] = [await scene.startGeneral(), await scene.startGeneral()];
    const photo = await upload('place.webp', readSample('glass.webp'));
    expect(await finish(first, photo)).toMatchObject({ success: true });
    expect(await finish(second, photo)).toMatchObject(ofAnotherPermit);
    expect(await finish(second, await upload('other.webp', readSample('glass.webp')))).toMatchObject(ofAnotherPermit);
    expect(await finish(second, await takePhoto(scene.person.requestor))).toMatchObject({ success: true });
  });

  it('becomes evidence for one of two permits that take it at the same time', async () => {
    const permits = [await scene.startGeneral(), await scene.startGeneral(), await scene.startGeneral()];
    const photo = await takePhoto(scene.person.requestor);
    const answers = await Promise.all(permits.map((id) => finish(id, photo)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('can be used again on its own permit', async () => {
    const id = await scene.createApproved('B2');
    await scene.setMinutes(5);
    const photo = await takePhoto(scene.person.requestor);
    expect(await check(id, photo)).toMatchObject({ success: true });
    expect(await check(id, photo)).toMatchObject({ success: true });
  });

  it('of a stop that cannot be used is left out, and the stop is recorded', async () => {
    const id = await scene.startGeneral();
    const photo = await upload('place.pdf', createOnePagePdf('Place'));
    const stopped = await act(scene.person.requestor, 'stopWork', id, { reason: 'Smoke', photo });
    expect(stopped).toMatchObject({ success: true, item: { condition: 'suspended' } });
    expect(await listPhotos(id)).not.toContain(photo);
  });

  it('of a reading outside its limits that cannot be used is left out, and the reading is recorded', async () => {
    const id = await scene.createApproved('B2');
    await scene.setMinutes(5);
    const photo = await upload('place.pdf', createOnePagePdf('Place'));
    const failed = await recordCheck(scene.person.requestor, id, { ...gasTest(30), photo });
    expect(failed).toMatchObject({ success: true });
    expect(await listPhotos(id)).not.toContain(photo);
  });

  it('refuses none of the stops that take one photo at the same time, and is evidence for one of their permits', async () => {
    for (let round = 0; round < 3; round += 1) {
      const permits = [await scene.startGeneral(), await scene.startGeneral(), await scene.startGeneral()];
      const photo = await takePhoto(scene.person.requestor);
      const stop = (id: string) => act(scene.person.requestor, 'stopWork', id, { reason: 'Smoke', photo });
      const answers = await Promise.all(permits.map(stop));
      expect(answers.map(({ success, message }) => [success, message])).toEqual(
        permits.map(() => [true, expect.any(String)]),
      );
      const photos = await Promise.all(permits.map(listPhotos));
      expect(photos.flat().filter((name) => name === photo)).toHaveLength(1);
    }
  });
});
