-- The clock of every file, worked out each night by the rules of its purpose: what it runs from, since when, and until when.
alter table stored_file
  add column kept_for text check (kept_for in ('never_used', 'never_handed_in', 'case_closed', 'relation_ended')),
  add column kept_from date,
  add column kept_because text check (kept_because in ('law', 'need')),
  -- Of a file that is gone: by which rule, or on whose request, and by whom.
  add column erased_because text
    check (erased_because in ('never_used', 'never_handed_in', 'case_closed', 'relation_ended', 'asked')),
  add column erased_by text;
create index stored_file_erased on stored_file (deleted_at desc, id desc) where state = 'deleted';

-- A hold stops the clock of one file, or of all files of a merchant (file_id is null).
create table file_hold (
  merchant_id text not null,
  id text not null,
  file_id text,
  reason text not null check (reason in ('legal_claim', 'authority_order', 'fraud_investigation', 'complaint')),
  note text not null,
  placed_by text not null references staff,
  placed_at timestamptz not null,
  released_by text references staff,
  released_at timestamptz,
  release_note text not null default '',
  primary key (merchant_id, id),
  foreign key (merchant_id, file_id) references stored_file (merchant_id, id),
  check ((released_at is null) = (released_by is null))
);
create unique index file_hold_in_force on file_hold (merchant_id, coalesce(file_id, '')) where released_at is null;
call tenant_table('file_hold');

-- The day on which the relation with a merchant ended: what its documents are kept for is counted from here.
create table relation_end (
  merchant_id text primary key,
  ended_on date not null,
  note text not null,
  told_by text not null references staff,
  told_at timestamptz not null
);
call tenant_table('relation_end');
