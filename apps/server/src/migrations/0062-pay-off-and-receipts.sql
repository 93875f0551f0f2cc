-- The end of an advance: what a new one pays off, what merchants send by themselves, and the nightly check of the books.

-- X as it stood when the transfer of the new advance was ordered; null without an open order (DEC-LOAN-27).
alter table loan
  add pay_off_minor bigint check (pay_off_minor >= 0),
  -- The new advance does not cover the old one any more: somebody has to look (DEC-LOAN-27).
  add funding_stopped_at timestamptz;

-- Money that came from a merchant by bank transfer, by the bank's own reference, and where it went (DEC-LOAN-25, 29, 35).
create table receipt (
  merchant_id text not null references merchant,
  id text not null,
  loan_id text not null,
  bank_reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The row of the advance's history; null where nothing was left to repay.
  repayment_id text,
  repaid_minor bigint not null check (repaid_minor >= 0),
  recovered_minor bigint not null check (recovered_minor >= 0),
  to_merchant_minor bigint not null check (to_merchant_minor >= 0),
  received_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, bank_reference),
  foreign key (merchant_id, loan_id) references loan (merchant_id, id),
  foreign key (merchant_id, repayment_id) references repayment (merchant_id, id),
  constraint receipt_whole check (repaid_minor + recovered_minor + to_merchant_minor = amount_minor)
);
call tenant_table('receipt');
call append_only('receipt');
create index receipt_of_loan on receipt (merchant_id, loan_id);

-- The desk's list of advances, newest first, and those that somebody has to look at.
create index loan_by_creation on loan (created_at desc, id desc);
create index loan_flagged on loan (created_at desc, id desc) where flagged_at is not null;
create index loan_funding_stopped on loan (created_at desc, id desc) where funding_stopped_at is not null;
create index book_difference_newest on book_difference (found_at desc, id desc) where gone_at is null;
