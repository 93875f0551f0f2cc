-- A week's settlement grows into a payout: lines that sum to the transfer, a life from closing to the bank, either cycle.

-- What stands in the tables is carried over.
set local app.reach = 'system';

alter table settlement rename to payout;
alter table settlement_line rename to payout_line;
alter table payout_line rename column settlement_id to payout_id;

-- ------------------------------------------------------------------ the payout

alter table payout
  add column number text,
  -- How manieth of the merchant it is.
  add column sequence integer,
  add column cycle text not null default 'weekly' check (cycle in ('weekly', 'flexible')),
  add column status text not null default 'pending' check (status in
    ('pending', 'held', 'in_transit', 'paid', 'failed', 'rolled_over', 'carried')),
  -- The cut-off before and this one: `period_until` is the first instant that is not in it.
  add column period_from timestamptz,
  add column period_until timestamptz,
  -- Null while its lines are put in, inside one transaction; from then on figures and lines stand.
  add column closed_at timestamptz,
  add column movements integer not null default 0 check (movements >= 0),
  add column commission_fixed_minor bigint not null default 0,
  add column disputes_minor bigint not null default 0,
  add column adjustments_minor bigint not null default 0,
  add column returned_minor bigint not null default 0 check (returned_minor >= 0),
  add column reserve_held_minor bigint not null default 0 check (reserve_held_minor >= 0),
  add column reserve_released_minor bigint not null default 0 check (reserve_released_minor >= 0),
  add column iban text not null default '',
  add column beneficiary text not null default '',
  add column bank_reference text,
  add column held_reason text,
  -- The merchant's hold it waits for, where it is one.
  add column hold_id text,
  add column failed_reason text,
  add column issued_at timestamptz,
  add column paid_at timestamptz;

update payout p set
  sequence = placed.place,
  number = 'P-' || to_char(p.week_start + 6, 'YYMMDD') || '-' || placed.place,
  period_from = p.week_start::timestamp at time zone 'UTC',
  period_until = (p.week_start + 7)::timestamp at time zone 'UTC',
  closed_at = p.created_at,
  status = case when p.payout_minor = 0 then 'carried' else 'in_transit' end
  from (select merchant_id, id, row_number() over (partition by merchant_id order by week_start, id) as place from payout) placed
 where placed.merchant_id = p.merchant_id and placed.id = p.id;
update payout p set status = case t.status when 'confirmed' then 'paid' when 'rejected' then 'failed' else 'in_transit' end,
       iban = t.iban, beneficiary = t.beneficiary, bank_reference = t.bank_reference, issued_at = t.ordered_at,
       paid_at = case when t.status = 'confirmed' then t.decided_at end, failed_reason = t.reject_reason
  from transfer t where t.merchant_id = p.merchant_id and t.kind = 'payout' and t.subject_id = p.id;

alter table payout
  alter column number set not null,
  alter column sequence set not null,
  alter column period_from set not null,
  alter column period_until set not null,
  drop constraint settlement_merchant_id_currency_week_start_key,
  drop constraint settlement_carried_in_minor_check,
  drop constraint settlement_carried_out_minor_check,
  drop constraint settlement_check,
  drop constraint settlement_check1,
  add constraint payout_number unique (merchant_id, number),
  add constraint payout_sequence unique (merchant_id, sequence),
  add constraint payout_period check (period_from < period_until),
  add constraint payout_balances check (
    sales_minor - refunds_minor - commission_minor - commission_fixed_minor - commission_vat_minor
    + disputes_minor + adjustments_minor + carried_in_minor + returned_minor + reserve_released_minor - reserve_held_minor
    = sales_payout_minor + fee_minor + carried_out_minor),
  add constraint payout_sends check (payout_minor = sales_payout_minor - capital_minor),
  -- What is carried was not sent.
  add constraint payout_carries check (carried_out_minor = 0 or payout_minor = 0),
  add constraint payout_held check ((status = 'held') = (held_reason is not null));

-- At most one payout of a cut-off.
create unique index payout_once_a_cut_off on payout (merchant_id, currency, period_until);
create index payout_by_time on payout (merchant_id, created_at desc, id desc);
create index payout_by_status on payout (merchant_id, status, created_at desc, id desc);
-- Across merchants: what waits to be sent, the desk's queue, the results of a run.
create index payout_open on payout (currency, merchant_id, id) where status = 'pending';
create index payout_queue on payout (status, created_at desc, id desc);
create index payout_newest on payout (created_at desc, id desc);
create index payout_by_cut_off on payout (currency, period_until, merchant_id);
-- Staff know the id alone.
create index payout_by_id on payout (id);
revoke delete, truncate on payout from daftar_app;

-- Each change of a payout with who and when.
create table payout_event (
  merchant_id text not null,
  payout_id text not null,
  id text not null,
  status text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('system', 'staff', 'bank', 'merchant')),
  actor_id text not null default '',
  actor_name text not null default '',
  reason text not null default '',
  primary key (merchant_id, payout_id, id),
  foreign key (merchant_id, payout_id) references payout (merchant_id, id)
);
call tenant_table('payout_event');
call append_only('payout_event');

-- ------------------------------------------------------------------ its lines

alter table payout_line disable trigger append_only_rows;
alter table payout_line
  drop constraint settlement_line_kind_check,
  -- A purchase is never deleted, and every capture and refund names one: checking each line again is half the cost of a run.
  drop constraint settlement_line_merchant_id_purchase_id_fkey,
  drop constraint settlement_line_merchant_id_settlement_id_fkey,
  alter column purchase_id drop not null,
  add column store_id text,
  add column at timestamptz,
  add column commission_fixed_minor bigint not null default 0;
update payout_line set amount_minor = -amount_minor, commission_minor = -commission_minor, commission_vat_minor = -commission_vat_minor
 where kind = 'refund';
update payout_line l set at = p.created_at, store_id = (
    select store_id from purchase o where o.merchant_id = l.merchant_id and o.id = l.purchase_id)
  from payout p where p.merchant_id = l.merchant_id and p.id = l.payout_id;
alter table payout_line alter column at set not null;
insert into payout_line (merchant_id, payout_id, kind, movement_id, at, amount_minor, commission_minor, commission_vat_minor)
  select p.merchant_id, p.id, kind, p.id, p.created_at, amount, 0, vat
    from payout p cross join lateral (values
      ('carried_in', p.carried_in_minor, 0::bigint), ('payout_fee', p.fee_vat_minor - p.fee_minor, p.fee_vat_minor),
      ('capital_repayment', -p.capital_minor, 0)) part (kind, amount, vat)
   where amount <> 0 or vat <> 0;
update payout p set movements = (select count(*) from payout_line l where l.merchant_id = p.merchant_id and l.payout_id = p.id);
alter table payout_line enable trigger append_only_rows;

-- Its primary key is the movement, so each is in at most one payout: a capture, a refund, a dispute's movement, an adjustment
-- by their own ids; what was carried, came back or was kept in reserve by the payout it comes from; the rest by its own payout.
alter table payout_line
  -- What moved, with its sign; what was taken off it, below zero where it is given back; what is left.
  add column net_minor bigint not null
    generated always as (amount_minor - commission_minor - commission_fixed_minor - commission_vat_minor) stored,
  add constraint payout_line_kind check (kind in ('carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'adjustment',
    'reserve_release', 'reserve_hold', 'payout_fee', 'capital_repayment')),
  add constraint payout_line_of_order check (purchase_id is not null and store_id is not null or kind not in ('sale', 'refund')),
  add constraint payout_line_payout foreign key (merchant_id, payout_id) references payout (merchant_id, id);
drop index settlement_line_of;
drop index settlement_line_by_purchase;
create index payout_line_of on payout_line (merchant_id, payout_id, at, movement_id);
create index payout_line_by_purchase on payout_line (merchant_id, purchase_id) where purchase_id is not null;

-- What a payout holds of each store, for the filter and the breakdown; what belongs to no store is not in it.
create table payout_store (
  merchant_id text not null,
  payout_id text not null,
  store_id text not null,
  sales_minor bigint not null,
  -- As sizes: refunds, commission less what refunds gave back, and VAT on it; disputes with their sign.
  refunds_minor bigint not null,
  commission_minor bigint not null,
  commission_fixed_minor bigint not null,
  commission_vat_minor bigint not null,
  disputes_minor bigint not null,
  net_minor bigint not null,
  movements integer not null,
  primary key (merchant_id, payout_id, store_id),
  foreign key (merchant_id, payout_id) references payout (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id)
);
call tenant_table('payout_store');
call append_only('payout_store');
create index payout_store_by_store on payout_store (merchant_id, store_id, payout_id);
insert into payout_store
  select merchant_id, payout_id, store_id, coalesce(sum(amount_minor) filter (where kind = 'sale'), 0),
         coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0), sum(commission_minor), sum(commission_fixed_minor),
         sum(commission_vat_minor), 0, sum(net_minor), count(*)
    from payout_line where store_id is not null group by 1, 2, 3;

-- ------------------------------------------------------------------ what the database refuses

-- A fee is for a transfer; weeks of the past were charged without one, and stand.
alter table payout add constraint payout_fee_for_transfer check (fee_minor = 0 or payout_minor > 0) not valid;

-- What the lines of a payout come to must be what it sends and hands on.
create function payout_check_lines(of payout) returns void language plpgsql as $$
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
end $$;

create function payout_may_move(old_status text, new_status text) returns boolean language sql immutable as $$
  select (old_status, new_status) in (
    ('pending', 'in_transit'), ('pending', 'held'), ('held', 'pending'), ('in_transit', 'paid'), ('in_transit', 'failed'),
    ('paid', 'failed'), ('failed', 'in_transit'), ('failed', 'rolled_over'))
$$;

create function payout_guard() returns trigger language plpgsql as $$
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
  if (new.merchant_id, new.id, new.number, new.sequence, new.currency, new.cycle, new.week_start, new.run_date, new.period_from,
      new.period_until, new.closed_at, new.created_at, new.movements, new.sales_minor, new.refunds_minor, new.commission_minor,
      new.commission_fixed_minor, new.commission_vat_minor, new.disputes_minor, new.adjustments_minor, new.carried_in_minor,
      new.carried_out_minor, new.returned_minor, new.reserve_held_minor, new.reserve_released_minor, new.fee_minor,
      new.fee_vat_minor, new.sales_payout_minor, new.capital_minor, new.payout_minor)
    is distinct from
     (old.merchant_id, old.id, old.number, old.sequence, old.currency, old.cycle, old.week_start, old.run_date, old.period_from,
      old.period_until, old.closed_at, old.created_at, old.movements, old.sales_minor, old.refunds_minor, old.commission_minor,
      old.commission_fixed_minor, old.commission_vat_minor, old.disputes_minor, old.adjustments_minor, old.carried_in_minor,
      old.carried_out_minor, old.returned_minor, old.reserve_held_minor, old.reserve_released_minor, old.fee_minor,
      old.fee_vat_minor, old.sales_payout_minor, old.capital_minor, old.payout_minor) then
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
end $$;
create trigger payout_guard before update on payout for each row execute function payout_guard();

create function payout_begins_open() returns trigger language plpgsql as $$
begin
  if new.closed_at is not null or new.status <> 'pending' then
    raise exception 'a payout begins open and is closed with its lines' using errcode = '23514', constraint = 'payout_closes';
  end if;
  return new;
end $$;
create trigger payout_begins_open before insert on payout for each row execute function payout_begins_open();

-- No transaction leaves a payout open.
create function payout_is_closed() returns trigger language plpgsql as $$
begin
  if exists (select from payout p where p.merchant_id = new.merchant_id and p.id = new.id and p.closed_at is null) then
    raise exception 'payout % was not closed', new.number using errcode = '23514', constraint = 'payout_closes';
  end if;
  return null;
end $$;
create constraint trigger payout_is_closed after insert on payout
  deferrable initially deferred for each row execute function payout_is_closed();

-- Lines go into open payouts only; once for all rows of a statement.
create function payout_lines_into_open() returns trigger language plpgsql as $$
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
end $$;
create trigger payout_lines_into_open after insert on payout_line
  referencing new table as added for each statement execute function payout_lines_into_open();
create trigger payout_store_into_open after insert on payout_store
  referencing new table as added for each statement execute function payout_lines_into_open();

-- ------------------------------------------------------------------ what else moves money

-- A sum given or taken beside sales and refunds: one person proposes, another approves, always.
create table adjustment (
  merchant_id text not null references merchant,
  id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null check (reason in
    ('commission_correction', 'fee_correction', 'duplicate_payout', 'chargeback', 'goodwill', 'other')),
  note text not null check (length(note) between 1 and 500),
  status text not null check (status in ('proposed', 'approved', 'rejected')),
  proposed_by text not null references staff,
  proposed_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  decision_note text not null default '' check (length(decision_note) <= 500),
  primary key (merchant_id, id),
  check ((status = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  constraint adjustment_four_eyes check (status <> 'approved' or decided_by <> proposed_by)
);
call tenant_table('adjustment');
create index adjustment_approved on adjustment (merchant_id, decided_at) where status = 'approved';
create index adjustment_queue on adjustment (status, proposed_at desc, id desc);
create index adjustment_newest on adjustment (proposed_at desc, id desc);
create index adjustment_by_id on adjustment (id);
create index adjustment_of on adjustment (merchant_id, proposed_at desc, id desc);
revoke delete, truncate on adjustment from daftar_app;

create function adjustment_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'proposed' or (new.merchant_id, new.id, new.currency, new.amount_minor, new.reason, new.note, new.proposed_by, new.proposed_at)
     is distinct from (old.merchant_id, old.id, old.currency, old.amount_minor, old.reason, old.note, old.proposed_by, old.proposed_at) then
    raise exception 'adjustment % stands as it was proposed or decided', old.id using errcode = '42501', constraint = 'adjustment_frozen';
  end if;
  return new;
end $$;
create trigger adjustment_guard before update on adjustment for each row execute function adjustment_guard();

-- What disputes take from a merchant (below zero) or give back; written by the disputes area.
create table dispute_movement (
  merchant_id text not null,
  id text not null,
  purchase_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  note text not null default '',
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('dispute_movement');
call append_only('dispute_movement');
create index dispute_movement_by_time on dispute_movement (merchant_id, at);

-- While one stands, no payout of the merchant leaves.
create table payout_hold (
  merchant_id text not null references merchant,
  id text not null,
  reason text not null check (reason in
    ('compliance_review', 'suspected_fraud', 'bank_details', 'licence_expired', 'merchant_asked', 'other')),
  note text not null default '' check (length(note) <= 500),
  placed_by text not null references staff,
  placed_at timestamptz not null,
  released_by text references staff,
  released_at timestamptz,
  primary key (merchant_id, id),
  check ((released_by is null) = (released_at is null))
);
call tenant_table('payout_hold');
create unique index payout_hold_one on payout_hold (merchant_id) where released_at is null;
create index payout_hold_by_id on payout_hold (id);
create index payout_hold_newest on payout_hold (placed_at desc, id desc);
revoke delete, truncate on payout_hold from daftar_app;
alter table payout add constraint payout_hold_of foreign key (merchant_id, hold_id) references payout_hold (merchant_id, id);

-- The share of sales that is kept back, and for how many days after the cut-off; the latest term that has begun counts.
create table reserve_term (
  merchant_id text not null references merchant,
  id text not null,
  valid_from date not null,
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  days integer not null check (days between 1 and 540),
  set_by text not null references staff,
  set_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('reserve_term');
call append_only('reserve_term');
create index reserve_term_of on reserve_term (merchant_id, valid_from desc, set_at desc, id desc);

-- What a payout kept back; a line of a later one releases it, once.
create table reserve_hold (
  merchant_id text not null,
  payout_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  release_at timestamptz not null,
  primary key (merchant_id, payout_id),
  foreign key (merchant_id, payout_id) references payout (merchant_id, id)
);
call tenant_table('reserve_hold');
call append_only('reserve_hold');
create index reserve_hold_due on reserve_hold (merchant_id, release_at);

-- ------------------------------------------------------------------ cycles and runs

-- The cycle a merchant chose, from a Monday on; before the first one merchant.payout_cycle counts.
create table cycle_change (
  merchant_id text not null references merchant,
  id text not null,
  cycle text not null check (cycle in ('weekly', 'flexible')),
  valid_from date not null,
  requested_by text not null,
  requested_at timestamptz not null,
  primary key (merchant_id, id)
);
call tenant_table('cycle_change');
call append_only('cycle_change');
create index cycle_change_of on cycle_change (merchant_id, valid_from desc, requested_at desc, id desc);

create function payout_cycle_on(merchant text, day date) returns text language sql stable as $$
  select coalesce(
    (select c.cycle from cycle_change c where c.merchant_id = merchant and c.valid_from <= day
      order by c.valid_from desc, c.requested_at desc, c.id desc limit 1),
    (select m.payout_cycle from merchant m where m.merchant_id = merchant))
$$;

-- One cut-off of one currency, for all its merchants; what it came to is read from its payouts.
create table settlement_run (
  -- Currency and the Monday after the week; the only key, so that runs that begin at once meet in it.
  id text primary key,
  currency text not null,
  week_start date not null,
  run_date date not null,
  cut_off_at timestamptz not null,
  state text not null check (state in ('queued', 'settling', 'issuing', 'done', 'stopped')),
  merchants integer not null default 0,
  started_by text,
  -- On the product's clock; `seen_at` is real time and says that it still runs.
  started_at timestamptz,
  finished_at timestamptz,
  seen_at timestamptz
);
call system_table('settlement_run');
create index settlement_run_newest on settlement_run (cut_off_at desc, id desc);
insert into settlement_run (id, currency, week_start, run_date, cut_off_at, state, merchants, started_at, finished_at)
  select currency || '-' || (week_start + 7), currency, week_start, max(run_date), max(period_until), 'done', count(*), min(created_at), max(created_at)
    from payout group by currency, week_start;

-- ------------------------------------------------------------------ transfers that come back

alter table transfer
  drop constraint transfer_status_check,
  add constraint transfer_status_check check (status in ('ordered', 'confirmed', 'rejected', 'returned')),
  add column returned_at timestamptz;
drop index transfer_once;
create unique index transfer_once on transfer (merchant_id, kind, subject_id) where status not in ('rejected', 'returned');
create index transfer_by_id on transfer (id);
create index transfer_of on transfer (merchant_id, kind, subject_id, ordered_at);

-- ------------------------------------------------------------------ the journal, many merchants at once

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
