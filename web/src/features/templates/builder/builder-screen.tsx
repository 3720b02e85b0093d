import { validateDefinition, type DefinitionProblem } from '@eptw/domain/template/definition/definition';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { Button } from 'antd';
import { History, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirmLeaving } from '../../../components/confirm/use-confirm-leaving.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ScrollPane } from '../../../components/page/scroll-pane.tsx';
import { EmptyState } from '../../../components/page/states.tsx';
import { Tabs } from '../../../components/page/tabs.tsx';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { useBackAddress } from '../../../lib/use-back-address.ts';
import { BuilderBar } from './builder-bar.tsx';
import { ConflictNotice, RestoredFormNotice } from './builder-notices.tsx';
import { ChangeStrip } from './change-strip.tsx';
import { toPreviewContent } from './preview-content.ts';
import { FormSettings } from './form-settings.tsx';
import { deleteUnpublishedForm } from './unpublished-form.ts';
import { MissingPurposes } from './missing-purposes.tsx';
import { Outline } from './outline.tsx';
import { Preview } from './preview.tsx';
import { useBuilder, type BuilderOptions } from './use-builder.ts';
import { useDialogs } from './use-dialogs.tsx';
import { PolicyPanel } from '../work-policy/policy-panel.tsx';
import { usePublish } from './use-publish.ts';
import { VersionsDrawer } from './versions-drawer.tsx';
import './builder.css';

/** A published template. */
export interface PublishedTemplate {
  id: string;
  content: TemplateContent;
  version: number;
  publishedBy: string | null;
  publishedAt: string | null;
}

interface BuilderScreenProps {
  start: BuilderOptions;
  /** Absent for a new form. */
  published: PublishedTemplate | undefined;
  /** Reloads the template after another user has published. */
  onConflict: () => void;
}

const tabs = [
  { key: 'build', label: 'Build' },
  { key: 'preview', label: 'Preview' },
] as const;

/** The builder: a form's sections and inputs beside its preview. */
export function BuilderScreen({ start, published, onConflict }: BuilderScreenProps) {
  const builder = useBuilder(start);
  const { form, definition, isChanged } = builder;
  const { actions, addSection, dialog, selected } = useDialogs(builder);
  const { publish, busy, serverProblems } = usePublish(published?.id);
  const [showAll, setShowAll] = useState(start.imported !== undefined);
  const [showsVersions, setShowsVersions] = useState(false);
  const [tab, setTab] = useState('build');
  const [isDone, setDone] = useState(false);
  const narrow = useNarrowScreen();
  const navigate = useNavigate();
  const backAddress = useBackAddress('/templates');
  const content = useMemo(() => toPreviewContent(definition), [definition]);

  useConfirmLeaving(isChanged && !isDone, {
    title: 'Leave without publishing?',
    content: 'Your changes are saved on this device. No one else sees them before they are published.',
  });
  const { storageKey } = start;
  useEffect(() => {
    if (!isDone) return;
    void navigate(backAddress);
    // On unmount, so that a last autosave is deleted too.
    return () => deleteUnpublishedForm(storageKey);
  }, [isDone, navigate, storageKey, backAddress]);

  // The server's refusals apply only to the form that was sent, not to later edits.
  const refusals: readonly DefinitionProblem[] =
    serverProblems?.definition === definition ? serverProblems.problems : [];
  const problems = [...builder.problems, ...refusals];

  const policyProblems = problems.flatMap(({ field, path, message }) =>
    field === 'workPolicy' ? [{ path: path ?? '', message }] : [],
  );

  async function publishForm() {
    setShowAll(true);
    if (validateDefinition(definition).length > 0) {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(':is(.builder-head, .policy-panel) [aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const result = await publish(definition, builder.baseVersion);
    if (result.success) setDone(true);
    else if (result.code === 'CONFLICT') onConflict();
  }

  const selectedName = form.sections.flatMap(({ inputs }) => inputs).find(({ id }) => id === selected)?.input.name;
  const title = published ? published.content.title : 'Create Template';
  const outline = (
    <section className="panel builder-outline" aria-labelledby="builder-outline">
      <header className="panel-header">
        <h2 id="builder-outline" tabIndex={-1}>
          Sections
        </h2>
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={addSection}>
          Add section
        </Button>
      </header>
      {form.sections.length === 0 ? (
        <EmptyState
          title="No sections yet."
          hint="A form has at least one section, and inputs in it."
          action={<Button onClick={addSection}>Add the first section</Button>}
        />
      ) : (
        <Outline form={form} problems={problems} actions={actions} selected={selected} />
      )}
    </section>
  );
  const preview = (
    <ScrollPane className="builder-preview-pane" label="Preview">
      <Preview content={content} selectedName={selectedName} />
    </ScrollPane>
  );

  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/templates', label: 'Templates' }}
        note={published && `Version ${published.version} is in use`}
        actions={
          published && (
            <Button icon={<History size={16} aria-hidden />} onClick={() => setShowsVersions(true)}>
              Versions
            </Button>
          )
        }
      />
      {published && <ConflictNotice builder={builder} published={published} />}
      <RestoredFormNotice builder={builder} />
      <FormSettings builder={builder} templateId={published?.id} refused={refusals} showAll={showAll} />
      <PolicyPanel
        policy={form.workPolicy}
        type={form.type}
        problems={policyProblems}
        showAll={showAll}
        onChange={(workPolicy, field) =>
          builder.change((current) => ({ ...current, workPolicy }), field && `workPolicy.${field}`)
        }
      />
      {published && <ChangeStrip published={published.content} version={published.version} content={content} />}
      <MissingPurposes definition={definition} />
      {narrow ? (
        <Tabs label="Builder" tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === 'build' ? outline : preview}
        </Tabs>
      ) : (
        <div className="builder-panes">
          {outline}
          {preview}
        </div>
      )}
      {dialog}
      {published && <VersionsDrawer id={published.id} open={showsVersions} onClose={() => setShowsVersions(false)} />}
      <BuilderBar
        builder={builder}
        action={published ? 'Update Form' : 'Create Form'}
        busy={busy}
        showAll={showAll}
        onPublish={() => void publishForm()}
      />
    </>
  );
}
