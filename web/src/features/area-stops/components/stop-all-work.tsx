import { Alert, Button, Checkbox, Modal, Radio } from 'antd';
import { OctagonX } from 'lucide-react';
import { areaStopKindNames, areaStopKinds, toAreaStopKind } from '@eptw/domain/area-stop/area-stop';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { useHasBeen } from '../../../lib/use-has-been.ts';
import type { StoppableSite } from './use-area-stops.ts';
import { useStopAllWork } from './use-stop-all-work.ts';
import './area-stops.css';

const kindOptions = areaStopKindNames.map((kind) => ({ value: kind, label: areaStopKinds[kind].words }));

interface StopAllWorkProps {
  /** The sites at which the viewer may stop all work: that of the page alone, where it has one. */
  sites: readonly StoppableSite[];
  /** The id of the site for which the dialog is open from the start. */
  preset?: string | undefined;
}

/** The button and the dialog with which somebody stops all work at a site. */
export function StopAllWork({ sites, preset }: StopAllWorkProps) {
  const { entries, site, change, changeWords, isOpen, open, close, stop, isSending, ...problems } = useStopAllWork(
    sites,
    preset,
  );
  const { siteProblem, kindProblem, reasonProblem, refusal } = problems;
  // Also a closed dialog takes a while to render, and few open it.
  const showsDialog = useHasBeen(isOpen);
  const needsWords = entries.kind === 'other';
  if (sites.length === 0) return null;
  return (
    <>
      <Button className="stop-all-work-button" danger icon={<OctagonX size={17} aria-hidden />} onClick={open}>
        Stop all work
      </Button>
      {showsDialog && (
        <Modal
          open={isOpen}
          title="Stop all work"
          okText={site ? `Stop all work at ${site.name}` : 'Stop all work'}
          cancelText="Go back"
          okButtonProps={{ danger: true, type: 'primary', size: 'large', className: 'stop-all-work-now' }}
          confirmLoading={isSending}
          onOk={stop}
          onCancel={close}
          mask={{ closable: false }}
        >
          <div className="stop-all-work">
            {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
            {sites.length > 1 && (
              <SelectField
                label="Site"
                required
                options={sites.map(({ _id, name }) => ({ value: _id, label: name }))}
                value={entries.site}
                problem={siteProblem}
                onChange={(chosen) => change({ site: chosen })}
              />
            )}
            <fieldset>
              <legend>What has happened</legend>
              <Radio.Group
                name="stop-kind"
                options={kindOptions}
                value={entries.kind}
                onChange={({ target }) => change({ kind: toAreaStopKind(String(target.value)), muster: undefined })}
              />
              {kindProblem !== undefined && (
                <p className="stop-all-work-problem" role="alert">
                  {kindProblem}
                </p>
              )}
            </fieldset>
            <Checkbox checked={entries.muster} onChange={({ target }) => change({ muster: target.checked })}>
              Everybody to the assembly point
            </Checkbox>
            <TextField
              label={needsWords ? 'In words' : 'Details'}
              required={needsWords}
              rows={2}
              value={entries.words}
              problem={reasonProblem}
              onChange={changeWords}
            />
          </div>
        </Modal>
      )}
    </>
  );
}
