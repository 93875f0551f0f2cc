-- Capital, whole: mandates and their debits, relief, write-off, marks of an underwriter, the older form,
-- connected sales platforms, the waitlist, what the product's own analytics keep, and the nightly check of the books.

-- Offers: who made one, why it went, and what an early pay-off takes over.
alter table offer
  add made_by text not null default 'job',
  add withdrawn_reason text not null default '',
  add discount_percent_hundredths integer not null default 0 check (discount_percent_hundredths between 0 and 10000),
  add pays_off_loan_id text,
  -- The captured sales of the three full months an offer was sized on; null for a manual offer.
  add sized_on_minor bigint,
  add foreign key (merchant_id, pays_off_loan_id) references loan (merchant_id, id),
  add constraint offer_early_payoff check ((pays_off_loan_id is null) or ('early_payoff' = any (tags))),
  add constraint offer_tags_together check (not (tags @> array['early_payoff', 'full_revenue_flow'])) not valid;

-- Applications: the older form of one page, and how often one was sent back.
alter table application
  add form text not null default 'wizard' check (form in ('wizard', 'single_page')),
  add finance_contact jsonb,
  add sign_authority jsonb,
  add payout_cycle_agreed boolean not null default false,
  add signatory_verified_at timestamptz,
  add reset_rounds integer not null default 0 check (reset_rounds between 0 and 3);

-- Advances: credits (C), arrears, relief, and a new advance that pays off an old one.
alter table loan
  add credited_minor bigint not null default 0 check (credited_minor >= 0),
  add pays_off_loan_id text,
  add paid_off_by_loan_id text,
  -- Consecutive weeks that left a shortfall; at four the advance is flagged (DEC-LOAN-25).
  add weeks_short integer not null default 0 check (weeks_short >= 0),
  add flagged_at timestamptz,
  add written_off_at timestamptz,
  add voided_at timestamptz,
  add foreign key (merchant_id, pays_off_loan_id) references loan (merchant_id, id),
  add foreign key (merchant_id, paid_off_by_loan_id) references loan (merchant_id, id);

-- One open advance per merchant; the only overlap is a new one that waits to pay off the old one (DEC-LOAN-9, 26).
drop index loan_open;
create unique index loan_open on loan (merchant_id)
  where status <> 'closed' and voided_at is null and (pays_off_loan_id is null or status in ('paying', 'overdue'));
create unique index loan_pay_off_open on loan (merchant_id)
  where pays_off_loan_id is not null and voided_at is null and status in ('waiting', 'waiting_for_dda');

-- A repayment that came by bank transfer says which (DEC-LOAN-29).
alter table repayment
  add received_on date,
  add bank_reference text not null default '',
  add recorded_by text not null default '';
create unique index repayment_transfer_once on repayment (merchant_id, bank_reference)
  where kind = 'transfer' and bank_reference <> '';

alter table status_change drop constraint status_change_subject_check;
alter table status_change add constraint status_change_subject_check check (subject in
  ('application', 'loan', 'envelope', 'transfer', 'offer', 'mandate', 'debit', 'write_off', 'relief', 'mark'));

-- The merchant's order to its bank (DEC-LOAN-30).
create table mandate (
  merchant_id text not null references merchant,
  id text not null,
  loan_id text not null,
  status text not null check (status in
    ('created', 'pending', 'waiting_for_bank_approval', 'active', 'rejected', 'error', 'canceled', 'closed')),
  phone text not null,
  iban text not null,
  -- The address in the SMS carries the token; only its hash is kept.
  token_hash text not null,
  bank_reference text not null default '',
  sms_sent integer not null default 0 check (sms_sent between 0 and 4),
  sms_sent_at timestamptz,
  created_at timestamptz not null,
  signed_at timestamptz,
  decided_at timestamptz,
  ended_reason text not null default '',
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, loan_id) references loan (merchant_id, id)
);
call tenant_table('mandate');
create index mandate_by_token on mandate (token_hash);
create unique index mandate_open on mandate (merchant_id, loan_id)
  where status in ('created', 'pending', 'waiting_for_bank_approval', 'active');

-- One presentation of a weekly debit at the bank: the first, and one more three business days later (DEC-LOAN-32).
create table debit (
  merchant_id text not null,
  id text not null,
  loan_id text not null,
  mandate_id text not null,
  repayment_id text not null,
  attempt integer not null check (attempt in (1, 2)),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'returned')),
  presented_on date not null,
  retry_on date,
  received_on date,
  bank_reference text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (merchant_id, id),
  unique (merchant_id, repayment_id, attempt),
  foreign key (merchant_id, loan_id) references loan (merchant_id, id),
  foreign key (merchant_id, mandate_id) references mandate (merchant_id, id),
  foreign key (merchant_id, repayment_id) references repayment (merchant_id, id)
);
call tenant_table('debit');
create unique index debit_open on debit (merchant_id, loan_id) where status = 'pending';

-- What is given up is decided by two people (DEC-LOAN-25).
create table write_off (
  merchant_id text not null,
  id text not null,
  loan_id text not null,
  status text not null check (status in ('proposed', 'approved', 'declined')),
  principal_minor bigint not null check (principal_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, loan_id) references loan (merchant_id, id),
  constraint write_off_by_two check (status = 'proposed' or decided_by <> proposed_by)
);
call tenant_table('write_off');
create unique index write_off_open on write_off (merchant_id, loan_id) where status = 'proposed';

-- A merchant in hardship asks for a pause or a lower weekly minimum; two people of the provider answer.
create table relief (
  merchant_id text not null,
  id text not null,
  loan_id text not null,
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
  foreign key (merchant_id, loan_id) references loan (merchant_id, id),
  constraint relief_minimum check ((kind = 'lower_minimum') = (minimum_minor is not null)),
  constraint relief_by_two check (status <> 'approved' or decided_by <> proposed_by),
  constraint relief_weeks check ((status = 'approved') = (from_week is not null) and (from_week is null) = (until_week is null))
);
call tenant_table('relief');
create unique index relief_open on relief (merchant_id, loan_id) where status in ('asked', 'proposed');
create index relief_of_weeks on relief (loan_id, from_week, until_week) where status = 'approved';

-- What an underwriter marks in an application that goes back: one field, or one page of one document.
create table application_mark (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  round integer not null check (round between 1 and 3),
  target text not null,
  page integer check (page > 0),
  reason text not null,
  note_en text not null default '',
  note_ar text not null default '',
  status text not null check (status in ('open', 'answered')),
  -- What stood there, and what the merchant put in its place.
  before jsonb not null,
  after jsonb,
  made_by text not null,
  made_at timestamptz not null,
  answered_by text not null default '',
  answered_at timestamptz,
  primary key (merchant_id, id),
  unique nulls not distinct (merchant_id, application_id, round, target, page),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('application_mark');

-- Online sales platforms a merchant connected, and the sales read from them (DEC-WIZ-15).
create table platform_connection (
  merchant_id text not null references merchant,
  platform text not null check (platform in ('amazon', 'shopify', 'woo_commerce')),
  token_sealed text not null,
  connected_by text not null,
  connected_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, platform)
);
call tenant_table('platform_connection');

create table platform_sales (
  merchant_id text not null,
  platform text not null,
  month date not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  orders integer not null check (orders >= 0),
  read_at timestamptz not null,
  primary key (merchant_id, platform, month, currency),
  foreign key (merchant_id, platform) references platform_connection (merchant_id, platform)
);
call tenant_table('platform_sales');

-- One per merchant account; joining again changes nothing (DEC-WAIT-4).
create table waitlist_join (
  merchant_id text not null references merchant,
  stores text[] not null default '{}',
  capital_use text check (capital_use in ('invest_in_marketing', 'manage_cash_flows', 'buy_more_inventory', 'other')),
  other_use text,
  joined_by text not null,
  joined_at timestamptz not null,
  primary key (merchant_id)
);
call tenant_table('waitlist_join');

-- The analytics stream the product keeps itself: call-backs and feedback are read from here (CAPI-46, DEC-OFR-12).
create table product_event (
  merchant_id text not null references merchant,
  id text not null,
  name text not null,
  payload jsonb not null,
  person_id text not null,
  at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('product_event');
call append_only('product_event');
create index product_event_by_name on product_event (name, at desc, merchant_id, id);

-- Differences the nightly check of the advances' books found; closed by the run that finds them gone (DEC-LOAN-36).
create table book_difference (
  merchant_id text not null,
  id text not null,
  loan_id text,
  kind text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz,
  primary key (merchant_id, id)
);
call tenant_table('book_difference');
create unique index book_difference_open on book_difference (merchant_id, coalesce(loan_id, ''), kind) where gone_at is null;

-- The service that keeps an envelope, and its name for it; our own service keeps the merchant's paper itself.
alter table envelope
  add service text not null default 'embedded' check (service in ('embedded', 'docuseal', 'documenso')),
  add external_id text not null default '';
create index envelope_by_external on envelope (service, external_id) where external_id <> '';
create unique index envelope_external on envelope (merchant_id, service, external_id) where external_id <> '';
