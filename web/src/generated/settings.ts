// Generated from features/settings/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { SetupTask } from '@eptw/domain/settings/setup';
export type UpdateSettingsInput = {
  approveOnVerification?: boolean | null | undefined;
  /** An empty text for no feedback form. */
  feedbackUrl?: string | null | undefined;
  isEnabled?: boolean | null | undefined;
  passwordLength?: number | null | undefined;
  pendingClosureLimit?: number | null | undefined;
  refuseGuessable?: boolean | null | undefined;
  timerCount?: number | null | undefined;
  unclosedLimit?: number | null | undefined;
};

export type GetSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSettingsQuery = { getSettings: { success: boolean, code: ResponseCode, message: string, item: SettingsFieldsFragment | null } };

export type UpdateSettingsMutationVariables = Exact<{
  data: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { success: boolean, code: ResponseCode, message: string, item: SettingsFieldsFragment | null } };

export type SettingsFieldsFragment = { timerCount: number, isEnabled: boolean, pendingClosureLimit: number, unclosedLimit: number, passwordLength: number, refuseGuessable: boolean, approveOnVerification: boolean, feedbackUrl: string | null };

export type GetSetupProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSetupProgressQuery = { getSetupProgress: { item: { sites: number, disciplines: number, templates: number, parentTemplates: number, users: number, groups: number, permitClosers: number, missing: Array<SetupTask>, advice: Array<string> } | null } };

export type LoadTemplateCatalogueMutationVariables = Exact<{ [key: string]: never; }>;


export type LoadTemplateCatalogueMutation = { loadTemplateCatalogue: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetSettingsDocument: Operation<GetSettingsQuery, GetSettingsQueryVariables> = {"kind":"query","name":"GetSettings","fields":["getSettings"],"text":"query GetSettings{getSettings{success code message item{...SettingsFields}}}fragment SettingsFields on Settings{timerCount isEnabled pendingClosureLimit unclosedLimit passwordLength refuseGuessable approveOnVerification feedbackUrl}"};
export const UpdateSettingsDocument: Operation<UpdateSettingsMutation, UpdateSettingsMutationVariables> = {"kind":"mutation","name":"UpdateSettings","fields":["updateSettings"],"text":"mutation UpdateSettings($data:UpdateSettingsInput!){updateSettings(data:$data){success code message item{...SettingsFields}}}fragment SettingsFields on Settings{timerCount isEnabled pendingClosureLimit unclosedLimit passwordLength refuseGuessable approveOnVerification feedbackUrl}"};
export const GetSetupProgressDocument: Operation<GetSetupProgressQuery, GetSetupProgressQueryVariables> = {"kind":"query","name":"GetSetupProgress","fields":["getSetupProgress"],"text":"query GetSetupProgress{getSetupProgress{item{sites disciplines templates parentTemplates users groups permitClosers missing advice}}}"};
export const LoadTemplateCatalogueDocument: Operation<LoadTemplateCatalogueMutation, LoadTemplateCatalogueMutationVariables> = {"kind":"mutation","name":"LoadTemplateCatalogue","fields":["loadTemplateCatalogue"],"text":"mutation LoadTemplateCatalogue{loadTemplateCatalogue{success code message}}"};
