import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useParams } from 'react-router';
import { formatDay, formatDayAndTime } from '@eptw/domain/time/format-date';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetMusterRecordDocument } from '../../../generated/muster.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { saveFile } from '../../../lib/download.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { PersonName } from '../person-name.tsx';
import { describePart, describeState } from '../person-state.ts';
import { formatRecordFile, type MusterRecord } from '../record-file.ts';
import '../muster.css';

function saveRecord(record: MusterRecord) {
  const { siteName, beganAt, timeZone } = record.muster;
  const name = `Muster ${siteName} ${formatDay(new Date(beganAt), timeZone)}.csv`;
  saveFile(new Blob([formatRecordFile(record)], { type: 'text/csv' }), name);
}

/** The record of a muster: who was on the list, seen by whom and when, and why the stop was lifted. */
export function MusterRecordScreen() {
  const { site: siteId = '', id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetMusterRecordDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const answer = data?.getMusterRecord;
  const record = answer?.item;
  return (
    <>
      <PageHeader
        title="Muster record"
        note={record?.muster.siteName}
        back={{ to: `/muster/${siteId}/records`, label: 'Muster records' }}
        actions={
          record && (
            <Button icon={<Download size={16} aria-hidden />} onClick={() => saveRecord(record)}>
              Export
            </Button>
          )
        }
      />
      {!answer && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
      {answer && !record && <ErrorState title={answer.message} />}
      {record && <Record record={record} />}
    </>
  );
}

function Record({ record: { muster, people, notSeen } }: { record: MusterRecord }) {
  const { fullname } = useSignedInUser();
  const { timeZone, endedAt, endReason } = muster;
  const format = (time: string) => formatDayAndTime(new Date(time), timeZone);
  const frame = { now: new Date(endedAt ?? muster.beganAt), timeZone, user: fullname, mayTick: false };
  return (
    <>
      <Panel title={`${muster.kind === 'drill' ? 'Drill: ' : ''}${muster.reason}`} className="muster-record">
        <p>
          Everybody was called to the assembly point {format(muster.beganAt)} by {muster.setBy}.{' '}
          {endedAt === null ? 'The stop is in force.' : `The stop was lifted ${format(endedAt)} by ${muster.endedBy}.`}
        </p>
        <p>
          <b>{notSeen === 0 ? 'Everybody was seen.' : `${notSeen} of ${people.length} not seen.`}</b>
          {endReason !== '' && ` Reason for lifting the stop: ${endReason}`}
        </p>
      </Panel>
      <div className="muster-groups">
        <ul>
          {people.map((person) => {
            const shown = { ...person, isUnsent: false };
            const state = describeState(shown, frame);
            const isInside = state.tone === 'inside';
            return (
              <li className="muster-person" key={`${person.personId} ${person.permitId}`} data-tone={state.tone}>
                <span className="muster-entry">
                  <PersonName person={person} />
                  <small>{[person.company, person.place, describePart(shown)].filter(Boolean).join(' · ')}</small>
                  <small className="muster-state">{isInside ? `${state.words}, not seen` : state.words}</small>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
