import { PermitsScreen } from '../list/permits-screen.tsx';

/** Permits that the viewer approved, in any status. */
export function PermitsIApproved() {
  return (
    <PermitsScreen
      title="Past Permits I Approved"
      list="approvedByMe"
      name="permits-i-approved"
      hasDueFilter={false}
      empty={{ title: 'Nothing approved yet', hint: 'A permit that you approve appears here.' }}
    />
  );
}
