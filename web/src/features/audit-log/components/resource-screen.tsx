import type { Operation } from '../../../lib/api/operation.ts';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { getOnlyField } from '../../../lib/api/only-field.ts';
import { updateResult } from '../../../lib/api/results.ts';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { readLastListAddress } from '../../../lib/use-list-state.ts';
import { useResource, type Resource } from './use-resource.ts';

/** What a form needs to create or change a resource. */
export interface ResourceForm<Item, Values, Changes> {
  /** Undefined for a new one. */
  item: Item | undefined;
  isSaving: boolean;
  /** Sends all values of a new one, or what changed of an existing one, at the version that was edited. */
  save: (values: Values, changes: Changes, version?: number) => Promise<MutationPayload>;
  /** For an EditForm. */
  form: { label: string; subject: string; action: string; backTo: string; isNew: boolean };
}

interface ResourceScreenProps<Item, Values, Changes, Row extends { _id: string }> {
  resource: Resource<Values, Changes, Row> & {
    read: Operation<Record<string, { success: boolean; message: string; item: Item | null }>, { id: string }>;
  };
  titles: { create: string; edit: string };
  back: { to: string; label: string };
  children: (form: ResourceForm<Item, Values, Changes>) => ReactNode;
}

/** The screen with the form of a resource: the one in the address, or a new one. */
export function ResourceScreen<Item, Values, Changes, Row extends { _id: string }>({
  resource,
  titles,
  back,
  children,
}: ResourceScreenProps<Item, Values, Changes, Row>) {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(resource.read, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'network-only',
  });
  const { create, update, isSaving } = useResource(resource);
  const isNew = id === undefined;
  const label = isNew ? titles.create : titles.edit;
  const form = {
    label,
    subject: `this ${resource.noun}`,
    action: `${isNew ? 'Create' : 'Save'} ${resource.noun}`,
    backTo: readLastListAddress(back.to),
    isNew,
  };
  return (
    <>
      <PageHeader title={label} back={back} />
      {isNew ? (
        children({ item: undefined, isSaving, save: (values) => create({ data: values }), form })
      ) : (
        <AsyncContent payload={data && getOnlyField(data)} failed={error !== undefined} onRetry={() => void refetch()}>
          {(item) => (
            <Fragment key={id}>
              {children({
                item,
                isSaving,
                async save(_values, changes, version) {
                  const payload = await update({ id, data: changes, ...(version !== undefined && { version }) });
                  const changed = 'item' in payload && payload.item ? (payload.item as Partial<Item>) : undefined;
                  if (changed)
                    updateResult(resource.read, { id }, (current) =>
                      Object.fromEntries(
                        Object.entries(current).map(([field, read]) => [
                          field,
                          { ...read, item: read.item && { ...read.item, ...changed } },
                        ]),
                      ),
                    );
                  return payload;
                },
                form,
              })}
            </Fragment>
          )}
        </AsyncContent>
      )}
    </>
  );
}
