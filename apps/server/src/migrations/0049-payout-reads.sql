-- What papers about payouts say, and files that are made while nobody waits.

-- Of the merchant, for the tax invoice; null where it is not known.
alter table legal_entity add column tax_number text check (length(tax_number) between 3 and 40);

-- A CSV too long to wait for: made by a job, kept for a week, for the person who asked.
create table payout_export (
  -- Where the person worked when they asked.
  merchant_id text not null references merchant,
  id text not null,
  person_id text not null references person,
  recipient text not null,
  -- The select as it was asked: filters, merchants and stores of the person at that time.
  asked jsonb not null,
  name text not null,
  row_count integer not null,
  status text not null check (status in ('waiting', 'ready', 'deleted')),
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('payout_export');
create index payout_export_kept on payout_export (expires_at) where status <> 'deleted';
