import { message } from '@eptw/domain/message';
import { changedInputs } from '@eptw/domain/template/changes';
import type { Submission } from '@eptw/domain/template/submission';
import type { MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { readTemplate } from '../../templates/components/sent-template.ts';
import type { Offer } from '../raise/choices.ts';
import type { RaiseWork } from '../raise/raise-work.ts';
import { filledForms, raisedData, type RaisedData } from '../raise/raised-data.ts';
import type { SaveAnswer } from './draft-saver.ts';
import type { Draft } from './opened-draft.ts';

function sameIds(people: readonly { _id: string }[], ids: readonly string[]): boolean {
  return people.length === ids.length && people.every((one) => ids.includes(one._id));
}

function sameForm({ form, submission }: Pick<Draft, 'form' | 'submission'>, sent: Submission): boolean {
  return changedInputs(readTemplate(form), submission as Submission, sent).length === 0;
}

/** Whether what is saved is what was sent. */
export function isSavedAs(draft: Draft, sent: RaisedData): boolean {
  return (
    draft.form._id === sent.form &&
    draft.site._id === sent.site &&
    draft.discipline._id === sent.discipline &&
    draft.hostSystemOwner._id === sent.hostSystemOwner &&
    sameIds(draft.selectedUser, sent.selectedUser) &&
    sameIds(draft.selectedMTGroup, sent.selectedMTGroup) &&
    sameForm(draft, sent.submission) &&
    draft.children.length === sent.childrenState.length &&
    draft.children.every((child) => {
      const attached = sent.childrenState.find(({ form }) => form === child.form._id);
      return attached !== undefined && sameForm(child, attached.submission);
    })
  );
}

interface SendDraftOptions {
  work: RaiseWork;
  offer: Offer;
  update: (sent: RaisedData & { version: number | null }) => Promise<MutationAnswer | AnswerWithItem>;
  /** The draft as it is saved now; nothing when that cannot be told. */
  read: () => Promise<Draft | undefined>;
}

interface AnswerWithItem extends MutationAnswer {
  item: { version: number } | null;
}

/**
 * How a draft is sent as it stands on the screen. A save whose answer got lost may have been done all the same: what is
 * saved is then this screen's own work, and not a conflict with another one.
 */
export function draftSender({ work, offer, update, read }: SendDraftOptions) {
  let unanswered: RaisedData[] = [];

  return async function send(version: number | undefined): Promise<SaveAnswer> {
    const state = work.state();
    if (!state.own) return { success: false, code: 'BAD_INPUT', message: message.draftEmpty };
    const sent = raisedData(state.choices, offer, filledForms(state.own, state));
    const answer = await update({ ...sent, version: version ?? null });
    if (answer.code === 'FAILED') {
      unanswered.push(sent);
      return answer;
    }
    const earlier = unanswered;
    unanswered = [];
    if (answer.code === 'CONFLICT' && earlier.length > 0) {
      const saved = await read();
      if (saved && earlier.some((one) => isSavedAs(saved, one))) return send(saved.version);
    }
    return { ...answer, version: 'item' in answer ? answer.item?.version : undefined };
  };
}
