-- Direct debit at work: which advances repay by it, a signing address that changes with the phone it was sent to, what of a
-- debit was carried over already, and the bank's own book of what it was told.

-- Decided with the approval; null until then (DEC-LOAN-31).
alter table application add direct_debit boolean;

-- A debit that comes back opens a closed advance again, also beside a newer one: the older is served first (DEC-LOAN-9, 32).
alter table loan add reopened_at timestamptz;
drop index loan_open;
create unique index loan_open on loan (merchant_id)
  where status <> 'closed' and voided_at is null and reopened_at is null
    and (pays_off_loan_id is null or status in ('paying', 'overdue'));
create index loan_by_debit on loan (currency, next_repayment_on)
  where 'direct_debit' = any (tags) and status in ('paying', 'overdue');
create index loan_waiting_for_debit on loan (created_at) where status = 'waiting_for_dda' and voided_at is null;

alter table mandate
  -- Grows with every phone the address was sent to: an address sent to a wrong number stops working.
  add address_round integer not null default 0 check (address_round >= 0);
create index mandate_listed on mandate (created_at desc, id desc);
create index mandate_pending on mandate (sms_sent_at) where status in ('created', 'pending');

alter table debit
  -- What of the amount was carried over before it was presented: a success takes that away, a failure leaves it.
  add carried_minor bigint not null default 0 check (carried_minor between 0 and amount_minor),
  -- What of it repaid the advance; what is more than was left belongs to the merchant (DEC-LOAN-35).
  add repaid_minor bigint not null default 0 check (repaid_minor between 0 and amount_minor),
  add received_reference text not null default '';
create index debit_listed on debit ((status = 'pending') desc, created_at desc, id desc);
create index debit_retry on debit (retry_on) where retry_on is not null;

-- The embedded bank keeps one row per order however often it arrives.
create table bank_debit_order (
  merchant_id text not null references merchant,
  kind text not null check (kind in ('mandate', 'debit')),
  subject_id text not null,
  iban text not null,
  currency text not null,
  amount_minor bigint,
  reference text not null,
  received_at timestamptz not null,
  primary key (merchant_id, kind, subject_id)
);
call tenant_table('bank_debit_order');
