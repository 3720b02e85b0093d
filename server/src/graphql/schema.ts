import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { guardOperations } from '../access/authorize.ts';
import '../features/audit-log/schema.ts';
import '../features/audit-log/subscription-schema.ts';
import '../features/announcements/schema.ts';
import '../features/blocked-words/schema.ts';
import '../features/change-logs/schema.ts';
import '../features/dashboard/boards/schema.ts';
import '../features/dashboard/today/schema.ts';
import '../features/dashboard/trends/schema.ts';
import '../features/disciplines/schema.ts';
import '../features/files/schema.ts';
import '../features/maps/schema.ts';
import '../features/mt-groups/schema.ts';
import '../features/reports/initiatives/schema.ts';
import '../features/reports/sipp-works/schema.ts';
import '../features/notifications/schema.ts';
import '../features/notifications/preferences/schema.ts';
import '../features/notifications/subscription-schema.ts';
import '../features/sessions/schema.ts';
import '../features/sessions/own/schema.ts';
import '../features/settings/schema.ts';
import '../features/settings/setup/schema.ts';
import '../features/sites/schema.ts';
import '../features/templates/schema.ts';
import '../features/users/schema.ts';
import '../features/users/accounts/schema.ts';
import '../features/users/email-change-block/schema.ts';
import '../features/users/profile/schema.ts';
import '../features/permits/schema.ts';
import { builder } from './builder.ts';
import './scalars.ts';
import { guardTextArguments } from './text-arguments.ts';

/** The whole API, in alphabetical order, with the access table in front of every root field. */
export function buildSchema(): GraphQLSchema {
  return guardOperations(guardTextArguments(lexicographicSortSchema(builder.toSchema())));
}
