-- Who did what, on whose behalf, from where. One chain per merchant; what belongs to none is on 'provider'.
create table audit_chain (
  merchant_id text primary key,
  last_number bigint not null default 0,
  last_hash bytea not null default ''
);
call tenant_table('audit_chain');
revoke delete, truncate on audit_chain from daftar_app;

create table audit_entry (
  merchant_id text not null,
  number bigint not null,
  at timestamptz not null,
  action text not null,
  object text not null,
  actor_id text not null,
  actor_role text not null,
  on_behalf_of text,
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  before jsonb,
  after jsonb,
  request_id text,
  ip text,
  user_agent text,
  recorded_at timestamptz not null default now(),
  previous_hash bytea not null,
  hash bytea not null,
  primary key (merchant_id, number)
);
create index audit_entry_by_object on audit_entry (merchant_id, object, number desc);
create index audit_entry_by_actor on audit_entry (merchant_id, actor_id, number desc);
create index audit_entry_by_time on audit_entry (at desc, merchant_id, number desc);
create index audit_entry_newest on audit_entry (at desc, merchant_id desc, number desc);
call tenant_table('audit_entry');
-- Anybody who does something leaves a trace on the provider's chain, but only the provider reads it back.
create policy provider_chain on audit_entry for insert with check (merchant_id = 'provider');
create policy provider_chain on audit_chain using (merchant_id = 'provider') with check (merchant_id = 'provider');
call append_only('audit_entry');

create function audit_hash(previous bytea, e audit_entry) returns bytea
  language sql stable
  return sha256(previous || convert_to(jsonb_build_array(
    e.merchant_id, e.number, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.action, e.object,
    e.actor_id, e.actor_role, e.on_behalf_of, e.outcome, e.reason, e.before, e.after, e.request_id, e.ip,
    e.user_agent)::text, 'UTF8'));

-- Append entries in the order given, chain by chain in a fixed order so that two writers cannot deadlock.
create function audit_append(entries jsonb) returns void language plpgsql as $$
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
end $$;

create function audit_faults(merchant text) returns table (number bigint, fault text) language sql stable as $$
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
$$;
