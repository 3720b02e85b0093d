/** A video under this name on the site's own server. */
export interface Tutorial {
  name: string;
  title: string;
}

/** The tutorials that a site can host. */
export const tutorials: readonly Tutorial[] = [
  { name: 'sign-in', title: 'Sign in and find your way around' },
  { name: 'raise-a-permit', title: 'Raise a permit' },
  { name: 'child-forms', title: 'Attach the child forms that the work needs' },
  { name: 'drafts', title: 'Save a draft and submit it later' },
  { name: 'review-a-permit', title: 'Review, correct, approve or reject a permit' },
  { name: 'change-reviewers', title: 'Change the reviewers of a permit' },
  { name: 'child-permits', title: 'Raise a child permit on an approved permit' },
  { name: 'close-a-permit', title: 'Close or cancel a permit' },
  { name: 'export-a-permit', title: 'Print a permit for the place of work' },
  { name: 'administration', title: 'Administer users, groups and templates' },
];

/** The URL of a video below the site's base URL; undefined if none is set. */
export function getTutorialUrl(tutorialsUrl: string | null | undefined, { name }: Tutorial): string | undefined {
  return tutorialsUrl ? `${tutorialsUrl.replace(/\/+$/, '')}/${name}` : undefined;
}
