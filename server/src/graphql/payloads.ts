import type { ResponseCode } from '@eptw/domain/response-code';
import type { OutputRef } from '@pothos/core';
import { builder } from './builder.ts';
import { responseCodeEnum } from './enums.ts';
import { Refusal } from '../refusal.ts';

/** The result of a mutation or a single read. `item` is null when it was refused. */
export interface Payload<Item = null> {
  success: boolean;
  code: ResponseCode;
  message: string;
  item: Item | null;
  /** Payload types can expose what a refusal of theirs carries. */
  refusal?: Refusal;
}

/** Runs the work of a resolver and converts a Refusal to a payload. Any other error is unexpected and is masked. */
export async function toPayload<Item>(message: string, work: () => Promise<Item>): Promise<Payload<Item>> {
  try {
    return { success: true, code: 'OK', message, item: await work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, code: error.code, message: error.message, item: null, refusal: error };
  }
}

/** The payload of a mutation with no result except whether it worked. */
export const mutationPayload = builder.objectRef<Payload>('MutationAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
  }),
});

/**
 * The payload type of a noun: success, code, message, the typed `item`, and the same object as JSON text under the
 * noun's name, which is only built when requested.
 */
export function definePayloadType<Item extends object>(name: string, noun: string, item: OutputRef<Item>) {
  const ref = builder.objectRef<Payload<Item>>(name);
  ref.implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      code: t.expose('code', { type: responseCodeEnum }),
      message: t.exposeString('message'),
      // Pothos cannot infer the shape of a generic item; the type of the parameter has already checked it.
      item: t.field({ type: item, nullable: true, resolve: (answer) => answer.item as never }),
      [noun]: t.string({ nullable: true, resolve: (answer) => answer.item && JSON.stringify(answer.item) }),
    }),
  });
  return ref;
}

/** One page of rows and the total number. */
export interface Page<Item> {
  count: number;
  items: Item[];
}

/** The list type of a noun: count, the typed rows, and the same rows as JSON text if requested. */
export function defineListType<Item extends object>(name: string, item: OutputRef<Item>) {
  const ref = builder.objectRef<Page<Item>>(name);
  ref.implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      items: t.field({ type: [item], resolve: (page) => page.items as never }),
      results: t.string({ resolve: (page) => JSON.stringify(page.items) }),
    }),
  });
  return ref;
}
