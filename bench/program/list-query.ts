/** The web's query for a page of permits. */
export const listQuery = `query ($limit: Int! = 20, $siteName: [String!], $statusCheck: [String!], $searchText: String) {
  permits(list: permits, limit: $limit, offset: 0, siteName: $siteName, statusCheck: $statusCheck, searchText: $searchText) {
    total { count isExact }
    canCreatePermit
    createRefusal
    queueGroups { group count }
    items {
      _id code parentPermit { _id code } permitCode title status statusLabel reason workDescription place contractor
      createdAt startDate endDate due lapsedAt highRisk attachedForms waitingSince queueGroup version actions
      discipline { _id code } site { _id code name timeZone } hostSystemOwner { _id fullname email }
      submittedBy { _id fullname email }
    }
  }
}`;

export interface ListVariables {
  /** 20 if omitted. */
  limit?: number;
  siteName?: readonly string[];
  statusCheck?: readonly string[];
  searchText?: string;
}

export const toListBody = (variables: ListVariables) => JSON.stringify({ query: listQuery, variables });
