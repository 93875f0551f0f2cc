-- The end of a licence as a reviewer read it, and of which file: another file has to be read anew (DEC-APPL-9).
alter table application
  add licence_expires_on date,
  add licence_read_of text not null default '',
  add licence_read_by text references staff,
  add licence_read_at timestamptz,
  add constraint application_licence_read check ((licence_expires_on is null) = (licence_read_by is null));

-- What the merchant sold in an average month when it was decided: later decisions are compared by it.
alter table application_decision add monthly_sales_minor bigint check (monthly_sales_minor >= 0);
create index application_decision_similar on application_decision (tenor, amount_minor, at desc)
  where action in ('approved', 'rejected');

-- Marks of one decision have one moment: they keep the order in which they were made.
alter table application_mark add place integer not null default 0;
