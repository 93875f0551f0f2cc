-- Lists of sanctions and of politically exposed persons, as the operator loads them, and what of our own people and companies is
-- near a row of one. A score proposes; a person decides.
create table screening_list (
  id text primary key,
  -- Of one name one version is in use.
  name text not null check (length(name) between 2 and 120),
  kind text not null check (kind in ('sanctions', 'pep')),
  source text not null check (length(source) between 3 and 500),
  dated_on date not null,
  entries integer not null check (entries > 0),
  sha256 text not null,
  loaded_at timestamptz not null,
  loaded_by text not null,
  replaced_at timestamptz
);
create unique index screening_list_in_use on screening_list (name) where replaced_at is null;

-- The rows of the versions in use; those of earlier ones stay with what was found by them.
create table screening_entry (
  list_id text not null references screening_list,
  id text not null,
  kind text not null check (kind in ('person', 'company')),
  names text[] not null check (cardinality(names) > 0),
  -- What the names sound like: rows that can match at all share one.
  sounds text[] not null,
  birth_years integer[] not null default '{}',
  nationalities text[] not null default '{}',
  note text not null default '',
  source text not null default '',
  listed_on date,
  primary key (list_id, id)
);
create index screening_entry_sounds on screening_entry using gin (sounds);

-- A person or a company of an application to sell or of a merchant, as it was compared.
create table screened (
  merchant_id text not null,
  id text not null,
  subject text not null check (subject in ('onboarding', 'legal_entity', 'kyb')),
  subject_id text not null,
  -- The business it is about, as it calls itself.
  about text not null,
  kind text not null check (kind in ('person', 'company')),
  name text not null,
  birth_year integer,
  nationality text,
  screened_at timestamptz not null,
  -- The versions it was compared with.
  list_ids text[] not null default '{}',
  -- The subject names somebody else by now.
  gone_at timestamptz,
  primary key (merchant_id, id)
);
create index screened_subject on screened (subject, subject_id) where gone_at is null;
call tenant_table('screened');

create table screening_hit (
  merchant_id text not null,
  id text not null,
  screened_id text not null,
  list_id text not null references screening_list,
  entry_id text not null,
  score integer not null check (score between 0 and 100),
  matched_name text not null,
  -- The row as it stood in that version.
  entry jsonb not null,
  found_at timestamptz not null,
  decision text check (decision in ('dismissed', 'confirmed')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by text references staff,
  decided_at timestamptz,
  primary key (merchant_id, id),
  constraint screening_hit_once unique (merchant_id, screened_id, list_id, entry_id),
  foreign key (merchant_id, screened_id) references screened (merchant_id, id),
  check ((decision is null) = (decided_at is null)),
  check (decision is null or length(reason) >= 3)
);
create index screening_hit_by_id on screening_hit (id);
create index screening_hit_found on screening_hit (found_at, id);
call tenant_table('screening_hit');
revoke delete, truncate on screening_hit from daftar_app;

-- Hits of versions in use about those whom their subject still names, that nobody has decided.
create view screening_work with (security_invoker = true) as
  select h.merchant_id, h.id, s.subject, s.subject_id, s.about, s.name, h.found_at
    from screening_hit h
    join screened s on s.merchant_id = h.merchant_id and s.id = h.screened_id and s.gone_at is null
    join screening_list l on l.id = h.list_id and l.replaced_at is null
   where h.decision is null;
call reading_view('screening_work');
