import { useCallback, useEffect, useState } from 'preact/hooks';
import {
  GetSignOnPageDocument,
  GetWorkSignsDocument,
  type GetWorkSignsQuery,
  type SignOnAnswerFieldsFragment,
} from '../../generated/sign-on-page.ts';
import { readDeviceKey, storeDeviceKey } from './device-key.ts';
import { send, SendError } from './send.ts';

export type SignOnAnswer = SignOnAnswerFieldsFragment;
export type PageItem = NonNullable<SignOnAnswer['item']>;
export type SignedOnWorker = NonNullable<PageItem['worker']>;
export type PageCheck = SignedOnWorker['checks'][number];
export type PersonAtSpace = NonNullable<PageItem['people']>['inside'][number];
export type RoleQuestion = NonNullable<SignOnAnswer['roleQuestion']>;
export type LeavingQuestion = NonNullable<SignOnAnswer['leavingQuestion']>;
export type WorkSigns = NonNullable<GetWorkSignsQuery['getSignOnPage']['item']>['signs'];

/** How often the page looks whether the work still goes on, in milliseconds. */
const refreshEvery = 30_000;

/** The page as last received, and what went wrong since. */
export interface PageState {
  /** The last answer with a page; undefined before the first. */
  item?: PageItem;
  /** Why there is no page: its permit has ended, or there is none. */
  refusal?: SignOnAnswer;
  /** What the last request failed with; undefined after one that was answered. */
  failure?: SendError;
  /** When the last answer came, on the device's clock; the server's time is in the page. */
  receivedAt: number;
}

/** Reads the page of a token and keeps it up to date; `take` shows the answer of a change. */
export function useSignOnPage(token: string) {
  const [state, setState] = useState<PageState>({ receivedAt: 0 });
  const [signs, setSigns] = useState<WorkSigns>();

  const take = useCallback(
    (answer: SignOnAnswer) => {
      // A page that is refused tells nothing about the key: the worker may still be signed on.
      if (answer.item) storeDeviceKey(token, answer.deviceKey);
      setState({ ...(answer.item ? { item: answer.item } : { refusal: answer }), receivedAt: Date.now() });
    },
    [token],
  );

  const refresh = useCallback(async () => {
    try {
      take((await send(GetSignOnPageDocument, { token, deviceKey: readDeviceKey(token) })).getSignOnPage);
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      setState((before) => ({ ...before, failure: error }));
    }
  }, [take, token]);

  useEffect(() => {
    void refresh();
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(refreshIfSeen, refreshEvery);
    document.addEventListener('visibilitychange', refreshIfSeen);
    globalThis.addEventListener('online', refreshIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
      globalThis.removeEventListener('online', refreshIfSeen);
    };
  }, [refresh]);

  const isShown = state.item !== undefined;
  useEffect(() => {
    if (!isShown || signs) return;
    send(GetWorkSignsDocument, { token }).then(
      ({ getSignOnPage }) => setSigns(getSignOnPage.item?.signs),
      () => undefined,
    );
  }, [isShown, signs, token, state.receivedAt]);

  return { ...state, signs, take, refresh };
}
