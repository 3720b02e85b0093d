import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { notVerifiedMark } from '@eptw/domain/crew/verification';
import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { Check, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GetSignOnCandidatesQuery } from '../../../generated/work.ts';
import type { Work } from '../job/work.ts';
import { CertificateLine } from '../people/certificate-line.tsx';
import { formatRoleLabels } from '../people/people-on-job.ts';
import { RemindButton } from './remind-button.tsx';
import '../people/people.css';

/** Somebody who may fill a role, or why not. */
export type Candidate = GetSignOnCandidatesQuery['candidates']['items'][number];

interface CandidateRowProps {
  candidate: Candidate;
  role: JobRole;
  work: Work;
  isBusy: boolean;
  /** Why they were not signed on. */
  notice: ReactNode;
  onSignOn: () => void;
  onChangeRole: () => void;
}

/** Somebody who may fill a role, with the one thing to do: sign on, change role, or ask for what is missing. */
export function CandidateRow({ candidate, role, work, isBusy, notice, onSignOn, onChangeRole }: CandidateRowProps) {
  const { worker, name, passNumber, company, certificates, unverified, problem, mayCombine } = candidate;
  const here = work.crew.find((one) => one.worker === worker)?.roles;
  const isInRole = here?.includes(role) ?? false;
  return (
    <li>
      <div className="person">
        <span className="person-who">
          <b>{name}</b>
          {here && <span className="person-role">{formatRoleLabels(here) || 'On the job'}</span>}
          {!here && problem === null && mayCombine.length > 0 && (
            <span className="person-combines">may be {mayCombine.map(toRoleNoun).join(', ')} too</span>
          )}
          <small>{[passNumber, company].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="person-facts">
          {problem === null ? (
            certificates.map((certificate) => <CertificateLine key={certificate.kind} certificate={certificate} />)
          ) : (
            <span className="person-problem">{problem}</span>
          )}
          {problem === null &&
            unverified.map((kind) => (
              <span key={kind} className="person-problem">
                {formatCertificateKind(kind)}: {notVerifiedMark.words.toLowerCase()}
              </span>
            ))}
          {unverified.map((kind) => (
            <RemindButton key={kind} permitId={work.permitId} worker={{ id: worker, name }} kind={kind} />
          ))}
        </span>
        <span className="person-does">
          {isInRole ? (
            <span className="person-here">
              <Check size={17} aria-hidden /> On the job
            </span>
          ) : here ? (
            <Button className="work-button" aria-label={`Change role of ${name}`} onClick={onChangeRole}>
              Change role
            </Button>
          ) : (
            problem === null && (
              <Button
                className="work-button"
                icon={<UserPlus size={16} aria-hidden />}
                aria-label={`Sign on ${name}`}
                loading={isBusy}
                onClick={onSignOn}
              >
                Sign on
              </Button>
            )
          )}
        </span>
      </div>
      {notice}
    </li>
  );
}
