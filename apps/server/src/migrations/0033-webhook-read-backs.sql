-- When a shop last asked for a payment that it was told of, or acted on it.
create table webhook_read_back (
  merchant_id text not null,
  order_id text not null,
  read_at timestamptz not null,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
call tenant_table('webhook_read_back');

-- Where a shop has its shoppers sent back to: its own address, as far as we know it.
create or replace view checkout_session_public with (security_invoker = true) as
  select merchant_id, id, order_id, status, expires_at, success_url, created_at
    from checkout_session;
create index checkout_session_newest on checkout_session (merchant_id, created_at desc);
