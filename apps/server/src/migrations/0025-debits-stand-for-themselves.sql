-- Each week's debit stands for itself: one without an answer holds no other back (DEC-LOAN-32, docs/decisions/0040).
drop index debit_open;
create unique index debit_open on debit (merchant_id, repayment_id) where status = 'pending';
create index debit_in_flight on debit (merchant_id, advance_id) where status = 'pending';

-- Finance gives up waiting for an answer; one that comes later is booked on its own week.
alter table debit drop constraint debit_status_check;
alter table debit add constraint debit_status_check
  check (status in ('pending', 'paid', 'failed', 'unanswered', 'returned'));

-- When finance and the merchant were told that no answer came.
alter table debit add column chased_on date;
create index debit_to_chase on debit (currency, presented_on) where status = 'pending' and chased_on is null;

-- What of a late one lowered the loss of an advance that was written off meanwhile (DEC-LOAN-25).
alter table debit add column recovered_minor bigint not null default 0;
alter table debit add constraint debit_recovered_check check (recovered_minor >= 0 and repaid_minor + recovered_minor <= amount_minor);
