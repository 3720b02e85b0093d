import { sql, type Kysely } from 'kysely';

/** Characters that nobody sees. The domain's `normalizeText` has the same; a test compares the two. */
const unseen =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U000E0000-\\U000E0FFF';
const marks = '\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F';
const spaces = '\\u0001-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';
const singleQuotes = '\\u0060\\u00B4\\u02B9\\u02BB-\\u02BD\\u02C8\\u2018-\\u201B\\u2032\\u2035\\uFF07';
const doubleQuotes = '\\u00AB\\u00BB\\u02BA\\u201C-\\u201F\\u2033\\u2036\\u301D-\\u301F\\uFF02';
const hyphens =
  '\\u058A\\u05BE\\u2010-\\u2015\\u2043\\u2212\\u2E3A\\u2E3B\\u301C\\u30A0\\uFE31\\uFE32\\uFE58\\uFE63\\uFF0D';

/**
 * Names, companies, addresses and pass numbers that people read as the same are the same. `normal_text` is what they are
 * compared as. What exists already stays: of rows that collide, the oldest has the key that is unique, and the others
 * have none.
 *
 * `company` has each company once, under the name that it has here. A company that is written in another way is that
 * one, whichever process writes it: the previous version too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function normal_special_text(value text) returns text language sql immutable strict parallel safe
      return btrim(regexp_replace(normalize(
        replace(replace(replace(translate(
          regexp_replace(
            normalize(lower(normalize(
              regexp_replace(regexp_replace(regexp_replace(value,
                '[${sql.raw(singleQuotes)}]', '''', 'g'),
                '[${sql.raw(doubleQuotes)}]', '"', 'g'),
                '[${sql.raw(hyphens)}]', '-', 'g'),
              nfkd) collate "und-x-icu"), nfkd),
            '[${sql.raw(unseen + marks)}]', '', 'g'),
          'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        nfc), '[${sql.raw(spaces)}]+', ' ', 'g'), ' ');
    -- Nearly all texts have nothing to fold but their case. Not strict, so that the planner puts it in place.
    create function normal_text(value text) returns text language sql immutable parallel safe
      return case when value ~ '^([\\x21-\\x5f\\x61-\\x7e]+( [\\x21-\\x5f\\x61-\\x7e]+)*)?$'
        then lower(value collate "C") else normal_special_text(value) end;

    drop index person_company_spelling;
    create index person_folded_company on person (normal_text(company), created_at) where archived_at is null;
    create index person_folded_email on person (normal_text(email)) where archived_at is null;

    create table company (
      folded text primary key,
      name text not null
    );
    insert into company (folded, name)
      select distinct on (normal_text(name)) normal_text(name), name
      from (
        select company as name, 1 as source, min(created_at) as since from person
          where company <> '' and archived_at is null group by company
        union all
        select company, 2, min(created_at) from worker group by company
        union all
        select name, 3, null from submitter_company
        union all
        select company, 4, min(created_at) from person where company <> '' group by company
      ) used
      order by normal_text(name), source, since, name;

    -- How a company is spelled here: as it is registered, unless nothing has that spelling any more.
    create function company_spelling(typed text, by_person uuid default null) returns text language sql stable
      return coalesce((
        select company.name from company where company.folded = normal_text(typed) and (
          exists (select from person where person.company = company.name and person.archived_at is null
            and person.id is distinct from by_person)
          or exists (select from worker where worker.company = company.name)
          or exists (select from submitter_company where submitter_company.name = company.name))), typed);

    create function register_company() returns trigger language plpgsql as $$
      declare
        key text := normal_text(new.company);
        registered text;
      begin
        insert into company (folded, name) values (key, new.company) on conflict do nothing;
        select name into strict registered from company where folded = key for share;
        if registered = new.company then return new; end if;
        -- A worker of a look-alike that has people of its own is theirs, until somebody merges the two: nobody else's
        -- register gets one that its users would neither see nor be able to sign on.
        if tg_table_name = 'worker' and exists (
          select from person where person.company = new.company and person.archived_at is null
        ) then return new; end if;
        if company_spelling(new.company, new.id) = registered then
          new.company := registered;
          return new;
        end if;
        -- Nothing has the registered spelling, unless somebody is just about to write it.
        perform from company where folded = key for update;
        new.company := company_spelling(new.company, new.id);
        update company set name = new.company where folded = key and name <> new.company;
        return new;
      end $$;
    create trigger company_is_registered before insert on person
      for each row when (new.company <> '') execute function register_company();
    create trigger other_company_is_registered before update of company on person
      for each row when (new.company <> '' and new.company <> old.company) execute function register_company();
    create trigger company_is_registered before insert on worker
      for each row execute function register_company();
    create trigger other_company_is_registered before update of company on worker
      for each row when (new.company <> old.company) execute function register_company();

    -- Spellings that were merged into another. A permit that a user of such a company raises meanwhile follows.
    create table merged_company (
      name text primary key,
      merged_at timestamptz not null default now()
    );
    create function follow_merged_company() returns trigger language plpgsql as $$
      begin
        select company.name into new.submitter_company from merged_company
          join company on company.folded = normal_text(merged_company.name)
          where merged_company.name = new.submitter_company
          union all select new.submitter_company limit 1;
        return new;
      end $$;
    create trigger merged_company_is_followed before insert on permit
      for each row when (new.submitter_company <> '') execute function follow_merged_company();

    alter table person add column email_key text;
    update person set email_key = normal_text(person.email) from (
        select distinct on (normal_text(email)) id from person where archived_at is null
        order by normal_text(email), created_at, id
      ) oldest where oldest.id = person.id;
    create unique index person_email_key on person (email_key) where archived_at is null;
    create function key_email() returns trigger language plpgsql as $$
      begin
        new.email_key := normal_text(new.email);
        return new;
      end $$;
    create trigger email_is_keyed before insert on person for each row execute function key_email();
    create trigger other_email_is_keyed before update of email on person
      for each row when (lower(new.email) <> lower(old.email)) execute function key_email();

    create or replace function folded_pass_number(pass_number text) returns text
      language sql immutable strict parallel safe
      return replace(replace(normal_text(pass_number), ' ', ''), '-', '');
    reindex index worker_folded_pass_number;
    alter table worker add column pass_key text;
    update worker set pass_key = worker.company || chr(10) || folded_pass_number(worker.pass_number) from (
        select distinct on (company, folded_pass_number(pass_number)) id from worker where erased_at is null
        order by company, folded_pass_number(pass_number), created_at, id
      ) oldest where oldest.id = worker.id;
    create unique index worker_pass_key on worker (pass_key) where erased_at is null;
    create function key_pass_number() returns trigger language plpgsql as $$
      begin
        new.pass_key := new.company || chr(10) || folded_pass_number(new.pass_number);
        return new;
      end $$;
    create trigger pass_number_is_keyed before insert on worker for each row execute function key_pass_number();
    create trigger other_pass_number_is_keyed before update of pass_number, company on worker
      for each row when (lower(new.pass_number) <> lower(old.pass_number) or new.company <> old.company)
      execute function key_pass_number();
  `.execute(db);
}
