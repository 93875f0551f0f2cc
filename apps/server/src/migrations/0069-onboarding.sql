-- A business that nobody entered by hand applies, and what it says and hands in belongs to the merchant it may become: the id of
-- that merchant is made with the application, so that rows and files are kept apart by it from the first day.

alter table onboarding_application add column merchant_id text;
update onboarding_application set merchant_id = 'mer_' || id;
alter table onboarding_application alter column merchant_id set not null;
alter table onboarding_application add constraint onboarding_application_merchant unique (merchant_id);
alter table onboarding_application drop constraint onboarding_application_status_check;
alter table onboarding_application add constraint onboarding_application_status_check
  check (status in ('draft', 'partially_submitted', 'submitted', 'in_review', 'changes_requested', 'approved', 'declined'));
alter table onboarding_application drop constraint onboarding_application_pkey;
alter table onboarding_application add primary key (merchant_id, id);
create index onboarding_application_by_id on onboarding_application (id);
call tenant_table('onboarding_application');

create or replace view onboarding_status with (security_invoker = true) as
  select id, person_id, status, created_at, merchant_id
    from onboarding_application;
call reading_view('onboarding_status');

-- The history of statuses, and the marks of a review, begin before there is a merchant.
alter table status_change drop constraint status_change_merchant_id_fkey;
call status_subject('onboarding');

create table onboarding_form (
  merchant_id text not null,
  application_id text not null,
  version integer not null default 1 check (version > 0),
  document jsonb not null,
  -- Somebody at the desk asked for all of it, whatever the volume.
  is_whole boolean not null default false,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  -- When it should be decided, or its applicant be called.
  deadline_at timestamptz,
  -- Rounds of changes that were asked for and handed in again.
  rounds integer not null default 0 check (rounds >= 0),
  reviewed_at timestamptz,
  taken_by text references staff,
  taken_at timestamptz,
  -- An approval that waits for a second person, as it was proposed.
  proposal jsonb,
  proposed_by text references staff,
  decided_by text references staff,
  decided_at timestamptz,
  -- What the applicant is told of a refusal, and what staff alone read.
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  -- What is compared with other applications and merchants, as it stood when it was handed in.
  business_name text not null default '',
  iban text not null default '',
  licence_number text not null default '',
  phone text not null default '',
  identity_numbers text[] not null default '{}',
  primary key (merchant_id, application_id),
  foreign key (merchant_id, application_id) references onboarding_application (merchant_id, id),
  check ((proposal is null) = (proposed_by is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index onboarding_form_due on onboarding_form (deadline_at) where deadline_at is not null;
create index onboarding_form_iban on onboarding_form (iban) where iban <> '';
create index onboarding_form_licence on onboarding_form (licence_number) where licence_number <> '';
create index onboarding_form_phone on onboarding_form (phone) where phone <> '';
create index onboarding_form_people on onboarding_form using gin (identity_numbers);
call tenant_table('onboarding_form');

-- What an application said when it was sent back, so that every round can be read with its differences.
create table onboarding_round (
  merchant_id text not null,
  application_id text not null,
  round integer not null check (round >= 1),
  before jsonb not null,
  asked_by text not null references staff,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (merchant_id, application_id, round),
  foreign key (merchant_id, application_id) references onboarding_application (merchant_id, id)
);
call tenant_table('onboarding_round');

-- By its registration a company is known again that applies a second time.
create or replace view legal_entity_public with (security_invoker = true) as
  select merchant_id, id, status, legal_company_name, iban, bank_name, created_at, commercial_registration_number
    from legal_entity;
call reading_view('legal_entity_public');
