import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { FilledForms } from '../detail/filled-forms.tsx';
import { usePermitFormContext } from '../detail/use-permit-form-context.ts';
import { draftsBackLink } from './draft-unavailable.tsx';
import { DraftFacts } from './draft-facts.tsx';
import type { Draft } from './open-draft.ts';
import '../detail/permit.css';
import './drafts.css';

interface DraftDetailsProps {
  draft: Draft;
  actions: ReactNode;
  notices: ReactNode;
}

/** A saved draft, in the layout of a permit. */
export function DraftDetails({ draft, actions, notices }: DraftDetailsProps) {
  return (
    <FormContextProvider value={usePermitFormContext(draft)}>
      <div className="permit">
        <PageHeader
          title={draft.title}
          back={draftsBackLink}
          titleExtra={<StatusTag tone="slate">Draft</StatusTag>}
          actions={actions}
        />
        <div className="permit-notices">{notices}</div>
        <DraftFacts draft={draft} />
        <div className="permit-forms form-sections">
          <FilledForms permit={draft} />
        </div>
      </div>
    </FormContextProvider>
  );
}
