-- What wallets pay the provider for, with its VAT: fees of withdrawals as the bank has paid, and of ads what a day has cost, in the
-- month in which it was booked and at the VAT of its day. New columns stand last, for builds of before.
create or replace view wallet_fee_public with (security_invoker = true) as
  select t.merchant_id, t.id, t.at, p.currency,
         coalesce(-sum(p.amount_minor) filter (where p.account <> 'vat_output'), 0)::bigint as net_minor,
         coalesce(-sum(p.amount_minor) filter (where p.account = 'vat_output'), 0)::bigint as vat_minor,
         case t.kind when 'ads_spent' then 'ads' else 'withdrawal' end as kind,
         case t.kind
           when 'ads_spent' then (split_part(t.reference, ':', 2)::date + time '12:00') at time zone 'UTC'
           else t.at
         end as taxed_at
    from ledger_transaction t join ledger_posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
   where t.kind in ('wallet_withdrawal_confirmed', 'ads_spent')
     and p.account in ('settlement_fee_income', 'ads_income', 'vat_output')
   group by t.merchant_id, t.id, t.at, p.currency, t.kind, t.reference;
