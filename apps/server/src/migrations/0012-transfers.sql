-- What the bank is told to send, and what its own statement says was sent.

create table transfer (
  merchant_id text not null references merchant,
  id text not null,
  kind text not null check (kind in ('advance', 'payout')),
  -- The advance or the payout it pays.
  subject_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  iban text not null,
  -- Empty where only an IBAN was given, and for advances, whose contract names the IBAN.
  bank_name text not null default '',
  beneficiary text not null,
  status text not null check (status in ('ordered', 'confirmed', 'rejected', 'returned')),
  ordered_at timestamptz not null,
  -- The first of two people, above the limit.
  proposed_by text references staff,
  proposed_reference text,
  proposed_at timestamptz,
  -- Who said that the bank refused it, because somebody else sends it to another account.
  decided_by text,
  decided_at timestamptz,
  bank_reference text,
  reject_reason text,
  returned_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, reference)
);
-- At most one order per subject is open or confirmed at any time (DEC-LOAN-8).
create unique index transfer_once on transfer (merchant_id, kind, subject_id) where status not in ('rejected', 'returned');
create index transfer_of on transfer (merchant_id, kind, subject_id, ordered_at);
create index transfer_queue on transfer (status, ordered_at, merchant_id, id);
create index transfer_by_id on transfer (id);
call tenant_table('transfer');

-- The account stands with the transfer: another account of the merchant later changes nothing about money that has left.
create function transfer_guard() returns trigger language plpgsql as $$
begin
  if (new.merchant_id, new.id, new.kind, new.subject_id, new.reference, new.currency, new.amount_minor, new.iban, new.beneficiary,
      new.bank_name, new.ordered_at)
    is distinct from
     (old.merchant_id, old.id, old.kind, old.subject_id, old.reference, old.currency, old.amount_minor, old.iban, old.beneficiary,
      old.bank_name, old.ordered_at) then
    raise exception 'transfer % stands as it was ordered', old.reference using errcode = '42501', constraint = 'transfer_frozen';
  end if;
  return new;
end $$;
create trigger transfer_guard before update on transfer for each row execute function transfer_guard();

-- What the embedded bank was told: its own book, one row per instruction however often it is sent.
create table bank_instruction (
  merchant_id text not null,
  transfer_id text not null,
  iban text not null,
  currency text not null,
  amount_minor bigint not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (merchant_id, transfer_id),
  foreign key (merchant_id, transfer_id) references transfer (merchant_id, id)
);
call tenant_table('bank_instruction');

-- The provider's own bank statement. A file is taken once, by what is in it.
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

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Transfers to merchants’ banks, with what the bank said of them.
create view transfer_public with (security_invoker = true) as
  select merchant_id, id, kind, subject_id, reference, currency, amount_minor, iban, bank_name, beneficiary, status,
         ordered_at, proposed_by, proposed_reference, proposed_at, decided_by, decided_at, bank_reference,
         reject_reason, returned_at
    from transfer;
call reading_view('transfer_public');
