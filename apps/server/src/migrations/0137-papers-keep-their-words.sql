-- A paper that was given out is the same file from then on: what was set for its first reader is kept with its hash.
create table kept_paper (
  merchant_id text not null references merchant (merchant_id),
  kind text not null check (kind in ('payout_invoice', 'fee_invoice', 'credit_note', 'statement')),
  -- What it is of; of a statement also how the payout stood, and for which stores.
  subject text not null check (length(subject) between 1 and 200),
  format text not null check (format in ('pdf', 'xml')),
  storage_key text not null check (length(storage_key) between 1 and 100),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes between 1 and 16777216),
  kept_at timestamptz not null,
  primary key (merchant_id, kind, subject, format)
);
call tenant_table('kept_paper');
call append_only('kept_paper');

-- What a signatory reads of a mandate and agrees to, in both languages, as it was when the mandate was made. Absent on
-- mandates from before it was kept.
alter table mandate add column wording jsonb;
