import {
  AddMusterVisitorDocument,
  RemoveMusterVisitorDocument,
  TickOffDocument,
  type MusterFactsFragment,
} from '../../generated/muster.ts';
import { sendCommand } from '../../lib/api/requests.ts';
import type { Change } from './changes.ts';

function send(site: string, change: Change): Promise<{ muster: MusterFactsFragment } | undefined> {
  const { personId, at: deviceTime } = change;
  switch (change.kind) {
    case 'tick': {
      const variables = { site, personId, isSeen: change.isSeen, deviceTime, alarm: change.alarm ?? null };
      return sendCommand(TickOffDocument, variables);
    }
    case 'addition': {
      const { name, company, place, permitId } = change;
      const variables = { site, id: personId, name, company, place, permitId: permitId ?? null, deviceTime };
      return sendCommand(AddMusterVisitorDocument, variables);
    }
    case 'removal':
      return sendCommand(RemoveMusterVisitorDocument, { site, visitor: personId });
  }
}

/** Sends what was done on this device; undefined when there is no answer. It can be sent again without harm. */
export function sendChange(site: string, change: Change): Promise<MusterFactsFragment | undefined> {
  return send(site, change).then(
    (data) => data?.muster,
    () => undefined,
  );
}
