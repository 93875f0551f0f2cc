-- The provider's own bank statement beside the transfers it ordered, and the journal read across merchants.

-- A file is taken once, by what is in it.
create table bank_file (
  id text primary key,
  sha256 text not null unique,
  name text not null check (length(name) between 1 and 200),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- How the file was read: its line of headings and what each column is, recognised or chosen.
  reading jsonb not null,
  lines int not null check (lines >= 0),
  -- Rows that hold no line, and lines that an earlier file brought already.
  skipped int not null check (skipped >= 0),
  repeated int not null check (repeated >= 0),
  first_on date,
  last_on date,
  uploaded_by text not null references staff,
  uploaded_at timestamptz not null,
  check (repeated <= lines)
);
create index bank_file_newest on bank_file (uploaded_at desc, id desc);

create table bank_line (
  id text primary key,
  file_id text not null references bank_file,
  -- The line of the file, from 1.
  row_number int not null check (row_number > 0),
  booked_on date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the account gained: a payment leaves with a minus.
  amount_minor bigint not null check (amount_minor <> 0),
  -- Everything the bank wrote about it, and its own number of the movement.
  text text not null,
  bank_reference text not null,
  -- The same row of two files that overlap, and the how-manieth of its kind in a file, is one line.
  fingerprint text not null unique,
  -- `waiting`: the first of two people has matched it. A line set aside concerns no transfer.
  state text not null default 'open' check (state in ('open', 'waiting', 'matched', 'aside')),
  effect text check (effect in ('confirmed', 'linked', 'returned')),
  -- The transfer it is matched to, named without a key: no key may cross merchants.
  of_merchant text,
  of_transfer text,
  decided_by text references staff,
  decided_at timestamptz,
  note text not null default '' check (length(note) <= 300),
  unique (file_id, row_number),
  check ((state in ('waiting', 'matched')) = (of_transfer is not null)),
  check ((of_transfer is null) = (of_merchant is null)),
  check ((state = 'matched') = (effect is not null)),
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null))
);
-- A transfer leaves the bank once and comes back once.
create unique index bank_line_once on bank_line (of_merchant, of_transfer, (amount_minor > 0)) where of_transfer is not null;
create index bank_line_newest on bank_line (booked_on desc, id desc);
create index bank_line_by_state on bank_line (state, booked_on desc, id desc);
create index bank_line_of_file on bank_line (file_id, booked_on desc, id desc);

-- The provider's own: whoever works for one merchant sees none of it.
alter table bank_file enable row level security;
alter table bank_file force row level security;
create policy reach on bank_file using ((select app_reaches_all())) with check ((select app_reaches_all()));
alter table bank_line enable row level security;
alter table bank_line force row level security;
create policy reach on bank_line using ((select app_reaches_all())) with check ((select app_reaches_all()));
revoke delete, truncate on bank_file, bank_line from daftar_app;

-- The journal of all merchants, newest first, by kind and by what it refers to.
create index ledger_transaction_newest on ledger_transaction (at desc, merchant_id desc, number desc);
create index ledger_transaction_by_kind on ledger_transaction (kind, at desc, merchant_id desc, number desc);
create index ledger_transaction_by_reference on ledger_transaction (reference, merchant_id);
create index ledger_balance_by_account on ledger_balance (account text_pattern_ops, currency, merchant_id);
