import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findStopReasonProblem, formatStopReason, usualStopReasons } from '@eptw/domain/work/area-stop';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { StopAllWorkDocument } from '../../../generated/permits/area-stops.ts';
import { createActionKeys } from '../model/action-keys.ts';
import type { StoppableSite } from './use-area-stops.ts';

/** What is filled in before all work is stopped. */
export interface StopEntries {
  /** The id of the site. */
  site: string;
  /** A usual reason; any other text for own words alone. */
  cause: string;
  words: string;
}

const noEntries: StopEntries = { site: '', cause: '', words: '' };

/**
 * Stops all work at a site, after a confirmation, and opens its muster list. What was filled in stays until the server
 * has done it.
 */
export function useStopAllWork(sites: readonly StoppableSite[]) {
  const [entries, setEntries] = useState(noEntries);
  const [isOpen, setOpen] = useState(false);
  const [triedToSend, setTriedToSend] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(createActionKeys);
  const [send] = useCommand(StopAllWorkDocument, { refetch: 'active', silent: true });
  const confirm = useConfirm();
  const navigate = useNavigate();
  const toast = useToast();

  const site = sites.length === 1 ? sites[0] : sites.find(({ _id }) => _id === entries.site);
  const usual = usualStopReasons.find((candidate) => candidate === entries.cause);
  const reason = formatStopReason(usual, entries.words);
  const reasonProblem = findStopReasonProblem(reason);

  async function stop(siteId: string) {
    setRefusal('');
    const request = { site: siteId, reason };
    const payload = await send({ ...request, idempotencyKey: keys.getKey(request) });
    // Without an answer the work may be stopped: the same request again keeps its key.
    if (payload.code !== 'FAILED') keys.reset();
    if (!payload.success) return setRefusal(payload.message);
    toast('success', payload.message);
    setEntries(noEntries);
    setTriedToSend(false);
    setOpen(false);
    await navigate(`/muster/${siteId}`);
  }

  function ask() {
    setTriedToSend(true);
    if (!site || reasonProblem !== undefined) return;
    void confirm({
      title: `Stop all work at ${site.name}?`,
      content: 'Every live job there is suspended at once, and none can start until the stop is lifted.',
      confirmLabel: 'Stop all work',
      destructive: true,
      onConfirm: () => stop(site._id),
    });
  }

  return {
    entries: { ...entries, site: site?._id ?? '' },
    needsWords: usual === undefined,
    change: (changed: Partial<StopEntries>) => setEntries((current) => ({ ...current, ...changed })),
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    ask,
    siteProblem: triedToSend && !site ? 'Please choose a site.' : undefined,
    reasonProblem: triedToSend ? reasonProblem : undefined,
    refusal,
  };
}
