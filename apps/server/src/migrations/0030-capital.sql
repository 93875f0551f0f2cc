-- Working capital: offers, applications with what was handed in, advances and their repayments.

create table offer (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null check (tenor between 4 and 28 and tenor % 4 = 0),
  repayment_rate_hundredths integer not null default 2200 check (repayment_rate_hundredths between 1 and 10000),
  fee_factor_hundredths integer not null default 150 check (fee_factor_hundredths >= 0),
  tags text[] not null default '{}'
    check (tags <@ array['full_revenue_flow', 'early_payoff', 'bank_statement_required', 'kyb_application']),
  status text not null check (status in ('active', 'hidden', 'used', 'withdrawn', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id)
);
call tenant_table('offer');
create index offer_open on offer (merchant_id, status, expires_at);

create table application (
  merchant_id text not null references merchant,
  id text not null,
  offer_id text not null,
  status text not null
    check (status in ('draft', 'verified', 'submitted', 'approved', 'rejected', 'reset', 'cancelled')),
  -- Grows with every save; the ETag of the document.
  version integer not null default 1,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null check (tenor between 4 and 28 and tenor % 4 = 0),
  requirements_confirmed boolean not null default false,
  sales_data_done boolean not null default false,
  social_networks jsonb,
  social_done boolean not null default false,
  location_details jsonb,
  location_done boolean not null default false,
  legal_info jsonb,
  authorized_signatory jsonb,
  -- Frozen at approval and never changed afterwards (DEC-LOAN-6).
  loan_terms jsonb,
  iban text,
  reasons text[] not null default '{}',
  -- An approval that waits for a second person.
  proposal jsonb,
  created_by text not null references person,
  created_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  saved_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, offer_id) references offer (merchant_id, id)
);
call tenant_table('application');
create unique index application_open_per_offer on application (merchant_id, offer_id)
  where status not in ('rejected', 'cancelled');
create index application_queue on application (status, deadline_at, merchant_id, id);

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

-- Every change of status, with who and why (DEC-LOAN-1).
create table status_change (
  merchant_id text not null references merchant,
  id text not null,
  subject text not null check (subject in ('application', 'loan', 'envelope', 'transfer', 'offer')),
  subject_id text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('merchant', 'reviewer', 'staff', 'system', 'bank', 'signing_service')),
  actor_id text not null,
  detail text not null default '',
  at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('status_change');
call append_only('status_change');
create index status_change_of on status_change (merchant_id, subject, subject_id, at);

create table loan (
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
  company_name text not null,
  legal_name text not null,
  signatory_phone text not null,
  signatory_email text not null,
  iban text not null,
  applied_at timestamptz not null,
  created_at timestamptz not null,
  funded_at timestamptz,
  first_repayment_on date,
  next_repayment_on date,
  completed_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, application_id),
  foreign key (merchant_id, application_id) references application (merchant_id, id),
  foreign key (merchant_id, offer_id) references offer (merchant_id, id)
);
call tenant_table('loan');
-- One open advance per merchant (DEC-LOAN-9).
create unique index loan_open on loan (merchant_id) where status <> 'closed';

create table repayment (
  merchant_id text not null,
  id text not null,
  loan_id text not null,
  kind text not null check (kind in ('payout', 'direct_debit', 'early_pay_off', 'transfer')),
  week_start date not null,
  date date not null,
  -- S, D, R and K of the week.
  sales_minor bigint,
  due_minor bigint not null check (due_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  shortfall_minor bigint not null check (shortfall_minor >= 0),
  status text check (status in ('pending', 'paid', 'failed')),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, loan_id) references loan (merchant_id, id)
);
call tenant_table('repayment');
create unique index repayment_once_a_week on repayment (merchant_id, loan_id, week_start)
  where kind in ('payout', 'direct_debit');
