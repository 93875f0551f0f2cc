-- Double entry. + is a debit, - is a credit, amounts are whole minor units of their currency.

-- One row per merchant: the head of its chain, and the lock that puts its postings in order.
create table ledger_chain (
  merchant_id text primary key,
  last_number bigint not null default 0,
  last_hash bytea not null default ''
);
call tenant_table('ledger_chain');
revoke delete, truncate on ledger_chain from daftar_app;

create table ledger_transaction (
  merchant_id text not null references ledger_chain (merchant_id),
  id text not null,
  number bigint not null check (number > 0),
  kind text not null check (length(kind) between 1 and 80),
  reference text not null check (length(reference) between 1 and 200),
  at timestamptz not null,
  memo text,
  reverses text,
  lines int not null check (lines >= 2),
  previous_hash bytea not null,
  hash bytea not null,
  recorded_at timestamptz not null default now(),
  primary key (merchant_id, id),
  unique (merchant_id, number),
  -- The same movement is posted once, whoever sends it again.
  unique (merchant_id, kind, reference),
  foreign key (merchant_id, reverses) references ledger_transaction (merchant_id, id)
);
create unique index ledger_transaction_reversed_once on ledger_transaction (merchant_id, reverses) where reverses is not null;
create index ledger_transaction_by_time on ledger_transaction (merchant_id, at desc, number desc);
-- The journal of all merchants, newest first, by kind and by what it refers to.
create index ledger_transaction_newest on ledger_transaction (at desc, merchant_id desc, number desc);
create index ledger_transaction_by_kind on ledger_transaction (kind, at desc, merchant_id desc, number desc);
create index ledger_transaction_by_reference on ledger_transaction (reference, merchant_id);
call tenant_table('ledger_transaction');
call append_only('ledger_transaction');

create table ledger_posting (
  merchant_id text not null,
  transaction_id text not null,
  line int not null check (line > 0),
  account text not null check (account ~ '^[a-z0-9_:.-]{1,160}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (merchant_id, transaction_id, line),
  foreign key (merchant_id, transaction_id) references ledger_transaction (merchant_id, id)
);
create index ledger_posting_by_account on ledger_posting (merchant_id, account, currency);
call tenant_table('ledger_posting');
call append_only('ledger_posting');

create table ledger_balance (
  merchant_id text not null references ledger_chain (merchant_id),
  account text not null,
  currency text not null,
  balance_minor bigint not null,
  primary key (merchant_id, account, currency)
);
create index ledger_balance_by_account on ledger_balance (account text_pattern_ops, currency, merchant_id);
call tenant_table('ledger_balance');
revoke delete, truncate on ledger_balance from daftar_app;

-- At commit every transaction has exactly its lines, and they sum to zero in each currency.
create function ledger_check_balanced() returns trigger language plpgsql as $$
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
end $$;

create constraint trigger ledger_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_balanced();
create constraint trigger ledger_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_check_balanced();

-- What is hashed: every fact of the transaction in one canonical text, after the hash before it.
create function ledger_hash(previous bytea, t ledger_transaction, postings jsonb) returns bytea
  language sql stable
  return sha256(previous || convert_to(jsonb_build_array(
    t.merchant_id, t.number, t.id, t.kind, t.reference,
    to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), t.memo, t.reverses, postings)::text, 'UTF8'));

create function ledger_lines(merchant text, transaction text) returns jsonb
  language sql stable
  return (select jsonb_agg(jsonb_build_array(account, currency, amount_minor::text) order by line)
    from ledger_posting where merchant_id = merchant and transaction_id = transaction);

-- Post one movement: take the merchant's chain, append, move the balances. A movement that was posted before
-- is answered again (posted = false); the same reference with other postings is an error.
-- `postings` is [{"account", "currency", "amount_minor" (text)}, ...].
create function ledger_post(
  merchant text, new_id text, new_kind text, new_reference text, new_at timestamptz, new_memo text,
  new_reverses text, postings jsonb, out id text, out number bigint, out posted boolean
) language plpgsql as $$
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
end $$;

-- Posts one movement for each of several merchants: `movements` is [{"merchant", "id", "kind", "reference", "at", "memo",
-- "postings": [{"account", "currency", "amount_minor" (text)}]}]. The same book-keeping as ledger_post, in one statement; chains
-- are taken in the order of their merchants. A movement that was posted before, or two of one merchant, is an error.
create function ledger_post_many(movements jsonb) returns integer language plpgsql as $$
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
end $$;

-- Every way in which a merchant's books do not hold together; no row means they do.
create function ledger_faults(merchant text) returns table (number bigint, fault text) language sql stable as $$
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
$$;
