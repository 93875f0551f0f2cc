-- The shopper's side: a visit to pay an order, and the link that invites to it.

-- One visit of a shopper to pay one order; the address carries the token, only its hash is kept.
create table checkout_session (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  token_hash text not null,
  status text not null check (status in ('created', 'approved', 'rejected', 'expired', 'cancelled')),
  language text not null check (language in ('en', 'ar')),
  rejection text,
  success_url text,
  cancel_url text,
  failure_url text,
  -- The phone the last code went to, where the order names none, and how many codes the session has asked for.
  code_phone text,
  codes_sent smallint not null default 0,
  -- The phone that was confirmed by a code, before the decision.
  confirmed_phone text,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index checkout_session_by_token on checkout_session (token_hash);
create index checkout_session_of on checkout_session (merchant_id, order_id);
create index checkout_session_open on checkout_session (expires_at) where status = 'created';
call tenant_table('checkout_session');

-- Whether a link was cancelled says its session, which the shopper can give up as well.
create table payment_link (
  merchant_id text not null,
  order_id text not null,
  session_id text not null,
  language text not null check (language in ('en', 'ar')),
  created_by text not null,
  sent_at timestamptz,
  times_sent integer not null default 0,
  opened_at timestamptz,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id),
  foreign key (merchant_id, session_id) references checkout_session (merchant_id, id)
);
-- The public status page knows a payment's id and nothing of its merchant.
create index payment_link_of on payment_link (order_id);
call tenant_table('payment_link');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Where a shopper stands in paying.
create view checkout_session_public with (security_invoker = true) as
  select merchant_id, id, order_id, status, expires_at
    from checkout_session;
call reading_view('checkout_session_public');

-- Whether a link was opened.
create view payment_link_public with (security_invoker = true) as
  select merchant_id, order_id, session_id, opened_at
    from payment_link;
call reading_view('payment_link_public');
