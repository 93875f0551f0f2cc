-- Wallets of merchants: what is in one is the journal's account `wallet:<merchant>`; what was asked for and has not left stands on
-- `wallet_held:<merchant>` (decision 0105).

-- Whatever happens, nobody takes more out of a wallet than is in it: a credit stands below zero. Looked at once the row is written,
-- as what is added to it comes as a row of its own.
create function wallet_overdrawn() returns trigger language plpgsql as $$
begin
  raise exception 'the wallet of % does not hold that much', new.merchant_id using errcode = '23514', constraint = 'wallet_overdrawn';
end $$;
create trigger wallet_overdrawn after insert or update on ledger_balance for each row
  when (new.account like 'wallet:%' and new.balance_minor > 0) execute function wallet_overdrawn();

create sequence wallet_number start 1000001;
grant usage on sequence wallet_number to daftar_app;

create table wallet (
  merchant_id text not null references merchant,
  -- What its owner writes on a transfer to it; of one number, counted up over all merchants.
  reference text not null check (reference ~ '^WLT-\d{7}-\d{2}$'),
  takes_payouts boolean not null default false,
  chosen_by text not null default '',
  chosen_at timestamptz,
  opened_at timestamptz not null,
  primary key (merchant_id)
);
create index wallet_by_reference on wallet (reference);
call tenant_table('wallet');

create table wallet_withdrawal (
  merchant_id text not null references merchant,
  id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  fee_vat_minor bigint not null check (fee_vat_minor >= 0 and fee_vat_minor <= fee_minor),
  status text not null check (status in ('processing', 'paid', 'failed')),
  -- Why it waits although it was asked for.
  held_reason text,
  -- Where it was sent; empty as long as it was not.
  iban text not null default '',
  beneficiary text not null default '',
  bank_name text not null default '',
  requested_by text not null references person,
  requested_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  failed_reason text,
  bank_reference text,
  primary key (merchant_id, id),
  constraint wallet_withdrawal_ended check ((status = 'processing') = (ended_at is null)),
  constraint wallet_withdrawal_failed check ((status = 'failed') = (failed_reason is not null)),
  constraint wallet_withdrawal_sent check ((sent_at is null) = (iban = '') and (sent_at is not null or status = 'processing')),
  constraint wallet_withdrawal_held check (held_reason is null or (status = 'processing' and sent_at is null))
);
-- One at a time.
create unique index wallet_withdrawal_one on wallet_withdrawal (merchant_id, currency) where status = 'processing';
create index wallet_withdrawal_waiting on wallet_withdrawal (requested_at) where status = 'processing' and sent_at is null;
call tenant_table('wallet_withdrawal');
call status_subject('wallet_withdrawal');

-- Money on its way out of a wallet is a transfer like any other.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in ('advance', 'payout', 'wallet'));

-- A line of the bank can be money for a wallet: of a merchant and of no transfer.
alter table bank_line drop constraint bank_line_effect_check;
alter table bank_line add constraint bank_line_effect_check check (effect in ('confirmed', 'linked', 'returned', 'topped_up'));
alter table bank_line drop constraint bank_line_check;
alter table bank_line add constraint bank_line_whose check ((state in ('waiting', 'matched')) = (of_merchant is not null));
alter table bank_line drop constraint bank_line_check1;
alter table bank_line add constraint bank_line_transfer
  check ((of_transfer is not null) = (of_merchant is not null and effect is distinct from 'topped_up'));

-- What was decided about money that came in: given to a wallet, or sent back. Above the limit a second person ends it.
create table top_up_decision (
  line_id text primary key references bank_line,
  act text not null check (act in ('match', 'send_back')),
  -- Named without a key: no key may cross merchants.
  of_merchant text,
  iban text not null default '',
  note text not null default '' check (length(note) <= 300),
  proposed_by text not null references staff,
  proposed_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  constraint top_up_decision_act check ((act = 'match') = (of_merchant is not null) and (act = 'send_back') = (iban <> '')),
  constraint top_up_decision_decided check ((decided_by is null) = (decided_at is null))
);
create index top_up_decision_newest on top_up_decision (decided_at desc, line_id desc) where decided_at is not null;
-- The provider's own, as the lines are.
alter table top_up_decision enable row level security;
alter table top_up_decision force row level security;
create policy reach on top_up_decision using ((select app_reaches_all())) with check ((select app_reaches_all()));
grant select on top_up_decision to daftar_report;
revoke truncate on top_up_decision from daftar_app;

-- The reference of a wallet that stands in what a bank wrote, however it was spaced or broken; null where none does.
create function wallet_reference_in(said text) returns text language sql immutable parallel safe return
  (select 'WLT-' || found[1] || '-' || found[2]
     from regexp_match(regexp_replace(translate(upper(said), '٠١٢٣٤٥٦٧٨٩', '0123456789'), '[^A-Z0-9]', '', 'g'), 'WLT(\d{7})(\d{2})') as found);

create or replace view bank_line_public with (security_invoker = true) as
  select id, file_id, currency, amount_minor, state, booked_on, text, bank_reference, effect, of_merchant
    from bank_line;

-- Money that came in and is nobody's yet, with whose wallet it names.
create view top_up_waiting with (security_invoker = true) as
  select l.id, l.file_id, l.booked_on, l.currency, l.amount_minor, l.text, l.bank_reference, w.merchant_id as named,
         d.act, d.of_merchant, d.iban, d.note, d.proposed_by, d.proposed_at
    from bank_line l
    left join wallet w on w.reference = wallet_reference_in(l.bank_reference || ' ' || l.text)
    left join top_up_decision d on d.line_id = l.id
   where l.state = 'open' and l.amount_minor > 0;
call reading_view('top_up_waiting');

-- What moved a wallet, as the journal has it: what came in above zero, what left below.
create view wallet_movement with (security_invoker = true) as
  select t.merchant_id, t.id, t.number, t.kind, t.reference, t.at, p.currency, -p.amount_minor as amount_minor
    from ledger_posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
   where p.account = 'wallet:' || p.merchant_id;
call reading_view('wallet_movement');

create view wallet_public with (security_invoker = true) as
  select merchant_id, reference, takes_payouts from wallet;
call reading_view('wallet_public');

create view wallet_withdrawal_public with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, fee_minor, status, held_reason, requested_at, sent_at, ended_at
    from wallet_withdrawal;
call reading_view('wallet_withdrawal_public');

-- A payout may go into the wallet: then it has no account of a bank and no transfer.
alter table payout add column into_wallet boolean not null default false;

create or replace view payout_public with (security_invoker = true) as
  select merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, status,
         closed_at, movements, sales_minor, refunds_minor, commission_minor, commission_fixed_minor,
         commission_vat_minor, disputes_minor, adjustments_minor, carried_in_minor, carried_out_minor, returned_minor,
         reserve_held_minor, reserve_released_minor, fee_minor, fee_vat_minor, sales_payout_minor, capital_minor,
         payout_minor, iban, bank_name, beneficiary, bank_reference, held_reason, hold_id, failed_reason, created_at,
         issued_at, paid_at, contributed, into_wallet
    from payout;

create or replace function payout_guard() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['status', 'iban', 'bank_name', 'beneficiary', 'bank_reference', 'held_reason', 'hold_id',
    'failed_reason', 'issued_at', 'paid_at', 'into_wallet'];
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
