-- What a merchant paid above what it owed of an advance is a line of its next payout (DEC-LOAN-35, decision 0032).

create or replace function payout_line_kinds() returns text[] language sql immutable parallel safe return
  array['carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'adjustment', 'overpayment', 'reserve_release',
    'reserve_hold', 'payout_fee', 'capital_repayment'];

-- What was booked and never left. It counts as moved at the last cut-off, so that the next payout takes it however old it is.
set local app.reach = 'system';
insert into contributed_movement (merchant_id, kind, id, currency, amount_minor, note, at)
select t.merchant_id, 'overpayment', case t.kind when 'debit_returned' then t.reference || '.returned' else t.reference end,
       p.currency, -sum(p.amount_minor), coalesce(max(r.bank_reference), ''), greatest(t.at, max(c.until))
  from ledger_transaction t
  join ledger_posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
   and p.account = 'merchant_payable:' || t.merchant_id
  left join receipt r on r.merchant_id = t.merchant_id and r.id = t.reference
  left join (select merchant_id, currency, max(period_until) as until from payout where closed_at is not null group by 1, 2) c
    on c.merchant_id = t.merchant_id and c.currency = p.currency
 where t.kind in ('received_for_merchant', 'debit_collected', 'debit_returned', 'funding_confirmed')
 group by t.merchant_id, t.kind, t.reference, t.at, p.currency
having sum(p.amount_minor) <> 0
on conflict do nothing;
reset app.reach;
