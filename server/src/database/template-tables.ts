import type { TemplateSection } from '@eptw/domain/template/model/template';
import type { PermitType } from '@eptw/domain/work-policy/permit-type';
import type { StoredWorkPolicy } from '@eptw/domain/work-policy/stored-work-policy';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Now = ColumnType<Date, Date | string | undefined, Date | string>;

interface TemplateTable {
  id: Generated<string>;
  current_version_id: string | null;
  archived_at: Instant | null;
}

interface TemplateVersionTable {
  id: Generated<string>;
  template_id: string;
  version: number;
  code: string;
  title: string;
  type: PermitType;
  as_parent_permit: boolean;
  show_in_create_permit: boolean;
  sections: ColumnType<TemplateSection[], string, string>;
  work_policy: ColumnType<StoredWorkPolicy | null, string | null | undefined, string | null>;
  published_by: string | null;
  published_at: Now;
}

export interface TemplateTables {
  template: TemplateTable;
  template_version: TemplateVersionTable;
}
