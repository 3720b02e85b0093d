/** @jsxImportSource preact */
import { toPhoneAddress } from '@eptw/domain/text/phone';
import type { MainAction, PageMode } from './page-state.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatRoles } from './role-signs.tsx';
import type { PageItem } from './use-sign-on-page.ts';
import type { WorkActions } from './use-work-actions.ts';

interface PageBarProps {
  item: PageItem;
  mode: PageMode;
  main: MainAction;
  actions: WorkActions;
  phrases: Phrases;
  stopTitle: string;
  onStop: () => void;
  onSignOff: () => void;
}

/** The foot of the page: stopping at the left, then what is to be done now. */
export function PageBar({ item, mode, main, actions, phrases, stopTitle, onStop, onSignOff }: PageBarProps) {
  const { entries, isSending, roleQuestion, chosen, worker } = actions;
  const { crew } = phrases;
  const roles = roleQuestion?.options[chosen]?.roles;
  const own = entries.refused?.goer === null ? entries.refused.text : '';
  const onMain: Record<Exclude<MainAction, 'none'>, { title: string; act: () => void }> = {
    signOn: {
      title: roles ? crew.signOnAs(formatRoles(roles, phrases)) : phrases.signOn,
      act: () => void actions.signOn(),
    },
    signOff: { title: mode.isStopWaiting ? phrases.signOffOut : phrases.signOff, act: onSignOff },
    goIn: { title: crew.goIn, act: () => void entries.goIn(null) },
    comeOut: { title: crew.comeOut, act: () => void entries.comeOut(null) },
  };
  const filled = roleQuestion && main !== 'none' ? onMain.signOn : main === 'none' ? undefined : onMain[main];
  const isForm = filled === onMain.signOn;
  return (
    <footer className="foot">
      {own && (
        <p className="problem" role="alert">
          {own}
        </p>
      )}
      <div className="bar">
        {roleQuestion && (
          <button type="button" className="quiet" onClick={actions.leaveQuestion}>
            {crew.goBack}
          </button>
        )}
        {!roleQuestion && (item.mayBeStopped || mode.isStopWaiting) && (
          <button type="button" className="stop" onClick={onStop}>
            {stopTitle}
          </button>
        )}
        {filled && (
          <button
            type={isForm ? 'submit' : 'button'}
            {...(isForm && { form: 'proof' })}
            className="main"
            disabled={isSending || entries.isGoing}
            onClick={filled.act}
          >
            {filled.title}
          </button>
        )}
        {!filled && worker?.recordsOthers && item.emergencyPhone && (
          <a className="phone" href={toPhoneAddress(item.emergencyPhone)}>
            {phrases.emergency(item.emergencyPhone)}
          </a>
        )}
      </div>
    </footer>
  );
}
