import { useStaff } from '../../../users/components/use-staff.ts';
import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';

function Names({ ids }: { ids: readonly string[] }) {
  const { findStaffMember, isLoading } = useStaff();
  if (isLoading) return <span className="form-reading">…</span>;
  const names = ids.map((id) => findStaffMember(id)?.fullname ?? 'Former user');
  return <span className="form-reading">{names.join(', ')}</span>;
}

export function ReviewerlistReadOnly({ value }: ReadOnlyProps<string[]>) {
  return value && value.length > 0 ? <Names ids={value} /> : <NotFilled>None selected</NotFilled>;
}
