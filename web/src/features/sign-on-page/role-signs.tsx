/** @jsxImportSource preact */
import type { JobRole } from '@eptw/domain/role/job-role';
import { getRoleWords } from '@eptw/domain/role/role-words';
import type { ComponentChildren } from 'preact';
import type { Phrases } from './phrases/phrases.ts';

/** What stands in the teal square of each role, in 24 by 24; no safety sign has that ground. */
const drawings: Record<JobRole, ComponentChildren> = {
  attendant: <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .1 0" />,
  gasTester: <path d="M4 18a9 9 0 1 1 16 0M12 14l4-5" />,
  entrant: <path d="M12 3v11M7 10l5 5 5-5M4 20h16" />,
  welder: <path d="M4 20l8-8M10 10l4 4M16 8l4-4M17 11h4M13 7V3" />,
  fireWatcher: <path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 3 2 3 4 1-3 2-5 1-9z" />,
  rigger: <path d="M12 2v5M8 7h8l2 4M12 11v4a3 3 0 1 1-3 3" />,
  signaller: <path d="M12 4a2 2 0 1 0 .1 0M12 9v7l-3 5M12 16l3 5M5 4l7 6 7-6" />,
  craneOperator: <path d="M6 21V4h14M6 9l6-5M16 4v8M14 12h4v4h-4zM3 21h7" />,
  electrician: <path d="M13 2L6 13h5l-1 9 8-12h-6z" />,
  secondPerson: (
    <path d="M8 4a3 3 0 1 0 .1 0M3 20v-3a5 5 0 0 1 10 0v3M17 6a2.500 2.500 0 1 0 .1 0M16 13a4 4 0 0 1 5 4v3" />
  ),
  workerAtHeight: <path d="M12 2v5M12 7a2 2 0 1 0 .1 0M7 13h10M12 12v6l-3 4M12 18l3 4M8 13l8 5" />,
  scaffolder: <path d="M5 2v20M19 2v20M5 8h14M5 16h14M5 16L19 8" />,
  excavatorOperator: <path d="M2 20h13M3 16h11v-4H9L7 8H4zM14 12l4-7 4 6-4 3" />,
  firstAider: <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" />,
  worker: <path d="M3 16a9 9 0 0 1 18 0zM1 19h22M12 7V4" />,
};

/** The sign of a role. Its name stands beside it. */
export function RoleSign({ role }: { role: JobRole }) {
  return (
    <svg className="role-sign" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[role]}
    </svg>
  );
}

/** What the roles that one person fills are called. */
export function formatRoles(roles: readonly JobRole[], { roles: words, crew }: Phrases): string {
  const names = roles.map((role) => getRoleWords(words, role).name);
  return names.reduce((before, name) => (before === '' ? name : crew.both(before, name)), '');
}
