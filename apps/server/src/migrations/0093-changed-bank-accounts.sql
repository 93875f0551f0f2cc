-- A changed bank account: proposed by an admin, compared by a reviewer, told at the addresses of before, and stopped by whoever
-- did not want it. Payouts go there once it is effective.
create table bank_account_change (
  merchant_id text not null references merchant,
  id text not null,
  legal_entity_id text not null,
  status text not null check (status in ('proposed', 'waiting', 'effective', 'declined', 'withdrawn', 'stopped')),
  -- The account as it was when another one was proposed: whoever makes it effective finds it unchanged, or does not.
  iban_before text not null,
  bank_before text not null,
  iban text not null check (length(iban) between 15 and 34),
  bank_name text not null,
  holder text not null check (length(holder) between 1 and 120),
  -- The letter in which the bank says whose account it is.
  letter_file_id text not null,
  proposed_by text not null references person,
  proposed_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  decline_reason text check (decline_reason in
    ('holder_differs', 'letter_unreadable', 'letter_differs', 'letter_old', 'account_not_accepted', 'not_confirmed')),
  note text not null default '' check (length(note) <= 500),
  -- From its approval on: when it becomes effective, the hash of the address that stops it, and how many were told.
  effective_at timestamptz,
  token_hash text,
  letters_told integer not null default 0 check (letters_told >= 0),
  texts_told integer not null default 0 check (texts_told >= 0),
  ended_at timestamptz,
  -- The hold of payouts that a stop placed, and who then spoke to the merchant.
  hold_id text,
  spoken_by text references staff,
  spoken_at timestamptz,
  spoken_note text not null default '' check (length(spoken_note) <= 500),
  primary key (merchant_id, id),
  foreign key (merchant_id, legal_entity_id) references legal_entity (merchant_id, id),
  check ((decided_by is null) = (decided_at is null)),
  check ((spoken_by is null) = (spoken_at is null)),
  check ((ended_at is null) = (status in ('proposed', 'waiting'))),
  check (status not in ('waiting', 'effective', 'stopped') or (effective_at is not null and token_hash is not null)),
  check ((decline_reason is not null) = (status = 'declined'))
);
create unique index bank_account_change_open on bank_account_change (merchant_id) where status in ('proposed', 'waiting');
create index bank_account_change_by_token on bank_account_change (token_hash) where token_hash is not null;
create index bank_account_change_by_id on bank_account_change (id);
create index bank_account_change_due on bank_account_change (effective_at) where status = 'waiting';
create index bank_account_change_listed on bank_account_change (proposed_at, id);
call tenant_table('bank_account_change');
revoke delete, truncate on bank_account_change from daftar_app;
call status_subject('bank_account');

-- What waits for staff of it: a proposal to compare, and a merchant to call after a stop.
create view bank_account_work with (security_invoker = true) as
  select merchant_id, id, status, proposed_at, ended_at, spoken_at
    from bank_account_change
   where status = 'proposed' or (status = 'stopped' and spoken_at is null);
call reading_view('bank_account_work');

-- Say it in the migration of what may be taken by somebody from then on: its subject joins those that an assignment allows.
create procedure assignment_subject(name text) language plpgsql as $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'assignment'::regclass and conname = 'assignment_subject_check');
  subjects text := (select string_agg(quote_literal(one[1]), ', ') from regexp_matches(known, '''(\w+)''', 'g') as one);
begin
  alter table assignment drop constraint assignment_subject_check;
  execute format('alter table assignment add constraint assignment_subject_check check (subject in (%s, %L))', subjects, name);
end $$;
call assignment_subject('bank_account');

-- Nobody of the staff places the hold that comes with a stop.
alter table payout_hold alter column placed_by drop not null;

-- Addresses that people had, and who was an admin, until lately: whoever takes an account over changes these first.
create table former_contact (
  person_id text not null references person,
  factor text not null check (factor in ('email', 'phone')),
  contact text not null,
  until timestamptz not null,
  primary key (person_id, factor, contact)
);
create index former_contact_by_age on former_contact (until);

create table former_admin (
  merchant_id text not null references merchant,
  person_id text not null references person,
  until timestamptz not null,
  primary key (merchant_id, person_id)
);
create index former_admin_by_age on former_admin (until);
call tenant_table('former_admin');
