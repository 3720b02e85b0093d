// Generated from the fragments.graphql of features by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FormTemplateFactsFragment = { _id: string, code: string, title: string, version: number, sections: Array<{ title: string, afterWork: boolean, form: Array<{ type: string, label: string, name: string, placeholder: string | null, defaultValue: unknown, required: boolean, col: number, tooltip: boolean, tooltipText: string | null, purpose: string | null, options: Array<{ value: string, label: string, exclusive: boolean }> }> }> };

export type AdministeredUserFactsFragment = { _id: string, fullname: string, email: string, pendingEmail: string | null, emailVerified: boolean, role: string, status: string, company: string, phone: string, version: number, createdAt: string, actions: Array<string>, refusal: string | null, sites: Array<{ _id: string, code: string, name: string }>, group: Array<{ _id: string, name: string }> };

