import { useEffect, useMemo, useState } from 'react';
import { isServerUnreachable } from '../../../lib/api/failure-message.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { FormOptions } from './permit-choices.ts';
import { cacheFormOptions, readCachedFormOptions } from './offline-form-options.ts';
import { GetRaiseChoicesDocument, type GetRaiseChoicesQuery } from '../../../generated/permits/forms.ts';

export interface FormOptionsResult {
  /** What can be selected; undefined until loaded. The last cached options are used while the server is unreachable. */
  formOptions: FormOptions | undefined;
  /** The permits to close before another can be raised, and the server's message about them. */
  quota: { message: string; permits: GetRaiseChoicesQuery['countUnClosedPermit']['permits'] } | undefined;
  failed: boolean;
  refetch: () => void;
}

/** Loads what the signed-in user can select for a permit, and whether they may raise one. */
export function useFormOptions(): FormOptionsResult {
  const { _id: userId } = useSignedInUser();
  const [cached, setCached] = useState<FormOptions>();
  const { data, error, refetch } = useQuery(GetRaiseChoicesDocument, { fetchPolicy: 'network-only' });
  const formOptions = useMemo((): FormOptions | undefined => {
    const user = data?.getSession.user;
    if (!user) return undefined;
    return {
      templates: data.getTemplates.items,
      sites: user.sites,
      disciplines: data.getAllDisciplines.items,
      groups: data.getAllMTGroups.items,
      profile: { company: user.company, fullName: user.fullname, phone: user.phone },
    };
  }, [data]);
  useEffect(() => {
    if (formOptions) cacheFormOptions(userId, formOptions);
  }, [userId, formOptions]);
  const isAway = !formOptions && error !== undefined && isServerUnreachable(error, navigator.onLine);
  useEffect(() => {
    if (isAway) void readCachedFormOptions(userId).then(setCached);
  }, [userId, isAway]);
  const { message, permits } = data?.countUnClosedPermit ?? {};
  return {
    formOptions: formOptions ?? cached,
    quota: message && permits ? { message, permits } : undefined,
    failed: error !== undefined,
    refetch: () => void refetch(),
  };
}
