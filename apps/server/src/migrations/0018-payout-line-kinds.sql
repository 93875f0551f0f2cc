-- The kinds of a payout's lines are the rules' table (rules/payouts/payout-lines): here is only what holds the database to it
-- (decision 0032).

-- The one list of the database; a new kind is a new version of this function.
create function payout_line_kinds() returns text[] language sql immutable parallel safe return
  array['carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'adjustment', 'reserve_release', 'reserve_hold',
    'payout_fee', 'capital_repayment'];

alter table payout_line drop constraint payout_line_kind;
alter table payout_line add constraint payout_line_kind check (kind = any (payout_line_kinds()));

-- What areas beside orders give merchants or take (below zero): of disputes first, which had a table of their own.
alter table dispute_movement rename to contributed_movement;
alter table contributed_movement rename constraint dispute_movement_pkey to contributed_movement_pkey;
alter table contributed_movement rename constraint dispute_movement_amount_minor_check to contributed_movement_amount;
alter table contributed_movement
  rename constraint dispute_movement_merchant_id_order_id_fkey to contributed_movement_order;
alter index dispute_movement_by_time rename to contributed_movement_by_time;
alter table contributed_movement add column kind text not null default 'dispute';
alter table contributed_movement alter column kind drop default;
alter table contributed_movement add constraint contributed_movement_kind check (kind = any (payout_line_kinds()));
-- Not everything that is given or taken has an order behind it.
alter table contributed_movement alter column order_id drop not null;

create view contributed_movement_public with (security_invoker = true) as
  select merchant_id, kind, id, note
    from contributed_movement;
call reading_view('contributed_movement_public');

create or replace view dispute_movement_public with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, note, at
    from contributed_movement
   where kind = 'dispute';

-- For the version before, which read the table by its name; it goes a release later.
create view dispute_movement with (security_invoker = true) as
  select merchant_id, id, order_id, currency, amount_minor, note, at
    from contributed_movement
   where kind = 'dispute';
call reading_view('dispute_movement');

-- Figures of the kinds that came later: by kind, what it adds to the payout with its sign, as decimal text of minor units.
alter table payout add column contributed jsonb not null default '{}';

create function payout_contributed_sum(figures jsonb) returns bigint language sql immutable parallel safe return
  (select coalesce(sum(value::bigint), 0)::bigint from jsonb_each_text(figures));

alter table payout drop constraint payout_balances;
alter table payout add constraint payout_balances check (
  sales_minor - refunds_minor - commission_minor - commission_fixed_minor - commission_vat_minor
  + disputes_minor + adjustments_minor + carried_in_minor + returned_minor + reserve_released_minor - reserve_held_minor
  + payout_contributed_sum(contributed)
  = sales_payout_minor + fee_minor + carried_out_minor);

create or replace view payout_public with (security_invoker = true) as
  select merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, status,
         closed_at, movements, sales_minor, refunds_minor, commission_minor, commission_fixed_minor,
         commission_vat_minor, disputes_minor, adjustments_minor, carried_in_minor, carried_out_minor, returned_minor,
         reserve_held_minor, reserve_released_minor, fee_minor, fee_vat_minor, sales_payout_minor, capital_minor,
         payout_minor, iban, bank_name, beneficiary, bank_reference, held_reason, hold_id, failed_reason, created_at,
         issued_at, paid_at, contributed
    from payout;

-- A closed payout stands, but for where it is on its way to the bank: every other column is frozen, those to come too.
create or replace function payout_guard() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['status', 'iban', 'bank_name', 'beneficiary', 'bank_reference', 'held_reason', 'hold_id',
    'failed_reason', 'issued_at', 'paid_at'];
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
end $$;
