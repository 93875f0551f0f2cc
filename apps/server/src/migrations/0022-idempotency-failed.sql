-- A key outlives an attempt that was refused: the same request may be made again with it, and no other.

alter table idempotency_key drop constraint idempotency_key_state_check;
alter table idempotency_key add constraint idempotency_key_state_check check (state in ('running', 'done', 'failed'));

create or replace function idempotency_begin(
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
end $$;
