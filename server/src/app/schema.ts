import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { guardOperations } from '../access/authorize.ts';
import '../features/announcements/schema.ts';
import '../features/audit-log/schema.ts';
import '../features/blocked-words/schema.ts';
import '../features/change-logs/schema.ts';
import '../features/dashboard/boards/schema.ts';
import '../features/dashboard/today/schema.ts';
import '../features/dashboard/trends/schema.ts';
import '../features/disciplines/schema.ts';
import '../features/files/schema.ts';
import '../features/maps/schema.ts';
import '../features/mt-groups/admin/schema.ts';
import '../features/mt-groups/members/schema.ts';
import '../features/mt-groups/schema.ts';
import '../features/notifications/preferences/schema.ts';
import '../features/notifications/schema.ts';
import '../features/permits/actions/schema.ts';
import '../features/permits/child-permits/schema.ts';
import '../features/notifications/closure-reminders/schema.ts';
import '../features/permits/create/schema.ts';
import '../features/permits/detail/schema.ts';
import '../features/permits/drafts/schema.ts';
import '../features/permits/export/schema.ts';
import '../features/permits/list/schema.ts';
import '../features/permits/menu-counts/schema.ts';
import '../features/permits/quota/schema.ts';
import '../features/permits/reviewers/schema.ts';
import '../features/permits/subscriptions/schema.ts';
import '../features/permits/work/schema.ts';
import '../features/reports/initiatives/schema.ts';
import '../features/reports/sipp-works/schema.ts';
import '../features/sessions/own/schema.ts';
import '../features/settings/schema.ts';
import '../features/settings/setup/schema.ts';
import '../features/sign-in/schema.ts';
import '../features/sites/schema.ts';
import '../features/sso/schema.ts';
import '../features/templates/admin/schema.ts';
import '../features/templates/schema.ts';
import '../features/users/accounts/schema.ts';
import '../features/users/admin/schema.ts';
import '../features/users/import/schema.ts';
import '../features/users/profile/schema.ts';
import '../features/users/schema.ts';
import { builder } from '../graphql/builder.ts';
import { sendUnknownNames } from '../graphql/enums.ts';
import '../graphql/scalars.ts';
import { guardTextArguments } from '../graphql/text-arguments.ts';

let schema: GraphQLSchema | undefined;

/** The whole API in alphabetical order, with every root field guarded by the access table. Built on first use. */
export function getSchema(): GraphQLSchema {
  schema ??= guardOperations(guardTextArguments(sendUnknownNames(lexicographicSortSchema(builder.toSchema()))));
  return schema;
}
