-- Who there is: merchants with their stores and legal entities, people who work for them, the provider's staff.

create table merchant (
  merchant_id text primary key,
  name text not null,
  name_ar text not null,
  country text not null,
  currency text not null,
  payout_cycle text not null default 'weekly' check (payout_cycle in ('weekly', 'flexible')),
  -- Share of each sale in hundredths of a percent, a fixed part per order, and the VAT on both.
  commission_hundredths integer not null default 0 check (commission_hundredths between 0 and 10000),
  commission_fixed_minor bigint not null default 0 check (commission_fixed_minor >= 0),
  vat_percent integer not null default 0 check (vat_percent between 0 and 100),
  has_virtual_cards boolean not null default false,
  has_locations boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null
);
call tenant_table('merchant');

create table store (
  merchant_id text not null references merchant,
  id text not null,
  name text not null,
  name_ar text not null,
  country text not null,
  currency text not null,
  products text[] not null default '{}',
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('store');

create table legal_entity (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('active', 'pending_info', 'suspending', 'suspended')),
  country text not null,
  legal_company_name text not null,
  legal_address text not null,
  commercial_registration_number text not null,
  iban text not null,
  bank_name text not null,
  licence_file_id text,
  licence_expires_on date,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('legal_entity');

-- A person is one identity, whatever merchants they work for.
create table person (
  id text primary key,
  first_name text not null default '',
  last_name text not null default '',
  email text unique check (email = lower(email) and position('@' in email) > 1),
  phone text unique check (phone ~ '^\+[0-9]{2,15}$'),
  blocked_at timestamptz,
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);

create table membership (
  merchant_id text not null references merchant,
  person_id text not null references person,
  role text not null check (role in ('workspace_admin', 'settlements', 'supervisor', 'sales_manager')),
  -- The stores the person is limited to; null for all of the merchant's.
  store_ids text[],
  created_at timestamptz not null,
  primary key (merchant_id, person_id)
);
call tenant_table('membership');
create index membership_by_person on membership (person_id);

create table merchant_experiment (
  merchant_id text not null references merchant,
  name text not null,
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, name)
);
call tenant_table('merchant_experiment');

-- An onboarding application belongs to the applicant; there is no merchant yet.
create table onboarding_application (
  id text primary key,
  person_id text not null references person,
  status text not null check (status in ('draft', 'partially_submitted', 'submitted')),
  steps text[] not null default '{}',
  created_at timestamptz not null
);
create index onboarding_application_by_person on onboarding_application (person_id, created_at desc);

create table staff (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  phone text not null unique check (phone ~ '^\+[0-9]{2,15}$'),
  roles text[] not null check (roles <@ array['reviewer', 'underwriter', 'support_agent', 'finance', 'desk_admin']),
  blocked_at timestamptz,
  created_at timestamptz not null
);

-- What staff publish to every screen (DEC-CFG-1).
create table remote_config (
  key text primary key,
  value jsonb not null,
  is_public boolean not null,
  changed_at timestamptz not null
);
