-- Links by which somebody else fills their part of an application, and nothing else of it: an owner, whoever signs, a bookkeeper.
-- An applicant has no merchant yet: the id is that of the merchant it may become.
create table part_link (
  merchant_id text not null,
  id text not null,
  subject text not null check (subject in ('onboarding', 'legal_entity', 'capital')),
  subject_id text not null,
  scope text not null check (scope in ('signatory', 'owner', 'bank', 'licence')),
  -- Which of several people the part is about; empty where there is one part alone.
  person text not null default '' check (length(person) <= 120),
  person_name text not null check (length(person_name) between 1 and 120),
  -- Who may open it: a code goes to this contact.
  factor text not null check (factor in ('email', 'phone')),
  contact text not null check (length(contact) between 3 and 254),
  language text not null check (language in ('en', 'ar')),
  status text not null check (status in ('sent', 'opened', 'filled', 'revoked', 'expired')),
  token_hash bytea not null check (length(token_hash) = 32),
  asked_by text not null references person,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  letters integer not null default 1 check (letters > 0),
  expires_at timestamptz not null,
  opened_at timestamptz,
  filled_at timestamptz,
  ended_at timestamptz,
  -- The pass that the last right code gave, and until when it lets in.
  pass_hash bytea,
  pass_until timestamptz,
  -- What was typed and not handed in yet, sealed; forgotten with the link.
  version integer not null default 1 check (version > 0),
  draft bytea,
  saved_at timestamptz,
  -- Files that were uploaded by it: no other one can be named.
  files text[] not null default '{}',
  primary key (merchant_id, id),
  check ((pass_hash is null) = (pass_until is null)),
  check ((filled_at is not null) = (status = 'filled')),
  check ((ended_at is null) = (status in ('sent', 'opened'))),
  check (status in ('sent', 'opened') or (draft is null and pass_hash is null))
);
create unique index part_link_live on part_link (merchant_id, subject, subject_id, scope, person) where status in ('sent', 'opened');
create index part_link_of_subject on part_link (merchant_id, subject, subject_id, created_at);
create index part_link_by_token on part_link (token_hash);
create index part_link_by_id on part_link (id);
create index part_link_due on part_link (expires_at) where status in ('sent', 'opened');
call tenant_table('part_link');
revoke delete, truncate on part_link from daftar_app;
call status_subject('part_link');

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'account_phone_proof', 'contract', 'payment', 'part_link'));
