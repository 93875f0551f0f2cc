-- Repayment by direct debit: the merchant's order to its bank, what is presented under it, and the bank's own book of both.

-- The merchant's order to its bank (DEC-LOAN-30).
create table mandate (
  merchant_id text not null references merchant,
  id text not null,
  advance_id text not null,
  status text not null check (status in
    ('created', 'pending', 'waiting_for_bank_approval', 'active', 'rejected', 'error', 'canceled', 'closed')),
  phone text not null,
  iban text not null,
  -- The address in the SMS carries the token; only its hash is kept.
  token_hash text not null,
  -- Grows with every phone the address was sent to: an address sent to a wrong number stops working.
  address_round integer not null default 0 check (address_round >= 0),
  sms_sent integer not null default 0 check (sms_sent between 0 and 4),
  sms_sent_at timestamptz,
  bank_reference text not null default '',
  created_at timestamptz not null,
  signed_at timestamptz,
  decided_at timestamptz,
  ended_reason text not null default '',
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id)
);
create unique index mandate_open on mandate (merchant_id, advance_id)
  where status in ('created', 'pending', 'waiting_for_bank_approval', 'active');
create index mandate_by_token on mandate (token_hash);
create index mandate_listed on mandate (created_at desc, id desc);
create index mandate_pending on mandate (sms_sent_at) where status in ('created', 'pending');
call tenant_table('mandate');

-- One presentation of a weekly debit at the bank: the first, and one more three business days later (DEC-LOAN-32).
create table debit (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  mandate_id text not null,
  repayment_id text not null,
  attempt integer not null check (attempt in (1, 2)),
  status text not null check (status in ('pending', 'paid', 'failed', 'returned')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What of the amount was carried over before it was presented: a success takes that away, a failure leaves it.
  carried_minor bigint not null default 0 check (carried_minor between 0 and amount_minor),
  -- What of it repaid the advance; what is more than was left belongs to the merchant (DEC-LOAN-35).
  repaid_minor bigint not null default 0 check (repaid_minor between 0 and amount_minor),
  presented_on date not null,
  retry_on date,
  received_on date,
  received_reference text not null default '',
  bank_reference text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (merchant_id, id),
  unique (merchant_id, repayment_id, attempt),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id),
  foreign key (merchant_id, mandate_id) references mandate (merchant_id, id),
  foreign key (merchant_id, repayment_id) references repayment (merchant_id, id)
);
create unique index debit_open on debit (merchant_id, advance_id) where status = 'pending';
create index debit_listed on debit ((status = 'pending') desc, created_at desc, id desc);
create index debit_retry on debit (retry_on) where retry_on is not null;
call tenant_table('debit');

-- What the embedded bank was told: one row per order however often it arrives.
create table bank_debit_order (
  merchant_id text not null references merchant,
  kind text not null check (kind in ('mandate', 'debit')),
  subject_id text not null,
  iban text not null,
  currency text not null,
  amount_minor bigint,
  reference text not null,
  received_at timestamptz not null,
  primary key (merchant_id, kind, subject_id)
);
call tenant_table('bank_debit_order');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Whether a merchant’s bank lets an advance be collected.
create view mandate_public with (security_invoker = true) as
  select merchant_id, id, advance_id, status, iban, created_at, signed_at
    from mandate;
call reading_view('mandate_public');

-- What was asked of merchants’ banks.
create view debit_public with (security_invoker = true) as
  select merchant_id, id, advance_id, status, currency, amount_minor, received_on
    from debit;
call reading_view('debit_public');
