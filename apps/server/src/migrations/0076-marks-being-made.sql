-- What underwriters mark in a case before it goes back: theirs together, so that a reload or a colleague's turn loses none.
-- Gone with the decision, which keeps its own.
create table kept_mark (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  target text not null,
  page integer check (page > 0),
  reason text not null,
  note_en text not null default '',
  note_ar text not null default '',
  version integer not null default 1 check (version > 0),
  -- Whoever wrote it last.
  made_by text not null references staff,
  made_at timestamptz not null,
  -- In the order they were made; those of one call have one moment.
  place bigint not null generated always as identity,
  primary key (merchant_id, id),
  unique nulls not distinct (merchant_id, application_id, target, page),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('kept_mark');

-- What stood in the fields a reset asked about: the underwriter sees the difference when it comes back.
alter table application_decision add before jsonb;
