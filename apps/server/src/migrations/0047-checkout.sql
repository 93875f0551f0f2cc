-- The shopper's side: which phone was asked for a code, how a session can end, what a shopper still owes.

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'contract', 'payment'));

alter table checkout_session drop constraint checkout_session_status_check;
alter table checkout_session add constraint checkout_session_status_check
  check (status in ('created', 'approved', 'rejected', 'expired', 'cancelled'));

-- The phone the last code went to, where the order names none, and how many codes the session has asked for.
alter table checkout_session
  add column code_phone text,
  add column codes_sent smallint not null default 0;
create index checkout_session_open on checkout_session (expires_at) where status = 'created';

-- The public status page knows a payment's id and nothing of its merchant.
create index payment_link_of on payment_link (purchase_id);

-- What one shopper owes is asked across merchants, when a purchase is decided.
create index purchase_of_shopper on purchase (shopper_phone, currency, authorized_at desc)
  where shopper_phone is not null and authorized_at is not null;
