import { useMemo } from 'react';
import { useParams } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { BuilderScreen, type PublishedTemplate } from '../builder/builder-screen.tsx';
import { toStorageKey } from '../builder/unpublished-form.ts';
import { toTemplateContent } from '../builder/template-content-payload.ts';
import { GetTemplateToEditDocument } from '../../../generated/templates.ts';

const back = { to: '/templates', label: 'Templates' };

/** The screen that edits a template and publishes it as a new version. */
export function EditTemplate() {
  const { id = '' } = useParams();
  const { _id: userId } = useSignedInUser();
  const { data, error, refetch } = useQuery(GetTemplateToEditDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const item = data?.getTemplate.item;
  const published = useMemo(
    (): PublishedTemplate | undefined =>
      item ? { ...item, id: item._id, content: toTemplateContent(item) } : undefined,
    [item],
  );

  if (published && !item?.archived) {
    const { content, version } = published;
    const start = { definition: content, version, storageKey: toStorageKey(userId, id) };
    return <BuilderScreen key={id} start={start} published={published} onConflict={() => void refetch()} />;
  }
  const failedPayload = data?.getTemplate;
  const reason = failedPayload?.code === 'NOT_FOUND' ? 'This template does not exist.' : failedPayload?.message;
  const deletedMessage = published ? `${published.content.title} was deleted.` : reason;
  return (
    <>
      <PageHeader title="Edit Template" back={back} />
      {deletedMessage ? (
        <EmptyState title={deletedMessage} action={<LinkButton to="/templates">All templates</LinkButton>} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LoadingPage label="Loading the template" />
      )}
    </>
  );
}
