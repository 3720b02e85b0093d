import { useStaff } from '../../../users/components/use-staff.ts';
import type { ReadOnlyProps } from '../input-face.ts';
import { NotFilled } from '../not-filled.tsx';

function Names({ ids }: { ids: readonly string[] }) {
  const { person, isLoading } = useStaff();
  if (isLoading) return <span className="form-reading">…</span>;
  const names = ids.map((id) => person(id)?.fullname ?? 'Someone who has left');
  return <span className="form-reading">{names.join(', ')}</span>;
}

export function ReviewerlistReadOnly({ value }: ReadOnlyProps<string[]>) {
  return value && value.length > 0 ? <Names ids={value} /> : <NotFilled>Nobody chosen</NotFilled>;
}
