import { getWorkRow } from '@eptw/domain/work/work-table';
import { SignaturePad } from '../../../components/drawing/signature-pad.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { needsPhoto, needsReason, type ActionFieldsProps } from '../sheet/action-input.ts';
import { AnswerFields, ExtensionFields } from './extension-fields.tsx';
import { HandoverFields } from '../handover/handover-fields.tsx';
import { CrewTicks } from './crew-ticks.tsx';
import { HandoverNotes } from '../handover/handover-notes.tsx';
import { HandoverTicks } from '../handover/handover-ticks.tsx';
import { PhotoField } from '../sheet/photo-field.tsx';
import { CauseAnswers } from '../stops/cause-answers.tsx';
import { StopKindChoice } from '../stops/stop-kind-choice.tsx';
import { TickRow } from '../sheet/tick-row.tsx';

const maximumText = 2000;

function Confirmations({ action, input, problems, onChange }: ActionFieldsProps) {
  const { confirmations = [] } = getWorkRow(action).asks;
  const { ticked } = input;
  if (confirmations.length === 0) return null;
  return (
    <fieldset className="work-ticks">
      <legend className="visually-hidden">You confirm</legend>
      {confirmations.map((text) => (
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

function Signature({ action, input, problems, onChange }: ActionFieldsProps) {
  const { signature } = getWorkRow(action).asks;
  const { fullname } = useSignedInUser();
  if (signature === undefined) return null;
  return (
    <Field label="Your signature" required problem={problems.signature} hint={`You sign: '${signature}'`}>
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

/** Everything that an action asks for, as the work table says. */
export function ActionFields(props: ActionFieldsProps) {
  const { action, work, input, problems, onChange } = props;
  const { reason, photo, fields } = getWorkRow(action).asks;
  return (
    <>
      {fields === 'answer' && <AnswerFields {...props} />}
      {fields === 'extension' && <ExtensionFields {...props} />}
      {fields === 'answers to causes' && <CauseAnswers {...props} />}
      {fields === 'handover' && <HandoverFields {...props} />}
      {action === 'acceptHandover' && (
        <>
          <HandoverNotes work={work} />
          <HandoverTicks {...props} />
        </>
      )}
      {action === 'finishWork' && <CrewTicks {...props} />}
      <Confirmations {...props} />
      {action === 'stopWork' && (
        <>
          <EmergencyCall number={work.emergencyPhone} />
          <StopKindChoice label="Usual reasons" kind={input.kind} onChange={(kind) => onChange({ kind })} />
        </>
      )}
      {reason && (
        <TextField
          label={reason.label}
          required={needsReason(action, input)}
          rows={2}
          maxLength={maximumText}
          value={input.reason}
          problem={problems.reason}
          onChange={(text) => onChange({ reason: text })}
        />
      )}
      {photo && (
        <PhotoField
          label={photo === 'optional' ? 'Photo' : 'Photo of the place as you leave it'}
          required={needsPhoto(action, work)}
          value={input.photos}
          problem={problems.photos}
          onChange={(photos) => onChange({ photos })}
        />
      )}
      <Signature {...props} />
    </>
  );
}
