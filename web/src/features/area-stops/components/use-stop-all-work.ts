import { useState } from 'react';
import { useNavigate } from 'react-router';
import { areaStopKinds, findStopReasonProblem, type AreaStopKind } from '@eptw/domain/area-stop/area-stop';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { useToast } from '../../../lib/toast.ts';
import { StopAllWorkDocument } from '../../../generated/area-stops.ts';
import { createActionKeys } from '../../../lib/action-keys.ts';
import type { StoppableSite } from './use-area-stops.ts';

/** What is filled in before all work is stopped. */
interface StopEntries {
  /** The id of the site. */
  site: string;
  kind: AreaStopKind | undefined;
  /** Whether everybody goes to the assembly point; undefined while it is as the kind has it. */
  muster: boolean | undefined;
}

const noEntries: StopEntries = { site: '', kind: undefined, muster: undefined };

/**
 * Stops all work at a site in three taps: the button, the kind, and the button with the site's name. What was filled in
 * stays until the server has done it; then the muster list opens, or everybody stays where they are.
 */
export function useStopAllWork(sites: readonly StoppableSite[], preset: string | undefined) {
  const [entries, setEntries] = useState<StopEntries>({ ...noEntries, site: preset ?? '' });
  const [words, setWords] = useTextDraft('stopAllWork');
  const [isOpen, setOpen] = useState(preset !== undefined);
  const [triedToSend, setTriedToSend] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(createActionKeys);
  const [send, isSending] = useCommand(StopAllWorkDocument, { refetch: 'active', silent: true });
  const navigate = useNavigate();
  const toast = useToast();

  const site = sites.length === 1 ? sites[0] : sites.find(({ _id }) => _id === entries.site);
  const { kind } = entries;
  const muster = entries.muster ?? (kind !== undefined && areaStopKinds[kind].gathers);
  const kindProblem = kind === undefined ? 'Please choose what has happened.' : undefined;
  const reasonProblem = kind === undefined ? undefined : findStopReasonProblem(kind, words);

  async function stop() {
    setTriedToSend(true);
    if (!site || kind === undefined || reasonProblem !== undefined) return;
    setRefusal('');
    const request = { site: site._id, kind, muster, reason: words.trim() };
    const payload = await send({ ...request, idempotencyKey: keys.getKey(request) });
    // Without an answer the work may be stopped: the same request again keeps its key.
    if (payload.code !== 'FAILED') keys.reset();
    if (!payload.success) return setRefusal(payload.message);
    toast('success', payload.message);
    setEntries(noEntries);
    setWords('');
    setTriedToSend(false);
    setOpen(false);
    if (muster) await navigate(`/muster/${site._id}`);
  }

  return {
    entries: { ...entries, site: site?._id ?? '', muster, words },
    changeWords: setWords,
    site,
    change: (changed: Partial<StopEntries>) => setEntries((current) => ({ ...current, ...changed })),
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    stop: () => void stop(),
    isSending,
    siteProblem: triedToSend && !site ? 'Please choose a site.' : undefined,
    kindProblem: triedToSend ? kindProblem : undefined,
    reasonProblem: triedToSend ? reasonProblem : undefined,
    refusal,
  };
}
