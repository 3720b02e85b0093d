// Generated from features/settings/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { SetupTask } from '@eptw/domain/settings/setup';
export type UpdateSettingsInput = {
  approveOnVerification?: boolean | null | undefined;
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

export type SettingsFieldsFragment = { timerCount: number, isEnabled: boolean, pendingClosureLimit: number, unclosedLimit: number, passwordLength: number, refuseGuessable: boolean, approveOnVerification: boolean };

export type GetSetupProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSetupProgressQuery = { getSetupProgress: { item: { sites: number, disciplines: number, templates: number, parentTemplates: number, users: number, groups: number, permitClosers: number, missing: Array<SetupTask>, advice: Array<string> } | null } };

export type LoadTemplateCatalogueMutationVariables = Exact<{ [key: string]: never; }>;


export type LoadTemplateCatalogueMutation = { loadTemplateCatalogue: { success: boolean, code: ResponseCode, message: string } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export const SettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timerCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pendingClosureLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unclosedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"passwordLength"}},{"kind":"Field","name":{"kind":"Name","value":"refuseGuessable"}},{"kind":"Field","name":{"kind":"Name","value":"approveOnVerification"}}]}}]} as unknown as DocumentNode<SettingsFieldsFragment, unknown>;
export const GetSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timerCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pendingClosureLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unclosedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"passwordLength"}},{"kind":"Field","name":{"kind":"Name","value":"refuseGuessable"}},{"kind":"Field","name":{"kind":"Name","value":"approveOnVerification"}}]}}]} as unknown as DocumentNode<GetSettingsQuery, GetSettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timerCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pendingClosureLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unclosedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"passwordLength"}},{"kind":"Field","name":{"kind":"Name","value":"refuseGuessable"}},{"kind":"Field","name":{"kind":"Name","value":"approveOnVerification"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const GetSetupProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSetupProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSetupProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"disciplines"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"parentTemplates"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"permitClosers"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}}]}}]}}]} as unknown as DocumentNode<GetSetupProgressQuery, GetSetupProgressQueryVariables>;
export const LoadTemplateCatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoadTemplateCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadTemplateCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LoadTemplateCatalogueMutation, LoadTemplateCatalogueMutationVariables>;
