import type { TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { BuilderScreen } from '../builder/builder-screen.tsx';
import { toDefinition, emptyForm } from '../builder/builder-form.ts';
import { toStorageKey } from '../builder/unpublished-form.ts';

const definition = toDefinition(emptyForm);

/** The screen that builds a new template, empty or from an imported file. */
export function CreateTemplate() {
  const { _id } = useSignedInUser();
  const arrived = useLocation().state as { imported?: TemplateDefinition } | null;
  const [imported] = useState(arrived?.imported);
  const navigate = useNavigate();
  // The browser keeps the navigation state over a reload, which must restore later edits instead.
  useEffect(() => {
    if (arrived) void navigate('.', { replace: true, state: null });
  }, [arrived, navigate]);
  const start = { definition, version: 0, storageKey: toStorageKey(_id), imported };
  return <BuilderScreen start={start} published={undefined} onConflict={() => {}} />;
}
