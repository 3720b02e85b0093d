import type { Database } from '../../database/connect.ts';
import type { MailDetails } from '../../database/mail-tables.ts';
import type { MailContent } from '../../mail/render-mail.ts';

/** What writing mails needs. */
export interface MailContext {
  db: Database;
  clock: () => Date;
  /** The start of links in mails. */
  linkBase: string;
  hostName: string;
}

type MailKind = MailDetails['kind'];
type DetailsOf<Kind extends MailKind> = Extract<MailDetails, { kind: Kind }>;

/** Writes a mail from current data. Undefined if no mail is to be sent. */
export type MailRenderer<Kind extends MailKind> = (
  context: MailContext,
  details: DetailsOf<Kind>,
) => Promise<MailContent | undefined>;

/** The features' renderers of their mails: one for each kind. */
export type MailRenderers = { [Kind in MailKind]: MailRenderer<Kind> };

/**
 * Writes a mail from current data. Undefined if no mail is to be sent: the account is gone or never existed, or there
 * is nothing left to say.
 */
export async function composeMail(
  renderers: MailRenderers,
  context: MailContext,
  details: MailDetails,
): Promise<MailContent | undefined> {
  // Each renderer takes the details of its own kind, which TypeScript cannot follow through the record.
  const render = renderers[details.kind] as (
    context: MailContext,
    details: MailDetails,
  ) => Promise<MailContent | undefined>;
  return render(context, details);
}
