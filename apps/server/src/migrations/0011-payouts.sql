-- A period's movements become a payout: lines that sum to the transfer, a life from closing to the bank (decision 0017).

-- ------------------------------------------------------------------ what was agreed with a merchant

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
create index cycle_change_of on cycle_change (merchant_id, valid_from desc, requested_at desc, id desc);
call tenant_table('cycle_change');
call append_only('cycle_change');

create function payout_cycle_on(merchant text, day date) returns text language sql stable as $$
  select coalesce(
    (select c.cycle from cycle_change c where c.merchant_id = merchant and c.valid_from <= day
      order by c.valid_from desc, c.requested_at desc, c.id desc limit 1),
    (select m.payout_cycle from merchant m where m.merchant_id = merchant))
$$;

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
create index reserve_term_of on reserve_term (merchant_id, valid_from desc, set_at desc, id desc);
call tenant_table('reserve_term');
call append_only('reserve_term');

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
create unique index payout_hold_one on payout_hold (merchant_id) where released_at is null;
create index payout_hold_by_id on payout_hold (id);
create index payout_hold_newest on payout_hold (placed_at desc, id desc);
call tenant_table('payout_hold');
revoke delete, truncate on payout_hold from daftar_app;

-- ------------------------------------------------------------------ the run and its payouts

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
create index settlement_run_newest on settlement_run (cut_off_at desc, id desc);
call system_table('settlement_run');

create table payout (
  merchant_id text not null references merchant,
  id text not null,
  number text not null,
  -- How manieth of the merchant it is.
  sequence integer not null,
  currency text not null,
  cycle text not null default 'weekly' check (cycle in ('weekly', 'flexible')),
  week_start date not null,
  run_date date not null,
  -- The cut-off before and this one: `period_until` is the first instant that is not in it.
  period_from timestamptz not null,
  period_until timestamptz not null,
  status text not null default 'pending' check (status in
    ('pending', 'held', 'in_transit', 'paid', 'failed', 'rolled_over', 'carried')),
  -- Null while its lines are put in, inside one transaction; from then on figures and lines stand.
  closed_at timestamptz,
  movements integer not null default 0 check (movements >= 0),
  sales_minor bigint not null default 0,
  refunds_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null default 0,
  disputes_minor bigint not null default 0,
  adjustments_minor bigint not null default 0,
  -- What the period before handed on, and what this one hands on: below zero, or too little to send.
  carried_in_minor bigint not null default 0,
  carried_out_minor bigint not null default 0,
  returned_minor bigint not null default 0 check (returned_minor >= 0),
  reserve_held_minor bigint not null default 0 check (reserve_held_minor >= 0),
  reserve_released_minor bigint not null default 0 check (reserve_released_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  fee_vat_minor bigint not null default 0,
  -- S: what advances may take from and a payout may send.
  sales_payout_minor bigint not null default 0 check (sales_payout_minor >= 0),
  capital_minor bigint not null default 0 check (capital_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  -- The account it goes to, as it was when it was sent.
  iban text not null default '',
  bank_name text not null default '',
  beneficiary text not null default '',
  bank_reference text,
  held_reason text,
  -- The merchant's hold it waits for, where it is one.
  hold_id text,
  failed_reason text,
  created_at timestamptz not null,
  issued_at timestamptz,
  paid_at timestamptz,
  primary key (merchant_id, id),
  constraint payout_number unique (merchant_id, number),
  constraint payout_sequence unique (merchant_id, sequence),
  constraint payout_hold_of foreign key (merchant_id, hold_id) references payout_hold (merchant_id, id),
  constraint payout_period check (period_from < period_until),
  constraint payout_balances check (
    sales_minor - refunds_minor - commission_minor - commission_fixed_minor - commission_vat_minor
    + disputes_minor + adjustments_minor + carried_in_minor + returned_minor + reserve_released_minor - reserve_held_minor
    = sales_payout_minor + fee_minor + carried_out_minor),
  constraint payout_sends check (payout_minor = sales_payout_minor - capital_minor),
  -- What is carried was not sent.
  constraint payout_carries check (carried_out_minor = 0 or payout_minor = 0),
  constraint payout_fee_for_transfer check (fee_minor = 0 or payout_minor > 0),
  constraint payout_held check ((status = 'held') = (held_reason is not null))
);
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
call tenant_table('payout');
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
  -- A code, or what the bank said: the merchant reads it. What staff write is for colleagues.
  reason text not null default '',
  note text not null default '',
  primary key (merchant_id, payout_id, id),
  foreign key (merchant_id, payout_id) references payout (merchant_id, id)
);
call tenant_table('payout_event');
call append_only('payout_event');

-- The primary key is the movement, so each is in at most one payout: a capture, a refund, a dispute's movement, an adjustment
-- by their own ids; what was carried, came back or was kept in reserve by the payout it comes from; the rest by its own payout.
create table payout_line (
  merchant_id text not null,
  payout_id text not null,
  kind text not null,
  movement_id text not null,
  at timestamptz not null,
  -- Of sales and refunds. No foreign key: an order is never deleted, every capture and refund names one, and checking each
  -- line again is half the cost of a run.
  order_id text,
  store_id text,
  -- What moved, with its sign; what was taken off it, below zero where it is given back; what is left.
  amount_minor bigint not null,
  commission_minor bigint not null,
  commission_fixed_minor bigint not null default 0,
  commission_vat_minor bigint not null,
  net_minor bigint not null
    generated always as (amount_minor - commission_minor - commission_fixed_minor - commission_vat_minor) stored,
  primary key (merchant_id, kind, movement_id),
  constraint payout_line_payout foreign key (merchant_id, payout_id) references payout (merchant_id, id),
  constraint payout_line_kind check (kind in ('carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'adjustment',
    'reserve_release', 'reserve_hold', 'payout_fee', 'capital_repayment')),
  constraint payout_line_of_order check (order_id is not null and store_id is not null or kind not in ('sale', 'refund'))
);
create index payout_line_of on payout_line (merchant_id, payout_id, at, movement_id);
create index payout_line_by_order on payout_line (merchant_id, order_id) where order_id is not null;
call tenant_table('payout_line');
call append_only('payout_line');

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
create index payout_store_by_store on payout_store (merchant_id, store_id, payout_id);
call tenant_table('payout_store');
call append_only('payout_store');

-- ------------------------------------------------------------------ what the database refuses

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
create index adjustment_approved on adjustment (merchant_id, decided_at) where status = 'approved';
create index adjustment_queue on adjustment (status, proposed_at desc, id desc);
create index adjustment_newest on adjustment (proposed_at desc, id desc);
create index adjustment_by_id on adjustment (id);
create index adjustment_of on adjustment (merchant_id, proposed_at desc, id desc);
call tenant_table('adjustment');
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
  order_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  note text not null default '',
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index dispute_movement_by_time on dispute_movement (merchant_id, at);
call tenant_table('dispute_movement');
call append_only('dispute_movement');

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
create index reserve_hold_due on reserve_hold (merchant_id, release_at);
call tenant_table('reserve_hold');
call append_only('reserve_hold');

-- ------------------------------------------------------------------ what is handed out

-- A CSV too long to wait for: made by a job, kept for a week, for the person who asked.
create table payout_export (
  -- Where the person worked when they asked.
  merchant_id text not null references merchant,
  id text not null,
  person_id text not null references person,
  recipient text not null,
  -- The select as it was asked: filters, merchants and stores of the person at that time.
  asked jsonb not null,
  name text not null,
  row_count integer not null,
  status text not null check (status in ('waiting', 'ready', 'deleted')),
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id)
);
create index payout_export_kept on payout_export (expires_at) where status <> 'deleted';
call tenant_table('payout_export');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- A payout as it was closed.
create view payout_public with (security_invoker = true) as
  select merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, status,
         closed_at, movements, sales_minor, refunds_minor, commission_minor, commission_fixed_minor,
         commission_vat_minor, disputes_minor, adjustments_minor, carried_in_minor, carried_out_minor, returned_minor,
         reserve_held_minor, reserve_released_minor, fee_minor, fee_vat_minor, sales_payout_minor, capital_minor,
         payout_minor, iban, bank_name, beneficiary, bank_reference, held_reason, hold_id, failed_reason, created_at,
         issued_at, paid_at
    from payout;
call reading_view('payout_public');

-- What happened to a payout.
create view payout_event_public with (security_invoker = true) as
  select merchant_id, payout_id, id, status, at, actor_kind, actor_id, actor_name, reason, note
    from payout_event;
call reading_view('payout_event_public');

-- What a payout is made of.
create view payout_line_public with (security_invoker = true) as
  select merchant_id, payout_id, kind, movement_id, at, order_id, store_id, amount_minor, commission_minor,
         commission_fixed_minor, commission_vat_minor, net_minor
    from payout_line;
call reading_view('payout_line_public');

-- What of a payout is of which store.
create view payout_store_public with (security_invoker = true) as
  select merchant_id, payout_id, store_id, sales_minor, refunds_minor, net_minor, movements
    from payout_store;
call reading_view('payout_store_public');

-- What staff added to or took from a payout.
create view adjustment_public with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, note, status, decided_at
    from adjustment;
call reading_view('adjustment_public');

-- What disputes moved.
create view dispute_movement_public with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, note, at
    from dispute_movement;
call reading_view('dispute_movement_public');
