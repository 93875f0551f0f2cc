-- What every call and every run stands on: keys of repeated calls, messages that leave, the clock, schedules, workers, limits.

-- One row per (who, which call, key): inserted first, in the transaction of the effect.
create table idempotency_key (
  actor_id text not null,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  status int,
  body jsonb,
  at timestamptz not null,
  primary key (actor_id, route, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_key_by_age on idempotency_key (at);

-- Claim a key. The advisory lock makes a twin that is still under way visible at once instead of waiting for it.
create function idempotency_begin(
  who text, which text, given text, hash text, now_at timestamptz,
  out state text, out status int, out body jsonb
) language plpgsql as $$
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
  state := case when found_row.body_hash <> hash then 'other_body'
    when found_row.state = 'running' then 'running' else 'replay' end;
  if state = 'replay' then
    status := found_row.status;
    body := found_row.body;
  end if;
end $$;

-- What must leave (mail, SMS, calls to partners) is a row of the transaction that decided it.
create table outbox_message (
  id text primary key,
  kind text not null,
  -- Encrypted: a mail may carry a code. Wiped once delivered.
  sealed bytea,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts int not null default 0,
  last_error text,
  check ((sealed is null) = (delivered_at is not null))
);
create index outbox_message_waiting on outbox_message (created_at) where delivered_at is null;
call system_table('outbox_message');

-- Where mail and SMS land in development and demo mode (/dev/inbox).
create table dev_message (
  id text primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  code text,
  attachments jsonb not null default '[]',
  at timestamptz not null
);
create index dev_message_newest on dev_message (at desc, id desc);
call system_table('dev_message');

-- The product's clock: the system's plus this offset. Only demo mode ever moves it, and only forward.
create table clock_offset (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  moved_at timestamptz,
  -- The last move, from where to where, so that whoever asks sees how far its runs have come.
  moved_from timestamptz,
  moved_to timestamptz
);
insert into clock_offset default values;
revoke insert, delete, truncate on clock_offset from daftar_app;

create function clock_moves_forward() returns trigger language plpgsql as $$
begin
  if new.offset_ms < old.offset_ms then
    raise exception 'the clock only moves forward' using errcode = '23514', constraint = 'clock_forward';
  end if;
  perform pg_notify('clock', new.offset_ms::text);
  return new;
end $$;
create trigger clock_moves_forward before update on clock_offset for each row execute function clock_moves_forward();

-- How far each schedule has been looked at, and every due time that was run: once each.
create table schedule_mark (
  name text primary key,
  looked_until timestamptz not null
);

create table schedule_run (
  name text not null,
  due_at timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed')),
  attempts int not null default 1,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  error text,
  primary key (name, due_at)
);
create index schedule_run_open on schedule_run (name, due_at) where state <> 'done';

-- Which workers of the queue live; what a silent one held is given back.
create table job_worker (
  worker_id text primary key,
  seen_at timestamptz not null
);

-- Counters that survive a restart and are shared by all processes. The key is a hash of whatever is counted.
create table rate_counter (
  scope text not null,
  key bytea not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (scope, key, window_start)
);
create index rate_counter_by_age on rate_counter (window_start);
