-- Advances with their repayments, what merchants send by themselves, relief, write-off, and the nightly check of the books.

create table advance (
  merchant_id text not null references merchant,
  id text not null,
  application_id text not null,
  offer_id text not null,
  status text not null check (status in ('waiting', 'waiting_for_dda', 'paying', 'overdue', 'closed')),
  tags text[] not null default '{}',
  currency text not null,
  -- A, F, V, M, r and the cap, as frozen; what is paid and left is read from the journal.
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  fee_vat_minor bigint not null check (fee_vat_minor >= 0),
  minimum_minor bigint not null check (minimum_minor > 0),
  rate_hundredths integer not null check (rate_hundredths between 1 and 10000),
  cap_percent integer not null default 100 check (cap_percent between 1 and 100),
  tenor integer not null,
  -- K after the last weekly row.
  carried_minor bigint not null default 0 check (carried_minor >= 0),
  -- C: what was credited of it.
  credited_minor bigint not null default 0 check (credited_minor >= 0),
  company_name text not null,
  legal_name text not null,
  signatory_phone text not null,
  signatory_email text not null,
  iban text not null,
  -- The buyer on the tax invoice of the fee, as it was known on the day of funding, whatever becomes of the company since.
  invoice_buyer jsonb,
  -- The advance it pays off, the one that paid it off, and X as it stood when the transfer of the new one was ordered; null
  -- without an open order (DEC-LOAN-26, 27).
  pays_off_advance_id text,
  paid_off_by_advance_id text,
  pay_off_minor bigint check (pay_off_minor >= 0),
  -- Consecutive weeks that left a shortfall; at four the advance is flagged (DEC-LOAN-25).
  weeks_short integer not null default 0 check (weeks_short >= 0),
  applied_at timestamptz not null,
  created_at timestamptz not null,
  funded_at timestamptz,
  -- The new advance does not cover the old one any more: somebody has to look (DEC-LOAN-27).
  funding_stopped_at timestamptz,
  first_repayment_on date,
  next_repayment_on date,
  flagged_at timestamptz,
  completed_at timestamptz,
  written_off_at timestamptz,
  voided_at timestamptz,
  -- A debit that comes back opens a closed advance again (DEC-LOAN-32).
  reopened_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, application_id),
  foreign key (merchant_id, application_id) references application (merchant_id, id),
  foreign key (merchant_id, offer_id) references offer (merchant_id, id),
  foreign key (merchant_id, pays_off_advance_id) references advance (merchant_id, id),
  foreign key (merchant_id, paid_off_by_advance_id) references advance (merchant_id, id),
  check (funded_at is null or invoice_buyer is not null)
);
-- One open advance per merchant. A new one that waits to pay off the old one stands beside it, and one that was opened again
-- beside a newer one: the older is served first (DEC-LOAN-9, 26, 32).
create unique index advance_open on advance (merchant_id)
  where status <> 'closed' and voided_at is null and reopened_at is null
    and (pays_off_advance_id is null or status in ('paying', 'overdue'));
create unique index advance_pay_off_open on advance (merchant_id)
  where pays_off_advance_id is not null and voided_at is null and status in ('waiting', 'waiting_for_dda');
create index advance_by_debit on advance (currency, next_repayment_on)
  where 'direct_debit' = any (tags) and status in ('paying', 'overdue');
create index advance_waiting_for_debit on advance (created_at) where status = 'waiting_for_dda' and voided_at is null;
-- The desk's list of advances, newest first, and those that somebody has to look at.
create index advance_by_creation on advance (created_at desc, id desc);
create index advance_flagged on advance (created_at desc, id desc) where flagged_at is not null;
create index advance_funding_stopped on advance (created_at desc, id desc) where funding_stopped_at is not null;
call tenant_table('advance');

-- Offers and advances name each other, so one of the two keys is added when both stand.
alter table offer add foreign key (merchant_id, pays_off_advance_id) references advance (merchant_id, id);

create table repayment (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  kind text not null check (kind in ('payout', 'direct_debit', 'early_pay_off', 'transfer')),
  status text check (status in ('pending', 'paid', 'failed')),
  week_start date not null,
  date date not null,
  -- S, D, R and K of the week.
  sales_minor bigint,
  due_minor bigint not null check (due_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  shortfall_minor bigint not null check (shortfall_minor >= 0),
  -- Of one that came by bank transfer (DEC-LOAN-29).
  received_on date,
  bank_reference text not null default '',
  recorded_by text not null default '',
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id)
);
create unique index repayment_once_a_week on repayment (merchant_id, advance_id, week_start)
  where kind in ('payout', 'direct_debit');
create unique index repayment_transfer_once on repayment (merchant_id, bank_reference)
  where kind = 'transfer' and bank_reference <> '';
call tenant_table('repayment');

-- Money that came from a merchant by bank transfer, by the bank's own reference, and where it went (DEC-LOAN-25, 29, 35).
create table receipt (
  merchant_id text not null references merchant,
  id text not null,
  advance_id text not null,
  bank_reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The row of the advance's history; null where nothing was left to repay.
  repayment_id text,
  repaid_minor bigint not null check (repaid_minor >= 0),
  recovered_minor bigint not null check (recovered_minor >= 0),
  to_merchant_minor bigint not null check (to_merchant_minor >= 0),
  received_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, bank_reference),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id),
  foreign key (merchant_id, repayment_id) references repayment (merchant_id, id),
  constraint receipt_whole check (repaid_minor + recovered_minor + to_merchant_minor = amount_minor)
);
create index receipt_of_advance on receipt (merchant_id, advance_id);
call tenant_table('receipt');
call append_only('receipt');

-- A merchant in hardship asks for a pause or a lower weekly minimum; two people of the provider answer (decision 0021).
create table relief (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  kind text not null check (kind in ('pause', 'lower_minimum')),
  weeks integer not null check (weeks between 1 and 8),
  minimum_minor bigint check (minimum_minor > 0),
  reason text not null,
  status text not null check (status in ('asked', 'proposed', 'approved', 'declined', 'withdrawn')),
  note_en text not null default '',
  note_ar text not null default '',
  asked_by text not null,
  asked_at timestamptz not null,
  proposed_by text not null default '',
  proposed_at timestamptz,
  decided_by text not null default '',
  decided_at timestamptz,
  -- The weeks it holds for, by their Mondays; both null until approved.
  from_week date,
  until_week date,
  primary key (merchant_id, id),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id),
  constraint relief_minimum check ((kind = 'lower_minimum') = (minimum_minor is not null)),
  constraint relief_pause_weeks check (kind <> 'pause' or weeks <= 4),
  constraint relief_by_two check (status <> 'approved' or decided_by <> proposed_by),
  constraint relief_weeks check ((status = 'approved') = (from_week is not null) and (from_week is null) = (until_week is null))
);
create unique index relief_open on relief (merchant_id, advance_id) where status in ('asked', 'proposed');
create index relief_of_weeks on relief (advance_id, from_week, until_week) where status = 'approved';
create index relief_queue on relief (asked_at desc, id desc);
call tenant_table('relief');

-- What is given up. Whoever proposed it may take it back; only approving needs another person (DEC-LOAN-25).
create table write_off (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  status text not null check (status in ('proposed', 'approved', 'declined')),
  principal_minor bigint not null check (principal_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, advance_id) references advance (merchant_id, id),
  constraint write_off_by_two check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index write_off_open on write_off (merchant_id, advance_id) where status = 'proposed';
call tenant_table('write_off');

-- Differences the nightly check of the advances' books found; closed by the run that finds them gone (DEC-LOAN-36).
create table book_difference (
  merchant_id text not null,
  id text not null,
  advance_id text,
  kind text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz,
  primary key (merchant_id, id)
);
create unique index book_difference_open on book_difference (merchant_id, coalesce(advance_id, ''), kind) where gone_at is null;
create index book_difference_newest on book_difference (found_at desc, id desc) where gone_at is null;
call tenant_table('book_difference');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Where an advance stands; what is still owed of it the books say.
create view advance_standing with (security_invoker = true) as
  select merchant_id, id, application_id, offer_id, status, tags, currency, amount_minor, fee_minor, minimum_minor,
         carried_minor, credited_minor, legal_name, pays_off_advance_id, weeks_short, created_at, funded_at,
         next_repayment_on, flagged_at, written_off_at, voided_at
    from advance;
call reading_view('advance_standing');

-- In which week an advance was repaid.
create view repayment_public with (security_invoker = true) as
  select merchant_id, id, advance_id, status, week_start, amount_minor, created_at
    from repayment;
call reading_view('repayment_public');

-- The weeks in which less is due.
create view relief_public with (security_invoker = true) as
  select merchant_id, id, advance_id, kind, weeks, minimum_minor, status, asked_at, from_week, until_week
    from relief;
call reading_view('relief_public');
