-- Working capital up to the decision: who waits for it, offers, applications with what was handed in, and how they are judged.

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
create index product_event_by_name on product_event (name, at desc, merchant_id, id);
-- What one merchant asked for, beside what all did: the console filters call-backs and feedback by merchant.
create index product_event_of_merchant on product_event (merchant_id, name, at desc, id);
call tenant_table('product_event');
call append_only('product_event');

-- Every change of status, with who and why (DEC-LOAN-1).
create table status_change (
  merchant_id text not null references merchant,
  id text not null,
  subject text not null check (subject in
    ('application', 'advance', 'envelope', 'transfer', 'offer', 'mandate', 'debit', 'write_off', 'relief', 'mark')),
  subject_id text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('merchant', 'reviewer', 'staff', 'system', 'bank', 'signing_service')),
  actor_id text not null,
  detail text not null default '',
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index status_change_of on status_change (merchant_id, subject, subject_id, at);
call tenant_table('status_change');
call append_only('status_change');

-- ------------------------------------------------------------------ offers

create table offer (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  -- Which application it is taken with: the wizard, or the older form of one page that has no steps (DEC-APPL-15).
  form text not null default 'wizard' check (form in ('wizard', 'single_page')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null check (tenor between 4 and 28 and tenor % 4 = 0),
  repayment_rate_hundredths integer not null default 2200 check (repayment_rate_hundredths between 1 and 10000),
  fee_factor_hundredths integer not null default 150 check (fee_factor_hundredths >= 0),
  discount_percent_hundredths integer not null default 0 check (discount_percent_hundredths between 0 and 10000),
  tags text[] not null default '{}'
    check (tags <@ array['full_revenue_flow', 'early_payoff', 'bank_statement_required', 'kyb_application']),
  -- The open advance it takes over; the foreign key stands with the advances.
  pays_off_advance_id text,
  -- The captured sales of the three full months it was sized on; null for a manual offer.
  sized_on_minor bigint,
  -- 'job', the id of the staff who made it, or empty for the provider's records from before.
  made_by text not null default '',
  status text not null check (status in ('active', 'hidden', 'used', 'withdrawn', 'expired')),
  -- Empty: the product's own risk rules; then the reason is one of their codes and no sentence.
  withdrawn_by text not null default '',
  withdrawn_reason text not null default '',
  withdrawn_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  constraint offer_early_payoff check ((pays_off_advance_id is null) or ('early_payoff' = any (tags))),
  constraint offer_tags_together check (not (tags @> array['early_payoff', 'full_revenue_flow']))
);
-- One open offer of the nightly job for each store and each advance it would pay off.
create unique index offer_of_job on offer (merchant_id, store_id, coalesce(pays_off_advance_id, ''))
  where made_by = 'job' and status in ('active', 'hidden');
create index offer_open on offer (merchant_id, status, expires_at);
create index offer_list on offer (created_at desc, id desc);
create index offer_expiring on offer (expires_at) where status = 'active';
call tenant_table('offer');

-- ------------------------------------------------------------------ applications

create table application (
  merchant_id text not null references merchant,
  id text not null,
  offer_id text not null,
  form text not null default 'wizard' check (form in ('wizard', 'single_page')),
  status text not null
    check (status in ('draft', 'verified', 'submitted', 'approved', 'rejected', 'reset', 'cancelled')),
  -- Grows with every save; the ETag of the document.
  version integer not null default 1,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null check (tenor between 4 and 28 and tenor % 4 = 0),
  iban text,
  requirements_confirmed boolean not null default false,
  sales_data_done boolean not null default false,
  social_networks jsonb,
  social_done boolean not null default false,
  location_details jsonb,
  location_done boolean not null default false,
  legal_info jsonb,
  authorized_signatory jsonb,
  -- Of the older form alone.
  finance_contact jsonb,
  sign_authority jsonb,
  payout_cycle_agreed boolean not null default false,
  signatory_verified_at timestamptz,
  -- The end of the licence as a reviewer read it, and of which file: another file has to be read anew (DEC-APPL-9).
  licence_expires_on date,
  licence_read_of text not null default '',
  licence_read_by text references staff,
  licence_read_at timestamptz,
  -- An approval that waits for a second person.
  proposal jsonb,
  -- Decided with the approval; null until then (DEC-LOAN-31).
  direct_debit boolean,
  -- Frozen at approval and never changed afterwards (DEC-LOAN-6).
  advance_terms jsonb,
  reasons text[] not null default '{}',
  -- How often it was sent back.
  reset_rounds integer not null default 0 check (reset_rounds between 0 and 3),
  -- For the merchant to read: nobody answered in time, the signatory declined the contract, the merchant asked for it, or the
  -- bank never approved the mandate.
  cancelled_for text check (cancelled_for in ('inactivity', 'declined', 'request', 'no_mandate')),
  created_by text not null references person,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- The one reminder before an idle application is cancelled; one older than the last change counts for nothing.
  reminded_at timestamptz,
  submitted_at timestamptz,
  deadline_at timestamptz,
  -- When staff were told that it waits longer than promised; one older than the last submission counts for nothing.
  overdue_alert_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, offer_id) references offer (merchant_id, id),
  constraint application_licence_read check ((licence_expires_on is null) = (licence_read_by is null)),
  check ((status = 'cancelled') = (cancelled_for is not null))
);
create unique index application_open_per_offer on application (merchant_id, offer_id)
  where status not in ('rejected', 'cancelled');
create index application_queue on application (status, deadline_at, merchant_id, id);
create index application_by_deadline on application (status, deadline_at, id);
create index application_idle on application (saved_at) where status in ('draft', 'verified', 'reset');
call tenant_table('application');

-- What a person has typed into a step and not saved: kept for the next device, never a password, gone when nothing can be typed.
create table application_draft (
  merchant_id text not null,
  application_id text not null,
  person_id text not null references person,
  step text not null,
  -- Null when the step was saved; the version goes on, so that an older device knows that its own is old.
  content jsonb check (octet_length(content::text) <= 20000),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  primary key (merchant_id, application_id, person_id, step),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('application_draft');

create table application_statement (
  merchant_id text not null,
  application_id text not null,
  position integer not null,
  file_id text not null,
  -- Sealed with the merchant's key, never returned, removed when the application ends (DEC-WIZ-11).
  password_sealed text,
  reading_state text not null default 'waiting' check (reading_state in ('waiting', 'read', 'unreadable')),
  reading jsonb,
  created_at timestamptz not null,
  primary key (merchant_id, application_id, file_id),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('application_statement');

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

-- ------------------------------------------------------------------ judging them

-- Decisions as they were taken.
create table application_decision (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  action text not null check (action in ('proposed', 'approved', 'rejected', 'reset', 'returned')),
  staff_id text not null references staff,
  reasons text[] not null default '{}',
  note text not null default '',
  -- What was decided on: never above what was asked.
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null,
  -- What the merchant sold in an average month at that time: later decisions are compared by it.
  monthly_sales_minor bigint check (monthly_sales_minor >= 0),
  -- What stood in the fields a reset asked about: the underwriter sees the difference when it comes back.
  before jsonb,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
create index application_decision_of on application_decision (merchant_id, application_id, at);
create index application_decision_similar on application_decision (tenor, amount_minor, at desc)
  where action in ('approved', 'rejected');
call tenant_table('application_decision');
call append_only('application_decision');

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

-- What an underwriter marked in an application that went back: one field, or one page of one document.
create table application_mark (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  round integer not null check (round between 1 and 3),
  -- Marks of one decision have one moment: they keep the order in which they were made.
  place integer not null default 0,
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

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- What an offer says.
create view offer_public with (security_invoker = true) as
  select merchant_id, id, store_id, currency, amount_minor, tenor, repayment_rate_hundredths, fee_factor_hundredths,
         discount_percent_hundredths, pays_off_advance_id, status, expires_at, created_at
    from offer;
call reading_view('offer_public');

-- How far an application has come; what it says is asked of the module.
create view application_public with (security_invoker = true) as
  select merchant_id, id, offer_id, status, currency, amount_minor, tenor, proposal, created_by, created_at, saved_at,
         reminded_at, submitted_at, deadline_at, overdue_alert_at
    from application;
call reading_view('application_public');
