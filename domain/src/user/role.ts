/** Role names as stored and sent. */
export const roles = [
  'SuperAdmin',
  'SiteAdmin',
  'MTGroup',
  'ContractorPM',
  'ContractorRequestor',
  'MicronSupervisor',
  'MicronManager',
  'User',
] as const;

export type Role = (typeof roles)[number];

/** Labels for users: two roles are shown without the host organisation's name. */
export const roleLabels: Record<Role, string> = {
  SuperAdmin: 'Super Admin',
  SiteAdmin: 'Site Admin',
  MTGroup: 'MT Group',
  ContractorPM: 'Contractor PM',
  ContractorRequestor: 'Contractor Requestor',
  MicronSupervisor: 'Supervisor',
  MicronManager: 'Manager',
  User: 'User',
};

export function isRole(value: string): value is Role {
  return (roles as readonly string[]).includes(value);
}

/** Returns the label of a role, or its stored name if only a newer version has it. */
export function formatRole(role: string): string {
  return isRole(role) ? roleLabels[role] : role;
}
