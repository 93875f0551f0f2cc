-- The advance as one book: what was repaid from every pocket is what was owed less what is left and what was forgiven, whenever a
-- repayment is written or changes, or something of an advance is forgiven. The nightly check stays for what no row announces.

create function repayment_check_book() returns trigger language plpgsql as $$
declare
  target text := case when tg_table_name = 'advance' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'advance_id' end;
  owed bigint;
  repaid bigint;
  outstanding bigint;
begin
  -- Before its transfer was sent an advance owes nothing.
  select l.amount_minor + l.fee_minor - l.credited_minor into owed
    from advance l
   where l.merchant_id = new.merchant_id and l.id = target and l.status in ('paying', 'overdue', 'closed');
  if owed is null then
    return null;
  end if;
  select coalesce(sum(r.amount_minor), 0) into repaid
    from repayment r
   where r.merchant_id = new.merchant_id and r.advance_id = target and (r.status is null or r.status = 'paid');
  select coalesce(sum(b.balance_minor), 0) into outstanding
    from ledger_balance b
   where b.merchant_id = new.merchant_id and b.account in ('advance_principal:' || target, 'advance_fee:' || target);
  if owed - repaid <> outstanding then
    raise exception 'advance %: owed %, repaid %, left %', target, owed, repaid, outstanding
      using errcode = '23514', constraint = 'repayment_is_booked';
  end if;
  return null;
end $$;

create constraint trigger repayment_is_booked after insert or update of amount_minor, status on repayment
  deferrable initially deferred for each row execute function repayment_check_book();
create constraint trigger repayment_is_booked after update of credited_minor on advance
  deferrable initially deferred for each row execute function repayment_check_book();
