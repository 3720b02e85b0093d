import { Fragment, type ComponentType } from 'react';
import { maximumWorkText } from '@eptw/domain/text/work-text';
import type { WorkArgument } from '@eptw/domain/work/table/work-asks';
import { listAsks } from '@eptw/domain/work/table/work-table';
import { SignaturePad } from '../../../components/drawing/signature-pad.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { isArgumentRequired, type ActionFieldsProps, type ArgumentFieldProps } from '../sheet/action-input.ts';
import { AnswerField, ExtensionField } from './extension-fields.tsx';
import { DoneField, HolderField, LeftField, WatchField } from '../handover/handover-fields.tsx';
import { CrewTicks } from './crew-ticks.tsx';
import { HandoverNotes } from '../handover/handover-notes.tsx';
import { HandoverTicks } from '../handover/handover-ticks.tsx';
import { PhotoField } from '../sheet/photo-field.tsx';
import { CauseAnswers } from '../stops/cause-answers.tsx';
import { StopKindChoice } from '../stops/stop-kind-choice.tsx';
import { TickRow } from '../sheet/tick-row.tsx';

/** The statements that an argument has ticked, one by one. */
function Ticks({ ticks, input, problems, onChange }: ActionFieldsProps & { ticks: readonly string[] }) {
  const { ticked } = input;
  return (
    <fieldset className="work-ticks">
      <legend className="visually-hidden">You confirm</legend>
      {ticks.map((text) => (
        <TickRow
          key={text}
          label={text}
          isTicked={ticked.includes(text)}
          onChange={(isTicked) =>
            onChange({ ticked: isTicked ? [...ticked, text] : ticked.filter((each) => each !== text) })
          }
        />
      ))}
      {problems.ticked && <p role="alert">{problems.ticked}</p>}
    </fieldset>
  );
}

function Signature({ label, input, problems, onChange }: ArgumentFieldProps) {
  const { fullname } = useSignedInUser();
  return (
    <Field label="Your signature" required problem={problems.signature} hint={`You sign: '${label}'`}>
      {(control) => (
        <SignaturePad
          id={control.id}
          label={`Signature of ${fullname}`}
          value={input.signature}
          invalid={control['aria-invalid']}
          onChange={(image) => onChange({ signature: image })}
          {...(control['aria-describedby'] && { describedBy: control['aria-describedby'] })}
        />
      )}
    </Field>
  );
}

function Reason({ label, isRequired, input, problems, onChange }: ArgumentFieldProps) {
  return (
    <TextField
      label={label}
      required={isRequired}
      rows={2}
      maxLength={maximumWorkText}
      value={input.reason}
      problem={problems.reason}
      onChange={(text) => onChange({ reason: text })}
    />
  );
}

function Photo({ label, isRequired, input, problems, onChange }: ArgumentFieldProps) {
  return (
    <PhotoField
      label={label}
      required={isRequired}
      value={input.photos}
      problem={problems.photos}
      onChange={(photos) => onChange({ photos })}
    />
  );
}

function StopKind({ label, work, input, onChange }: ArgumentFieldProps) {
  return (
    <>
      <EmergencyCall number={work.emergencyPhone} />
      <StopKindChoice label={label} kind={input.kind} onChange={(kind) => onChange({ kind })} />
    </>
  );
}

function Points(props: ArgumentFieldProps) {
  return (
    <>
      <HandoverNotes work={props.work} />
      <HandoverTicks {...props} />
    </>
  );
}

/** The field of each argument; null where it has none but its ticks. */
const argumentFields: Record<WorkArgument, ComponentType<ArgumentFieldProps> | null> = {
  reason: Reason,
  to: HolderField,
  done: DoneField,
  left: LeftField,
  watch: WatchField,
  agreed: AnswerField,
  until: ExtensionField,
  kind: StopKind,
  deviceTime: null,
  signature: Signature,
  photo: Photo,
  inspection: null,
  answers: CauseAnswers,
  readings: null,
  items: Points,
  clean: null,
  confirmedOff: CrewTicks,
};

/** Everything that an action asks for, as the work table says. */
export function ActionFields(props: ActionFieldsProps) {
  const { action, work, input } = props;
  return listAsks(action).map(([argument, { label = '', ticks, required }]) => {
    const ArgumentField = argumentFields[argument];
    // A reason that a kind of stop may stand for is not marked: either will do.
    const isMarked = required !== 'without a kind' && isArgumentRequired(action, argument, input, work);
    return (
      <Fragment key={argument}>
        {ticks && <Ticks {...props} ticks={ticks} />}
        {ArgumentField && <ArgumentField {...props} label={label} isRequired={isMarked} />}
      </Fragment>
    );
  });
}
