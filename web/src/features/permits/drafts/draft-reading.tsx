import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { FormSurroundingsProvider } from '../../templates/components/form-surroundings.ts';
import { FilledForms } from '../detail/filled-forms.tsx';
import { usePermitSurroundings } from '../detail/form-surroundings.ts';
import { backToDrafts } from './draft-absent.tsx';
import { DraftFacts } from './draft-facts.tsx';
import type { Draft } from './opened-draft.ts';
import '../detail/permit.css';
import './drafts.css';

interface DraftReadingProps {
  draft: Draft;
  actions: ReactNode;
  notices: ReactNode;
}

/** All that is saved of a draft, as its permit would show it. */
export function DraftReading({ draft, actions, notices }: DraftReadingProps) {
  return (
    <FormSurroundingsProvider value={usePermitSurroundings(draft)}>
      <div className="permit">
        <PageHeader
          title={draft.title}
          back={backToDrafts}
          beside={<StatusTag tone="slate">Draft</StatusTag>}
          actions={actions}
        />
        <div className="permit-notices">{notices}</div>
        <DraftFacts draft={draft} />
        <div className="permit-forms form-sections">
          <FilledForms permit={draft} />
        </div>
      </div>
    </FormSurroundingsProvider>
  );
}
