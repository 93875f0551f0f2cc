-- A top-up that was given to the wrong wallet is taken out of it again by two people; the money then waits as it did before.
create table top_up_undo (
  line_id text not null references bank_line,
  -- A line may be given again, and again to the wrong wallet.
  round integer not null check (round > 0),
  -- Named without a key: no key may cross merchants.
  of_merchant text not null,
  note text not null check (length(note) between 3 and 300),
  -- Who had given it, and when: that decision goes with the undoing.
  given_by text not null references staff,
  given_at timestamptz not null,
  proposed_by text not null references staff,
  proposed_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  primary key (line_id, round),
  constraint top_up_undo_decided check ((decided_by is null) = (decided_at is null)),
  constraint top_up_undo_two check (decided_by is distinct from proposed_by or decided_by is null)
);
-- One at a time.
create unique index top_up_undo_one on top_up_undo (line_id) where decided_at is null;
-- The provider's own, as the lines are.
alter table top_up_undo enable row level security;
alter table top_up_undo force row level security;
create policy reach on top_up_undo using ((select app_reaches_all())) with check ((select app_reaches_all()));
grant select on top_up_undo to daftar_report;
revoke truncate on top_up_undo from daftar_app;

-- Fees of withdrawals as they were earned: with the bank's word that it has paid. What comes back later is not given back.
create view wallet_fee_public with (security_invoker = true) as
  select t.merchant_id, t.id, t.at, p.currency,
         coalesce(-sum(p.amount_minor) filter (where p.account = 'settlement_fee_income'), 0)::bigint as net_minor,
         coalesce(-sum(p.amount_minor) filter (where p.account = 'vat_output'), 0)::bigint as vat_minor
    from ledger_transaction t join ledger_posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
   where t.kind = 'wallet_withdrawal_confirmed' and p.account in ('settlement_fee_income', 'vat_output')
   group by t.merchant_id, t.id, t.at, p.currency;
call reading_view('wallet_fee_public');
