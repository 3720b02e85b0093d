// Generated from features/reports/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SippPermitFieldsFragment = {
  _id: string;
  code: string;
  isChild: boolean;
  site: string;
  children: Array<{
    duration: number | null;
    submission: {
      startDate: string;
      preferredEndDate: string;
      startTime: string;
      endTime: string;
      typeOfSIPPWork: string;
      workDescription: string;
      SIPPToolsEquipment: string;
      RequesterName: string;
      SIPPImpactedSystem: string;
      whyThisworksNeeds: string;
      companyDepartment: string;
      workDoneAt: string;
      workLocation: string;
      buildingLevel: string;
    };
  }>;
};

export type GetSippMonthlyReportsQueryVariables = Exact<{
  currentMonth: string;
  limit: number;
  offset: number;
}>;

export type GetSippMonthlyReportsQuery = {
  getSippMonthlyReports: {
    success: boolean;
    message: string;
    count: number;
    items: Array<{
      startDate: string;
      pendingApprovalPermits: Array<SippPermitFieldsFragment>;
      approvedPermits: Array<SippPermitFieldsFragment>;
    }>;
  };
};

export type GetEptwInitiativesDataQueryVariables = Exact<{
  currentYear: number;
}>;

export type GetEptwInitiativesDataQuery = {
  getEptwInitiativesData: {
    success: boolean;
    message: string;
    data: Array<{ month: string; sites: Array<{ code: string; permits: number }> }>;
  };
};

export type PermitsRaisedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PermitsRaisedSubscription = { permitsRaised: boolean };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export const SippPermitFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SippPermitFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SippPermit' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '_id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isChild' } },
          { kind: 'Field', name: { kind: 'Name', value: 'site' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'children' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'submission' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'preferredEndDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeOfSIPPWork' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workDescription' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'SIPPToolsEquipment' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'RequesterName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'SIPPImpactedSystem' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'whyThisworksNeeds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'companyDepartment' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workDoneAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workLocation' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'buildingLevel' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SippPermitFieldsFragment, unknown>;
export const GetSippMonthlyReportsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'GetSippMonthlyReports' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'currentMonth' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'getSippMonthlyReports' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'currentMonth' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'currentMonth' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'limit' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'offset' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pendingApprovalPermits' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SippPermitFields' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'approvedPermits' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SippPermitFields' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SippPermitFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SippPermit' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '_id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isChild' } },
          { kind: 'Field', name: { kind: 'Name', value: 'site' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'children' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'submission' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'preferredEndDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeOfSIPPWork' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workDescription' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'SIPPToolsEquipment' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'RequesterName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'SIPPImpactedSystem' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'whyThisworksNeeds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'companyDepartment' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workDoneAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'workLocation' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'buildingLevel' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GetSippMonthlyReportsQuery, GetSippMonthlyReportsQueryVariables>;
export const GetEptwInitiativesDataDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'GetEptwInitiativesData' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'currentYear' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'getEptwInitiativesData' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'permitSite' },
                value: { kind: 'StringValue', value: 'ALL', block: false },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'currentYear' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'currentYear' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'data' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'month' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sites' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'permits' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GetEptwInitiativesDataQuery, GetEptwInitiativesDataQueryVariables>;
export const PermitsRaisedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'PermitsRaised' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'permitsRaised' } }],
      },
    },
  ],
} as unknown as DocumentNode<PermitsRaisedSubscription, PermitsRaisedSubscriptionVariables>;
