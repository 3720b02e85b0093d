import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Role } from '@eptw/domain/user/role';

/** A user beside a permit. */
export interface Person {
  _id: string;
  fullname: string;
  email: string;
  role: Role;
  company: string;
}

interface SlotRow {
  person: Person | null;
  group: { _id: string; name: string; members: { _id: string }[] } | null;
  filler: Person | null;
  filled_at: string | null;
}

/** A permit as the statement returns it. */
export interface PermitRow {
  id: string;
  number: string;
  status: PermitStatus;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  work_description: string;
  lapsed_at: Date | null;
  version: number;
  submitter_role: Role;
  submitter_company: string;
  project_manager_at: Date | null;
  rejected_at: Date | null;
  rejected_for: string | null;
  parent: { _id: string; code: string } | null;
  copied: { _id: string; code: string } | null;
  site: { _id: string };
  discipline: object;
  owner: Person;
  submitter: Person;
  manager: Person | null;
  rejecter: Person | null;
  final_approver: Person | null;
  slots: SlotRow[];
  forms: { template: string; version: string; submission: Submission }[];
  history: {
    sequence: number;
    at: string;
    action: RecordedAction;
    from: PermitStatus | null;
    to: PermitStatus;
    reason: string | null;
    group: string | null;
    by: Person;
    changes: object[];
    lapsed: object[];
  }[];
  children: ChildRow[];
  files: object[];
}

/** A child permit of it. */
export interface ChildRow {
  id: string;
  number: string;
  title: string;
  status: PermitStatus;
  rejecter: string | null;
  final_approver: string | null;
  slots: { name: string; group: string | null; filler: string | null }[];
}

const toPerson = (alias: string) =>
  `json_build_object('_id', ${alias}.id, 'fullname', ${alias}.full_name, 'email', ${alias}.email,
    'role', ${alias}.role, 'company', ${alias}.company)`;
const toPersonIfAny = (alias: string) => `case when ${alias}.id is not null then ${toPerson(alias)} end`;

/** Reads a permit with everything that its screen shows, without checking rights. */
export const permitStatement = {
  name: 'permit',
  text: `select permit.id, permit.number, permit.status, permit.reason, permit.created_at, permit.updated_at,
      permit.starts_at, permit.ends_at, permit.work_description, permit.lapsed_at, permit.version,
      permit.submitter_role, permit.submitter_company, permit.project_manager_at, permit.rejected_at,
      permit.rejected_for,
      case when parent.id is not null then json_build_object('_id', parent.id, 'code', parent.number) end as parent,
      case when copied.id is not null then json_build_object('_id', copied.id, 'code', copied.number) end as copied,
      json_build_object('_id', site.id, 'code', site.code, 'name', site.name, 'timeZone', site.time_zone) as site,
      json_build_object('_id', discipline.id, 'code', discipline.code, 'description', discipline.description)
        as discipline,
      ${toPerson('owner')} as owner, ${toPerson('submitter')} as submitter, ${toPersonIfAny('manager')} as manager,
      ${toPersonIfAny('rejecter')} as rejecter, ${toPersonIfAny('final')} as final_approver,
      (select json_agg(json_build_object('person', ${toPersonIfAny('reviewer')},
          'group', case when slot.group_id is not null then (
            select json_build_object('_id', mt_group.id, 'name', mt_group.name, 'members', array(
              select json_build_object('_id', member.id) from mt_group_member
              join person member on member.id = mt_group_member.person_id and member.archived_at is null
              where mt_group_member.group_id = mt_group.id order by member.full_name))
            from mt_group where mt_group.id = slot.group_id) end,
          'filler', ${toPersonIfAny('filler')}, 'filled_at', slot.filled_at) order by slot.position)
        from reviewer_slot slot left join person reviewer on reviewer.id = slot.person_id
        left join person filler on filler.id = slot.filled_by where slot.permit_id = $1) as slots,
      (select json_agg(json_build_object('template', form.template_id, 'version', form.template_version_id,
          'submission', form.submission) order by form.position)
        from filled_form form where form.permit_id = $1) as forms,
      (select json_agg(json_build_object('sequence', entry.sequence, 'at', entry.at, 'action', entry.action,
          'from', entry.from_status, 'to', entry.to_status, 'reason', entry.reason, 'group', entry.group_name,
          'by', json_build_object('_id', actor.id, 'fullname', entry.actor_name, 'email', actor.email,
            'role', entry.actor_role, 'company', actor.company),
          'changes', entry.changes, 'lapsed', entry.lapsed) order by entry.sequence)
        from history_entry entry join person actor on actor.id = entry.actor_id
        where entry.permit_id = $1) as history,
      (select coalesce(json_agg(json_build_object('id', child.id, 'number', child.number, 'title', version.title,
          'status', child.status, 'rejecter', rejecter.full_name, 'final_approver', final.full_name,
          'slots', array(select json_build_object('name', coalesce(person.full_name, mt_group.name),
              'group', slot.group_id, 'filler', slot.filled_by)
            from reviewer_slot slot left join person on person.id = slot.person_id
            left join mt_group on mt_group.id = slot.group_id
            where slot.permit_id = child.id order by slot.position)) order by child.created_at, child.id), '[]')
        from permit child
        join filled_form form on form.permit_id = child.id and form.position = 0
        join template_version version on version.id = form.template_version_id
        left join person rejecter on rejecter.id = child.rejected_by
        left join person final on final.id = child.final_approver_id
        where child.parent_permit_id = $1) as children,
      (select coalesce(json_agg(json_build_object('filename', file.name, 'name', file.original_name, 'size', file.size,
          'type', file.type, 'uploadedAt', file.uploaded_at) order by file.uploaded_at), '[]')
        from permit_file join stored_file file on file.name = permit_file.file_name
        where permit_file.permit_id = $1) as files
    from permit
    join site on site.id = permit.site_id
    join discipline on discipline.id = permit.discipline_id
    join person owner on owner.id = permit.owner_id
    join person submitter on submitter.id = permit.submitter_id
    left join person manager on manager.id = permit.project_manager_id
    left join person rejecter on rejecter.id = permit.rejected_by
    left join person final on final.id = permit.final_approver_id
    left join permit parent on parent.id = permit.parent_permit_id
    left join permit copied on copied.id = permit.source_permit_id
    where permit.id = $1`,
};
