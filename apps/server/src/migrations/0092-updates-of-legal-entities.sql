-- A merchant writes its legal entity anew in a copy, which changes nothing until somebody of us has accepted it.

create table legal_entity_update (
  merchant_id text not null,
  id text not null,
  original_legal_entity_id text not null,
  status text not null check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'rejected')),
  version integer not null default 1 check (version > 0),
  -- The first facts of an entity that its merchant made: nothing was accepted of it before.
  is_first boolean not null default false,
  document jsonb not null,
  created_by text not null references person,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_by text references person,
  submitted_at timestamptz,
  -- When it should be decided; null while it waits for the merchant, and once it is decided.
  deadline_at timestamptz,
  rounds integer not null default 0 check (rounds >= 0),
  taken_by text references staff,
  taken_at timestamptz,
  decided_by text references staff,
  decided_at timestamptz,
  -- What stood in the entity when it was decided, so that the case can be read with its differences.
  before jsonb,
  -- Why it was refused, what its merchant was told, and what staff alone read.
  reasons text[] not null default '{}',
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  primary key (merchant_id, id),
  foreign key (merchant_id, original_legal_entity_id) references legal_entity (merchant_id, id),
  check ((decided_at is null) = (decided_by is null))
);
create unique index legal_entity_update_open on legal_entity_update (merchant_id, original_legal_entity_id)
  where status in ('draft', 'in_review', 'changes_requested');
create index legal_entity_update_by_id on legal_entity_update (id);
create index legal_entity_update_due on legal_entity_update (deadline_at) where deadline_at is not null;
call tenant_table('legal_entity_update');
call status_subject('legal_entity_update');

-- What waits for a reviewer.
create view legal_entity_update_waiting with (security_invoker = true) as
  select merchant_id, id, submitted_at, deadline_at, taken_by
    from legal_entity_update where status = 'in_review';
call reading_view('legal_entity_update_waiting');

-- What an update said when it was sent back.
create table legal_entity_update_round (
  merchant_id text not null,
  update_id text not null,
  round integer not null check (round >= 1),
  before jsonb not null,
  asked_by text not null references staff,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (merchant_id, update_id, round),
  foreign key (merchant_id, update_id) references legal_entity_update (merchant_id, id)
);
call tenant_table('legal_entity_update_round');

-- Of which letters about the end of a licence somebody has been told: each is sent once for each end.
create table legal_entity_notice (
  merchant_id text not null,
  legal_entity_id text not null,
  expires_on date not null,
  notice text not null check (notice in ('days_30', 'days_14', 'days_3', 'expired', 'suspended')),
  told_at timestamptz not null,
  primary key (merchant_id, legal_entity_id, expires_on, notice),
  foreign key (merchant_id, legal_entity_id) references legal_entity (merchant_id, id)
);
call tenant_table('legal_entity_notice');
