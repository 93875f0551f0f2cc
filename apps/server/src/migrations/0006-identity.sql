-- Who there is: people, the provider's staff, and how both sign in.
-- Contacts of a sign-in stand only as keyed hashes, codes and tokens only as hashes.

-- Whatever decides what a session may do tells every process when it changes, at its commit.
create function tell_access_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('access', coalesce(changed ->> tg_argv[0], changed ->> tg_argv[1]));
  return null;
end $$;

-- A person is one identity, whatever merchants they work for.
create table person (
  id text primary key,
  first_name text not null default '',
  last_name text not null default '',
  email text unique check (email = lower(email) and position('@' in email) > 1),
  phone text unique check (phone ~ '^\+[0-9]{2,15}$'),
  -- A contact somebody else typed in (an invitation) is no factor before its owner has proven it.
  email_unconfirmed boolean not null default false,
  phone_unconfirmed boolean not null default false,
  blocked_at timestamptz,
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);
create trigger tell_access after update of blocked_at on person
  for each row execute function tell_access_change('id');

create table staff (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  phone text not null unique check (phone ~ '^\+[0-9]{2,15}$'),
  roles text[] not null check (roles <@ array['reviewer', 'underwriter', 'support_agent', 'finance', 'desk_admin']),
  blocked_at timestamptz,
  created_at timestamptz not null
);
create trigger tell_access after update or delete on staff
  for each row execute function tell_access_change('id');

-- Every solved bot-check challenge until it expires: the first to insert it may use it.
create table used_bot_check (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_bot_check_by_age on used_bot_check (expires_at);

-- What one identity (a contact, known or not) has sent and tried. Every change is one guarded statement.
create table code_counter (
  identity bytea primary key,
  hour_from timestamptz not null,
  hour_sends int not null,
  day_from timestamptz not null,
  day_sends int not null,
  -- Wrong tries since the last right one or the last wait, of this day, and in a row.
  tries int not null default 0,
  last_try_at timestamptz,
  tries_day_from timestamptz,
  day_tries int not null default 0,
  tries_in_a_row int not null default 0,
  wait_until timestamptz
);
create index code_counter_by_age on code_counter (day_from);

-- One live code per identity and purpose; a new one takes the place of the old one.
create table one_time_code (
  identity bytea not null,
  purpose text not null check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'contract', 'payment')),
  -- The sign-in or the person that asked for it: nobody else can use it.
  asked_by text not null,
  hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (identity, purpose)
);
create index one_time_code_by_age on one_time_code (expires_at);

-- Somebody half-way through signing in. The cookie holds the token; session_id of the calls is the id.
create table sign_in_flow (
  id text primary key,
  token_hash bytea not null unique,
  audience text not null check (audience in ('merchant', 'desk')),
  state text not null check (state in ('first_factor', 'second_factor', 'set_up', 'done')),
  factor text not null check (factor in ('email', 'phone')),
  contact text not null,
  language text not null check (language in ('en', 'ar')),
  -- The device this browser has signed in from before; it has counters of its own.
  device text not null,
  -- The person or member of staff, known after the first factor; null while a new person signs up.
  subject_id text,
  -- The contact the second code goes to, or is being set up.
  second_contact text,
  sends int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_flow_by_age on sign_in_flow (expires_at);

-- A browser that finished a sign-in: an attacker's wrong guesses elsewhere do not lock it out.
create table known_device (
  token_hash bytea not null,
  subject_id text not null,
  expires_at timestamptz not null,
  primary key (token_hash, subject_id)
);
create index known_device_by_subject on known_device (subject_id);
create index known_device_by_age on known_device (expires_at);

create table session (
  id text primary key,
  token_hash bytea not null unique,
  person_id text references person,
  staff_id text references staff,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(person_id, staff_id) = 1)
);
create index session_by_person on session (person_id, created_at desc) where ended_at is null;
create index session_by_staff on session (staff_id) where ended_at is null;
create index session_by_age on session (expires_at);
create trigger tell_access after update of ended_at or delete on session
  for each row execute function tell_access_change('person_id', 'staff_id');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- What a person is called on screens.
create view person_name with (security_invoker = true) as
  select id, first_name, last_name, email, phone
    from person;
call reading_view('person_name');

-- Who a person is to those who let them in or write to them.
create view person_access with (security_invoker = true) as
  select id, first_name, last_name, email, phone, phone_unconfirmed, blocked_at, created_at
    from person;
call reading_view('person_access');

-- What a member of staff is called on screens.
create view staff_name with (security_invoker = true) as
  select id, name
    from staff;
call reading_view('staff_name');

-- Who a member of staff is to those who let them in or write to them.
create view staff_access with (security_invoker = true) as
  select id, name, email, phone, roles, blocked_at
    from staff;
call reading_view('staff_access');
