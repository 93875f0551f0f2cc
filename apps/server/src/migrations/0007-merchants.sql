-- Merchants with their stores, legal entities and the people who work for them; what the provider sets for them.

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
  -- A merchant's test keys act on a tenant of its own: what is tried out there can never meet live money. Its id is made
  -- from the live one, so there is one each; it names the live one without a key, as no key may cross merchants.
  sandbox_of text check (sandbox_of <> merchant_id),
  suspended_at timestamptz,
  created_at timestamptz not null
);
create index merchant_newest on merchant (created_at desc, merchant_id desc);
call tenant_table('merchant');
create trigger tell_access after update on merchant
  for each row execute function tell_access_change('merchant_id');

create table store (
  merchant_id text not null references merchant,
  id text not null,
  -- The code a shop names its store by (public API: merchant_code).
  code text not null,
  name text not null,
  name_ar text not null,
  country text not null,
  currency text not null,
  products text[] not null default '{}',
  created_at timestamptz not null,
  primary key (merchant_id, id),
  constraint store_code unique (merchant_id, code)
);
call tenant_table('store');
create trigger tell_access after insert or update or delete on store
  for each row execute function tell_access_change('merchant_id');

create table legal_entity (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('active', 'pending_info', 'suspending', 'suspended')),
  country text not null,
  legal_company_name text not null,
  legal_address text not null,
  commercial_registration_number text not null,
  -- For the tax invoice; null where it is not known.
  tax_number text check (length(tax_number) between 3 and 40),
  iban text not null,
  bank_name text not null,
  licence_file_id text,
  licence_expires_on date,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('legal_entity');

create table membership (
  merchant_id text not null references merchant,
  person_id text not null references person,
  role text not null check (role in ('workspace_admin', 'settlements', 'supervisor', 'sales_manager')),
  -- The stores the person is limited to; null for all of the merchant's.
  store_ids text[],
  created_at timestamptz not null,
  primary key (merchant_id, person_id)
);
create index membership_by_person on membership (person_id);
call tenant_table('membership');
create trigger tell_access after insert or update or delete on membership
  for each row execute function tell_access_change('person_id');

-- An onboarding application belongs to the applicant; there is no merchant yet.
create table onboarding_application (
  id text primary key,
  person_id text not null references person,
  status text not null check (status in ('draft', 'partially_submitted', 'submitted')),
  steps text[] not null default '{}',
  created_at timestamptz not null
);
create index onboarding_application_by_person on onboarding_application (person_id, created_at desc);
create trigger tell_access after insert or update or delete on onboarding_application
  for each row execute function tell_access_change('person_id');

create table merchant_experiment (
  merchant_id text not null references merchant,
  name text not null,
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, name)
);
call tenant_table('merchant_experiment');
create trigger tell_access after insert or update or delete on merchant_experiment
  for each row execute function tell_access_change('merchant_id');

-- What staff publish to every screen (DEC-CFG-1).
create table remote_config (
  key text primary key,
  value jsonb not null,
  is_public boolean not null,
  changed_at timestamptz not null
);

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Who sells, as everybody may read it; rates and the plan of payouts are asked of the module.
create view merchant_public with (security_invoker = true) as
  select merchant_id, name, name_ar, country, currency, commission_hundredths, commission_fixed_minor, vat_percent,
         has_virtual_cards, has_locations, sandbox_of, suspended_at, created_at
    from merchant;
call reading_view('merchant_public');

-- The stores of a merchant.
create view store_public with (security_invoker = true) as
  select merchant_id, id, code, name, name_ar, country, currency, products, created_at
    from store;
call reading_view('store_public');

-- Whom a merchant is paid as; papers and registration are asked of the module.
create view legal_entity_public with (security_invoker = true) as
  select merchant_id, id, status, legal_company_name, iban, bank_name, created_at
    from legal_entity;
call reading_view('legal_entity_public');

-- Who works for whom, and in which stores.
create view membership_public with (security_invoker = true) as
  select merchant_id, person_id, role, store_ids, created_at
    from membership;
call reading_view('membership_public');

-- How far an application to sell has come.
create view onboarding_status with (security_invoker = true) as
  select id, person_id, status, created_at
    from onboarding_application;
call reading_view('onboarding_status');

-- What is switched on for a merchant.
create view merchant_experiment_public with (security_invoker = true) as
  select merchant_id, name, enabled
    from merchant_experiment;
call reading_view('merchant_experiment_public');
