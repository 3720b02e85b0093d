import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { getActionLabel, getWorkRow, type WorkAction } from '@eptw/domain/work/table/work-table';

/** What the sheet of an action says besides what it asks for. */
interface ActionText {
  title: string;
  /** What the action means, above the fields. */
  intro?: string;
  /** The button that sends it. */
  button: string;
}

/** The texts of each action's sheet; what it asks for comes from the work table. */
const actionTexts: Record<WorkAction, ActionText> = {
  startWork: {
    title: 'Start work',
    intro: 'You start the work and are in charge of it until it is finished or handed over.',
    button: 'Sign and start',
  },
  resumeWork: {
    title: 'Resume work',
    intro: 'Go to the place and look at it. Say what was done about each cause.',
    button: 'Resume work',
  },
  revalidateWork: { title: 'Revalidate', button: 'Sign and revalidate' },
  pauseWork: {
    title: 'Pause the work',
    intro: 'After a short pause you can resume yourself.',
    button: 'Pause work',
  },
  handOverWork: {
    title: 'Hand over',
    intro: 'Readings go with it by themselves. You stay the holder until the other person accepts.',
    button: 'Ask to take over',
  },
  appointHolder: {
    title: 'Appoint a holder',
    intro:
      'The present holder cannot act. The work stands still until the person whom you name has taken over. Write down what you know of it.',
    button: 'Appoint',
  },
  stayHolder: {
    title: 'I am here',
    intro: 'You can act, and stay the holder of this permit. Nobody else takes over.',
    button: 'I am here',
  },
  withdrawHandover: {
    title: 'Withdraw the handover',
    intro: 'You stay the holder of this permit.',
    button: 'Withdraw handover',
  },
  acceptHandover: {
    title: 'Take over',
    intro: 'Look at each point at the place itself, and tick it.',
    button: 'Take over the permit',
  },
  declineHandover: { title: 'Decline the handover', button: 'Decline' },
  requestExtension: {
    title: 'Extend',
    intro: 'The issuing authority agrees to the new end or refuses it. Until then the present end holds.',
    button: 'Request extension',
  },
  answerExtension: { title: 'Answer the extension', button: 'Send answer' },
  finishWork: {
    title: 'Finish work',
    intro: 'The work is over, and nobody works under this permit any more.',
    button: 'Finish work',
  },
  stopWork: {
    title: 'Stop work',
    intro: "Anyone may stop the work. You need nobody's permission.",
    button: 'Stop work now',
  },
};

/** The texts of an action's sheet in a condition. Where its button is called something else, the sheet is, too. */
export function getActionTexts(action: WorkAction, condition: WorkCondition | null): ActionText {
  const label = getActionLabel(action, condition ?? undefined);
  const isRenamed = label !== getWorkRow(action).label;
  return { ...actionTexts[action], ...(isRenamed && { title: label, button: label }) };
}
