-- The week's sales become a settlement, its lines say which captures and refunds are in it, a transfer pays it.

create table settlement (
  merchant_id text not null references merchant,
  id text not null,
  currency text not null,
  week_start date not null,
  run_date date not null,
  sales_minor bigint not null default 0,
  refunds_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  commission_vat_minor bigint not null default 0,
  -- What earlier weeks left below zero, and what this one leaves; zero or negative.
  carried_in_minor bigint not null default 0 check (carried_in_minor <= 0),
  carried_out_minor bigint not null default 0 check (carried_out_minor <= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  fee_vat_minor bigint not null default 0,
  -- S: what advances may take from and a payout may send.
  sales_payout_minor bigint not null default 0 check (sales_payout_minor >= 0),
  capital_minor bigint not null default 0 check (capital_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, currency, week_start),
  -- A payout that does not balance cannot be issued.
  check (payout_minor = sales_payout_minor - capital_minor),
  check (
    sales_minor - refunds_minor - commission_minor - commission_vat_minor + carried_in_minor
    = sales_payout_minor + fee_minor + carried_out_minor
  )
);
call tenant_table('settlement');

create table settlement_line (
  merchant_id text not null,
  settlement_id text not null,
  kind text not null check (kind in ('sale', 'refund')),
  -- The capture or refund; each is in at most one settlement.
  movement_id text not null,
  purchase_id text not null,
  amount_minor bigint not null,
  commission_minor bigint not null,
  commission_vat_minor bigint not null,
  primary key (merchant_id, kind, movement_id),
  foreign key (merchant_id, settlement_id) references settlement (merchant_id, id) deferrable initially deferred,
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('settlement_line');
call append_only('settlement_line');
create index settlement_line_of on settlement_line (merchant_id, settlement_id);
create index settlement_line_by_purchase on settlement_line (merchant_id, purchase_id);

create table transfer (
  merchant_id text not null references merchant,
  id text not null,
  kind text not null check (kind in ('advance', 'payout')),
  -- The loan or the settlement it pays.
  subject_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  iban text not null,
  beneficiary text not null,
  status text not null check (status in ('ordered', 'confirmed', 'rejected')),
  ordered_at timestamptz not null,
  decided_at timestamptz,
  bank_reference text,
  reject_reason text,
  -- The first of two people, above the limit.
  proposed_by text references staff,
  proposed_reference text,
  proposed_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, reference)
);
call tenant_table('transfer');
-- At most one order per subject is open or confirmed at any time (DEC-LOAN-8).
create unique index transfer_once on transfer (merchant_id, kind, subject_id) where status <> 'rejected';
create index transfer_queue on transfer (status, ordered_at, merchant_id, id);

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
