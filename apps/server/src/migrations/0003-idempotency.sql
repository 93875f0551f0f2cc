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
