-- The schema as all migrations leave it, tables and functions by their names: to read and to review, not to run. The words
-- that say why stand in apps/server/src/migrations. Written by `npm run schema`; a test compares.

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table ad_campaign (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  name text not null,
  placement text not null,
  status text not null,
  version integer not null default 1,
  currency text not null,
  starts_on date,
  ends_on date,
  daily_minor bigint,
  total_minor bigint,
  picture_en text not null default '',
  picture_ar text not null default '',
  link text not null default '',
  priced_by text,
  price_minor bigint,
  created_by text not null,
  created_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  decided_at timestamptz,
  finished_at timestamptz,
  reason text,
  note text not null default '',
  counted_on date,
  day_units bigint not null default 0,
  day_minor bigint not null default 0,
  spent_minor bigint not null default 0,
  posted_minor bigint not null default 0,
  constraint ad_campaign_pkey primary key (merchant_id, id),
  constraint ad_campaign_created_by_fkey foreign key (created_by) references person(id),
  constraint ad_campaign_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint ad_campaign_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint ad_campaign_budget check (day_minor >= 0 and day_minor <= spent_minor and posted_minor >= 0 and posted_minor <= spent_minor and (spent_minor = 0 or day_minor <= daily_minor and spent_minor <= total_minor)),
  constraint ad_campaign_daily_minor_check check (daily_minor > 0),
  constraint ad_campaign_dates check (ends_on >= starts_on),
  constraint ad_campaign_finished check ((status = 'finished') = (finished_at is not null)),
  constraint ad_campaign_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint ad_campaign_note_check check (length(note) <= 300),
  constraint ad_campaign_placement_check check (placement in ('home_banner', 'category_banner', 'search_sponsor', 'push_message')),
  constraint ad_campaign_price_minor_check check (price_minor > 0),
  constraint ad_campaign_priced_by_check check (priced_by in ('thousand_impressions', 'click')),
  constraint ad_campaign_reason check ((status = 'rejected') = (reason is not null)),
  constraint ad_campaign_reason_check check (reason in ('picture_unclear', 'picture_languages', 'misleading', 'not_allowed', 'link_broken', 'brand_of_others', 'other')),
  constraint ad_campaign_status_check check (status in ('draft', 'in_review', 'active', 'paused', 'finished', 'rejected')),
  constraint ad_campaign_total_minor_check check (total_minor > 0),
  constraint ad_campaign_version_check check (version > 0),
  constraint ad_campaign_whole check ((status in ('draft', 'rejected')) or starts_on is not null and ends_on is not null and daily_minor is not null and total_minor is not null and picture_en <> '' and picture_ar <> '' and link <> '' and priced_by is not null and price_minor is not null and submitted_at is not null)
);
create index ad_campaign_all on ad_campaign (created_at desc, id desc);
create index ad_campaign_newest on ad_campaign (merchant_id, created_at desc, id desc);
create index ad_campaign_shown on ad_campaign (placement, currency) where status = 'active';
create index ad_campaign_waiting on ad_campaign (deadline_at, id) where status = 'in_review';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table ad_day (
  merchant_id text not null,
  campaign_id text not null,
  day date not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  orders bigint not null default 0,
  spent_minor bigint not null default 0,
  posted_at timestamptz,
  constraint ad_day_pkey primary key (merchant_id, campaign_id, day),
  constraint ad_day_merchant_id_campaign_id_fkey foreign key (merchant_id, campaign_id) references ad_campaign(merchant_id, id)
);
create index ad_day_to_post on ad_day (day) where posted_at is null and spent_minor > 0;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table ad_view (
  merchant_id text not null,
  id text not null,
  campaign_id text not null,
  seen_at timestamptz not null,
  is_counted boolean not null,
  clicked_at timestamptz,
  order_id text,
  constraint ad_view_pkey primary key (merchant_id, id),
  constraint ad_view_merchant_id_campaign_id_fkey foreign key (merchant_id, campaign_id) references ad_campaign(merchant_id, id)
);
create index ad_view_clicked on ad_view (clicked_at) where clicked_at is not null and order_id is null;
create index ad_view_old on ad_view (seen_at);
create unique index ad_view_order on ad_view (merchant_id, order_id) where order_id is not null;

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table adjustment (
  merchant_id text not null,
  id text not null,
  currency text not null,
  amount_minor bigint not null,
  reason text not null,
  note text not null,
  status text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision_note text not null default '',
  constraint adjustment_pkey primary key (merchant_id, id),
  constraint adjustment_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint adjustment_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint adjustment_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint adjustment_amount_minor_check check (amount_minor <> 0),
  constraint adjustment_check check ((status = 'proposed') = (decided_by is null)),
  constraint adjustment_check1 check ((decided_by is null) = (decided_at is null)),
  constraint adjustment_decision_note_check check (length(decision_note) <= 500),
  constraint adjustment_four_eyes check (status <> 'approved' or decided_by <> proposed_by),
  constraint adjustment_note_check check (length(note) >= 1 and length(note) <= 500),
  constraint adjustment_reason_check check (reason in ('commission_correction', 'fee_correction', 'duplicate_payout', 'chargeback', 'goodwill', 'other')),
  constraint adjustment_status_check check (status in ('proposed', 'approved', 'rejected'))
);
create index adjustment_approved on adjustment (merchant_id, decided_at) where status = 'approved';
create index adjustment_by_id on adjustment (id);
create index adjustment_newest on adjustment (proposed_at desc, id desc);
create index adjustment_of on adjustment (merchant_id, proposed_at desc, id desc);
create index adjustment_queue on adjustment (status, proposed_at desc, id desc);
create trigger adjustment_guard before update on adjustment for each row execute function adjustment_guard();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table advance (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  offer_id text not null,
  status text not null,
  tags text[] not null default '{}',
  currency text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  fee_vat_minor bigint not null,
  minimum_minor bigint not null,
  rate_hundredths integer not null,
  cap_percent integer not null default 100,
  tenor integer not null,
  carried_minor bigint not null default 0,
  credited_minor bigint not null default 0,
  company_name text not null,
  legal_name text not null,
  signatory_phone text not null,
  signatory_email text not null,
  iban text not null,
  invoice_buyer jsonb,
  pays_off_advance_id text,
  paid_off_by_advance_id text,
  pay_off_minor bigint,
  weeks_short integer not null default 0,
  applied_at timestamptz not null,
  created_at timestamptz not null,
  funded_at timestamptz,
  funding_stopped_at timestamptz,
  first_repayment_on date,
  next_repayment_on date,
  flagged_at timestamptz,
  completed_at timestamptz,
  written_off_at timestamptz,
  voided_at timestamptz,
  reopened_at timestamptz,
  constraint advance_pkey primary key (merchant_id, id),
  constraint advance_merchant_id_application_id_key unique (merchant_id, application_id),
  constraint advance_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references application(merchant_id, id),
  constraint advance_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint advance_merchant_id_offer_id_fkey foreign key (merchant_id, offer_id) references offer(merchant_id, id),
  constraint advance_merchant_id_paid_off_by_advance_id_fkey foreign key (merchant_id, paid_off_by_advance_id) references advance(merchant_id, id),
  constraint advance_merchant_id_pays_off_advance_id_fkey foreign key (merchant_id, pays_off_advance_id) references advance(merchant_id, id),
  constraint advance_amount_minor_check check (amount_minor > 0),
  constraint advance_cap_percent_check check (cap_percent >= 1 and cap_percent <= 100),
  constraint advance_carried_minor_check check (carried_minor >= 0),
  constraint advance_check check (funded_at is null or invoice_buyer is not null),
  constraint advance_credited_minor_check check (credited_minor >= 0),
  constraint advance_fee_minor_check check (fee_minor >= 0),
  constraint advance_fee_vat_minor_check check (fee_vat_minor >= 0),
  constraint advance_minimum_minor_check check (minimum_minor > 0),
  constraint advance_pay_off_minor_check check (pay_off_minor >= 0),
  constraint advance_rate_hundredths_check check (rate_hundredths >= 1 and rate_hundredths <= 10000),
  constraint advance_status_check check (status in ('waiting', 'waiting_for_dda', 'paying', 'overdue', 'closed')),
  constraint advance_tenor_check check (tenor >= 4 and tenor <= 28 and (tenor % 4) = 0),
  constraint advance_weeks_short_check check (weeks_short >= 0)
);
create index advance_by_creation on advance (created_at desc, id desc);
create index advance_by_debit on advance (currency, next_repayment_on) where ('direct_debit' = any (tags)) and (status in ('paying', 'overdue'));
create index advance_flagged on advance (created_at desc, id desc) where flagged_at is not null;
create index advance_funding_stopped on advance (created_at desc, id desc) where funding_stopped_at is not null;
create unique index advance_open on advance (merchant_id) where status <> 'closed' and voided_at is null and reopened_at is null and (pays_off_advance_id is null or (status in ('paying', 'overdue')));
create unique index advance_pay_off_open on advance (merchant_id) where pays_off_advance_id is not null and voided_at is null and (status in ('waiting', 'waiting_for_dda'));
create index advance_waiting_for_debit on advance (created_at) where status = 'waiting_for_dda' and voided_at is null;
create constraint trigger repayment_is_booked after update of credited_minor on advance deferrable initially deferred for each row execute function repayment_check_book();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table api_key (
  merchant_id text not null,
  id text not null,
  kind text not null,
  hash text not null,
  sealed bytea not null,
  last_four text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  store_ids text[],
  shown_at timestamptz,
  constraint api_key_pkey primary key (merchant_id, id),
  constraint api_key_merchant_id_hash_key unique (merchant_id, hash),
  constraint api_key_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint api_key_kind_check check (kind in ('public', 'secret')),
  constraint api_key_store_ids_check check (store_ids is null or cardinality(store_ids) > 0)
);
create index api_key_by_hash on api_key (hash);
create unique index api_key_one_of_a_kind on api_key (merchant_id, kind, coalesce(store_ids, '{}')) where revoked_at is null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table application (
  merchant_id text not null,
  id text not null,
  offer_id text not null,
  form text not null default 'wizard',
  status text not null,
  version integer not null default 1,
  currency text not null,
  amount_minor bigint not null,
  tenor integer not null,
  iban text,
  requirements_confirmed boolean not null default false,
  sales_data_done boolean not null default false,
  social_networks jsonb,
  social_done boolean not null default false,
  location_details jsonb,
  location_done boolean not null default false,
  legal_info jsonb,
  authorized_signatory jsonb,
  finance_contact jsonb,
  sign_authority jsonb,
  payout_cycle_agreed boolean not null default false,
  signatory_verified_at timestamptz,
  licence_expires_on date,
  licence_read_of text not null default '',
  licence_read_by text,
  licence_read_at timestamptz,
  proposal jsonb,
  direct_debit boolean,
  advance_terms jsonb,
  reasons text[] not null default '{}',
  reset_rounds integer not null default 0,
  cancelled_for text,
  created_by text not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  reminded_at timestamptz,
  submitted_at timestamptz,
  deadline_at timestamptz,
  overdue_alert_at timestamptz,
  shareholders jsonb,
  bank_name text not null default '',
  given_iban text,
  given_bank_name text not null default '',
  signatory_code_sent_at timestamptz,
  iban_tries integer not null default 0,
  iban_tries_from timestamptz,
  constraint application_pkey primary key (merchant_id, id),
  constraint application_created_by_fkey foreign key (created_by) references person(id),
  constraint application_licence_read_by_fkey foreign key (licence_read_by) references staff(id),
  constraint application_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint application_merchant_id_offer_id_fkey foreign key (merchant_id, offer_id) references offer(merchant_id, id),
  constraint application_amount_minor_check check (amount_minor > 0),
  constraint application_cancelled_for_check check (cancelled_for in ('inactivity', 'declined', 'request', 'no_mandate')),
  constraint application_check check ((status = 'cancelled') = (cancelled_for is not null)),
  constraint application_form_check check (form in ('wizard', 'single_page')),
  constraint application_iban_tries_check check (iban_tries >= 0),
  constraint application_licence_read check ((licence_expires_on is null) = (licence_read_by is null)),
  constraint application_reset_rounds_check check (reset_rounds >= 0 and reset_rounds <= 3),
  constraint application_status_check check (status in ('draft', 'verified', 'submitted', 'approved', 'rejected', 'reset', 'cancelled')),
  constraint application_tenor_check check (tenor >= 4 and tenor <= 28 and (tenor % 4) = 0)
);
create index application_by_deadline on application (status, deadline_at, id);
create index application_idle on application (saved_at) where status in ('draft', 'verified', 'reset');
create unique index application_open_per_offer on application (merchant_id, offer_id) where status not in ('rejected', 'cancelled');
create index application_queue on application (status, deadline_at, merchant_id, id);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table application_decision (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  action text not null,
  staff_id text not null,
  reasons text[] not null default '{}',
  note text not null default '',
  amount_minor bigint not null,
  tenor integer not null,
  monthly_sales_minor bigint,
  before jsonb,
  at timestamptz not null,
  constraint application_decision_pkey primary key (merchant_id, id),
  constraint application_decision_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references application(merchant_id, id),
  constraint application_decision_staff_id_fkey foreign key (staff_id) references staff(id),
  constraint application_decision_action_check check (action in ('proposed', 'approved', 'rejected', 'reset', 'returned')),
  constraint application_decision_amount_minor_check check (amount_minor > 0),
  constraint application_decision_monthly_sales_minor_check check (monthly_sales_minor >= 0),
  constraint application_decision_tenor_check check (tenor >= 4 and tenor <= 28 and (tenor % 4) = 0)
);
create index application_decision_of on application_decision (merchant_id, application_id, at);
create index application_decision_similar on application_decision (tenor, amount_minor, at desc) where action in ('approved', 'rejected');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table application_draft (
  merchant_id text not null,
  application_id text not null,
  person_id text not null,
  step text not null,
  content jsonb,
  version integer not null,
  saved_at timestamptz not null,
  constraint application_draft_pkey primary key (merchant_id, application_id, person_id, step),
  constraint application_draft_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references application(merchant_id, id),
  constraint application_draft_person_id_fkey foreign key (person_id) references person(id),
  constraint application_draft_content_check check (octet_length(content::text) <= 20000),
  constraint application_draft_version_check check (version > 0)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table application_statement (
  merchant_id text not null,
  application_id text not null,
  position integer not null,
  file_id text not null,
  password_sealed text,
  reading_state text not null default 'waiting',
  reading jsonb,
  created_at timestamptz not null,
  constraint application_statement_pkey primary key (merchant_id, application_id, file_id),
  constraint application_statement_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references application(merchant_id, id),
  constraint application_statement_reading_state_check check (reading_state in ('waiting', 'read', 'unreadable'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table assignment (
  merchant_id text not null,
  subject text not null,
  subject_id text not null,
  assignee text not null,
  assigned_by text not null,
  assigned_at timestamptz not null,
  constraint assignment_pkey primary key (merchant_id, subject, subject_id),
  constraint assignment_assigned_by_fkey foreign key (assigned_by) references staff(id),
  constraint assignment_assignee_fkey foreign key (assignee) references staff(id),
  constraint assignment_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint assignment_subject_check check (subject in ('application', 'relief', 'transfer', 'debit', 'payout', 'adjustment', 'write_off', 'webhook', 'bank_account', 'store_request', 'listing', 'dispute', 'campaign'))
);
create index assignment_of on assignment (assignee);

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table audit_chain (
  merchant_id text not null,
  last_number bigint not null default 0,
  last_hash bytea not null default '\x',
  constraint audit_chain_pkey primary key (merchant_id)
);
create policy provider_chain on audit_chain using ((merchant_id = 'provider')) with check ((merchant_id = 'provider'));

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table audit_entry (
  merchant_id text not null,
  number bigint not null,
  at timestamptz not null,
  action text not null,
  object text not null,
  actor_id text not null,
  actor_role text not null,
  on_behalf_of text,
  outcome text not null,
  reason text,
  before jsonb,
  after jsonb,
  request_id text,
  ip text,
  user_agent text,
  recorded_at timestamptz not null default now(),
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_entry_pkey primary key (merchant_id, number),
  constraint audit_entry_outcome_check check (outcome in ('done', 'refused'))
);
create index audit_entry_by_actor on audit_entry (merchant_id, actor_id, number desc);
create index audit_entry_by_object on audit_entry (merchant_id, object, number desc);
create index audit_entry_by_time on audit_entry (at desc, merchant_id, number desc);
create index audit_entry_newest on audit_entry (at desc, merchant_id desc, number desc);
create policy provider_chain on audit_entry for insert with check ((merchant_id = 'provider'));

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table bank_account_change (
  merchant_id text not null,
  id text not null,
  legal_entity_id text not null,
  status text not null,
  iban_before text not null,
  bank_before text not null,
  iban text not null,
  bank_name text not null,
  holder text not null,
  letter_file_id text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decline_reason text,
  note text not null default '',
  effective_at timestamptz,
  token_hash text,
  letters_told integer not null default 0,
  texts_told integer not null default 0,
  ended_at timestamptz,
  hold_id text,
  spoken_by text,
  spoken_at timestamptz,
  spoken_note text not null default '',
  constraint bank_account_change_pkey primary key (merchant_id, id),
  constraint bank_account_change_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint bank_account_change_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint bank_account_change_merchant_id_legal_entity_id_fkey foreign key (merchant_id, legal_entity_id) references legal_entity(merchant_id, id),
  constraint bank_account_change_proposed_by_fkey foreign key (proposed_by) references person(id),
  constraint bank_account_change_spoken_by_fkey foreign key (spoken_by) references staff(id),
  constraint bank_account_change_check check ((decided_by is null) = (decided_at is null)),
  constraint bank_account_change_check1 check ((spoken_by is null) = (spoken_at is null)),
  constraint bank_account_change_check2 check ((ended_at is null) = (status in ('proposed', 'waiting'))),
  constraint bank_account_change_check3 check ((status not in ('waiting', 'effective', 'stopped')) or effective_at is not null and token_hash is not null),
  constraint bank_account_change_check4 check ((decline_reason is not null) = (status = 'declined')),
  constraint bank_account_change_decline_reason_check check (decline_reason in ('holder_differs', 'letter_unreadable', 'letter_differs', 'letter_old', 'account_not_accepted', 'not_confirmed')),
  constraint bank_account_change_holder_check check (length(holder) >= 1 and length(holder) <= 120),
  constraint bank_account_change_iban_check check (length(iban) >= 15 and length(iban) <= 34),
  constraint bank_account_change_letters_told_check check (letters_told >= 0),
  constraint bank_account_change_note_check check (length(note) <= 500),
  constraint bank_account_change_spoken_note_check check (length(spoken_note) <= 500),
  constraint bank_account_change_status_check check (status in ('proposed', 'waiting', 'effective', 'declined', 'withdrawn', 'stopped')),
  constraint bank_account_change_texts_told_check check (texts_told >= 0)
);
create index bank_account_change_by_id on bank_account_change (id);
create index bank_account_change_by_token on bank_account_change (token_hash) where token_hash is not null;
create index bank_account_change_due on bank_account_change (effective_at) where status = 'waiting';
create index bank_account_change_listed on bank_account_change (proposed_at, id);
create unique index bank_account_change_open on bank_account_change (merchant_id) where status in ('proposed', 'waiting');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table bank_debit_order (
  merchant_id text not null,
  kind text not null,
  subject_id text not null,
  iban text not null,
  currency text not null,
  amount_minor bigint,
  reference text not null,
  received_at timestamptz not null,
  constraint bank_debit_order_pkey primary key (merchant_id, kind, subject_id),
  constraint bank_debit_order_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint bank_debit_order_kind_check check (kind in ('mandate', 'debit'))
);

-- daftar_app may delete, insert, select, update
create table bank_directory (
  country text not null,
  code text not null,
  name text not null,
  swift_code text not null,
  source text not null,
  changed_at timestamptz not null,
  constraint bank_directory_pkey primary key (country, code),
  constraint bank_directory_code_check check (code ~ '^[0-9A-Z]{1,11}$'),
  constraint bank_directory_country_check check (country ~ '^[A-Z]{2}$'),
  constraint bank_directory_name_check check (length(name) >= 2 and length(name) <= 120),
  constraint bank_directory_source_check check (length(source) >= 3 and length(source) <= 500),
  constraint bank_directory_swift_code_check check (swift_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$')
);

-- row security by the policies below; daftar_app may insert, select, update
create table bank_file (
  id text not null,
  sha256 text not null,
  name text not null,
  currency text not null,
  reading jsonb not null,
  lines integer not null,
  skipped integer not null,
  repeated integer not null,
  first_on date,
  last_on date,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  constraint bank_file_pkey primary key (id),
  constraint bank_file_sha256_key unique (sha256),
  constraint bank_file_uploaded_by_fkey foreign key (uploaded_by) references staff(id),
  constraint bank_file_check check (repeated <= lines),
  constraint bank_file_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint bank_file_lines_check check (lines >= 0),
  constraint bank_file_name_check check (length(name) >= 1 and length(name) <= 200),
  constraint bank_file_repeated_check check (repeated >= 0),
  constraint bank_file_skipped_check check (skipped >= 0)
);
create index bank_file_newest on bank_file (uploaded_at desc, id desc);
create policy reach on bank_file using (( select app_reaches_all() as app_reaches_all)) with check (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table bank_instruction (
  merchant_id text not null,
  transfer_id text not null,
  iban text not null,
  currency text not null,
  amount_minor bigint not null,
  reference text not null,
  received_at timestamptz not null,
  constraint bank_instruction_pkey primary key (merchant_id, transfer_id),
  constraint bank_instruction_merchant_id_transfer_id_fkey foreign key (merchant_id, transfer_id) references transfer(merchant_id, id)
);

-- row security by the policies below; daftar_app may insert, select, update
create table bank_line (
  id text not null,
  file_id text not null,
  row_number integer not null,
  booked_on date not null,
  currency text not null,
  amount_minor bigint not null,
  text text not null,
  bank_reference text not null,
  fingerprint text not null,
  state text not null default 'open',
  effect text,
  of_merchant text,
  of_transfer text,
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  constraint bank_line_pkey primary key (id),
  constraint bank_line_file_id_row_number_key unique (file_id, row_number),
  constraint bank_line_fingerprint_key unique (fingerprint),
  constraint bank_line_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint bank_line_file_id_fkey foreign key (file_id) references bank_file(id),
  constraint bank_line_amount_minor_check check (amount_minor <> 0),
  constraint bank_line_check2 check ((state = 'matched') = (effect is not null)),
  constraint bank_line_check3 check ((state = 'open') = (decided_by is null)),
  constraint bank_line_check4 check ((decided_by is null) = (decided_at is null)),
  constraint bank_line_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint bank_line_effect_check check (effect in ('confirmed', 'linked', 'returned', 'topped_up')),
  constraint bank_line_note_check check (length(note) <= 300),
  constraint bank_line_row_number_check check (row_number > 0),
  constraint bank_line_state_check check (state in ('open', 'waiting', 'matched', 'aside')),
  constraint bank_line_transfer check ((of_transfer is not null) = (of_merchant is not null and effect is distinct from 'topped_up')),
  constraint bank_line_whose check ((state in ('waiting', 'matched')) = (of_merchant is not null))
);
create index bank_line_by_state on bank_line (state, booked_on desc, id desc);
create index bank_line_newest on bank_line (booked_on desc, id desc);
create index bank_line_of_file on bank_line (file_id, booked_on desc, id desc);
create unique index bank_line_once on bank_line (of_merchant, of_transfer, (amount_minor > 0)) where of_transfer is not null;
create policy reach on bank_line using (( select app_reaches_all() as app_reaches_all)) with check (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table book_difference (
  merchant_id text not null,
  id text not null,
  advance_id text,
  kind text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz,
  constraint book_difference_pkey primary key (merchant_id, id)
);
create index book_difference_newest on book_difference (found_at desc, id desc) where gone_at is null;
create unique index book_difference_open on book_difference (merchant_id, coalesce(advance_id, ''), kind) where gone_at is null;

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table capture (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  commission_hundredths integer not null default 0,
  commission_minor bigint not null default 0,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  shipping_minor bigint not null default 0,
  discount_minor bigint not null default 0,
  items jsonb not null default '[]',
  captured_at timestamptz not null,
  constraint capture_pkey primary key (merchant_id, id),
  constraint capture_merchant_id_order_id_reference_key unique (merchant_id, order_id, reference),
  constraint capture_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint capture_amount_minor_check check (amount_minor > 0),
  constraint capture_commission_fixed_minor_check check (commission_fixed_minor >= 0),
  constraint capture_commission_minor_check check (commission_minor >= 0),
  constraint capture_commission_vat_minor_check check (commission_vat_minor >= 0)
);
create index capture_by_time on capture (merchant_id, captured_at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table card (
  merchant_id text not null,
  id text not null,
  nickname text not null,
  currency text not null,
  status text not null,
  limit_minor bigint not null,
  month text not null,
  spent_minor bigint not null default 0,
  issuer_id text,
  last4 text not null default '',
  expires_on date,
  frozen_by text,
  frozen_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  constraint card_pkey primary key (merchant_id, id),
  constraint card_created_by_fkey foreign key (created_by) references person(id),
  constraint card_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint card_cancelled check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint card_frozen check ((status = 'frozen') = (frozen_by is not null)),
  constraint card_frozen_by_check check (frozen_by in ('merchant', 'staff')),
  constraint card_frozen_reason_check check (length(frozen_reason) <= 300),
  constraint card_last4_check check (last4 ~ '^(\d{4})?$'),
  constraint card_limit_minor_check check (limit_minor > 0),
  constraint card_made check ((status in ('ordered', 'cancelled')) or issuer_id is not null and last4 <> '' and expires_on is not null),
  constraint card_month_check check (month ~ '^\d{4}-\d{2}$'),
  constraint card_nickname_check check (length(nickname) >= 1 and length(nickname) <= 40),
  constraint card_spent_minor_check check (spent_minor >= 0),
  constraint card_status_check check (status in ('ordered', 'active', 'frozen', 'cancelled'))
);
create index card_by_issuer on card (issuer_id) where issuer_id is not null;
create unique index card_of_issuer on card (merchant_id, issuer_id) where issuer_id is not null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table card_charge (
  merchant_id text not null,
  id text not null,
  card_id text not null,
  issuer_id text not null,
  status text not null,
  source text not null,
  currency text not null,
  shop text not null default '',
  month text not null,
  amount_minor bigint not null,
  held_minor bigint not null,
  captured_minor bigint not null default 0,
  of_payout_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  declined_reason text,
  authorized_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint card_charge_pkey primary key (merchant_id, id),
  constraint card_charge_merchant_id_card_id_fkey foreign key (merchant_id, card_id) references card(merchant_id, id),
  constraint card_charge_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint card_charge_amount_minor_check check (amount_minor > 0),
  constraint card_charge_captured check ((captured_minor > 0) = (status in ('captured', 'refunded'))),
  constraint card_charge_captured_minor_check check (captured_minor >= 0),
  constraint card_charge_check check (of_payout_minor >= 0 and of_payout_minor <= captured_minor),
  constraint card_charge_check1 check (refunded_minor >= 0 and refunded_minor <= captured_minor),
  constraint card_charge_declined check ((status = 'declined') = (declined_reason is not null)),
  constraint card_charge_declined_reason_check check (declined_reason in ('card_frozen', 'card_cancelled', 'program_suspended', 'payouts_held', 'other_currency', 'above_limit', 'not_enough')),
  constraint card_charge_held check (held_minor = 0 or (status in ('authorized', 'captured'))),
  constraint card_charge_held_minor_check check (held_minor >= 0),
  constraint card_charge_month_check check (month ~ '^\d{4}-\d{2}$'),
  constraint card_charge_shop_check check (length(shop) <= 120),
  constraint card_charge_source_check check (source in ('wallet', 'payout')),
  constraint card_charge_status_check check (status in ('authorized', 'declined', 'captured', 'released', 'refunded'))
);
create index card_charge_expiring on card_charge (expires_at) where held_minor > 0;
create index card_charge_newest on card_charge (merchant_id, card_id, authorized_at desc, id desc);
create unique index card_charge_of_issuer on card_charge (merchant_id, issuer_id);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table card_event (
  merchant_id text not null,
  id text not null,
  charge_id text not null,
  kind text not null,
  amount_minor bigint not null,
  answer text not null,
  at timestamptz not null,
  constraint card_event_pkey primary key (merchant_id, id),
  constraint card_event_merchant_id_charge_id_fkey foreign key (merchant_id, charge_id) references card_charge(merchant_id, id),
  constraint card_event_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint card_event_amount_minor_check check (amount_minor >= 0),
  constraint card_event_kind_check check (kind in ('authorization', 'capture', 'reversal', 'refund', 'expiry'))
);
create index card_event_of_charge on card_event (merchant_id, charge_id, at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table card_program (
  merchant_id text not null,
  id text not null,
  status text not null,
  limit_minor bigint not null default 0,
  applied_by text not null,
  applied_at timestamptz not null,
  reason text not null default '',
  decided_by text,
  decided_at timestamptz,
  proposed_limit_minor bigint,
  proposed_by text,
  proposed_at timestamptz,
  constraint card_program_pkey primary key (merchant_id, id),
  constraint card_program_applied_by_fkey foreign key (applied_by) references person(id),
  constraint card_program_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint card_program_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint card_program_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint card_program_limit_minor_check check (limit_minor >= 0),
  constraint card_program_proposed check (num_nulls(proposed_limit_minor, proposed_by, proposed_at) in (0, 3)),
  constraint card_program_proposed_limit_minor_check check (proposed_limit_minor >= 0),
  constraint card_program_reason_check check (length(reason) <= 300),
  constraint card_program_status_check check (status in ('applied', 'approved', 'declined', 'suspended'))
);
create unique index card_program_one on card_program (merchant_id);
create index card_program_waiting on card_program (applied_at) where status = 'applied';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table catalogue_product (
  merchant_id text not null,
  id text not null,
  status text not null,
  source text not null,
  source_id text not null,
  outside_id text not null,
  name_en text not null,
  name_ar text not null,
  price_minor bigint not null,
  currency text not null,
  stock integer,
  link text not null,
  picture_url text not null,
  picture_of text not null default '',
  picture_key text,
  search text not null,
  digest bytea not null,
  seen_by text not null,
  gone_at timestamptz,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  said_en text not null default '',
  said_ar text not null default '',
  constraint catalogue_product_pkey primary key (merchant_id, id),
  constraint catalogue_product_of_source unique (merchant_id, source_id, outside_id),
  constraint catalogue_product_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint catalogue_product_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint catalogue_product_check check (name_en <> '' or name_ar <> ''),
  constraint catalogue_product_check1 check (gone_at is null or status = 'rejected'),
  constraint catalogue_product_check2 check (status <> 'rejected' or decided_at is not null and said_en <> '' and said_ar <> ''),
  constraint catalogue_product_link_check check (length(link) <= 2000),
  constraint catalogue_product_name_ar_check check (length(name_ar) <= 200),
  constraint catalogue_product_name_en_check check (length(name_en) <= 200),
  constraint catalogue_product_outside_id_check check (length(outside_id) >= 1 and length(outside_id) <= 200),
  constraint catalogue_product_picture_url_check check (length(picture_url) <= 2000),
  constraint catalogue_product_price_minor_check check (price_minor >= 0),
  constraint catalogue_product_said_ar_check check (length(said_ar) <= 500),
  constraint catalogue_product_said_en_check check (length(said_en) <= 500),
  constraint catalogue_product_source_check check (source in ('platform', 'feed')),
  constraint catalogue_product_status_check check (status in ('visible', 'hidden', 'rejected')),
  constraint catalogue_product_stock_check check (stock >= 0)
);
create index catalogue_product_by_id on catalogue_product (id);
create index catalogue_product_listed on catalogue_product (merchant_id, added_at desc, id desc) where gone_at is null;
create index catalogue_product_newest on catalogue_product (changed_at desc, id desc) where gone_at is null;
create index catalogue_product_pictures on catalogue_product (merchant_id) where gone_at is null and picture_url <> '' and picture_url <> picture_of;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table catalogue_sync (
  merchant_id text not null,
  id text not null,
  source text not null,
  source_id text not null,
  status text not null,
  is_full boolean not null,
  asked_by text,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  cursor text,
  seen integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  skipped integer not null default 0,
  problems jsonb not null default '[]',
  failure text,
  constraint catalogue_sync_pkey primary key (merchant_id, id),
  constraint catalogue_sync_asked_by_fkey foreign key (asked_by) references person(id),
  constraint catalogue_sync_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint catalogue_sync_added_check check (added >= 0),
  constraint catalogue_sync_changed_check check (changed >= 0),
  constraint catalogue_sync_check check ((ended_at is null) = (status = 'running')),
  constraint catalogue_sync_check1 check ((failure is null) = (status <> 'failed')),
  constraint catalogue_sync_failure_check check (failure in ('unreachable', 'refused_address', 'refused', 'not_found', 'too_large', 'too_slow', 'too_many_redirects', 'compressed', 'not_the_format', 'grant_ended', 'stopped')),
  constraint catalogue_sync_removed_check check (removed >= 0),
  constraint catalogue_sync_seen_check check (seen >= 0),
  constraint catalogue_sync_skipped_check check (skipped >= 0),
  constraint catalogue_sync_source_check check (source in ('platform', 'feed')),
  constraint catalogue_sync_status_check check (status in ('running', 'done', 'failed'))
);
create index catalogue_sync_of_source on catalogue_sync (merchant_id, source_id, started_at desc);
create unique index catalogue_sync_running on catalogue_sync (merchant_id, source_id) where status = 'running';
create index catalogue_sync_stuck on catalogue_sync (touched_at) where status = 'running';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table checkout_session (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  token_hash text not null,
  status text not null,
  language text not null,
  rejection text,
  success_url text,
  cancel_url text,
  failure_url text,
  code_phone text,
  codes_sent smallint not null default 0,
  confirmed_phone text,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  is_public boolean not null default false,
  constraint checkout_session_pkey primary key (merchant_id, id),
  constraint checkout_session_merchant_id_token_hash_key unique (merchant_id, token_hash),
  constraint checkout_session_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint checkout_session_language_check check (language in ('en', 'ar')),
  constraint checkout_session_status_check check (status in ('created', 'approved', 'rejected', 'expired', 'cancelled'))
);
create index checkout_session_by_token on checkout_session (token_hash);
create index checkout_session_newest on checkout_session (merchant_id, created_at desc);
create index checkout_session_of on checkout_session (merchant_id, order_id);
create index checkout_session_open on checkout_session (expires_at) where status = 'created';

-- daftar_app may select, update
create table clock_offset (
  only_row boolean not null default true,
  offset_ms bigint not null default 0,
  moved_at timestamptz,
  moved_from timestamptz,
  moved_to timestamptz,
  constraint clock_offset_pkey primary key (only_row),
  constraint clock_offset_offset_ms_check check (offset_ms >= 0),
  constraint clock_offset_only_row_check check (only_row)
);
create trigger clock_moves_forward before update on clock_offset for each row execute function clock_moves_forward();

-- daftar_app may delete, insert, select, update
create table code_counter (
  identity bytea not null,
  hour_from timestamptz not null,
  hour_sends integer not null,
  day_from timestamptz not null,
  day_sends integer not null,
  tries integer not null default 0,
  last_try_at timestamptz,
  tries_day_from timestamptz,
  day_tries integer not null default 0,
  tries_in_a_row integer not null default 0,
  wait_until timestamptz,
  constraint code_counter_pkey primary key (identity)
);
create index code_counter_by_age on code_counter (day_from);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table commission_term (
  merchant_id text not null,
  id text not null,
  store_id text,
  product text,
  valid_from date not null,
  valid_until date,
  percent_hundredths integer not null,
  fixed_minor bigint not null default 0,
  created_at timestamptz not null,
  constraint commission_term_pkey primary key (merchant_id, id),
  constraint commission_term_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint commission_term_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint commission_term_check check (valid_until is null or valid_until >= valid_from),
  constraint commission_term_fixed_minor_check check (fixed_minor >= 0),
  constraint commission_term_percent_hundredths_check check (percent_hundredths >= 0 and percent_hundredths <= 10000)
);
create index commission_term_of on commission_term (merchant_id, store_id, product, valid_from);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table contract_paper (
  merchant_id text not null,
  contract_id text not null,
  number text not null,
  signatory_name text not null,
  signatory_email text not null,
  contents jsonb not null,
  document_key text not null,
  document_sha256 text not null,
  token_hash text not null,
  drawn_at timestamptz not null,
  letter_at timestamptz not null,
  terms_accepted_at timestamptz,
  terms_accepted_by text,
  evidence jsonb,
  countersigned_by text,
  countersigned_name text,
  sealed_key text,
  sealed_status text,
  constraint contract_paper_pkey primary key (merchant_id, contract_id),
  constraint contract_paper_countersigned_by_fkey foreign key (countersigned_by) references staff(id),
  constraint contract_paper_merchant_id_contract_id_fkey foreign key (merchant_id, contract_id) references merchant_contract(merchant_id, id),
  constraint contract_paper_terms_accepted_by_fkey foreign key (terms_accepted_by) references person(id),
  constraint contract_paper_check check ((terms_accepted_at is null) = (terms_accepted_by is null)),
  constraint contract_paper_check1 check ((sealed_key is null) = (sealed_status is null)),
  constraint contract_paper_sealed_status_check check (sealed_status in ('signed', 'completed'))
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table contributed_movement (
  merchant_id text not null,
  id text not null,
  order_id text,
  currency text not null,
  amount_minor bigint not null,
  note text not null default '',
  at timestamptz not null,
  kind text not null,
  constraint contributed_movement_pkey primary key (merchant_id, id),
  constraint contributed_movement_order foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint contributed_movement_amount check (amount_minor <> 0),
  constraint contributed_movement_kind check (kind = any (payout_line_kinds()))
);
create index contributed_movement_by_time on contributed_movement (merchant_id, at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table conversation_draft (
  merchant_id text not null,
  thread_id text not null,
  writer_id text not null,
  body text not null,
  saved_at timestamptz not null,
  constraint conversation_draft_pkey primary key (merchant_id, thread_id, writer_id),
  constraint conversation_draft_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint conversation_draft_body_check check (length(body) <= 2000)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table conversation_message (
  merchant_id text not null,
  thread_id text not null,
  seq integer not null,
  id text not null,
  author_kind text not null,
  author_id text not null,
  body text not null,
  file_ids text[] not null default '{}',
  is_note boolean not null default false,
  at timestamptz not null,
  constraint conversation_message_pkey primary key (merchant_id, thread_id, seq),
  constraint conversation_message_merchant_id_thread_id_id_key unique (merchant_id, thread_id, id),
  constraint conversation_message_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint conversation_message_author_kind_check check (author_kind in ('merchant', 'staff', 'system')),
  constraint conversation_message_body_check check (length(body) <= 2000),
  constraint conversation_message_check check (not is_note or author_kind = 'staff'),
  constraint conversation_message_seq_check check (seq >= 1)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table conversation_reader (
  merchant_id text not null,
  thread_id text not null,
  reader_kind text not null,
  reader_id text not null,
  seq integer not null,
  at timestamptz not null,
  constraint conversation_reader_pkey primary key (merchant_id, thread_id, reader_kind, reader_id),
  constraint conversation_reader_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint conversation_reader_reader_kind_check check (reader_kind in ('merchant', 'staff'))
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table cycle_change (
  merchant_id text not null,
  id text not null,
  cycle text not null,
  valid_from date not null,
  requested_by text not null,
  requested_at timestamptz not null,
  constraint cycle_change_pkey primary key (merchant_id, id),
  constraint cycle_change_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint cycle_change_cycle_check check (cycle in ('weekly', 'flexible'))
);
create index cycle_change_of on cycle_change (merchant_id, valid_from desc, requested_at desc, id desc);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table debit (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  mandate_id text not null,
  repayment_id text not null,
  attempt integer not null,
  status text not null,
  currency text not null,
  amount_minor bigint not null,
  carried_minor bigint not null default 0,
  repaid_minor bigint not null default 0,
  presented_on date not null,
  retry_on date,
  received_on date,
  received_reference text not null default '',
  bank_reference text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  chased_on date,
  recovered_minor bigint not null default 0,
  constraint debit_pkey primary key (merchant_id, id),
  constraint debit_merchant_id_repayment_id_attempt_key unique (merchant_id, repayment_id, attempt),
  constraint debit_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint debit_merchant_id_mandate_id_fkey foreign key (merchant_id, mandate_id) references mandate(merchant_id, id),
  constraint debit_merchant_id_repayment_id_fkey foreign key (merchant_id, repayment_id) references repayment(merchant_id, id),
  constraint debit_amount_minor_check check (amount_minor > 0),
  constraint debit_attempt_check check (attempt in (1, 2)),
  constraint debit_check check (carried_minor >= 0 and carried_minor <= amount_minor),
  constraint debit_check1 check (repaid_minor >= 0 and repaid_minor <= amount_minor),
  constraint debit_recovered_check check (recovered_minor >= 0 and (repaid_minor + recovered_minor) <= amount_minor),
  constraint debit_status_check check (status in ('pending', 'paid', 'failed', 'unanswered', 'returned'))
);
create index debit_in_flight on debit (merchant_id, advance_id) where status = 'pending';
create index debit_listed on debit ((status = 'pending') desc, created_at desc, id desc);
create unique index debit_open on debit (merchant_id, repayment_id) where status = 'pending';
create index debit_retry on debit (retry_on) where retry_on is not null;
create index debit_to_chase on debit (currency, presented_on) where status = 'pending' and chased_on is null;

-- row security by the policies below; daftar_app may delete, insert, select, update
create table dev_message (
  id text not null,
  channel text not null,
  recipient text not null,
  subject text,
  text text not null,
  html text,
  code text,
  attachments jsonb not null default '[]',
  at timestamptz not null,
  constraint dev_message_pkey primary key (id),
  constraint dev_message_channel_check check (channel in ('email', 'sms'))
);
create index dev_message_newest on dev_message (at desc, id desc);
create policy adding on dev_message for insert with check (true);
create policy reach on dev_message using (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table dispute (
  merchant_id text not null,
  id text not null,
  number text not null default 'D-' || nextval('dispute_number'),
  order_id text not null,
  store_id text not null,
  currency text not null,
  type text not null,
  status text not null,
  source text not null,
  source_reference text,
  disputed_minor bigint not null,
  shopper_comment text not null default '',
  created_at timestamptz not null,
  respond_by timestamptz not null,
  reminded smallint not null default 0,
  answer jsonb,
  answer_saved_at timestamptz,
  answer_saved_by text not null default '',
  challenge jsonb,
  challenged_at timestamptz,
  challenge_sent_by text,
  proposal jsonb,
  proposed_by text,
  proposed_at timestamptz,
  verdict jsonb,
  decided_by text not null default '',
  ending text,
  refunded_minor bigint,
  resolved_at timestamptz,
  claim_hash text,
  claimed_items jsonb not null default '[]',
  shopper_language text,
  answer_version integer not null default 0,
  constraint dispute_pkey primary key (merchant_id, id),
  constraint dispute_merchant_id_number_key unique (merchant_id, number),
  constraint dispute_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint dispute_order foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint dispute_answer check ((answer is null) = (answer_saved_at is null)),
  constraint dispute_challenge check ((challenge is null) = (challenged_at is null) and (challenge is null) = (challenge_sent_by is null)),
  constraint dispute_challenge_sent_by_check check (challenge_sent_by in ('merchant', 'deadline', 'api')),
  constraint dispute_challenged check (challenge is not null or (status not in ('arbitration', 'declined'))),
  constraint dispute_disputed_minor_check check (disputed_minor > 0),
  constraint dispute_ending check ((resolved_at is null) = (ending is null)),
  constraint dispute_ending_check check (ending in ('merchant', 'deadline', 'arbiter', 'withdrawn')),
  constraint dispute_proposal check ((proposal is null) = (proposed_by is null) and (proposal is null) = (proposed_at is null) and (proposal is null or status = 'arbitration')),
  constraint dispute_refund_size check (refunded_minor > 0 and refunded_minor <= disputed_minor),
  constraint dispute_refunded check ((status = 'approved') = (refunded_minor is not null)),
  constraint dispute_reminded_check check (reminded >= 0 and reminded <= 2),
  constraint dispute_resolved check ((status in ('pending', 'arbitration')) = (resolved_at is null)),
  constraint dispute_shopper_comment_check check (length(shopper_comment) <= 1000),
  constraint dispute_shopper_language_check check (shopper_language in ('en', 'ar')),
  constraint dispute_source_check check (source in ('shopper', 'desk', 'provider')),
  constraint dispute_status_check check (status in ('pending', 'declined', 'cancelled', 'approved', 'arbitration')),
  constraint dispute_type_check check (type in ('identity_theft', 'not_delivered', 'product_issue', 'unreceived_refund'))
);
create index dispute_by_claim on dispute (claim_hash) where claim_hash is not null;
create index dispute_by_order on dispute (merchant_id, order_id, created_at desc);
create unique index dispute_by_reference on dispute (merchant_id, source_reference) where source_reference is not null;
create index dispute_by_time on dispute (merchant_id, created_at desc, id desc);
create unique index dispute_one_active on dispute (merchant_id, order_id) where status in ('pending', 'arbitration');
create index dispute_queue on dispute (respond_by, id) where status in ('pending', 'arbitration');
create index dispute_waiting on dispute (respond_by) where status = 'pending';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table dispute_file (
  merchant_id text not null,
  dispute_id text not null,
  file_id text not null,
  side text not null,
  item text,
  name text not null,
  size_bytes bigint not null,
  content_type text not null,
  added_at timestamptz not null,
  constraint dispute_file_pkey primary key (merchant_id, dispute_id, file_id),
  constraint dispute_file_dispute foreign key (merchant_id, dispute_id) references dispute(merchant_id, id),
  constraint dispute_file_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint dispute_file_item_check check (item in ('proof', 'description', 'messages')),
  constraint dispute_file_side_check check (side in ('merchant', 'shopper'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table envelope (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  token_hash text not null,
  status text not null,
  title text not null,
  contents jsonb not null,
  signer_name text not null,
  signer_email text not null,
  signer_phone text not null,
  document_key text not null,
  document_sha256 text not null,
  signed_document_key text,
  evidence jsonb,
  declined_reason text not null default '',
  service text not null default 'embedded',
  external_id text not null default '',
  external_address text not null default '',
  reminders integer not null default 0,
  sent_at timestamptz not null,
  viewed_at timestamptz,
  signed_at timestamptz,
  expires_at timestamptz not null,
  is_sealed boolean not null default false,
  letters_again integer not null default 0,
  letter_again_at timestamptz,
  constraint envelope_pkey primary key (merchant_id, id),
  constraint envelope_merchant_id_token_hash_key unique (merchant_id, token_hash),
  constraint envelope_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references application(merchant_id, id),
  constraint envelope_letters_again_check check (letters_again >= 0),
  constraint envelope_service_check check (service in ('embedded', 'docuseal', 'documenso')),
  constraint envelope_status_check check (status in ('sent', 'viewed', 'signed', 'declined', 'expired'))
);
create index envelope_by_external on envelope (service, external_id) where external_id <> '';
create index envelope_by_token on envelope (token_hash);
create index envelope_clear on envelope (merchant_id, id) where not is_sealed;
create unique index envelope_external on envelope (merchant_id, service, external_id) where external_id <> '';
create unique index envelope_open on envelope (merchant_id, application_id) where status in ('sent', 'viewed', 'signed');
create index envelope_open_by_age on envelope (sent_at) where status in ('sent', 'viewed');

-- daftar_app may delete, insert, select, update; daftar_report may select
create table experiment_proposal (
  name text not null,
  country text not null,
  percent integer,
  from_percent integer,
  proposed_by text not null,
  proposed_at timestamptz not null,
  constraint experiment_proposal_pkey primary key (name, country),
  constraint experiment_proposal_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint experiment_proposal_country_check check (country = 'all' or country ~ '^[A-Z]{3}$'),
  constraint experiment_proposal_from_percent_check check (from_percent >= 0 and from_percent <= 100),
  constraint experiment_proposal_percent_check check (percent >= 0 and percent <= 100)
);

-- daftar_app may delete, insert, select, update; daftar_report may select
create table experiment_rule (
  name text not null,
  country text not null,
  percent integer not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint experiment_rule_pkey primary key (name, country),
  constraint experiment_rule_changed_by_fkey foreign key (changed_by) references staff(id),
  constraint experiment_rule_country_check check (country = 'all' or country ~ '^[A-Z]{3}$'),
  constraint experiment_rule_percent_check check (percent >= 0 and percent <= 100)
);
create trigger tell_access after insert or delete or update on experiment_rule for each statement execute function tell_access_of_all();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table file_hold (
  merchant_id text not null,
  id text not null,
  file_id text,
  reason text not null,
  note text not null,
  placed_by text not null,
  placed_at timestamptz not null,
  released_by text,
  released_at timestamptz,
  release_note text not null default '',
  constraint file_hold_pkey primary key (merchant_id, id),
  constraint file_hold_merchant_id_file_id_fkey foreign key (merchant_id, file_id) references stored_file(merchant_id, id),
  constraint file_hold_placed_by_fkey foreign key (placed_by) references staff(id),
  constraint file_hold_released_by_fkey foreign key (released_by) references staff(id),
  constraint file_hold_check check ((released_at is null) = (released_by is null)),
  constraint file_hold_reason_check check (reason in ('legal_claim', 'authority_order', 'fraud_investigation', 'complaint'))
);
create unique index file_hold_in_force on file_hold (merchant_id, coalesce(file_id, '')) where released_at is null;

-- row security by merchant; daftar_app may delete, insert, select, update
create table file_key (
  merchant_id text not null,
  file_id text not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  constraint file_key_pkey primary key (merchant_id, file_id)
);

-- daftar_app may delete, insert, select, update
create table first_filling (
  only_row boolean not null default true,
  begun_at timestamptz not null default now(),
  constraint first_filling_pkey primary key (only_row),
  constraint first_filling_only_row_check check (only_row)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table former_admin (
  merchant_id text not null,
  person_id text not null,
  until timestamptz not null,
  constraint former_admin_pkey primary key (merchant_id, person_id),
  constraint former_admin_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint former_admin_person_id_fkey foreign key (person_id) references person(id)
);
create index former_admin_by_age on former_admin (until);

-- daftar_app may delete, insert, select, update
create table former_contact (
  person_id text not null,
  factor text not null,
  contact text not null,
  until timestamptz not null,
  constraint former_contact_pkey primary key (person_id, factor, contact),
  constraint former_contact_person_id_fkey foreign key (person_id) references person(id),
  constraint former_contact_factor_check check (factor in ('email', 'phone'))
);
create index former_contact_by_age on former_contact (until);

-- daftar_app may delete, insert, select, update
create table idempotency_key (
  actor_id text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  state text not null default 'running',
  status integer,
  body jsonb,
  at timestamptz not null,
  constraint idempotency_key_pkey primary key (actor_id, route, key),
  constraint idempotency_key_check check ((state = 'done') = (status is not null)),
  constraint idempotency_key_key_check check (length(key) >= 1 and length(key) <= 255),
  constraint idempotency_key_state_check check (state in ('running', 'done', 'failed'))
);
create index idempotency_key_by_age on idempotency_key (at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table integration (
  merchant_id text not null,
  platform text,
  keys_copied_at timestamptz,
  changed_at timestamptz not null,
  constraint integration_pkey primary key (merchant_id),
  constraint integration_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id)
);

-- daftar_app may delete, insert, select, update
create table job_worker (
  worker_id text not null,
  seen_at timestamptz not null,
  constraint job_worker_pkey primary key (worker_id)
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table kept_paper (
  merchant_id text not null,
  kind text not null,
  subject text not null,
  format text not null,
  storage_key text not null,
  sha256 text not null,
  size_bytes integer not null,
  kept_at timestamptz not null,
  constraint kept_paper_pkey primary key (merchant_id, kind, subject, format),
  constraint kept_paper_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint kept_paper_format_check check (format in ('pdf', 'xml')),
  constraint kept_paper_kind_check check (kind in ('payout_invoice', 'fee_invoice', 'credit_note', 'statement')),
  constraint kept_paper_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint kept_paper_size_bytes_check check (size_bytes >= 1 and size_bytes <= 16777216),
  constraint kept_paper_storage_key_check check (length(storage_key) >= 1 and length(storage_key) <= 100),
  constraint kept_paper_subject_check check (length(subject) >= 1 and length(subject) <= 200)
);

-- daftar_app may delete, insert, select, update
create table known_device (
  token_hash bytea not null,
  subject_id text not null,
  expires_at timestamptz not null,
  constraint known_device_pkey primary key (token_hash, subject_id)
);
create index known_device_by_age on known_device (expires_at);
create index known_device_by_subject on known_device (subject_id);

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table ledger_balance (
  merchant_id text not null,
  account text not null,
  currency text not null,
  balance_minor bigint not null,
  constraint ledger_balance_pkey primary key (merchant_id, account, currency),
  constraint ledger_balance_merchant_id_fkey foreign key (merchant_id) references ledger_chain(merchant_id)
);
create index ledger_balance_by_account on ledger_balance (account text_pattern_ops, currency, merchant_id);
create trigger wallet_overdrawn after insert or update on ledger_balance for each row when (new.account ~~ 'wallet:%' and new.balance_minor > 0) execute function wallet_overdrawn();

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table ledger_chain (
  merchant_id text not null,
  last_number bigint not null default 0,
  last_hash bytea not null default '\x',
  constraint ledger_chain_pkey primary key (merchant_id)
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table ledger_posting (
  merchant_id text not null,
  transaction_id text not null,
  line integer not null,
  account text not null,
  currency text not null,
  amount_minor bigint not null,
  constraint ledger_posting_pkey primary key (merchant_id, transaction_id, line),
  constraint ledger_posting_merchant_id_transaction_id_fkey foreign key (merchant_id, transaction_id) references ledger_transaction(merchant_id, id),
  constraint ledger_posting_account_check check (account ~ '^[a-z0-9_:.-]{1,160}$'),
  constraint ledger_posting_amount_minor_check check (amount_minor <> 0),
  constraint ledger_posting_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint ledger_posting_line_check check (line > 0)
);
create index ledger_posting_by_account on ledger_posting (merchant_id, account, currency);
create constraint trigger ledger_balanced after insert on ledger_posting deferrable initially deferred for each row execute function ledger_check_balanced();

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table ledger_transaction (
  merchant_id text not null,
  id text not null,
  number bigint not null,
  kind text not null,
  reference text not null,
  at timestamptz not null,
  memo text,
  reverses text,
  lines integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  recorded_at timestamptz not null default now(),
  constraint ledger_transaction_pkey primary key (merchant_id, id),
  constraint ledger_transaction_merchant_id_kind_reference_key unique (merchant_id, kind, reference),
  constraint ledger_transaction_merchant_id_number_key unique (merchant_id, number),
  constraint ledger_transaction_merchant_id_fkey foreign key (merchant_id) references ledger_chain(merchant_id),
  constraint ledger_transaction_merchant_id_reverses_fkey foreign key (merchant_id, reverses) references ledger_transaction(merchant_id, id),
  constraint ledger_transaction_kind_check check (length(kind) >= 1 and length(kind) <= 80),
  constraint ledger_transaction_lines_check check (lines >= 2),
  constraint ledger_transaction_number_check check (number > 0),
  constraint ledger_transaction_reference_check check (length(reference) >= 1 and length(reference) <= 200)
);
create index ledger_transaction_by_kind on ledger_transaction (kind, at desc, merchant_id desc, number desc);
create index ledger_transaction_by_reference on ledger_transaction (reference, merchant_id);
create index ledger_transaction_by_time on ledger_transaction (merchant_id, at desc, number desc);
create index ledger_transaction_newest on ledger_transaction (at desc, merchant_id desc, number desc);
create unique index ledger_transaction_reversed_once on ledger_transaction (merchant_id, reverses) where reverses is not null;
create constraint trigger ledger_balanced after insert on ledger_transaction deferrable initially deferred for each row execute function ledger_check_balanced();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table legal_entity (
  merchant_id text not null,
  id text not null,
  status text not null,
  country text not null,
  legal_company_name text not null,
  legal_address text not null,
  commercial_registration_number text not null,
  tax_number text,
  iban text not null,
  bank_name text not null,
  licence_file_id text,
  licence_expires_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  suspended_at timestamptz,
  confirmed_at timestamptz,
  company jsonb,
  constraint legal_entity_pkey primary key (merchant_id, id),
  constraint legal_entity_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint legal_entity_status_check check (status in ('active', 'pending_info', 'suspending', 'suspended', 'in_review', 'rejected')),
  constraint legal_entity_suspended_check check (status <> 'suspended' or suspended_at is not null),
  constraint legal_entity_tax_number_check check (length(tax_number) >= 3 and length(tax_number) <= 40),
  constraint legal_entity_version_check check (version > 0)
);
create index legal_entity_expiry on legal_entity (licence_expires_on) where licence_expires_on is not null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table legal_entity_notice (
  merchant_id text not null,
  legal_entity_id text not null,
  expires_on date not null,
  notice text not null,
  told_at timestamptz not null,
  constraint legal_entity_notice_pkey primary key (merchant_id, legal_entity_id, expires_on, notice),
  constraint legal_entity_notice_merchant_id_legal_entity_id_fkey foreign key (merchant_id, legal_entity_id) references legal_entity(merchant_id, id),
  constraint legal_entity_notice_notice_check check (notice in ('days_30', 'days_14', 'days_3', 'expired', 'suspended'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table legal_entity_owner_notice (
  merchant_id text not null,
  legal_entity_id text not null,
  owner_id text not null,
  expires_on date not null,
  notice text not null,
  told_at timestamptz not null,
  constraint legal_entity_owner_notice_pkey primary key (merchant_id, legal_entity_id, owner_id, expires_on, notice),
  constraint legal_entity_owner_notice_merchant_id_legal_entity_id_fkey foreign key (merchant_id, legal_entity_id) references legal_entity(merchant_id, id),
  constraint legal_entity_owner_notice_notice_check check (notice in ('days_30', 'days_14', 'days_3', 'expired')),
  constraint legal_entity_owner_notice_owner_id_check check (length(owner_id) >= 1 and length(owner_id) <= 64)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table legal_entity_update (
  merchant_id text not null,
  id text not null,
  original_legal_entity_id text not null,
  status text not null,
  version integer not null default 1,
  is_first boolean not null default false,
  document jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_by text,
  submitted_at timestamptz,
  deadline_at timestamptz,
  rounds integer not null default 0,
  taken_by text,
  taken_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  before jsonb,
  reasons text[] not null default '{}',
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  constraint legal_entity_update_pkey primary key (merchant_id, id),
  constraint legal_entity_update_created_by_fkey foreign key (created_by) references person(id),
  constraint legal_entity_update_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint legal_entity_update_merchant_id_original_legal_entity_id_fkey foreign key (merchant_id, original_legal_entity_id) references legal_entity(merchant_id, id),
  constraint legal_entity_update_submitted_by_fkey foreign key (submitted_by) references person(id),
  constraint legal_entity_update_taken_by_fkey foreign key (taken_by) references staff(id),
  constraint legal_entity_update_check check ((decided_at is null) = (decided_by is null)),
  constraint legal_entity_update_rounds_check check (rounds >= 0),
  constraint legal_entity_update_status_check check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'rejected')),
  constraint legal_entity_update_version_check check (version > 0)
);
create index legal_entity_update_by_id on legal_entity_update (id);
create index legal_entity_update_due on legal_entity_update (deadline_at) where deadline_at is not null;
create unique index legal_entity_update_open on legal_entity_update (merchant_id, original_legal_entity_id) where status in ('draft', 'in_review', 'changes_requested');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table legal_entity_update_round (
  merchant_id text not null,
  update_id text not null,
  round integer not null,
  before jsonb not null,
  asked_by text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint legal_entity_update_round_pkey primary key (merchant_id, update_id, round),
  constraint legal_entity_update_round_asked_by_fkey foreign key (asked_by) references staff(id),
  constraint legal_entity_update_round_merchant_id_update_id_fkey foreign key (merchant_id, update_id) references legal_entity_update(merchant_id, id),
  constraint legal_entity_update_round_round_check check (round >= 1)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table location (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  name text not null,
  name_ar text not null,
  address text not null,
  city text not null,
  country text not null,
  map_link text,
  phone text,
  pos_id text,
  is_hidden boolean not null default false,
  hours jsonb not null,
  import_id text,
  version integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint location_pkey primary key (merchant_id, id),
  constraint location_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint location_merchant_id_import_id_fkey foreign key (merchant_id, import_id) references location_import(merchant_id, id),
  constraint location_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint location_address_check check (length(address) >= 1 and length(address) <= 200),
  constraint location_city_check check (length(city) >= 1 and length(city) <= 60),
  constraint location_country_check check (country in ('SAU', 'ARE', 'BHR', 'KWT', 'EGY', 'QAT')),
  constraint location_hours_check check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  constraint location_map_link_check check (length(map_link) >= 1 and length(map_link) <= 500),
  constraint location_name_ar_check check (length(name_ar) >= 1 and length(name_ar) <= 80),
  constraint location_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint location_phone_check check (length(phone) >= 3 and length(phone) <= 16),
  constraint location_pos_id_check check (length(pos_id) >= 1 and length(pos_id) <= 40),
  constraint location_version_check check (version > 0)
);
create index location_by_import on location (merchant_id, import_id) where import_id is not null;
create index location_by_store on location (merchant_id, store_id);
create unique index location_pos_id on location (merchant_id, pos_id) where removed_at is null;
create index location_removed on location (removed_at) where removed_at is not null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table location_import (
  merchant_id text not null,
  id text not null,
  by_person text not null,
  at timestamptz not null,
  added integer not null,
  undone_at timestamptz,
  constraint location_import_pkey primary key (merchant_id, id),
  constraint location_import_by_person_fkey foreign key (by_person) references person(id),
  constraint location_import_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint location_import_added_check check (added > 0)
);
create index location_import_by_person on location_import (by_person);
create index location_import_by_time on location_import (merchant_id, at desc);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table mandate (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  status text not null,
  phone text not null,
  iban text not null,
  token_hash text not null,
  address_round integer not null default 0,
  sms_sent integer not null default 0,
  sms_sent_at timestamptz,
  bank_reference text not null default '',
  created_at timestamptz not null,
  signed_at timestamptz,
  decided_at timestamptz,
  ended_reason text not null default '',
  wording jsonb,
  constraint mandate_pkey primary key (merchant_id, id),
  constraint mandate_merchant_id_token_hash_key unique (merchant_id, token_hash),
  constraint mandate_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint mandate_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint mandate_address_round_check check (address_round >= 0),
  constraint mandate_sms_sent_check check (sms_sent >= 0 and sms_sent <= 4),
  constraint mandate_status_check check (status in ('created', 'pending', 'waiting_for_bank_approval', 'active', 'rejected', 'error', 'canceled', 'closed'))
);
create index mandate_by_token on mandate (token_hash);
create index mandate_listed on mandate (created_at desc, id desc);
create unique index mandate_open on mandate (merchant_id, advance_id) where status in ('created', 'pending', 'waiting_for_bank_approval', 'active');
create index mandate_pending on mandate (sms_sent_at) where status in ('created', 'pending');

-- row security by the policies below; daftar_app may delete, insert, select, update
create table master_key (
  id text not null,
  sealed_root bytea not null,
  made_at timestamptz not null default now(),
  constraint master_key_pkey primary key (id)
);
create policy adding on master_key for insert with check (true);
create policy reach on master_key using (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table membership (
  merchant_id text not null,
  person_id text not null,
  role text not null,
  store_ids text[],
  created_at timestamptz not null,
  disabled_at timestamptz,
  ads_only boolean not null default false,
  ads_ops boolean not null default false,
  ads_inviter boolean not null default false,
  constraint membership_pkey primary key (merchant_id, person_id),
  constraint membership_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint membership_person_id_fkey foreign key (person_id) references person(id),
  constraint membership_ads_only check (not ads_only or role = 'sales_manager' and not ads_ops),
  constraint membership_role_check check (role in ('workspace_admin', 'settlements', 'supervisor', 'sales_manager'))
);
create index membership_by_person on membership (person_id);
create trigger keep_an_admin_changed after update of role, disabled_at on membership for each row when (old.role = 'workspace_admin' and old.disabled_at is null and (new.role <> 'workspace_admin' or new.disabled_at is not null)) execute function keep_an_admin();
create trigger keep_an_admin_deleted after delete on membership for each row when (old.role = 'workspace_admin' and old.disabled_at is null) execute function keep_an_admin();
create trigger tell_access after insert or delete or update on membership for each row execute function tell_access_change('person_id');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table merchant (
  merchant_id text not null,
  name text not null,
  name_ar text not null,
  country text not null,
  currency text not null,
  payout_cycle text not null default 'weekly',
  commission_hundredths integer not null default 0,
  commission_fixed_minor bigint not null default 0,
  vat_percent integer not null default 0,
  has_virtual_cards boolean not null default false,
  has_locations boolean not null default false,
  sandbox_of text,
  suspended_at timestamptz,
  created_at timestamptz not null,
  platform text,
  organization_id text,
  constraint merchant_pkey primary key (merchant_id),
  constraint merchant_check check (sandbox_of <> merchant_id),
  constraint merchant_commission_fixed_minor_check check (commission_fixed_minor >= 0),
  constraint merchant_commission_hundredths_check check (commission_hundredths >= 0 and commission_hundredths <= 10000),
  constraint merchant_organization_id_check check (length(organization_id) >= 1 and length(organization_id) <= 64),
  constraint merchant_payout_cycle_check check (payout_cycle in ('weekly', 'flexible')),
  constraint merchant_platform_check check (length(platform) >= 1 and length(platform) <= 60),
  constraint merchant_vat_percent_check check (vat_percent >= 0 and vat_percent <= 100)
);
create index merchant_newest on merchant (created_at desc, merchant_id desc);
create trigger tell_access after update on merchant for each row execute function tell_access_change('merchant_id');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table merchant_contact (
  merchant_id text not null,
  id text not null,
  purpose text not null,
  name text not null,
  email text not null,
  phone text,
  language text not null,
  token_hash text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint merchant_contact_pkey primary key (merchant_id, id),
  constraint merchant_contact_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint merchant_contact_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint merchant_contact_language_check check (language in ('en', 'ar')),
  constraint merchant_contact_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint merchant_contact_phone_check check (length(phone) >= 3 and length(phone) <= 16),
  constraint merchant_contact_purpose_check check (purpose in ('finance', 'technical', 'operations', 'marketing')),
  constraint merchant_contact_version_check check (version > 0)
);
create index merchant_contact_by_token on merchant_contact (token_hash);
create unique index merchant_contact_email on merchant_contact (merchant_id, purpose, lower(email));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table merchant_contract (
  merchant_id text not null,
  id text not null,
  status text not null default 'none',
  sent_at timestamptz,
  signed_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  constraint merchant_contract_pkey primary key (merchant_id, id),
  constraint merchant_contract_merchant_id_key unique (merchant_id),
  constraint merchant_contract_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint merchant_contract_check check (sent_at is null or status <> 'none'),
  constraint merchant_contract_check1 check (signed_at is null or (status in ('signed', 'completed'))),
  constraint merchant_contract_check2 check ((status = 'completed') = (completed_at is not null)),
  constraint merchant_contract_status_check check (status in ('none', 'sent', 'signed', 'completed'))
);
create index merchant_contract_signed on merchant_contract (signed_at) where status = 'signed';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table merchant_experiment (
  merchant_id text not null,
  name text not null,
  enabled boolean not null,
  changed_at timestamptz not null,
  constraint merchant_experiment_pkey primary key (merchant_id, name),
  constraint merchant_experiment_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id)
);
create trigger tell_access after insert or delete or update on merchant_experiment for each row execute function tell_access_change('merchant_id');

-- row security by merchant; daftar_app may delete, insert, select, update
create table merchant_key (
  merchant_id text not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  constraint merchant_key_pkey primary key (merchant_id)
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table merchant_note (
  merchant_id text not null,
  id text not null,
  text text not null,
  author text not null,
  written_at timestamptz not null,
  constraint merchant_note_pkey primary key (merchant_id, id),
  constraint merchant_note_author_fkey foreign key (author) references staff(id),
  constraint merchant_note_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint merchant_note_text_check check (length(text) >= 3 and length(text) <= 2000)
);
create index merchant_note_newest on merchant_note (merchant_id, written_at desc, id desc);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table notification (
  merchant_id text not null,
  id text not null,
  person_id text not null,
  kind text not null,
  store_id text,
  heading_en text not null,
  heading_ar text not null,
  said_en text not null,
  said_ar text not null,
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notification_pkey primary key (merchant_id, id),
  constraint notification_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint notification_person_id_fkey foreign key (person_id) references person(id),
  constraint notification_check check (read_at >= created_at),
  constraint notification_path_check check (path = '' or path ~~ '/%')
);
create index notification_age on notification (created_at);
create index notification_of_person on notification (merchant_id, person_id, created_at desc, id desc);
create index notification_unread on notification (merchant_id, person_id) where read_at is null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table notification_choice (
  merchant_id text not null,
  person_id text not null,
  topic text not null,
  channel text not null,
  enabled boolean not null,
  changed_at timestamptz not null,
  constraint notification_choice_pkey primary key (merchant_id, person_id, topic, channel),
  constraint notification_choice_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint notification_choice_person_id_fkey foreign key (person_id) references person(id),
  constraint notification_choice_channel_check check (channel in ('email', 'inside'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table offer (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  form text not null default 'wizard',
  currency text not null,
  amount_minor bigint not null,
  tenor integer not null,
  repayment_rate_hundredths integer not null default 2200,
  fee_factor_hundredths integer not null default 150,
  discount_percent_hundredths integer not null default 0,
  tags text[] not null default '{}',
  pays_off_advance_id text,
  sized_on_minor bigint,
  made_by text not null default '',
  status text not null,
  withdrawn_by text not null default '',
  withdrawn_reason text not null default '',
  withdrawn_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  least_minor bigint,
  burden_percent_hundredths integer,
  burden_reason text not null default '',
  approved_by text not null default '',
  constraint offer_pkey primary key (merchant_id, id),
  constraint offer_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint offer_merchant_id_pays_off_advance_id_fkey foreign key (merchant_id, pays_off_advance_id) references advance(merchant_id, id),
  constraint offer_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint offer_amount_minor_check check (amount_minor > 0),
  constraint offer_burden_percent_hundredths_check check (burden_percent_hundredths >= 0),
  constraint offer_discount_percent_hundredths_check check (discount_percent_hundredths >= 0 and discount_percent_hundredths <= 10000),
  constraint offer_early_payoff check (pays_off_advance_id is null or ('early_payoff' = any (tags))),
  constraint offer_fee_factor_hundredths_check check (fee_factor_hundredths >= 0),
  constraint offer_form_check check (form in ('wizard', 'single_page')),
  constraint offer_heavy_by_two check (coalesce(burden_percent_hundredths, 0) <= 6000 or made_by <> 'job' and burden_reason <> '' and ((status in ('proposed', 'withdrawn')) or approved_by <> '' and approved_by <> made_by)),
  constraint offer_least_minor_check check (least_minor > 0),
  constraint offer_repayment_rate_hundredths_check check (repayment_rate_hundredths >= 1 and repayment_rate_hundredths <= 10000),
  constraint offer_status_check check (status in ('proposed', 'active', 'hidden', 'used', 'withdrawn', 'expired')),
  constraint offer_tags_check check (tags <@ array['full_revenue_flow', 'early_payoff', 'bank_statement_required', 'kyb_application']),
  constraint offer_tags_together check (not tags @> array['early_payoff', 'full_revenue_flow']),
  constraint offer_tenor_check check (tenor >= 4 and tenor <= 28 and (tenor % 4) = 0)
);
create index offer_expiring on offer (expires_at) where status = 'active';
create index offer_list on offer (created_at desc, id desc);
create unique index offer_of_job on offer (merchant_id, store_id, coalesce(pays_off_advance_id, '')) where made_by = 'job' and (status in ('active', 'hidden'));
create index offer_open on offer (merchant_id, status, expires_at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table onboarding_application (
  id text not null,
  person_id text not null,
  status text not null,
  steps text[] not null default '{}',
  created_at timestamptz not null,
  merchant_id text not null,
  constraint onboarding_application_pkey primary key (merchant_id, id),
  constraint onboarding_application_merchant unique (merchant_id),
  constraint onboarding_application_person_id_fkey foreign key (person_id) references person(id),
  constraint onboarding_application_status_check check (status in ('draft', 'partially_submitted', 'submitted', 'in_review', 'changes_requested', 'approved', 'declined'))
);
create index onboarding_application_by_id on onboarding_application (id);
create index onboarding_application_by_person on onboarding_application (person_id, created_at desc);
create trigger tell_access after insert or delete or update on onboarding_application for each row execute function tell_access_change('person_id');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table onboarding_form (
  merchant_id text not null,
  application_id text not null,
  version integer not null default 1,
  document jsonb not null,
  is_whole boolean not null default false,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  rounds integer not null default 0,
  reviewed_at timestamptz,
  taken_by text,
  taken_at timestamptz,
  proposal jsonb,
  proposed_by text,
  decided_by text,
  decided_at timestamptz,
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  business_name text not null default '',
  iban text not null default '',
  licence_number text not null default '',
  phone text not null default '',
  identity_numbers text[] not null default '{}',
  proposed_at timestamptz,
  constraint onboarding_form_pkey primary key (merchant_id, application_id),
  constraint onboarding_form_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint onboarding_form_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references onboarding_application(merchant_id, id),
  constraint onboarding_form_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint onboarding_form_taken_by_fkey foreign key (taken_by) references staff(id),
  constraint onboarding_form_check check ((proposal is null) = (proposed_by is null)),
  constraint onboarding_form_check1 check ((decided_at is null) = (decided_by is null)),
  constraint onboarding_form_rounds_check check (rounds >= 0),
  constraint onboarding_form_version_check check (version > 0)
);
create index onboarding_form_due on onboarding_form (deadline_at) where deadline_at is not null;
create index onboarding_form_iban on onboarding_form (iban) where iban <> '';
create index onboarding_form_licence on onboarding_form (licence_number) where licence_number <> '';
create index onboarding_form_people on onboarding_form using gin (identity_numbers);
create index onboarding_form_phone on onboarding_form (phone) where phone <> '';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table onboarding_round (
  merchant_id text not null,
  application_id text not null,
  round integer not null,
  before jsonb not null,
  asked_by text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint onboarding_round_pkey primary key (merchant_id, application_id, round),
  constraint onboarding_round_asked_by_fkey foreign key (asked_by) references staff(id),
  constraint onboarding_round_merchant_id_application_id_fkey foreign key (merchant_id, application_id) references onboarding_application(merchant_id, id),
  constraint onboarding_round_round_check check (round >= 1)
);

-- daftar_app may delete, insert, select, update
create table one_time_code (
  identity bytea not null,
  purpose text not null,
  asked_by text not null,
  hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_code_pkey primary key (identity, purpose),
  constraint one_time_code_purpose_check check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'account_phone_proof', 'contract', 'payment', 'part_link', 'claim'))
);
create index one_time_code_by_age on one_time_code (expires_at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table order_change (
  merchant_id text not null,
  id bigint not null generated always as identity,
  order_id text not null,
  store_id text not null,
  ordered_at timestamptz not null,
  shifts boolean not null,
  constraint order_change_pkey primary key (merchant_id, id),
  constraint order_change_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table order_detail (
  merchant_id text not null,
  order_id text not null,
  description text not null default '',
  tax_minor bigint not null default 0,
  shipping_minor bigint not null default 0,
  discount_minor bigint not null default 0,
  buyer jsonb not null default '{}',
  shipping_address jsonb not null default '{}',
  items jsonb not null default '[]',
  buyer_history jsonb not null default '{}',
  order_history jsonb not null default '[]',
  meta jsonb,
  attachment jsonb,
  constraint order_detail_pkey primary key (merchant_id, order_id),
  constraint order_detail_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id)
);
create index order_detail_ad_click on order_detail (merchant_id, (meta ->> 'ad_click')) where (meta ->> 'ad_click') is not null;

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table order_event (
  merchant_id text not null,
  order_id text not null,
  id text not null,
  kind text not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null default '',
  actor_name text not null default '',
  amount_minor bigint,
  detail jsonb not null default '{}',
  constraint order_event_pkey primary key (merchant_id, order_id, id),
  constraint order_event_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint order_event_actor_kind_check check (actor_kind in ('merchant', 'api', 'shopper', 'system', 'staff')),
  constraint order_event_kind_check check (kind in ('created', 'authorized', 'rejected', 'expired', 'captured', 'closed', 'cancelled', 'refunded', 'reference_changed', 'link_sent', 'link_opened', 'link_cancelled', 'capture_warning'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table orders (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  number text not null,
  status text not null default 'created',
  reference text not null default '',
  reference_key text generated always as (lower(reference)) stored,
  product text not null default 'installments',
  instalments smallint not null default 4,
  source text not null default 'web',
  currency text not null,
  amount_minor bigint not null,
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  shopper_name text not null,
  shopper_phone text,
  shopper_email text,
  created_at timestamptz not null,
  authorized_at timestamptz,
  captured_at timestamptz,
  closed_at timestamptz,
  expires_at timestamptz,
  warned_day smallint not null default 0,
  constraint orders_pkey primary key (merchant_id, id),
  constraint orders_merchant_id_number_key unique (merchant_id, number),
  constraint orders_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint orders_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint orders_amount_minor_check check (amount_minor > 0),
  constraint orders_captured_minor_check check (captured_minor >= 0),
  constraint orders_captured_within check (captured_minor <= amount_minor),
  constraint orders_instalments_check check (instalments >= 1 and instalments <= 60),
  constraint orders_reference_check check (length(reference) <= 255),
  constraint orders_refunded_minor_check check (refunded_minor >= 0),
  constraint orders_refunded_within check (refunded_minor <= captured_minor),
  constraint orders_shopper_email_check check (shopper_email = lower(shopper_email)),
  constraint orders_source_check check (source in ('web', 'link', 'pos')),
  constraint orders_status_check check (status in ('created', 'authorized', 'captured', 'partially_refunded', 'refunded', 'cancelled', 'rejected', 'expired'))
);
create index orders_by_amount on orders (merchant_id, amount_minor, id) include (created_at, store_id, status, product, source);
create index orders_by_product on orders (merchant_id, product, created_at desc, id desc);
create index orders_by_source on orders (merchant_id, source, created_at desc, id desc);
create index orders_by_status on orders (merchant_id, status, created_at desc, id desc) include (store_id, product, source, amount_minor);
create index orders_by_store on orders (merchant_id, store_id, created_at desc, id desc) include (status, product, source, amount_minor);
create index orders_by_store_status on orders (merchant_id, store_id, status, created_at desc, id desc) include (product, source, amount_minor);
create index orders_by_time on orders (merchant_id, created_at desc, id desc) include (store_id, status, product, source, amount_minor);
create index orders_expiring on orders (expires_at) where status = 'created';
create index orders_of_shopper on orders (shopper_phone, currency, authorized_at desc) where shopper_phone is not null and authorized_at is not null;
create index orders_search_email on orders (merchant_id, shopper_email text_pattern_ops) include (created_at, id, status, source);
create index orders_search_number on orders (merchant_id, number text_pattern_ops) include (created_at, id, status, source);
create index orders_search_phone on orders (merchant_id, shopper_phone text_pattern_ops) include (created_at, id, status, source);
create index orders_search_reference on orders (merchant_id, reference_key text_pattern_ops) include (created_at, id, status, source);
create index orders_uncaptured on orders (merchant_id, authorized_at) include (id, created_at, store_id, product, source, currency, amount_minor, captured_minor) where status = 'authorized';
create index orders_waiting on orders (authorized_at) where status = 'authorized';
create trigger orders_changed after update on orders referencing old table as was new table as is_now for each statement execute function note_order_changes();
create trigger orders_made after insert on orders referencing new table as is_now for each statement execute function note_order_changes();

-- row security by the policies below; daftar_app may delete, insert, select, update
create table outbox_message (
  id text not null,
  kind text not null,
  sealed bytea,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  parts smallint,
  constraint outbox_message_pkey primary key (id),
  constraint outbox_message_check check ((sealed is null) = (delivered_at is not null)),
  constraint outbox_message_parts_check check (parts > 0)
);
create index outbox_message_waiting on outbox_message (created_at) where delivered_at is null;
create policy adding on outbox_message for insert with check (true);
create policy reach on outbox_message using (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table part_link (
  merchant_id text not null,
  id text not null,
  subject text not null,
  subject_id text not null,
  scope text not null,
  person text not null default '',
  person_name text not null,
  factor text not null,
  contact text not null,
  language text not null,
  status text not null,
  token_hash bytea not null,
  asked_by text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  letters integer not null default 1,
  expires_at timestamptz not null,
  opened_at timestamptz,
  filled_at timestamptz,
  ended_at timestamptz,
  pass_hash bytea,
  pass_until timestamptz,
  version integer not null default 1,
  draft bytea,
  saved_at timestamptz,
  files text[] not null default '{}',
  constraint part_link_pkey primary key (merchant_id, id),
  constraint part_link_asked_by_fkey foreign key (asked_by) references person(id),
  constraint part_link_check check ((pass_hash is null) = (pass_until is null)),
  constraint part_link_check1 check ((filled_at is not null) = (status = 'filled')),
  constraint part_link_check2 check ((ended_at is null) = (status in ('sent', 'opened'))),
  constraint part_link_check3 check ((status in ('sent', 'opened')) or draft is null and pass_hash is null),
  constraint part_link_contact_check check (length(contact) >= 3 and length(contact) <= 254),
  constraint part_link_factor_check check (factor in ('email', 'phone')),
  constraint part_link_language_check check (language in ('en', 'ar')),
  constraint part_link_letters_check check (letters > 0),
  constraint part_link_person_check check (length(person) <= 120),
  constraint part_link_person_name_check check (length(person_name) >= 1 and length(person_name) <= 120),
  constraint part_link_scope_check check (scope in ('signatory', 'owner', 'bank', 'licence')),
  constraint part_link_status_check check (status in ('sent', 'opened', 'filled', 'revoked', 'expired')),
  constraint part_link_subject_check check (subject in ('onboarding', 'legal_entity', 'capital')),
  constraint part_link_token_hash_check check (length(token_hash) = 32),
  constraint part_link_version_check check (version > 0)
);
create index part_link_by_id on part_link (id);
create index part_link_by_token on part_link (token_hash);
create index part_link_due on part_link (expires_at) where status in ('sent', 'opened');
create unique index part_link_live on part_link (merchant_id, subject, subject_id, scope, person) where status in ('sent', 'opened');
create index part_link_of_subject on part_link (merchant_id, subject, subject_id, created_at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table payment_link (
  merchant_id text not null,
  order_id text not null,
  session_id text not null,
  language text not null,
  created_by text not null,
  sent_at timestamptz,
  times_sent integer not null default 0,
  opened_at timestamptz,
  constraint payment_link_pkey primary key (merchant_id, order_id),
  constraint payment_link_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint payment_link_merchant_id_session_id_fkey foreign key (merchant_id, session_id) references checkout_session(merchant_id, id),
  constraint payment_link_language_check check (language in ('en', 'ar'))
);
create index payment_link_of on payment_link (order_id);

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table payout (
  merchant_id text not null,
  id text not null,
  number text not null,
  sequence integer not null,
  currency text not null,
  cycle text not null default 'weekly',
  week_start date not null,
  run_date date not null,
  period_from timestamptz not null,
  period_until timestamptz not null,
  status text not null default 'pending',
  closed_at timestamptz,
  movements integer not null default 0,
  sales_minor bigint not null default 0,
  refunds_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null default 0,
  disputes_minor bigint not null default 0,
  adjustments_minor bigint not null default 0,
  carried_in_minor bigint not null default 0,
  carried_out_minor bigint not null default 0,
  returned_minor bigint not null default 0,
  reserve_held_minor bigint not null default 0,
  reserve_released_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  fee_vat_minor bigint not null default 0,
  sales_payout_minor bigint not null default 0,
  capital_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  iban text not null default '',
  bank_name text not null default '',
  beneficiary text not null default '',
  bank_reference text,
  held_reason text,
  hold_id text,
  failed_reason text,
  created_at timestamptz not null,
  issued_at timestamptz,
  paid_at timestamptz,
  contributed jsonb not null default '{}',
  into_wallet boolean not null default false,
  constraint payout_pkey primary key (merchant_id, id),
  constraint payout_number unique (merchant_id, number),
  constraint payout_sequence unique (merchant_id, sequence),
  constraint payout_hold_of foreign key (merchant_id, hold_id) references payout_hold(merchant_id, id),
  constraint payout_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint payout_balances check ((sales_minor - refunds_minor - commission_minor - commission_fixed_minor - commission_vat_minor + disputes_minor + adjustments_minor + carried_in_minor + returned_minor + reserve_released_minor - reserve_held_minor + payout_contributed_sum(contributed)) = (sales_payout_minor + fee_minor + carried_out_minor)),
  constraint payout_capital_minor_check check (capital_minor >= 0),
  constraint payout_carries check (carried_out_minor = 0 or payout_minor = 0),
  constraint payout_cycle_check check (cycle in ('weekly', 'flexible')),
  constraint payout_fee_for_transfer check (fee_minor = 0 or payout_minor > 0),
  constraint payout_fee_minor_check check (fee_minor >= 0),
  constraint payout_held check ((status = 'held') = (held_reason is not null)),
  constraint payout_movements_check check (movements >= 0),
  constraint payout_payout_minor_check check (payout_minor >= 0),
  constraint payout_period check (period_from < period_until),
  constraint payout_reserve_held_minor_check check (reserve_held_minor >= 0),
  constraint payout_reserve_released_minor_check check (reserve_released_minor >= 0),
  constraint payout_returned_minor_check check (returned_minor >= 0),
  constraint payout_sales_payout_minor_check check (sales_payout_minor >= 0),
  constraint payout_sends check (payout_minor = (sales_payout_minor - capital_minor)),
  constraint payout_status_check check (status in ('pending', 'held', 'in_transit', 'paid', 'failed', 'rolled_over', 'carried'))
);
create index payout_by_cut_off on payout (currency, period_until, merchant_id);
create index payout_by_id on payout (id);
create index payout_by_status on payout (merchant_id, status, created_at desc, id desc);
create index payout_by_time on payout (merchant_id, created_at desc, id desc);
create index payout_newest on payout (created_at desc, id desc);
create unique index payout_once_a_cut_off on payout (merchant_id, currency, period_until);
create index payout_open on payout (currency, merchant_id, id) where status = 'pending';
create index payout_queue on payout (status, created_at desc, id desc);
create trigger payout_begins_open before insert on payout for each row execute function payout_begins_open();
create trigger payout_guard before update on payout for each row execute function payout_guard();
create constraint trigger payout_is_closed after insert on payout deferrable initially deferred for each row execute function payout_is_closed();

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table payout_event (
  merchant_id text not null,
  payout_id text not null,
  id text not null,
  status text not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null default '',
  actor_name text not null default '',
  reason text not null default '',
  note text not null default '',
  constraint payout_event_pkey primary key (merchant_id, payout_id, id),
  constraint payout_event_merchant_id_payout_id_fkey foreign key (merchant_id, payout_id) references payout(merchant_id, id),
  constraint payout_event_actor_kind_check check (actor_kind in ('system', 'staff', 'bank', 'merchant'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table payout_export (
  merchant_id text not null,
  id text not null,
  person_id text not null,
  recipient text not null,
  asked jsonb not null,
  name text not null,
  row_count integer not null,
  status text not null,
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint payout_export_pkey primary key (merchant_id, id),
  constraint payout_export_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint payout_export_person_id_fkey foreign key (person_id) references person(id),
  constraint payout_export_status_check check (status in ('waiting', 'ready', 'deleted'))
);
create index payout_export_kept on payout_export (expires_at) where status <> 'deleted';

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table payout_hold (
  merchant_id text not null,
  id text not null,
  reason text not null,
  note text not null default '',
  placed_by text,
  placed_at timestamptz not null,
  released_by text,
  released_at timestamptz,
  constraint payout_hold_pkey primary key (merchant_id, id),
  constraint payout_hold_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint payout_hold_placed_by_fkey foreign key (placed_by) references staff(id),
  constraint payout_hold_released_by_fkey foreign key (released_by) references staff(id),
  constraint payout_hold_check check ((released_by is null) = (released_at is null)),
  constraint payout_hold_note_check check (length(note) <= 500),
  constraint payout_hold_reason_check check (reason in ('compliance_review', 'suspected_fraud', 'bank_details', 'licence_expired', 'merchant_asked', 'other'))
);
create index payout_hold_by_id on payout_hold (id);
create index payout_hold_newest on payout_hold (placed_at desc, id desc);
create unique index payout_hold_one on payout_hold (merchant_id) where released_at is null;

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table payout_line (
  merchant_id text not null,
  payout_id text not null,
  kind text not null,
  movement_id text not null,
  at timestamptz not null,
  order_id text,
  store_id text,
  amount_minor bigint not null,
  commission_minor bigint not null,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null,
  net_minor bigint not null generated always as (amount_minor - commission_minor - commission_fixed_minor - commission_vat_minor) stored,
  constraint payout_line_pkey primary key (merchant_id, kind, movement_id),
  constraint payout_line_payout foreign key (merchant_id, payout_id) references payout(merchant_id, id),
  constraint payout_line_kind check (kind = any (payout_line_kinds())),
  constraint payout_line_of_order check (order_id is not null and store_id is not null or (kind not in ('sale', 'refund')))
);
create index payout_line_by_order on payout_line (merchant_id, order_id) where order_id is not null;
create index payout_line_of on payout_line (merchant_id, payout_id, at, movement_id);
create trigger payout_lines_into_open after insert on payout_line referencing new table as added for each statement execute function payout_lines_into_open();

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table payout_store (
  merchant_id text not null,
  payout_id text not null,
  store_id text not null,
  sales_minor bigint not null,
  refunds_minor bigint not null,
  commission_minor bigint not null,
  commission_fixed_minor bigint not null,
  commission_vat_minor bigint not null,
  disputes_minor bigint not null,
  net_minor bigint not null,
  movements integer not null,
  constraint payout_store_pkey primary key (merchant_id, payout_id, store_id),
  constraint payout_store_merchant_id_payout_id_fkey foreign key (merchant_id, payout_id) references payout(merchant_id, id),
  constraint payout_store_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id)
);
create index payout_store_by_store on payout_store (merchant_id, store_id, payout_id);
create trigger payout_store_into_open after insert on payout_store referencing new table as added for each statement execute function payout_lines_into_open();

-- daftar_app may delete, insert, select, update
create table person (
  id text not null,
  first_name text not null default '',
  last_name text not null default '',
  email text,
  phone text,
  email_unconfirmed boolean not null default false,
  phone_unconfirmed boolean not null default false,
  blocked_at timestamptz,
  created_at timestamptz not null,
  constraint person_pkey primary key (id),
  constraint person_email_key unique (email),
  constraint person_phone_key unique (phone),
  constraint person_check check (email is not null or phone is not null),
  constraint person_email_check check (email = lower(email) and position(('@') in (email)) > 1),
  constraint person_phone_check check (phone ~ '^\+[0-9]{2,15}$')
);
create trigger tell_access after update of blocked_at on person for each row execute function tell_access_change('id');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table platform_connection (
  merchant_id text not null,
  platform text not null,
  token_sealed text not null,
  connected_by text not null,
  connected_at timestamptz not null,
  read_at timestamptz,
  constraint platform_connection_pkey primary key (merchant_id, platform),
  constraint platform_connection_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint platform_connection_platform_check check (platform in ('amazon', 'shopify', 'woo_commerce'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table platform_sales (
  merchant_id text not null,
  platform text not null,
  month date not null,
  currency text not null,
  amount_minor bigint not null,
  orders integer not null,
  read_at timestamptz not null,
  constraint platform_sales_pkey primary key (merchant_id, platform, month, currency),
  constraint platform_sales_merchant_id_platform_fkey foreign key (merchant_id, platform) references platform_connection(merchant_id, platform),
  constraint platform_sales_amount_minor_check check (amount_minor >= 0),
  constraint platform_sales_orders_check check (orders >= 0)
);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table product_event (
  merchant_id text not null,
  id text not null,
  name text not null,
  payload jsonb not null,
  person_id text not null,
  at timestamptz not null,
  constraint product_event_pkey primary key (merchant_id, id),
  constraint product_event_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id)
);
create index product_event_by_name on product_event (name, at desc, merchant_id, id);
create index product_event_of_merchant on product_event (merchant_id, name, at desc, id);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table product_feed (
  merchant_id text not null,
  id text not null,
  status text not null,
  version integer not null default 1,
  name text not null,
  url text not null,
  format text not null,
  language text not null,
  etag text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  constraint product_feed_pkey primary key (merchant_id, id),
  constraint product_feed_of_url unique (merchant_id, url),
  constraint product_feed_created_by_fkey foreign key (created_by) references person(id),
  constraint product_feed_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint product_feed_format_check check (format in ('xml', 'csv')),
  constraint product_feed_language_check check (language in ('en', 'ar')),
  constraint product_feed_name_check check (length(name) >= 2 and length(name) <= 60),
  constraint product_feed_status_check check (status in ('active', 'paused')),
  constraint product_feed_url_check check (length(url) <= 2000),
  constraint product_feed_version_check check (version > 0)
);

-- daftar_app may delete, insert, select, update
create table rate_counter (
  scope text not null,
  key bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_counter_pkey primary key (scope, key, window_start)
);
create index rate_counter_by_age on rate_counter (window_start);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table receipt (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  bank_reference text not null,
  currency text not null,
  amount_minor bigint not null,
  repayment_id text,
  repaid_minor bigint not null,
  recovered_minor bigint not null,
  to_merchant_minor bigint not null,
  received_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  needs_second boolean not null default false,
  constraint receipt_pkey primary key (merchant_id, id),
  constraint receipt_merchant_id_bank_reference_key unique (merchant_id, bank_reference),
  constraint receipt_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint receipt_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint receipt_merchant_id_repayment_id_fkey foreign key (merchant_id, repayment_id) references repayment(merchant_id, id),
  constraint receipt_amount_minor_check check (amount_minor > 0),
  constraint receipt_recovered_minor_check check (recovered_minor >= 0),
  constraint receipt_repaid_minor_check check (repaid_minor >= 0),
  constraint receipt_to_merchant_minor_check check (to_merchant_minor >= 0),
  constraint receipt_whole check ((repaid_minor + recovered_minor + to_merchant_minor) = amount_minor)
);
create index receipt_of_advance on receipt (merchant_id, advance_id);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table refund (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  commission_minor bigint not null default 0,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null default 0,
  reason text,
  comment text not null default '',
  items jsonb not null default '[]',
  refunded_at timestamptz not null,
  constraint refund_pkey primary key (merchant_id, id),
  constraint refund_merchant_id_order_id_reference_key unique (merchant_id, order_id, reference),
  constraint refund_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint refund_amount_minor_check check (amount_minor > 0),
  constraint refund_commission_fixed_minor_check check (commission_fixed_minor >= 0),
  constraint refund_commission_minor_check check (commission_minor >= 0),
  constraint refund_commission_vat_minor_check check (commission_vat_minor >= 0),
  constraint refund_reason_check check (reason in ('returned', 'out_of_stock', 'wrong_price', 'duplicate', 'other'))
);
create index refund_by_time on refund (merchant_id, refunded_at);
create trigger refund_within_captured after insert on refund referencing new table as made for each statement execute function refund_within_captured();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table relation_end (
  merchant_id text not null,
  ended_on date not null,
  note text not null,
  told_by text not null,
  told_at timestamptz not null,
  constraint relation_end_pkey primary key (merchant_id),
  constraint relation_end_told_by_fkey foreign key (told_by) references staff(id)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table relief (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  kind text not null,
  weeks integer not null,
  minimum_minor bigint,
  reason text not null,
  status text not null,
  note_en text not null default '',
  note_ar text not null default '',
  asked_by text not null,
  asked_at timestamptz not null,
  proposed_by text not null default '',
  proposed_at timestamptz,
  decided_by text not null default '',
  decided_at timestamptz,
  from_week date,
  until_week date,
  constraint relief_pkey primary key (merchant_id, id),
  constraint relief_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint relief_by_two check (status <> 'approved' or decided_by <> proposed_by),
  constraint relief_kind_check check (kind in ('pause', 'lower_minimum')),
  constraint relief_minimum check ((kind = 'lower_minimum') = (minimum_minor is not null)),
  constraint relief_minimum_minor_check check (minimum_minor > 0),
  constraint relief_pause_weeks check (kind <> 'pause' or weeks <= 4),
  constraint relief_status_check check (status in ('asked', 'proposed', 'approved', 'declined', 'withdrawn')),
  constraint relief_weeks check ((status = 'approved') = (from_week is not null) and (from_week is null) = (until_week is null)),
  constraint relief_weeks_check check (weeks >= 1 and weeks <= 8)
);
create index relief_of_weeks on relief (advance_id, from_week, until_week) where status = 'approved';
create unique index relief_open on relief (merchant_id, advance_id) where status in ('asked', 'proposed');
create index relief_queue on relief (asked_at desc, id desc);

-- daftar_app may delete, insert, select, update
create table remote_config (
  key text not null,
  value jsonb not null,
  is_public boolean not null,
  changed_at timestamptz not null,
  constraint remote_config_pkey primary key (key)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table repayment (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  kind text not null,
  status text,
  week_start date not null,
  date date not null,
  sales_minor bigint,
  due_minor bigint not null,
  amount_minor bigint not null,
  shortfall_minor bigint not null,
  received_on date,
  bank_reference text not null default '',
  recorded_by text not null default '',
  created_at timestamptz not null,
  constraint repayment_pkey primary key (merchant_id, id),
  constraint repayment_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint repayment_amount_minor_check check (amount_minor >= 0),
  constraint repayment_due_minor_check check (due_minor >= 0),
  constraint repayment_kind_check check (kind in ('payout', 'direct_debit', 'early_pay_off', 'transfer')),
  constraint repayment_shortfall_minor_check check (shortfall_minor >= 0),
  constraint repayment_status_check check (status in ('pending', 'paid', 'failed'))
);
create unique index repayment_once_a_week on repayment (merchant_id, advance_id, week_start) where kind in ('payout', 'direct_debit');
create unique index repayment_transfer_once on repayment (merchant_id, bank_reference) where kind = 'transfer' and bank_reference <> '';
create constraint trigger repayment_is_booked after insert or update of amount_minor, status on repayment deferrable initially deferred for each row execute function repayment_check_book();

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table reserve_hold (
  merchant_id text not null,
  payout_id text not null,
  currency text not null,
  amount_minor bigint not null,
  release_at timestamptz not null,
  constraint reserve_hold_pkey primary key (merchant_id, payout_id),
  constraint reserve_hold_merchant_id_payout_id_fkey foreign key (merchant_id, payout_id) references payout(merchant_id, id),
  constraint reserve_hold_amount_minor_check check (amount_minor > 0)
);
create index reserve_hold_due on reserve_hold (merchant_id, release_at);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table reserve_term (
  merchant_id text not null,
  id text not null,
  valid_from date not null,
  percent_hundredths integer not null,
  days integer not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint reserve_term_pkey primary key (merchant_id, id),
  constraint reserve_term_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint reserve_term_set_by_fkey foreign key (set_by) references staff(id),
  constraint reserve_term_days_check check (days >= 1 and days <= 540),
  constraint reserve_term_percent_hundredths_check check (percent_hundredths >= 0 and percent_hundredths <= 10000)
);
create index reserve_term_of on reserve_term (merchant_id, valid_from desc, set_at desc, id desc);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table review_kept_mark (
  merchant_id text not null,
  id text not null,
  subject_id text not null,
  target text not null,
  page integer,
  reason text not null,
  note_en text not null default '',
  note_ar text not null default '',
  version integer not null default 1,
  made_by text not null,
  made_at timestamptz not null,
  place bigint not null generated always as identity,
  subject text not null,
  constraint review_kept_mark_pkey primary key (merchant_id, id),
  constraint review_kept_mark_once unique nulls not distinct (merchant_id, subject, subject_id, target, page),
  constraint review_kept_mark_made_by_fkey foreign key (made_by) references staff(id),
  constraint review_kept_mark_page_check check (page > 0),
  constraint review_kept_mark_version_check check (version > 0)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table review_mark (
  merchant_id text not null,
  id text not null,
  subject_id text not null,
  round integer not null,
  place integer not null default 0,
  target text not null,
  page integer,
  reason text not null,
  note_en text not null default '',
  note_ar text not null default '',
  status text not null,
  before jsonb not null,
  after jsonb,
  made_by text not null,
  made_at timestamptz not null,
  answered_by text not null default '',
  answered_at timestamptz,
  subject text not null,
  constraint review_mark_pkey primary key (merchant_id, id),
  constraint review_mark_once unique nulls not distinct (merchant_id, subject, subject_id, round, target, page),
  constraint review_mark_page_check check (page > 0),
  constraint review_mark_round_check check (round >= 1),
  constraint review_mark_status_check check (status in ('open', 'answered'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table sales_day (
  merchant_id text not null,
  day date not null,
  store_id text not null,
  product text not null,
  orders integer not null,
  sold_minor bigint not null,
  refunded_minor bigint not null,
  approved integer not null,
  declined integer not null,
  known_orders integer not null,
  first_orders integer not null,
  constraint sales_day_pkey primary key (merchant_id, day, store_id, product),
  constraint sales_day_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint sales_day_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint sales_day_approved_check check (approved >= 0),
  constraint sales_day_check check (known_orders >= 0 and known_orders <= orders),
  constraint sales_day_check1 check (first_orders >= 0 and first_orders <= known_orders),
  constraint sales_day_declined_check check (declined >= 0),
  constraint sales_day_orders_check check (orders >= 0),
  constraint sales_day_refunded_minor_check check (refunded_minor >= 0),
  constraint sales_day_sold_minor_check check (sold_minor >= 0)
);

-- row security by the policies below; daftar_app may delete, insert, select, update
create table saved_view (
  id text not null,
  staff_id text not null,
  list text not null,
  name text not null,
  search text not null,
  saved_at timestamptz not null,
  constraint saved_view_pkey primary key (id),
  constraint saved_view_staff_id_list_name_key unique (staff_id, list, name),
  constraint saved_view_staff_id_fkey foreign key (staff_id) references staff(id),
  constraint saved_view_name_check check (length(name) >= 1 and length(name) <= 40),
  constraint saved_view_search_check check (search = '' or search ~~ '?%')
);
create policy adding on saved_view for insert with check (true);
create policy reach on saved_view using (( select app_reaches_all() as app_reaches_all));

-- daftar_app may delete, insert, select, update
create table schedule_mark (
  name text not null,
  looked_until timestamptz not null,
  constraint schedule_mark_pkey primary key (name)
);

-- daftar_app may delete, insert, select, update
create table schedule_run (
  name text not null,
  due_at timestamptz not null,
  state text not null,
  attempts integer not null default 1,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  error text,
  constraint schedule_run_pkey primary key (name, due_at),
  constraint schedule_run_state_check check (state in ('running', 'done', 'failed'))
);
create index schedule_run_open on schedule_run (name, due_at) where state <> 'done';

-- daftar_app may select
create table schema_migration (
  version text not null,
  file text not null,
  checksum text not null,
  ran_at timestamptz not null default now(),
  breaks_before text,
  constraint schema_migration_pkey primary key (version),
  constraint schema_migration_breaks_before_check check (breaks_before ~ '^\d{4}$')
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table screened (
  merchant_id text not null,
  id text not null,
  subject text not null,
  subject_id text not null,
  about text not null,
  kind text not null,
  name text not null,
  birth_year integer,
  nationality text,
  screened_at timestamptz not null,
  list_ids text[] not null default '{}',
  gone_at timestamptz,
  constraint screened_pkey primary key (merchant_id, id),
  constraint screened_kind_check check (kind in ('person', 'company')),
  constraint screened_subject_check check (subject in ('onboarding', 'legal_entity', 'kyb'))
);
create index screened_subject on screened (subject, subject_id) where gone_at is null;

-- daftar_app may delete, insert, select, update
create table screening_entry (
  list_id text not null,
  id text not null,
  kind text not null,
  names text[] not null,
  sounds text[] not null,
  birth_years integer[] not null default '{}',
  nationalities text[] not null default '{}',
  note text not null default '',
  source text not null default '',
  listed_on date,
  constraint screening_entry_pkey primary key (list_id, id),
  constraint screening_entry_list_id_fkey foreign key (list_id) references screening_list(id),
  constraint screening_entry_kind_check check (kind in ('person', 'company')),
  constraint screening_entry_names_check check (cardinality(names) > 0)
);
create index screening_entry_sounds on screening_entry using gin (sounds);

-- row security by merchant; daftar_app may insert, select, update; daftar_report may select
create table screening_hit (
  merchant_id text not null,
  id text not null,
  screened_id text not null,
  list_id text not null,
  entry_id text not null,
  score integer not null,
  matched_name text not null,
  entry jsonb not null,
  found_at timestamptz not null,
  decision text,
  reason text not null default '',
  decided_by text,
  decided_at timestamptz,
  constraint screening_hit_pkey primary key (merchant_id, id),
  constraint screening_hit_once unique (merchant_id, screened_id, list_id, entry_id),
  constraint screening_hit_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint screening_hit_list_id_fkey foreign key (list_id) references screening_list(id),
  constraint screening_hit_merchant_id_screened_id_fkey foreign key (merchant_id, screened_id) references screened(merchant_id, id),
  constraint screening_hit_check check ((decision is null) = (decided_at is null)),
  constraint screening_hit_check1 check (decision is null or length(reason) >= 3),
  constraint screening_hit_decision_check check (decision in ('dismissed', 'confirmed')),
  constraint screening_hit_reason_check check (length(reason) <= 500),
  constraint screening_hit_score_check check (score >= 0 and score <= 100)
);
create index screening_hit_by_id on screening_hit (id);
create index screening_hit_found on screening_hit (found_at, id);

-- daftar_app may delete, insert, select, update
create table screening_list (
  id text not null,
  name text not null,
  kind text not null,
  source text not null,
  dated_on date not null,
  entries integer not null,
  sha256 text not null,
  loaded_at timestamptz not null,
  loaded_by text not null,
  replaced_at timestamptz,
  constraint screening_list_pkey primary key (id),
  constraint screening_list_entries_check check (entries > 0),
  constraint screening_list_kind_check check (kind in ('sanctions', 'pep')),
  constraint screening_list_name_check check (length(name) >= 2 and length(name) <= 120),
  constraint screening_list_source_check check (length(source) >= 3 and length(source) <= 500)
);
create unique index screening_list_in_use on screening_list (name) where replaced_at is null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table sent_letter (
  merchant_id text not null,
  id text not null,
  kind text not null,
  heading_en text not null,
  heading_ar text not null,
  recipient text not null,
  message_id text not null,
  decided_at timestamptz not null,
  constraint sent_letter_pkey primary key (merchant_id, id),
  constraint sent_letter_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id)
);
create index sent_letter_age on sent_letter (decided_at);
create index sent_letter_newest on sent_letter (merchant_id, decided_at desc, id desc);

-- daftar_app may delete, insert, select, update
create table session (
  id text not null,
  token_hash bytea not null,
  person_id text,
  staff_id text,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  viewer_staff_id text,
  viewed_merchant_id text,
  view_reason text,
  workspace_id text,
  constraint session_pkey primary key (id),
  constraint session_token_hash_key unique (token_hash),
  constraint session_person_id_fkey foreign key (person_id) references person(id),
  constraint session_staff_id_fkey foreign key (staff_id) references staff(id),
  constraint session_viewed_merchant_id_fkey foreign key (viewed_merchant_id) references merchant(merchant_id),
  constraint session_viewer_staff_id_fkey foreign key (viewer_staff_id) references staff(id),
  constraint session_workspace_id_fkey foreign key (workspace_id) references merchant(merchant_id),
  constraint session_check check (num_nonnulls(person_id, staff_id) = 1),
  constraint session_view_whole check ((num_nonnulls(viewer_staff_id, viewed_merchant_id, view_reason) in (0, 3)) and (viewer_staff_id is null or person_id is not null))
);
create index session_by_age on session (expires_at);
create index session_by_person on session (person_id, created_at desc) where ended_at is null;
create index session_by_staff on session (staff_id) where ended_at is null;
create index session_by_viewer on session (viewer_staff_id) where viewer_staff_id is not null;
create index session_by_workspace on session (workspace_id) where ended_at is null;
create trigger tell_access after delete or update of ended_at on session for each row execute function tell_access_change('person_id', 'staff_id');

-- row security by the policies below; daftar_app may delete, insert, select, update
create table settlement_run (
  id text not null,
  currency text not null,
  week_start date not null,
  run_date date not null,
  cut_off_at timestamptz not null,
  state text not null,
  merchants integer not null default 0,
  started_by text,
  started_at timestamptz,
  finished_at timestamptz,
  seen_at timestamptz,
  constraint settlement_run_pkey primary key (id),
  constraint settlement_run_state_check check (state in ('queued', 'settling', 'issuing', 'done', 'stopped'))
);
create index settlement_run_newest on settlement_run (cut_off_at desc, id desc);
create policy adding on settlement_run for insert with check (true);
create policy reach on settlement_run using (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table shop_connection (
  merchant_id text not null,
  id text not null,
  platform text not null,
  status text not null,
  grant_no integer not null default 1,
  shop text not null,
  shop_name text not null,
  grant_sealed bytea,
  expires_at timestamptz,
  connected_by text not null,
  connected_at timestamptz not null,
  ended_at timestamptz,
  constraint shop_connection_pkey primary key (merchant_id, id),
  constraint shop_connection_of_platform unique (merchant_id, platform),
  constraint shop_connection_connected_by_fkey foreign key (connected_by) references person(id),
  constraint shop_connection_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint shop_connection_check check ((grant_sealed is null) = (status = 'disconnected')),
  constraint shop_connection_check1 check ((ended_at is null) = (status <> 'disconnected')),
  constraint shop_connection_grant_no_check check (grant_no > 0),
  constraint shop_connection_platform_check check (platform in ('salla', 'zid', 'shopify', 'woocommerce')),
  constraint shop_connection_status_check check (status in ('connected', 'broken', 'disconnected'))
);
create index shop_connection_read on shop_connection (merchant_id, id) where status = 'connected';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table shop_consent (
  merchant_id text not null,
  id text not null,
  person_id text not null,
  session_id text not null,
  platform text not null,
  shop text not null,
  secret_hash bytea not null,
  verifier_sealed bytea,
  keys_sealed bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  constraint shop_consent_pkey primary key (merchant_id, id),
  constraint shop_consent_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint shop_consent_person_id_fkey foreign key (person_id) references person(id),
  constraint shop_consent_check check (expires_at > asked_at),
  constraint shop_consent_platform_check check (platform in ('salla', 'zid', 'shopify', 'woocommerce'))
);
create index shop_consent_by_id on shop_consent (id);

-- daftar_app may delete, insert, select, update
create table sign_in_flow (
  id text not null,
  token_hash bytea not null,
  audience text not null,
  state text not null,
  factor text not null,
  contact text not null,
  language text not null,
  device text not null,
  subject_id text,
  second_contact text,
  sends integer not null default 0,
  expires_at timestamptz not null,
  constraint sign_in_flow_pkey primary key (id),
  constraint sign_in_flow_token_hash_key unique (token_hash),
  constraint sign_in_flow_audience_check check (audience in ('merchant', 'desk')),
  constraint sign_in_flow_factor_check check (factor in ('email', 'phone')),
  constraint sign_in_flow_language_check check (language in ('en', 'ar')),
  constraint sign_in_flow_state_check check (state in ('first_factor', 'second_factor', 'set_up', 'done'))
);
create index sign_in_flow_by_age on sign_in_flow (expires_at);

-- daftar_app may delete, insert, select, update
create table signatory_phone (
  phone bytea not null,
  person bytea not null,
  confirmed_at timestamptz not null,
  constraint signatory_phone_pkey primary key (phone)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table signing_event (
  merchant_id text not null,
  id text not null,
  envelope_id text not null,
  kind text not null,
  service_event_id text not null default '',
  at timestamptz not null,
  handled_at timestamptz,
  constraint signing_event_pkey primary key (merchant_id, id),
  constraint signing_event_merchant_id_envelope_id_fkey foreign key (merchant_id, envelope_id) references envelope(merchant_id, id),
  constraint signing_event_kind_check check (kind in ('viewed', 'signed', 'declined', 'expired'))
);
create index signing_event_of on signing_event (merchant_id, envelope_id);
create unique index signing_event_once on signing_event (merchant_id, envelope_id, service_event_id) where service_event_id <> '';

-- daftar_app may delete, insert, select, update
create table spent_proof (
  digest bytea not null,
  spent_at timestamptz not null,
  constraint spent_proof_pkey primary key (digest)
);
create index spent_proof_by_age on spent_proof (spent_at);

-- daftar_app may delete, insert, select, update
create table staff (
  id text not null,
  name text not null,
  email text not null,
  phone text not null,
  roles text[] not null,
  blocked_at timestamptz,
  created_at timestamptz not null,
  constraint staff_pkey primary key (id),
  constraint staff_email_key unique (email),
  constraint staff_phone_key unique (phone),
  constraint staff_email_check check (email = lower(email)),
  constraint staff_phone_check check (phone ~ '^\+[0-9]{2,15}$'),
  constraint staff_roles_check check (roles <@ array['reviewer', 'underwriter', 'support_agent', 'finance', 'desk_admin'])
);
create trigger tell_access after delete or update on staff for each row execute function tell_access_change('id');

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table status_change (
  merchant_id text not null,
  id text not null,
  subject text not null,
  subject_id text not null,
  from_status text,
  to_status text not null,
  actor text not null,
  actor_id text not null,
  detail text not null default '',
  at timestamptz not null,
  constraint status_change_pkey primary key (merchant_id, id),
  constraint status_change_actor_check check (actor in ('merchant', 'shopper', 'reviewer', 'staff', 'system', 'bank', 'signing_service')),
  constraint status_change_subject_check check (subject in ('application', 'advance', 'envelope', 'transfer', 'offer', 'mandate', 'debit', 'write_off', 'relief', 'mark', 'onboarding', 'legal_entity', 'legal_entity_update', 'bank_account', 'store_request', 'store_listing', 'merchant_contract', 'dispute', 'support_ticket', 'wallet_withdrawal', 'catalogue_product', 'part_link', 'card_program', 'card', 'card_charge', 'ad_campaign', 'support_mail'))
);
create index status_change_of on status_change (merchant_id, subject, subject_id, at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table store (
  merchant_id text not null,
  id text not null,
  code text not null,
  name text not null,
  name_ar text not null,
  country text not null,
  currency text not null,
  products text[] not null default '{}',
  created_at timestamptz not null,
  aliases text[] not null default '{}',
  kind text not null default 'online',
  website_url text,
  address text,
  category_id text,
  legal_entity_id text,
  closed_at timestamptz,
  version integer not null default 1,
  shown_name text,
  shown_name_ar text,
  shown_colour text,
  shown_logo text,
  shown_cover text,
  constraint store_pkey primary key (merchant_id, id),
  constraint store_code unique (merchant_id, code),
  constraint store_legal_entity foreign key (merchant_id, legal_entity_id) references legal_entity(merchant_id, id),
  constraint store_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint store_address_check check (length(address) >= 1 and length(address) <= 200),
  constraint store_category_id_check check (length(category_id) >= 1 and length(category_id) <= 80),
  constraint store_kind_check check (kind in ('online', 'offline')),
  constraint store_shown_colour_check check (shown_colour ~ '^#[0-9a-f]{6}$'),
  constraint store_version_check check (version > 0),
  constraint store_website_url_check check (length(website_url) >= 1 and length(website_url) <= 2048)
);
create index store_shown_cover on store (shown_cover) where shown_cover is not null;
create index store_shown_logo on store (shown_logo) where shown_logo is not null;
create trigger tell_access after insert or delete or update on store for each row execute function tell_access_change('merchant_id');

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table store_listing (
  merchant_id text not null,
  id text not null,
  status text not null,
  version integer not null default 1,
  document jsonb not null,
  published jsonb,
  published_at timestamptz,
  saved_by text not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  said_en text not null default '',
  said_ar text not null default '',
  constraint store_listing_pkey primary key (merchant_id, id),
  constraint store_listing_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint store_listing_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint store_listing_merchant_id_id_fkey foreign key (merchant_id, id) references store(merchant_id, id),
  constraint store_listing_saved_by_fkey foreign key (saved_by) references person(id),
  constraint store_listing_check check ((published is null) = (published_at is null)),
  constraint store_listing_check1 check (status <> 'published' or published is not null),
  constraint store_listing_check2 check (status <> 'in_review' or submitted_at is not null and deadline_at is not null),
  constraint store_listing_status_check check (status in ('draft', 'in_review', 'published', 'rejected', 'unpublished')),
  constraint store_listing_version_check check (version > 0)
);
create index store_listing_waiting on store_listing (deadline_at, id) where status = 'in_review';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table store_request (
  merchant_id text not null,
  id text not null,
  status text not null,
  wants text not null,
  store_id text,
  product text,
  facts jsonb,
  asked_by text not null,
  asked_at timestamptz not null,
  deadline_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  constraint store_request_pkey primary key (merchant_id, id),
  constraint store_request_asked_by_fkey foreign key (asked_by) references person(id),
  constraint store_request_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint store_request_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint store_request_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id),
  constraint store_request_check check ((wants = 'product') = (product is not null)),
  constraint store_request_check1 check ((wants = 'store') = (facts is not null)),
  constraint store_request_check2 check (wants = 'store' or store_id is not null),
  constraint store_request_check3 check ((status = 'waiting') = (decided_at is null)),
  constraint store_request_check4 check ((decided_at is null) = (decided_by is null)),
  constraint store_request_product_check check (product in ('pay_later', 'installments', 'monthly_billing', 'credit_card_installments', 'virtual_card_installments', 'pay_in_full', 'acquiring')),
  constraint store_request_status_check check (status in ('waiting', 'approved', 'declined')),
  constraint store_request_wants_check check (wants in ('store', 'product'))
);
create unique index store_request_product on store_request (merchant_id, store_id, product) where status = 'waiting' and wants = 'product';
create index store_request_waiting on store_request (deadline_at, id) where status = 'waiting';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table stored_file (
  merchant_id text not null,
  id text not null,
  area text not null,
  name text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  storage_key text,
  state text not null,
  refusal text,
  facts jsonb,
  uploaded_by text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  keep_until date,
  deleted_at timestamptz,
  is_sealed boolean not null default false,
  key_destroyed_at timestamptz,
  kept_for text,
  kept_from date,
  kept_because text,
  erased_because text,
  erased_by text,
  constraint stored_file_pkey primary key (merchant_id, id),
  constraint stored_file_check check ((state = 'deleted') = (deleted_at is not null)),
  constraint stored_file_check1 check ((state = 'deleted') = (storage_key is null)),
  constraint stored_file_erased_because_check check (erased_because in ('never_used', 'never_handed_in', 'case_closed', 'relation_ended', 'asked')),
  constraint stored_file_kept_because_check check (kept_because in ('law', 'need')),
  constraint stored_file_kept_for_check check (kept_for in ('never_used', 'never_handed_in', 'case_closed', 'relation_ended')),
  constraint stored_file_key_destroyed check (key_destroyed_at is null or state = 'deleted'),
  constraint stored_file_name_check check (length(name) >= 1 and length(name) <= 255),
  constraint stored_file_size_bytes_check check (size_bytes >= 0),
  constraint stored_file_state_check check (state in ('quarantined', 'clean', 'refused', 'deleted'))
);
create index stored_file_by_handle on stored_file (id);
create index stored_file_by_retention on stored_file (keep_until) where state <> 'deleted' and keep_until is not null;
create index stored_file_by_uploader on stored_file (merchant_id, uploaded_by, created_at desc);
create index stored_file_clear on stored_file (merchant_id, id) where not is_sealed and state <> 'deleted';
create index stored_file_erased on stored_file (deleted_at desc, id desc) where state = 'deleted';
create index stored_file_unused on stored_file (created_at) where used_at is null and state <> 'deleted';

-- daftar_app may delete, insert, select, update
create table support_macro (
  id text not null,
  title text not null,
  title_ar text not null,
  body text not null,
  body_ar text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  constraint support_macro_pkey primary key (id),
  constraint support_macro_saved_by_fkey foreign key (saved_by) references staff(id)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table support_mail (
  merchant_id text not null,
  id text not null,
  ticket_id text not null,
  message_key text not null,
  status text not null,
  held_reason text,
  from_address text not null,
  subject text not null,
  words text not null default '',
  files_left integer not null default 0,
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint support_mail_pkey primary key (merchant_id, id),
  constraint support_mail_once unique (merchant_id, message_key),
  constraint support_mail_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint support_mail_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint support_mail_decided check ((decided_at is not null) = (status in ('let_in', 'thrown_away'))),
  constraint support_mail_files_left_check check (files_left >= 0),
  constraint support_mail_forgotten check (status = 'held' or words = ''),
  constraint support_mail_from_address_check check (length(from_address) <= 254),
  constraint support_mail_held check ((held_reason is null) = (status = 'landed')),
  constraint support_mail_held_reason_check check (held_reason in ('unknown_sender', 'forged', 'ticket_closed', 'too_many')),
  constraint support_mail_message_key_check check (length(message_key) = 64),
  constraint support_mail_status_check check (status in ('landed', 'held', 'let_in', 'thrown_away')),
  constraint support_mail_subject_check check (length(subject) <= 300),
  constraint support_mail_words_check check (length(words) <= 20000)
);
create index support_mail_by_id on support_mail (id);
create index support_mail_of_ticket on support_mail (merchant_id, ticket_id, received_at);
create index support_mail_waiting on support_mail (received_at, id) where status = 'held';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table support_ticket (
  merchant_id text not null,
  id text not null,
  number text not null,
  status text not null,
  topic text not null,
  subject text not null,
  description text not null,
  store_id text,
  order_id text,
  order_number text,
  file_ids text[] not null default '{}',
  author_id text not null,
  csat text not null default 'none',
  csat_note text not null default '',
  csat_at timestamptz,
  assignee_id text,
  first_due_at timestamptz not null,
  first_answered_at timestamptz,
  resolved_at timestamptz,
  merged_into text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  charge_id text,
  transaction_id text,
  transaction_reference text,
  answer_due_at timestamptz,
  escalation integer not null default 0,
  escalate_at timestamptz,
  constraint support_ticket_pkey primary key (merchant_id, id),
  constraint support_ticket_number_of unique (merchant_id, number),
  constraint support_ticket_assignee_id_fkey foreign key (assignee_id) references staff(id),
  constraint support_ticket_author_id_fkey foreign key (author_id) references person(id),
  constraint support_ticket_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint support_ticket_csat_check check (csat in ('none', 'requested', 'positive', 'negative')),
  constraint support_ticket_csat_note_check check (length(csat_note) <= 500),
  constraint support_ticket_description_check check (length(description) >= 10 and length(description) <= 2000),
  constraint support_ticket_escalation_check check (escalation >= 0 and escalation <= 2),
  constraint support_ticket_merged check (merged_into is null or status = 'closed' and merged_into <> id),
  constraint support_ticket_rated check ((csat in ('positive', 'negative')) = (csat_at is not null)),
  constraint support_ticket_resolved check (status <> 'resolved' or resolved_at is not null),
  constraint support_ticket_status_check check (status in ('new', 'opened', 'pending', 'hold', 'escalated', 'resolved', 'closed')),
  constraint support_ticket_subject_check check (length(subject) >= 3 and length(subject) <= 100),
  constraint support_ticket_topic_check check (topic in ('tech_issue', 'finances', 'tabby_ads', 'other')),
  constraint support_ticket_transaction check ((transaction_id is null) = (transaction_reference is null)),
  constraint support_ticket_waits check (escalate_at is null or answer_due_at is not null)
);
create index support_ticket_by_id on support_ticket (id);
create unique index support_ticket_by_number on support_ticket (number, merchant_id);
create index support_ticket_escalates on support_ticket (escalate_at, id) where escalate_at is not null;
create index support_ticket_of_merchant on support_ticket (merchant_id, created_at desc, id desc);
create index support_ticket_resolved_at on support_ticket (resolved_at) where status = 'resolved';
create index support_ticket_waiting on support_ticket (first_due_at, id) where status <> 'closed';

-- daftar_app may delete, insert, select, update; daftar_report may select
create table survey (
  id text not null,
  opens text not null,
  title text not null,
  title_ar text not null,
  intro text not null default '',
  intro_ar text not null default '',
  questions jsonb not null,
  countries text[] not null default '{}',
  roles text[] not null default '{}',
  percent integer not null,
  from_at timestamptz,
  until_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  made_by text,
  made_at timestamptz not null,
  constraint survey_pkey primary key (id),
  constraint survey_ended_by_fkey foreign key (ended_by) references staff(id),
  constraint survey_made_by_fkey foreign key (made_by) references staff(id),
  constraint survey_opens_check check (opens in ('itself', 'card')),
  constraint survey_percent_check check (percent >= 1 and percent <= 100),
  constraint survey_questions_check check (jsonb_typeof(questions) = 'array'),
  constraint survey_time check (from_at is null or until_at is null or from_at < until_at)
);
create index survey_newest on survey (made_at desc, id desc);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table survey_answer (
  merchant_id text not null,
  survey_id text not null,
  person_id text not null,
  outcome text not null,
  answers jsonb not null default '[]',
  language text not null,
  at timestamptz not null,
  constraint survey_answer_pkey primary key (merchant_id, survey_id, person_id),
  constraint survey_answer_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint survey_answer_person_id_fkey foreign key (person_id) references person(id),
  constraint survey_answer_survey_id_fkey foreign key (survey_id) references survey(id),
  constraint survey_answer_language_check check (language in ('en', 'ar')),
  constraint survey_answer_none check (outcome = 'answered' or answers = '[]'),
  constraint survey_answer_outcome_check check (outcome in ('answered', 'dismissed'))
);
create index survey_answer_by_survey on survey_answer (survey_id, at desc);

-- row security by merchant; append-only; daftar_app may insert, select; daftar_report may select
create table tax_document (
  merchant_id text not null,
  kind text not null,
  subject text not null,
  number text not null,
  seller_country text not null,
  issued_on date not null,
  uuid text not null default gen_random_uuid()::text,
  seller jsonb,
  buyer jsonb,
  issued_at timestamptz not null,
  constraint tax_document_pkey primary key (merchant_id, kind, subject),
  constraint tax_document_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint tax_document_check check ((seller is null) = (buyer is null)),
  constraint tax_document_kind_check check (kind in ('payout_invoice', 'fee_invoice', 'credit_note')),
  constraint tax_document_number_check check (length(number) >= 1 and length(number) <= 120),
  constraint tax_document_subject_check check (length(subject) >= 1 and length(subject) <= 120)
);

-- row security by the policies below; daftar_app may delete, insert, select, update
create table tax_series (
  seller_country text not null,
  kind text not null,
  year integer not null,
  place integer not null,
  constraint tax_series_pkey primary key (seller_country, kind, year),
  constraint tax_series_kind_check check (kind in ('payout_invoice', 'fee_invoice', 'credit_note')),
  constraint tax_series_place_check check (place >= 0),
  constraint tax_series_year_check check (year >= 2000 and year <= 2999)
);
create policy adding on tax_series for insert with check (true);
create policy reach on tax_series using (( select app_reaches_all() as app_reaches_all));

-- row security by the policies below; daftar_app may delete, insert, select, update; daftar_report may select
create table top_up_decision (
  line_id text not null,
  act text not null,
  of_merchant text,
  iban text not null default '',
  note text not null default '',
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint top_up_decision_pkey primary key (line_id),
  constraint top_up_decision_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint top_up_decision_line_id_fkey foreign key (line_id) references bank_line(id),
  constraint top_up_decision_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint top_up_decision_act check ((act = 'match') = (of_merchant is not null) and (act = 'send_back') = (iban <> '')),
  constraint top_up_decision_act_check check (act in ('match', 'send_back')),
  constraint top_up_decision_decided check ((decided_by is null) = (decided_at is null)),
  constraint top_up_decision_note_check check (length(note) <= 300)
);
create index top_up_decision_newest on top_up_decision (decided_at desc, line_id desc) where decided_at is not null;
create policy reach on top_up_decision using (( select app_reaches_all() as app_reaches_all)) with check (( select app_reaches_all() as app_reaches_all));

-- row security by the policies below; daftar_app may delete, insert, select, update; daftar_report may select
create table top_up_undo (
  line_id text not null,
  round integer not null,
  of_merchant text not null,
  note text not null,
  given_by text not null,
  given_at timestamptz not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint top_up_undo_pkey primary key (line_id, round),
  constraint top_up_undo_decided_by_fkey foreign key (decided_by) references staff(id),
  constraint top_up_undo_given_by_fkey foreign key (given_by) references staff(id),
  constraint top_up_undo_line_id_fkey foreign key (line_id) references bank_line(id),
  constraint top_up_undo_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint top_up_undo_decided check ((decided_by is null) = (decided_at is null)),
  constraint top_up_undo_note_check check (length(note) >= 3 and length(note) <= 300),
  constraint top_up_undo_round_check check (round > 0),
  constraint top_up_undo_two check (decided_by is distinct from proposed_by or decided_by is null)
);
create unique index top_up_undo_one on top_up_undo (line_id) where decided_at is null;
create policy reach on top_up_undo using (( select app_reaches_all() as app_reaches_all)) with check (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table transfer (
  merchant_id text not null,
  id text not null,
  kind text not null,
  subject_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  iban text not null,
  bank_name text not null default '',
  beneficiary text not null,
  status text not null,
  ordered_at timestamptz not null,
  proposed_by text,
  proposed_reference text,
  proposed_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  bank_reference text,
  reject_reason text,
  returned_at timestamptz,
  constraint transfer_pkey primary key (merchant_id, id),
  constraint transfer_merchant_id_reference_key unique (merchant_id, reference),
  constraint transfer_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint transfer_proposed_by_fkey foreign key (proposed_by) references staff(id),
  constraint transfer_amount_minor_check check (amount_minor > 0),
  constraint transfer_kind_check check (kind in ('advance', 'payout', 'wallet')),
  constraint transfer_status_check check (status in ('ordered', 'confirmed', 'rejected', 'returned'))
);
create index transfer_by_id on transfer (id);
create index transfer_of on transfer (merchant_id, kind, subject_id, ordered_at);
create unique index transfer_once on transfer (merchant_id, kind, subject_id) where status not in ('rejected', 'returned');
create index transfer_queue on transfer (status, ordered_at, merchant_id, id);
create trigger transfer_guard before update on transfer for each row execute function transfer_guard();

-- daftar_app may delete, insert, select, update
create table used_bot_check (
  nonce text not null,
  expires_at timestamptz not null,
  constraint used_bot_check_pkey primary key (nonce)
);
create index used_bot_check_by_age on used_bot_check (expires_at);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table user_invite (
  merchant_id text not null,
  id text not null,
  email text,
  phone text,
  first_name text not null,
  last_name text not null,
  role text not null,
  store_ids text[],
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ads_only boolean not null default false,
  constraint user_invite_pkey primary key (merchant_id, id),
  constraint user_invite_email unique (merchant_id, email),
  constraint user_invite_phone unique (merchant_id, phone),
  constraint user_invite_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint user_invite_ads_only check (not ads_only or role = 'sales_manager'),
  constraint user_invite_email_check check (email = lower(email) and position(('@') in (email)) > 1),
  constraint user_invite_one_contact check (num_nonnulls(email, phone) = 1),
  constraint user_invite_phone_check check (phone ~ '^\+[0-9]{2,15}$'),
  constraint user_invite_role_check check (role in ('workspace_admin', 'settlements', 'supervisor', 'sales_manager'))
);
create index user_invite_by_email on user_invite (email);
create index user_invite_by_phone on user_invite (phone);

-- daftar_app may delete, insert, select, update; daftar_report may select
create table vat_rate (
  country text not null,
  valid_from date not null,
  percent_hundredths integer not null,
  constraint vat_rate_pkey primary key (country, valid_from),
  constraint vat_rate_percent_hundredths_check check (percent_hundredths >= 0 and percent_hundredths <= 10000)
);

-- row security by the policies below; daftar_app may delete, insert, select, update
create table visitor_event (
  id text not null,
  name text not null,
  language text not null,
  platform text not null,
  at timestamptz not null,
  constraint visitor_event_pkey primary key (id),
  constraint visitor_event_language_check check (language in ('en', 'ar')),
  constraint visitor_event_platform_check check (platform in ('web', 'webview'))
);
create index visitor_event_by_time on visitor_event (at, name);
create policy adding on visitor_event for insert with check (true);
create policy reach on visitor_event using (( select app_reaches_all() as app_reaches_all));

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table waitlist_join (
  merchant_id text not null,
  stores text[] not null default '{}',
  capital_use text,
  other_use text,
  joined_by text not null,
  joined_at timestamptz not null,
  constraint waitlist_join_pkey primary key (merchant_id),
  constraint waitlist_join_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint waitlist_join_capital_use_check check (capital_use in ('invest_in_marketing', 'manage_cash_flows', 'buy_more_inventory', 'other'))
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table wallet (
  merchant_id text not null,
  reference text not null,
  takes_payouts boolean not null default false,
  chosen_by text not null default '',
  chosen_at timestamptz,
  opened_at timestamptz not null,
  constraint wallet_pkey primary key (merchant_id),
  constraint wallet_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint wallet_reference_check check (reference ~ '^WLT-\d{7}-\d{2}$')
);
create index wallet_by_reference on wallet (reference);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table wallet_withdrawal (
  merchant_id text not null,
  id text not null,
  currency text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  fee_vat_minor bigint not null,
  status text not null,
  held_reason text,
  iban text not null default '',
  beneficiary text not null default '',
  bank_name text not null default '',
  requested_by text not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  failed_reason text,
  bank_reference text,
  constraint wallet_withdrawal_pkey primary key (merchant_id, id),
  constraint wallet_withdrawal_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint wallet_withdrawal_requested_by_fkey foreign key (requested_by) references person(id),
  constraint wallet_withdrawal_amount_minor_check check (amount_minor > 0),
  constraint wallet_withdrawal_check check (fee_vat_minor >= 0 and fee_vat_minor <= fee_minor),
  constraint wallet_withdrawal_ended check ((status = 'processing') = (ended_at is null)),
  constraint wallet_withdrawal_failed check ((status = 'failed') = (failed_reason is not null)),
  constraint wallet_withdrawal_fee_minor_check check (fee_minor >= 0),
  constraint wallet_withdrawal_held check (held_reason is null or status = 'processing' and sent_at is null),
  constraint wallet_withdrawal_sent check ((sent_at is null) = (iban = '') and (sent_at is not null or status = 'processing')),
  constraint wallet_withdrawal_status_check check (status in ('processing', 'paid', 'failed'))
);
create unique index wallet_withdrawal_one on wallet_withdrawal (merchant_id, currency) where status = 'processing';
create index wallet_withdrawal_waiting on wallet_withdrawal (requested_at) where status = 'processing' and sent_at is null;

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table webhook (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  url text not null,
  header_title text,
  header_value_sealed bytea,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  warned_at timestamptz,
  paused_at timestamptz,
  probes integer not null default 0,
  probe_at timestamptz,
  constraint webhook_pkey primary key (merchant_id, id),
  constraint webhook_merchant_id_store_id_fkey foreign key (merchant_id, store_id) references store(merchant_id, id)
);
create index webhook_of_store on webhook (merchant_id, store_id) where deleted_at is null;
create index webhook_to_probe on webhook (probe_at) where paused_at is not null and deleted_at is null;

-- row security by merchant; daftar_app may insert, select; daftar_report may select
create table webhook_attempt (
  merchant_id text not null,
  delivery_id text not null,
  number integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  error text,
  answer text not null default '',
  constraint webhook_attempt_pkey primary key (merchant_id, delivery_id, number),
  constraint webhook_attempt_of_delivery foreign key (merchant_id, delivery_id) references webhook_delivery(merchant_id, id) on delete cascade
);
create trigger append_only_table before truncate on webhook_attempt for each statement execute function refuse_change();
create trigger written_once before update on webhook_attempt for each row execute function refuse_change();

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table webhook_delivery (
  merchant_id text not null,
  id text not null,
  webhook_id text not null,
  order_id text,
  event text not null,
  body jsonb not null,
  status text not null,
  attempts integer not null default 0,
  next_at timestamptz,
  delivered_at timestamptz,
  sent_as text not null,
  replay_of text,
  replayed_by text,
  created_at timestamptz not null,
  position bigint not null generated always as identity,
  retries_from integer not null default 0,
  constraint webhook_delivery_pkey primary key (merchant_id, id),
  constraint webhook_delivery_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id),
  constraint webhook_delivery_merchant_id_webhook_id_fkey foreign key (merchant_id, webhook_id) references webhook(merchant_id, id),
  constraint webhook_delivery_event_check check (event in ('authorize', 'capture', 'close', 'reject', 'expire', 'refund', 'update', 'dispute', 'test')),
  constraint webhook_delivery_status_check check (status in ('waiting', 'delivered', 'failed'))
);
create index webhook_delivery_due on webhook_delivery (next_at, "position") where status = 'waiting';
create index webhook_delivery_log on webhook_delivery (merchant_id, created_at desc, id desc);
create index webhook_delivery_of_order on webhook_delivery (merchant_id, order_id);
create index webhook_delivery_of_webhook on webhook_delivery (merchant_id, webhook_id, created_at desc, id desc);
create index webhook_delivery_waiting on webhook_delivery (merchant_id, webhook_id, order_id, "position") where status = 'waiting';

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table webhook_read_back (
  merchant_id text not null,
  order_id text not null,
  read_at timestamptz not null,
  constraint webhook_read_back_pkey primary key (merchant_id, order_id),
  constraint webhook_read_back_merchant_id_order_id_fkey foreign key (merchant_id, order_id) references orders(merchant_id, id)
);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table workspace_visit (
  merchant_id text not null,
  person_id text not null,
  last_active_at timestamptz not null,
  constraint workspace_visit_pkey primary key (merchant_id, person_id),
  constraint workspace_visit_merchant_id_fkey foreign key (merchant_id) references merchant(merchant_id),
  constraint workspace_visit_person_id_fkey foreign key (person_id) references person(id)
);
create index workspace_visit_by_person on workspace_visit (person_id);

-- row security by merchant; daftar_app may delete, insert, select, update; daftar_report may select
create table write_off (
  merchant_id text not null,
  id text not null,
  advance_id text not null,
  status text not null,
  principal_minor bigint not null,
  fee_minor bigint not null,
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  constraint write_off_pkey primary key (merchant_id, id),
  constraint write_off_merchant_id_advance_id_fkey foreign key (merchant_id, advance_id) references advance(merchant_id, id),
  constraint write_off_by_two check (status <> 'approved' or decided_by <> proposed_by),
  constraint write_off_fee_minor_check check (fee_minor >= 0),
  constraint write_off_principal_minor_check check (principal_minor >= 0),
  constraint write_off_status_check check (status in ('proposed', 'approved', 'declined'))
);
create unique index write_off_open on write_off (merchant_id, advance_id) where status = 'proposed';

-- daftar_app may select; daftar_report may select
create view ad_campaign_public with (security_invoker=true) as
 select merchant_id, id, name, status, currency, total_minor, spent_minor, posted_minor, submitted_at, deadline_at
   from ad_campaign;

-- daftar_app may select; daftar_report may select
create view adjustment_proposal with (security_invoker=true) as
 select merchant_id, id, currency, amount_minor, reason, proposed_by, proposed_at
   from adjustment
  where status = 'proposed';

-- daftar_app may select; daftar_report may select
create view adjustment_public with (security_invoker=true) as
 select merchant_id, id, currency, amount_minor, note, status, decided_at
   from adjustment;

-- daftar_app may select; daftar_report may select
create view advance_standing with (security_invoker=true) as
 select merchant_id, id, application_id, offer_id, status, tags, currency, amount_minor, fee_minor, minimum_minor,
    carried_minor, credited_minor, legal_name, pays_off_advance_id, weeks_short, created_at, funded_at,
    next_repayment_on, flagged_at, written_off_at, voided_at
   from advance;

-- daftar_app may select; daftar_report may select
create view application_public with (security_invoker=true) as
 select merchant_id, id, offer_id, status, currency, amount_minor, tenor, proposal, created_by, created_at, saved_at,
    reminded_at, submitted_at, deadline_at, overdue_alert_at
   from application;

-- daftar_app may select; daftar_report may select
create view assignment_public with (security_invoker=true) as
 select merchant_id, subject, subject_id, assignee, assigned_at
   from assignment;

-- daftar_app may select; daftar_report may select
create view bank_account_work with (security_invoker=true) as
 select merchant_id, id, status, proposed_at, ended_at, spoken_at
   from bank_account_change
  where status = 'proposed' or status = 'stopped' and spoken_at is null;

-- daftar_app may select; daftar_report may select
create view bank_file_public with (security_invoker=true) as
 select id, name, currency, uploaded_at
   from bank_file;

-- daftar_app may select; daftar_report may select
create view bank_line_public with (security_invoker=true) as
 select id, file_id, currency, amount_minor, state, booked_on, text, bank_reference, effect, of_merchant
   from bank_line;

-- daftar_app may select; daftar_report may select
create view book_difference_public with (security_invoker=true) as
 select merchant_id, id, advance_id, kind, found_at, gone_at
   from book_difference;

-- daftar_app may select; daftar_report may select
create view capture_public with (security_invoker=true) as
 select merchant_id, id, order_id, reference, currency, amount_minor, commission_hundredths, commission_minor,
    commission_fixed_minor, commission_vat_minor, tax_minor, shipping_minor, discount_minor, items, captured_at
   from capture;

-- daftar_app may select; daftar_report may select
create view card_charge_public with (security_invoker=true) as
 select merchant_id, id, card_id, status, source, currency, shop, amount_minor, held_minor, captured_minor,
    refunded_minor, declined_reason, authorized_at, ended_at
   from card_charge;

-- daftar_app may select; daftar_report may select
create view card_movement with (security_invoker=true) as
 select h.merchant_id, h.id, h.card_id, c.nickname, c.last4, h.status, h.source, h.currency, h.shop,
    h.refunded_minor - (h.held_minor + h.captured_minor) as amount_minor, h.amount_minor as asked_minor,
    h.declined_reason, h.authorized_at as at
   from card_charge h
     join card c on c.merchant_id = h.merchant_id and c.id = h.card_id;

-- daftar_app may select; daftar_report may select
create view card_program_public with (security_invoker=true) as
 select merchant_id, id, status, limit_minor, applied_at, proposed_limit_minor, proposed_by, proposed_at
   from card_program;

-- daftar_app may select; daftar_report may select
create view card_public with (security_invoker=true) as
 select merchant_id, id, nickname, currency, status, limit_minor, month, spent_minor, last4, created_at
   from card;

-- daftar_app may select; daftar_report may select
create view checkout_session_public with (security_invoker=true) as
 select merchant_id, id, order_id, status, expires_at, success_url, created_at, language
   from checkout_session;

-- daftar_app may select; daftar_report may select
create view contract_standing with (security_invoker=true) as
 select merchant_id, id, status, sent_at, signed_at, completed_at, created_at
   from merchant_contract;

-- daftar_app may select; daftar_report may select
create view contributed_movement_public with (security_invoker=true) as
 select merchant_id, kind, id, note
   from contributed_movement;

-- daftar_app may select; daftar_report may select
create view contributed_open with (security_invoker=true) as
 select merchant_id, id, kind, currency, amount_minor, at
   from contributed_movement c
  where not (exists ( select
           from payout_line l
          where l.merchant_id = c.merchant_id and l.kind = c.kind and l.movement_id = c.id));

-- daftar_app may select; daftar_report may select
create view debit_public with (security_invoker=true) as
 select merchant_id, id, advance_id, attempt, status, currency, amount_minor, presented_on, created_at, chased_on
   from debit;

-- daftar_app may select; daftar_report may select
create view dispute_movement with (security_invoker=true) as
 select merchant_id, id, order_id, currency, amount_minor, note, at
   from contributed_movement
  where kind = 'dispute';

-- daftar_app may select; daftar_report may select
create view dispute_movement_public with (security_invoker=true) as
 select merchant_id, id, currency, amount_minor, note, at
   from contributed_movement
  where kind in ('dispute', 'dispute_release');

-- daftar_app may select; daftar_report may select
create view dispute_public with (security_invoker=true) as
 select merchant_id, id, number, order_id, type, status, disputed_minor, refunded_minor, respond_by, created_at,
    resolved_at
   from dispute;

-- daftar_app may select; daftar_report may select
create view dispute_to_decide with (security_invoker=true) as
 select merchant_id, id, type, currency, disputed_minor, coalesce(challenged_at, created_at) as challenged_at,
    proposed_by, proposed_at
   from dispute
  where status = 'arbitration';

-- daftar_app may select; daftar_report may select
create view legal_entity_public with (security_invoker=true) as
 select merchant_id, id, status, legal_company_name, iban, bank_name, created_at, commercial_registration_number,
    country, licence_expires_on, suspended_at, confirmed_at, numbers_in_company(company) as owner_numbers
   from legal_entity;

-- daftar_app may select; daftar_report may select
create view legal_entity_update_waiting with (security_invoker=true) as
 select merchant_id, id, submitted_at, deadline_at, taken_by
   from legal_entity_update
  where status = 'in_review';

-- daftar_app may select; daftar_report may select
create view mandate_public with (security_invoker=true) as
 select merchant_id, id, advance_id, status, iban, created_at, signed_at
   from mandate;

-- daftar_app may select; daftar_report may select
create view membership_public with (security_invoker=true) as
 select merchant_id, person_id, role, store_ids, created_at, ads_only, ads_ops, ads_inviter
   from membership
  where disabled_at is null;

-- daftar_app may select; daftar_report may select
create view merchant_experiment_public with (security_invoker=true) as
 select merchant_experiment.merchant_id, merchant_experiment.name, merchant_experiment.enabled
   from merchant_experiment
union all
 select m.merchant_id, r.name, share_place(r.name, m.merchant_id) < r.percent as enabled
   from merchant m
     join experiment_rule r on r.country = m.country or r.country = 'all' and not (exists ( select
           from experiment_rule c
          where c.name = r.name and c.country = m.country))
  where not (exists ( select
           from merchant_experiment e
          where e.merchant_id = m.merchant_id and e.name = r.name));

-- daftar_app may select; daftar_report may select
create view merchant_public with (security_invoker=true) as
 select merchant_id, name, name_ar, country, currency, commission_hundredths, commission_fixed_minor, vat_percent,
    has_virtual_cards, has_locations, sandbox_of, suspended_at, created_at
   from merchant;

-- daftar_app may select; daftar_report may select
create view merchant_standing with (security_invoker=true) as
 select merchant_id,
    coalesce(suspended_at, ( select e.suspended_at
           from legal_entity e
          where e.merchant_id = m.merchant_id
          order by e.created_at, e.id
         limit 1)) as stopped_at
   from merchant m;

-- daftar_app may select; daftar_report may select
create view offer_public with (security_invoker=true) as
 select merchant_id, id, store_id, currency, amount_minor, tenor, repayment_rate_hundredths, fee_factor_hundredths,
    discount_percent_hundredths, pays_off_advance_id, status, expires_at, created_at
   from offer;

-- daftar_app may select; daftar_report may select
create view onboarding_status with (security_invoker=true) as
 select id, person_id, status, created_at, merchant_id
   from onboarding_application;

-- daftar_app may select; daftar_report may select
create view onboarding_waiting with (security_invoker=true) as
 select f.merchant_id, f.application_id as id, a.status,
    f.document #>> '{basic_info,business_name}' as business_name, f.submitted_at, f.deadline_at, f.taken_by,
    f.proposed_by, coalesce(f.proposed_at, f.submitted_at) as proposed_at
   from onboarding_form f
     join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
  where a.status in ('partially_submitted', 'submitted', 'in_review');

-- daftar_app may select; daftar_report may select
create view order_detail_public with (security_invoker=true) as
 select merchant_id, order_id, description, tax_minor, shipping_minor, discount_minor, buyer, shipping_address, items,
    buyer_history, order_history, meta, attachment
   from order_detail;

-- daftar_app may select; daftar_report may select
create view order_public with (security_invoker=true) as
 select merchant_id, id, store_id, number, status, reference, reference_key, product, instalments, source, currency,
    amount_minor, captured_minor, refunded_minor, shopper_name, shopper_phone, shopper_email, created_at,
    authorized_at, captured_at, closed_at, expires_at
   from orders;

-- daftar_app may select; daftar_report may select
create view payment_link_public with (security_invoker=true) as
 select merchant_id, order_id, session_id, opened_at
   from payment_link;

-- daftar_app may select; daftar_report may select
create view payout_event_public with (security_invoker=true) as
 select merchant_id, payout_id, id, status, at, actor_kind, actor_id, actor_name, reason, note
   from payout_event;

-- daftar_app may select; daftar_report may select
create view payout_line_public with (security_invoker=true) as
 select merchant_id, payout_id, kind, movement_id, at, order_id, store_id, amount_minor, commission_minor,
    commission_fixed_minor, commission_vat_minor, net_minor
   from payout_line;

-- daftar_app may select; daftar_report may select
create view payout_public with (security_invoker=true) as
 select merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, status,
    closed_at, movements, sales_minor, refunds_minor, commission_minor, commission_fixed_minor, commission_vat_minor,
    disputes_minor, adjustments_minor, carried_in_minor, carried_out_minor, returned_minor, reserve_held_minor,
    reserve_released_minor, fee_minor, fee_vat_minor, sales_payout_minor, capital_minor, payout_minor, iban, bank_name,
    beneficiary, bank_reference, held_reason, hold_id, failed_reason, created_at, issued_at, paid_at, contributed,
    into_wallet
   from payout;

-- daftar_app may select; daftar_report may select
create view payout_store_public with (security_invoker=true) as
 select merchant_id, payout_id, store_id, sales_minor, refunds_minor, net_minor, movements
   from payout_store;

-- daftar_app may select; daftar_report may select
create view person_access with (security_invoker=true) as
 select id, first_name, last_name, email, phone, phone_unconfirmed, blocked_at, created_at
   from person;

-- daftar_app may select; daftar_report may select
create view person_name with (security_invoker=true) as
 select id, first_name, last_name, email, phone
   from person;

-- daftar_app may select; daftar_report may select
create view refund_public with (security_invoker=true) as
 select merchant_id, id, order_id, reference, currency, amount_minor, commission_minor, commission_fixed_minor,
    commission_vat_minor, reason, comment, items, refunded_at
   from refund;

-- daftar_app may select; daftar_report may select
create view relief_public with (security_invoker=true) as
 select merchant_id, id, advance_id, kind, weeks, status, asked_at, proposed_by, proposed_at
   from relief;

-- daftar_app may select; daftar_report may select
create view repayment_public with (security_invoker=true) as
 select merchant_id, id, advance_id, status, week_start, amount_minor, created_at
   from repayment;

-- daftar_app may select; daftar_report may select
create view scheduled_call with (security_invoker=true) as
 select merchant_id, id, (payload ->> 'date')::date as agreed_on, at
   from product_event
  where name = 'ScheduledCall';

-- daftar_app may select; daftar_report may select
create view screening_work with (security_invoker=true) as
 select h.merchant_id, h.id, s.subject, s.subject_id, s.about, s.name, h.found_at
   from screening_hit h
     join screened s on s.merchant_id = h.merchant_id and s.id = h.screened_id and s.gone_at is null
     join screening_list l on l.id = h.list_id and l.replaced_at is null
  where h.decision is null;

-- daftar_app may select; daftar_report may select
create view sent_letter_public with (security_invoker=true) as
 select merchant_id, id, kind, heading_en, heading_ar, recipient, decided_at,
    ( select outbox_message.delivered_at
           from outbox_message
          where outbox_message.id = sent_letter.message_id) as sent_at
   from sent_letter;

-- daftar_app may select; daftar_report may select
create view staff_access with (security_invoker=true) as
 select id, name, email, phone, roles, blocked_at
   from staff;

-- daftar_app may select; daftar_report may select
create view staff_name with (security_invoker=true) as
 select id, name
   from staff;

-- daftar_app may select; daftar_report may select
create view store_listing_public with (security_invoker=true) as
 select merchant_id, id, status, published is not null as is_live, submitted_at, deadline_at
   from store_listing;

-- daftar_app may select; daftar_report may select
create view store_public with (security_invoker=true) as
 select merchant_id, id, code, name, name_ar, country, currency, products, created_at, aliases, kind, closed_at,
    shown_name, shown_name_ar, shown_colour, shown_logo, shown_cover
   from store;

-- daftar_app may select; daftar_report may select
create view store_request_public with (security_invoker=true) as
 select merchant_id, id, status, wants, store_id, product, asked_at, deadline_at
   from store_request;

-- daftar_app may select; daftar_report may select
create view store_standing with (security_invoker=true) as
 select s.merchant_id, s.id as store_id, g.stopped_at, g.stopped_at is null and s.closed_at is null as may_sell
   from store s
     join merchant m on m.merchant_id = s.merchant_id
     cross join lateral ( select coalesce(m.suspended_at, ( select e.suspended_at
                   from legal_entity e
                  where e.merchant_id = s.merchant_id and (s.legal_entity_id is null or e.id = s.legal_entity_id)
                  order by e.created_at, e.id
                 limit 1)) as stopped_at) g;

-- daftar_app may select; daftar_report may select
create view stored_file_public with (security_invoker=true) as
 select merchant_id, id, name, size_bytes, sha256, area, content_type
   from stored_file;

-- daftar_app may select; daftar_report may select
create view support_mail_to_decide with (security_invoker=true) as
 select m.merchant_id, m.id, m.ticket_id, t.number as ticket_number, m.received_at
   from support_mail m
     join support_ticket t on t.merchant_id = m.merchant_id and t.id = m.ticket_id
  where m.status = 'held';

-- daftar_app may select; daftar_report may select
create view support_ticket_public with (security_invoker=true) as
 select merchant_id, id, number, status, subject, assignee_id, first_due_at, first_answered_at, created_at
   from support_ticket;

-- daftar_app may select; daftar_report may select
create view support_waiting with (security_invoker=true) as
 select merchant_id, id, number, status, subject, assignee_id, first_due_at, first_answered_at, created_at, updated_at,
    answer_due_at, escalation
   from support_ticket
  where status in ('new', 'opened', 'escalated');

-- daftar_app may select; daftar_report may select
create view tax_document_public with (security_invoker=true) as
 select merchant_id, kind, subject, number
   from tax_document;

-- daftar_app may select; daftar_report may select
create view top_up_waiting with (security_invoker=true) as
 select l.id, l.file_id, l.booked_on, l.currency, l.amount_minor, l.text, l.bank_reference, w.merchant_id as named,
    d.act, d.of_merchant, d.iban, d.note, d.proposed_by, d.proposed_at
   from bank_line l
     left join wallet w on w.reference = wallet_reference_in((l.bank_reference || ' ') || l.text)
     left join top_up_decision d on d.line_id = l.id
  where l.state = 'open' and l.amount_minor > 0;

-- daftar_app may select; daftar_report may select
create view transfer_public with (security_invoker=true) as
 select merchant_id, id, kind, subject_id, reference, currency, amount_minor, iban, bank_name, beneficiary, status,
    ordered_at, proposed_by, proposed_reference, proposed_at, decided_by, decided_at, bank_reference, reject_reason,
    returned_at
   from transfer;

-- daftar_app may select; daftar_report may select
create view vat_rate_public with (security_invoker=true) as
 select country, valid_from, percent_hundredths
   from vat_rate;

-- daftar_app may select; daftar_report may select
create view wallet_fee_public with (security_invoker=true) as
 select t.merchant_id, t.id, t.at, p.currency,
    coalesce(- sum(p.amount_minor) filter (where p.account <> 'vat_output'), 0::numeric)::bigint as net_minor,
    coalesce(- sum(p.amount_minor) filter (where p.account = 'vat_output'), 0::numeric)::bigint as vat_minor,
        case t.kind
            when 'ads_spent' then 'ads'
            else 'withdrawal'
        end as kind,
        case t.kind
            when 'ads_spent' then ((split_part(t.reference, ':', 2)::date + '12:00:00' without time zone) at time zone 'UTC')
            else t.at
        end as taxed_at
   from ledger_transaction t
     join ledger_posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
  where (t.kind in ('wallet_withdrawal_confirmed', 'ads_spent')) and (p.account in ('settlement_fee_income', 'ads_income', 'vat_output'))
  group by t.merchant_id, t.id, t.at, p.currency, t.kind, t.reference;

-- daftar_app may select; daftar_report may select
create view wallet_movement with (security_invoker=true) as
 select t.merchant_id, t.id, t.number, t.kind, t.reference, t.at, p.currency, - p.amount_minor as amount_minor
   from ledger_posting p
     join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.account = ('wallet:' || p.merchant_id);

-- daftar_app may select; daftar_report may select
create view wallet_public with (security_invoker=true) as
 select merchant_id, reference, takes_payouts
   from wallet;

-- daftar_app may select; daftar_report may select
create view wallet_withdrawal_public with (security_invoker=true) as
 select merchant_id, id, currency, amount_minor, fee_minor, status, held_reason, requested_at, sent_at, ended_at
   from wallet_withdrawal;

-- daftar_app may select; daftar_report may select
create view webhook_public with (security_invoker=true) as
 select merchant_id, id, url, failing_since, paused_at
   from webhook
  where deleted_at is null;

-- daftar_app may select; daftar_report may select
create view write_off_public with (security_invoker=true) as
 select merchant_id, id, advance_id, status, principal_minor, fee_minor, proposed_by, proposed_at
   from write_off;

CREATE OR REPLACE FUNCTION adjustment_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'proposed' or (new.merchant_id, new.id, new.currency, new.amount_minor, new.reason, new.note, new.proposed_by, new.proposed_at)
     is distinct from (old.merchant_id, old.id, old.currency, old.amount_minor, old.reason, old.note, old.proposed_by, old.proposed_at) then
    raise exception 'adjustment % stands as it was proposed or decided', old.id using errcode = '42501', constraint = 'adjustment_frozen';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app_merchants()
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN string_to_array(COALESCE(current_setting('app.merchants'::text, true), ''::text), ','::text);

CREATE OR REPLACE FUNCTION app_reaches_all()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((COALESCE(current_setting('app.reach'::text, true), ''::text) = ANY (ARRAY['provider'::text, 'system'::text])) OR (CURRENT_USER = 'daftar_report'::name));

CREATE OR REPLACE PROCEDURE append_only(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('revoke update, delete, truncate on %s from daftar_app', name);
  execute format('create trigger append_only_rows before update or delete on %s for each row execute function refuse_change()', name);
  execute format('create trigger append_only_table before truncate on %s for each statement execute function refuse_change()', name);
end $procedure$;

CREATE OR REPLACE PROCEDURE assignment_subject(IN name text)
 LANGUAGE plpgsql
AS $procedure$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'assignment'::regclass and conname = 'assignment_subject_check');
  subjects text := (select string_agg(quote_literal(one[1]), ', ') from regexp_matches(known, '''(\w+)''', 'g') as one);
begin
  alter table assignment drop constraint assignment_subject_check;
  execute format('alter table assignment add constraint assignment_subject_check check (subject in (%s, %L))', subjects, name);
end $procedure$;

CREATE OR REPLACE FUNCTION audit_append(entries jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  chain audit_chain;
  entry audit_entry;
  given jsonb;
  merchant text;
begin
  for merchant in select distinct e ->> 'merchant_id' from jsonb_array_elements(entries) e order by 1 loop
    insert into audit_chain (merchant_id) values (merchant) on conflict do nothing;
    select * into chain from audit_chain c where c.merchant_id = merchant for update;
    for given in select e from jsonb_array_elements(entries) with ordinality as all_of (e, place)
      where e ->> 'merchant_id' = merchant order by place loop
      entry := jsonb_populate_record(null::audit_entry, given);
      entry.number := chain.last_number + 1;
      entry.recorded_at := now();
      entry.previous_hash := chain.last_hash;
      entry.hash := audit_hash(chain.last_hash, entry);
      insert into audit_entry select entry.*;
      chain.last_number := entry.number;
      chain.last_hash := entry.hash;
    end loop;
    update audit_chain c set last_number = chain.last_number, last_hash = chain.last_hash
      where c.merchant_id = merchant;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION audit_faults(merchant text)
 RETURNS TABLE(number bigint, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with ordered as (
    select e, e.number, e.hash, e.previous_hash,
      lag(e.hash, 1, ''::bytea) over (order by e.number) as before,
      row_number() over (order by e.number) as place
    from audit_entry e where e.merchant_id = merchant)
  select o.number, 'chain is broken' from ordered o
    where o.number <> o.place or o.previous_hash <> o.before or o.hash <> audit_hash(o.before, o.e)
  union all
  select c.last_number, 'head of the chain differs' from audit_chain c,
    (select coalesce(max(o.number), 0) as number,
      coalesce((array_agg(o.hash order by o.number desc))[1], ''::bytea) as hash from ordered o) last
    where c.merchant_id = merchant and (c.last_number <> last.number or c.last_hash <> last.hash)
$function$;

CREATE OR REPLACE FUNCTION audit_hash(previous bytea, e audit_entry)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256((previous || convert_to((jsonb_build_array((e).merchant_id, (e).number, to_char(((e).at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'::text), (e).action, (e).object, (e).actor_id, (e).actor_role, (e).on_behalf_of, (e).outcome, (e).reason, (e).before, (e).after, (e).request_id, (e).ip, (e).user_agent))::text, 'UTF8'::name)));

CREATE OR REPLACE FUNCTION clock_moves_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.offset_ms < old.offset_ms then
    raise exception 'the clock only moves forward' using errcode = '23514', constraint = 'clock_forward';
  end if;
  perform pg_notify('clock', new.offset_ms::text);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION idempotency_begin(who text, which text, given text, hash text, now_at timestamp with time zone, OUT state text, OUT status integer, OUT body jsonb)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  found_row idempotency_key;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(who || chr(31) || which || chr(31) || given, 4400)) then
    state := 'running';
    return;
  end if;
  delete from idempotency_key k
    where k.actor_id = who and k.route = which and k.key = given and k.at < now_at - interval '30 days';
  insert into idempotency_key (actor_id, route, key, body_hash, at) values (who, which, given, hash, now_at)
    on conflict do nothing;
  if found then
    state := 'fresh';
    return;
  end if;
  select * into found_row from idempotency_key k where k.actor_id = who and k.route = which and k.key = given;
  if found_row.body_hash <> hash then
    state := 'other_body';
  elsif found_row.state = 'failed' then
    update idempotency_key k set state = 'running', at = now_at
      where k.actor_id = who and k.route = which and k.key = given;
    state := 'fresh';
  elsif found_row.state = 'running' then
    state := 'running';
  else
    state := 'replay';
    status := found_row.status;
    body := found_row.body;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION is_sold(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (status = ANY (ARRAY['authorized'::text, 'captured'::text, 'partially_refunded'::text, 'refunded'::text]));

CREATE OR REPLACE FUNCTION keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from merchant where merchant_id = old.merchant_id for no key update;
  if not exists (select from membership
                  where merchant_id = old.merchant_id and role = 'workspace_admin' and disabled_at is null) then
    raise exception 'the last workspace admin of % stays', old.merchant_id using errcode = '23514';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION ledger_check_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  target text;
  wanted int;
  found_lines int;
  uneven text;
begin
  if tg_table_name = 'ledger_posting' then target := new.transaction_id; else target := new.id; end if;
  select t.lines into wanted from ledger_transaction t where t.merchant_id = new.merchant_id and t.id = target;
  select coalesce(sum(lines), 0), string_agg(currency, ', ') filter (where total <> 0) into found_lines, uneven
    from (select p.currency, count(*) as lines, sum(p.amount_minor) as total from ledger_posting p
      where p.merchant_id = new.merchant_id and p.transaction_id = target group by p.currency) sums;
  if wanted is distinct from found_lines or uneven is not null then
    raise exception 'ledger transaction % is not balanced (% of % lines, uneven: %)',
      target, found_lines, wanted, coalesce(uneven, 'none')
      using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION ledger_faults(merchant text)
 RETURNS TABLE(number bigint, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with ordered as (
    select t, t.number, t.hash, t.previous_hash, t.merchant_id, t.id,
      lag(t.hash, 1, ''::bytea) over (order by t.number) as before,
      row_number() over (order by t.number) as place
    from ledger_transaction t where t.merchant_id = merchant)
  select o.number, 'chain is broken' from ordered o
    where o.number <> o.place or o.previous_hash <> o.before
      or o.hash <> ledger_hash(o.before, o.t, ledger_lines(o.merchant_id, o.id))
  union all
  select c.last_number, 'head of the chain differs' from ledger_chain c,
    (select coalesce(max(o.number), 0) as number,
      coalesce((array_agg(o.hash order by o.number desc))[1], ''::bytea) as hash from ordered o) last
    where c.merchant_id = merchant and (c.last_number <> last.number or c.last_hash <> last.hash)
  union all
  select null, 'balance of ' || account || ' ' || currency || ' differs' from (
    select account, currency, sum(amount_minor) as moved from ledger_posting where merchant_id = merchant group by 1, 2) p
    full join (select account, currency, balance_minor from ledger_balance where merchant_id = merchant) b
    using (account, currency) where p.moved is distinct from b.balance_minor
  union all
  select null, 'sum of ' || currency || ' is not zero' from ledger_posting
    where merchant_id = merchant group by currency having sum(amount_minor) <> 0
$function$;

CREATE OR REPLACE FUNCTION ledger_hash(previous bytea, t ledger_transaction, postings jsonb)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256((previous || convert_to((jsonb_build_array((t).merchant_id, (t).number, (t).id, (t).kind, (t).reference, to_char(((t).at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'::text), (t).memo, (t).reverses, postings))::text, 'UTF8'::name)));

CREATE OR REPLACE FUNCTION ledger_lines(merchant text, transaction text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT jsonb_agg(jsonb_build_array(ledger_posting.account, ledger_posting.currency, (ledger_posting.amount_minor)::text) ORDER BY ledger_posting.line) AS jsonb_agg FROM ledger_posting WHERE ((ledger_posting.merchant_id = ledger_lines.merchant) AND (ledger_posting.transaction_id = ledger_lines.transaction)));

CREATE OR REPLACE FUNCTION ledger_post(merchant text, new_id text, new_kind text, new_reference text, new_at timestamp with time zone, new_memo text, new_reverses text, postings jsonb, OUT id text, OUT number bigint, OUT posted boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  chain ledger_chain;
  entry ledger_transaction;
  lines jsonb;
begin
  insert into ledger_chain (merchant_id) values (merchant) on conflict do nothing;
  select * into chain from ledger_chain c where c.merchant_id = merchant for update;
  select jsonb_agg(jsonb_build_array(p ->> 'account', p ->> 'currency', ((p ->> 'amount_minor')::bigint)::text) order by place)
    into lines from jsonb_array_elements(postings) with ordinality as given (p, place);

  select * into entry from ledger_transaction t
    where t.merchant_id = merchant and t.kind = new_kind and t.reference = new_reference;
  if found then
    if ledger_lines(merchant, entry.id) is distinct from lines then
      raise exception 'ledger movement % % was posted before with other postings', new_kind, new_reference
        using errcode = '23505', constraint = 'ledger_movement_differs';
    end if;
    id := entry.id; number := entry.number; posted := false;
    return;
  end if;

  entry.merchant_id := merchant;
  entry.id := new_id;
  entry.number := chain.last_number + 1;
  entry.kind := new_kind;
  entry.reference := new_reference;
  entry.at := new_at;
  entry.memo := new_memo;
  entry.reverses := new_reverses;
  entry.lines := jsonb_array_length(postings);
  entry.previous_hash := chain.last_hash;
  entry.hash := ledger_hash(chain.last_hash, entry, lines);
  entry.recorded_at := now();
  insert into ledger_transaction select entry.*;
  insert into ledger_posting (merchant_id, transaction_id, line, account, currency, amount_minor)
    select merchant, new_id, place, p ->> 'account', p ->> 'currency', (p ->> 'amount_minor')::bigint
    from jsonb_array_elements(postings) with ordinality as given (p, place);
  insert into ledger_balance (merchant_id, account, currency, balance_minor)
    select merchant, p ->> 'account', p ->> 'currency', sum((p ->> 'amount_minor')::bigint)
    from jsonb_array_elements(postings) as given (p) group by 2, 3 order by 2, 3
    on conflict (merchant_id, account, currency)
    do update set balance_minor = ledger_balance.balance_minor + excluded.balance_minor;
  update ledger_chain c set last_number = entry.number, last_hash = entry.hash where c.merchant_id = merchant;
  id := entry.id; number := entry.number; posted := true;
end $function$;

CREATE OR REPLACE FUNCTION ledger_post_many(movements jsonb)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  posted integer;
begin
  insert into ledger_chain (merchant_id) select distinct m ->> 'merchant' from jsonb_array_elements(movements) m order by 1
    on conflict do nothing;
  perform from ledger_chain c where c.merchant_id in (select m ->> 'merchant' from jsonb_array_elements(movements) m)
    order by c.merchant_id for update;
  with given as materialized (
    select m ->> 'merchant' as merchant, m ->> 'id' as id, m -> 'postings' as postings,
           (m ->> 'merchant', m ->> 'id', c.last_number + 1, m ->> 'kind', m ->> 'reference', (m ->> 'at')::timestamptz, m ->> 'memo',
            null, jsonb_array_length(m -> 'postings'), c.last_hash, ''::bytea, now())::ledger_transaction as entry
      from jsonb_array_elements(movements) m join ledger_chain c on c.merchant_id = m ->> 'merchant'
  ), line as materialized (
    select merchant, id, place, p ->> 'account' as account, p ->> 'currency' as currency, (p ->> 'amount_minor')::bigint as amount_minor
      from given cross join lateral jsonb_array_elements(postings) with ordinality as l (p, place)
  ), hashed as materialized (
    select g.entry, ledger_hash((g.entry).previous_hash, g.entry, l.lines) as hash
      from given g join (
        select merchant, id, jsonb_agg(jsonb_build_array(account, currency, amount_minor::text) order by place) as lines
          from line group by 1, 2) l using (merchant, id)
  ), made as (
    insert into ledger_transaction (merchant_id, id, number, kind, reference, at, memo, reverses, lines, previous_hash, hash, recorded_at)
    select (entry).merchant_id, (entry).id, (entry).number, (entry).kind, (entry).reference, (entry).at, (entry).memo, null,
           (entry).lines, (entry).previous_hash, hash, (entry).recorded_at
      from hashed returning merchant_id, number, hash
  ), lined as (
    insert into ledger_posting (merchant_id, transaction_id, line, account, currency, amount_minor)
    select merchant, id, place, account, currency, amount_minor from line
  ), balanced as (
    insert into ledger_balance (merchant_id, account, currency, balance_minor)
    select merchant, account, currency, sum(amount_minor) from line group by 1, 2, 3 order by 1, 2, 3
    on conflict (merchant_id, account, currency) do update set balance_minor = ledger_balance.balance_minor + excluded.balance_minor
  ), headed as (
    update ledger_chain c set last_number = made.number, last_hash = made.hash from made where made.merchant_id = c.merchant_id
  )
  select count(*) into posted from made;
  return posted;
end $function$;

CREATE OR REPLACE FUNCTION note_order_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
    select merchant_id, id, store_id, created_at, is_sold(status) from is_now where status not in ('created', 'expired');
    return null;
  end if;
  insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
  select n.merchant_id, n.id, n.store_id, n.created_at,
         is_sold(o.status) <> is_sold(n.status) or n.shopper_phone is distinct from o.shopper_phone
    from was o join is_now n on n.merchant_id = o.merchant_id and n.id = o.id
   where not (o.status in ('created', 'expired') and n.status in ('created', 'expired'))
     and (n.status, n.captured_minor, n.refunded_minor, n.product, n.authorized_at, n.shopper_phone)
         is distinct from (o.status, o.captured_minor, o.refunded_minor, o.product, o.authorized_at, o.shopper_phone);
  insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
  select later.merchant_id, later.id, later.store_id, later.created_at, false
    from was o join is_now n on n.merchant_id = o.merchant_id and n.id = o.id
   cross join lateral (
     select e.merchant_id, e.id, e.store_id, e.created_at from orders e
      where e.merchant_id = o.merchant_id and e.shopper_phone = o.shopper_phone
        and (e.created_at, e.id) > (o.created_at, o.id) and is_sold(e.status)
      order by e.created_at, e.id limit 1) later
   where o.shopper_phone is not null and n.shopper_phone is distinct from o.shopper_phone;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION numbers_in_company(company jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT COALESCE(array_agg(DISTINCT upper(regexp_replace(named.number, '[^[:alnum:]]'::text, ''::text, 'g'::text))), '{}'::text[]) AS "coalesce" FROM (SELECT (numbers_in_company.company #>> '{legal_info,national_id_number}'::text[]) AS number UNION ALL SELECT (owner.value ->> 'identity_id'::text) FROM jsonb_array_elements(COALESCE((numbers_in_company.company #> '{shareholders,company_owners}'::text[]), '[]'::jsonb)) owner(value)) named WHERE (named.number <> ''::text));

CREATE OR REPLACE FUNCTION payout_begins_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.closed_at is not null or new.status <> 'pending' then
    raise exception 'a payout begins open and is closed with its lines' using errcode = '23514', constraint = 'payout_closes';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION payout_check_lines(of payout)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  net numeric;
  found_lines bigint;
begin
  select coalesce(sum(l.net_minor), 0), count(*) into net, found_lines
    from payout_line l where l.merchant_id = of.merchant_id and l.payout_id = of.id;
  if net <> of.payout_minor + of.carried_out_minor or found_lines <> of.movements then
    raise exception 'payout % does not balance: its % lines come to %, not to %', of.number, found_lines, net,
      of.payout_minor + of.carried_out_minor using errcode = '23514', constraint = 'payout_lines_sum';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION payout_contributed_sum(figures jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (COALESCE(sum((jsonb_each_text.value)::bigint), (0)::numeric))::bigint AS "coalesce" FROM jsonb_each_text(payout_contributed_sum.figures) jsonb_each_text(key, value));

CREATE OR REPLACE FUNCTION payout_cycle_on(merchant text, day date)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select c.cycle from cycle_change c where c.merchant_id = merchant and c.valid_from <= day
      order by c.valid_from desc, c.requested_at desc, c.id desc limit 1),
    (select m.payout_cycle from merchant m where m.merchant_id = merchant))
$function$;

CREATE OR REPLACE FUNCTION payout_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  mutable constant text[] := array['status', 'iban', 'bank_name', 'beneficiary', 'bank_reference', 'held_reason', 'hold_id',
    'failed_reason', 'issued_at', 'paid_at', 'into_wallet'];
begin
  if old.closed_at is null then
    if new.closed_at is null then return new; end if;
    -- Closing, once: with nothing to send it is carried at the same moment.
    if new.status is distinct from (case when new.payout_minor = 0 then 'carried' else 'pending' end) then
      raise exception 'a payout closes as pending, or as carried when there is nothing to send'
        using errcode = '23514', constraint = 'payout_closes';
    end if;
    perform payout_check_lines(new);
    return new;
  end if;
  if to_jsonb(new) - mutable <> to_jsonb(old) - mutable then
    raise exception 'payout % is closed: its figures stand', old.number using errcode = '42501', constraint = 'payout_frozen';
  end if;
  if new.status <> old.status then
    if not payout_may_move(old.status, new.status) then
      raise exception 'payout %: % cannot become %', old.number, old.status, new.status
        using errcode = '23514', constraint = 'payout_moves';
    end if;
    -- What does not balance cannot be issued.
    if new.status = 'in_transit' or old.status = 'pending' then perform payout_check_lines(new); end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION payout_is_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from payout p where p.merchant_id = new.merchant_id and p.id = new.id and p.closed_at is null) then
    raise exception 'payout % was not closed', new.number using errcode = '23514', constraint = 'payout_closes';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION payout_line_kinds()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY['carried_in'::text, 'returned_payout'::text, 'sale'::text, 'refund'::text, 'dispute'::text, 'dispute_release'::text, 'adjustment'::text, 'overpayment'::text, 'card_spend'::text, 'card_refund'::text, 'reserve_release'::text, 'reserve_hold'::text, 'payout_fee'::text, 'capital_repayment'::text];

CREATE OR REPLACE FUNCTION payout_lines_into_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  closed_number text;
begin
  select p.number into closed_number
    from (select distinct merchant_id, payout_id from added) a
    join payout p on p.merchant_id = a.merchant_id and p.id = a.payout_id
   where p.closed_at is not null limit 1;
  if found then
    raise exception 'payout % is closed: its lines stand', closed_number using errcode = '42501', constraint = 'payout_frozen';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION payout_may_move(old_status text, new_status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (old_status, new_status) in (
    ('pending', 'in_transit'), ('pending', 'held'), ('held', 'pending'), ('in_transit', 'paid'), ('in_transit', 'failed'),
    ('paid', 'failed'), ('failed', 'in_transit'), ('failed', 'rolled_over'))
$function$;

CREATE OR REPLACE PROCEDURE reading_view(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('revoke insert, update, delete on %s from daftar_app', name);
  execute format('grant select on %s to daftar_report', name);
end $procedure$;

CREATE OR REPLACE FUNCTION refund_within_captured()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  too_much text;
begin
  -- Held, so that of two refunds at once the later sees the earlier.
  perform 1 from orders o
    where (o.merchant_id, o.id) in (select merchant_id, order_id from made)
    order by o.merchant_id, o.id for update;
  select o.number into too_much
    from refund r join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id
   where (r.merchant_id, r.order_id) in (select merchant_id, order_id from made)
   group by o.merchant_id, o.id, o.number, o.captured_minor
  having sum(r.amount_minor) > o.captured_minor limit 1;
  if found then
    raise exception 'refunds of order % are more than was captured', too_much
      using errcode = '23514', constraint = 'refund_within_captured';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = '42501';
end $function$;

CREATE OR REPLACE FUNCTION repayment_check_book()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  target text := case when tg_table_name = 'advance' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'advance_id' end;
  owed bigint;
  repaid bigint;
  outstanding bigint;
begin
  -- Before its transfer was sent an advance owes nothing.
  select l.amount_minor + l.fee_minor - l.credited_minor into owed
    from advance l
   where l.merchant_id = new.merchant_id and l.id = target and l.status in ('paying', 'overdue', 'closed');
  if owed is null then
    return null;
  end if;
  select coalesce(sum(r.amount_minor), 0) into repaid
    from repayment r
   where r.merchant_id = new.merchant_id and r.advance_id = target and (r.status is null or r.status = 'paid');
  select coalesce(sum(b.balance_minor), 0) into outstanding
    from ledger_balance b
   where b.merchant_id = new.merchant_id and b.account in ('advance_principal:' || target, 'advance_fee:' || target);
  if owed - repaid <> outstanding then
    raise exception 'advance %: owed %, repaid %, left %', target, owed, repaid, outstanding
      using errcode = '23514', constraint = 'repayment_is_booked';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION share_place(of_what text, merchant text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((('x'::text || substr(md5(((of_what || ':'::text) || merchant)), 1, 7)))::bit(28))::integer % 100);

CREATE OR REPLACE PROCEDURE status_subject(IN name text)
 LANGUAGE plpgsql
AS $procedure$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'status_change'::regclass and conname = 'status_change_subject_check');
  subjects text := (select string_agg(quote_literal(one[1]), ', ') from regexp_matches(known, '''(\w+)''', 'g') as one);
begin
  alter table status_change drop constraint status_change_subject_check;
  execute format('alter table status_change add constraint status_change_subject_check check (subject in (%s, %L))',
                 subjects, name);
end $procedure$;

CREATE OR REPLACE PROCEDURE system_table(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy adding on %s for insert with check (true)', name);
  execute format('create policy reach on %s using ((select app_reaches_all()))', name);
end $procedure$;

CREATE OR REPLACE FUNCTION tell_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('access', coalesce(changed ->> tg_argv[0], changed ->> tg_argv[1]));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_access_of_all()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('access', '*');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tenant_policy()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '(select app_reaches_all()) or merchant_id = any ((select app_merchants())::text[])'::text;

CREATE OR REPLACE PROCEDURE tenant_table(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s using (%s) with check (%s)', name, tenant_policy(), tenant_policy());
  execute format('grant select on %s to daftar_report', name);
end $procedure$;

CREATE OR REPLACE FUNCTION transfer_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.merchant_id, new.id, new.kind, new.subject_id, new.reference, new.currency, new.amount_minor, new.iban, new.beneficiary,
      new.bank_name, new.ordered_at)
    is distinct from
     (old.merchant_id, old.id, old.kind, old.subject_id, old.reference, old.currency, old.amount_minor, old.iban, old.beneficiary,
      old.bank_name, old.ordered_at) then
    raise exception 'transfer % stands as it was ordered', old.reference using errcode = '42501', constraint = 'transfer_frozen';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION wallet_overdrawn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the wallet of % does not hold that much', new.merchant_id using errcode = '23514', constraint = 'wallet_overdrawn';
end $function$;

CREATE OR REPLACE FUNCTION wallet_reference_in(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT ((('WLT-'::text || found.found[1]) || '-'::text) || found.found[2]) FROM regexp_match(regexp_replace(translate(upper(wallet_reference_in.said), '٠١٢٣٤٥٦٧٨٩'::text, '0123456789'::text), '[^A-Z0-9]'::text, ''::text, 'g'::text), 'WLT(\d{7})(\d{2})'::text) found(found));
