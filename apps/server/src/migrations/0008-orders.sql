-- Sales: an order, what was captured of it and what went back. Captures and refunds are never rewritten.

-- What a merchant pays per store, product and range of dates; the most exact one counts, then the merchant's own.
create table commission_term (
  merchant_id text not null references merchant,
  id text not null,
  store_id text,
  product text,
  valid_from date not null,
  valid_until date,
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  fixed_minor bigint not null default 0 check (fixed_minor >= 0),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  check (valid_until is null or valid_until >= valid_from)
);
create index commission_term_of on commission_term (merchant_id, store_id, product, valid_from);
call tenant_table('commission_term');

-- VAT on the provider's fees by country, from a date on.
create table vat_rate (
  country text not null,
  valid_from date not null,
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  primary key (country, valid_from)
);
insert into vat_rate (country, valid_from, percent_hundredths) values
  ('ARE', '2018-01-01', 500),
  ('SAU', '2018-01-01', 500), ('SAU', '2020-07-01', 1500),
  ('BHR', '2019-01-01', 500), ('BHR', '2022-01-01', 1000),
  ('EGY', '2017-07-01', 1400);
grant select on vat_rate to daftar_report;

-- The narrow row that lists read.
create table orders (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  number text not null,
  status text not null default 'created' check (status in
    ('created', 'authorized', 'captured', 'partially_refunded', 'refunded', 'cancelled', 'rejected', 'expired')),
  reference text not null default '' check (length(reference) <= 255),
  -- What a search compares: row security lets an index be used for comparisons of columns, not of what a function makes of them.
  reference_key text generated always as (lower(reference)) stored,
  product text not null default 'installments',
  instalments smallint not null default 4 check (instalments between 1 and 60),
  source text not null default 'web' check (source in ('web', 'link', 'pos')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  shopper_name text not null,
  shopper_phone text,
  shopper_email text check (shopper_email = lower(shopper_email)),
  created_at timestamptz not null,
  authorized_at timestamptz,
  -- When the first part was captured.
  captured_at timestamptz,
  closed_at timestamptz,
  expires_at timestamptz,
  -- The last warning day that was told about, so that each is told once.
  warned_day smallint not null default 0,
  primary key (merchant_id, id),
  unique (merchant_id, number),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  constraint orders_captured_within check (captured_minor <= amount_minor),
  constraint orders_refunded_within check (refunded_minor <= captured_minor)
);
-- One index for every filter and order of the list, and for every way to search. What else is asked of a row stands beside
-- its key, so that orders are looked for and counted without a look at the rows.
create index orders_by_time on orders (merchant_id, created_at desc, id desc) include (store_id, status, product, source, amount_minor);
create index orders_by_status on orders (merchant_id, status, created_at desc, id desc) include (store_id, product, source, amount_minor);
create index orders_by_store on orders (merchant_id, store_id, created_at desc, id desc) include (status, product, source, amount_minor);
-- Whoever sees some stores only: what stands in a status is counted store by store, and each count ends early.
create index orders_by_store_status on orders (merchant_id, store_id, status, created_at desc, id desc) include (product, source, amount_minor);
create index orders_by_product on orders (merchant_id, product, created_at desc, id desc);
create index orders_by_source on orders (merchant_id, source, created_at desc, id desc);
create index orders_by_amount on orders (merchant_id, amount_minor, id) include (created_at, store_id, status, product, source);
create index orders_uncaptured on orders (merchant_id, authorized_at)
  include (id, created_at, store_id, product, source, currency, amount_minor, captured_minor) where status = 'authorized';
create index orders_search_number on orders (merchant_id, number text_pattern_ops) include (created_at, id, status, source);
create index orders_search_reference on orders (merchant_id, reference_key text_pattern_ops) include (created_at, id, status, source);
create index orders_search_phone on orders (merchant_id, shopper_phone text_pattern_ops) include (created_at, id, status, source);
create index orders_search_email on orders (merchant_id, shopper_email text_pattern_ops) include (created_at, id, status, source);
-- Across merchants: what is over and what waits too long, for the schedules; what one shopper owes, when an order is decided.
create index orders_expiring on orders (expires_at) where status = 'created';
create index orders_waiting on orders (authorized_at) where status = 'authorized';
create index orders_of_shopper on orders (shopper_phone, currency, authorized_at desc)
  where shopper_phone is not null and authorized_at is not null;
call tenant_table('orders');

-- What only the order's page and the public API show.
create table order_detail (
  merchant_id text not null,
  order_id text not null,
  description text not null default '',
  tax_minor bigint not null default 0,
  shipping_minor bigint not null default 0,
  discount_minor bigint not null default 0,
  -- As the shop sent them.
  buyer jsonb not null default '{}',
  shipping_address jsonb not null default '{}',
  items jsonb not null default '[]',
  buyer_history jsonb not null default '{}',
  order_history jsonb not null default '[]',
  meta jsonb,
  attachment jsonb,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
call tenant_table('order_detail');

-- The timeline of an order: everything that happened to it, who did it and when.
create table order_event (
  merchant_id text not null,
  order_id text not null,
  id text not null,
  kind text not null check (kind in ('created', 'authorized', 'rejected', 'expired', 'captured', 'closed', 'cancelled',
    'refunded', 'reference_changed', 'link_sent', 'link_opened', 'link_cancelled', 'capture_warning')),
  at timestamptz not null,
  -- A person of the merchant, a shop's key, the shopper, the product itself.
  actor_kind text not null check (actor_kind in ('merchant', 'api', 'shopper', 'system', 'staff')),
  actor_id text not null default '',
  actor_name text not null default '',
  amount_minor bigint,
  detail jsonb not null default '{}',
  primary key (merchant_id, order_id, id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
call tenant_table('order_event');
call append_only('order_event');

-- The commission is worked out once, when a part is captured, and given back pro rata with each refund (DEC-ORD-5):
-- settlement, forecast, order page and export all read the same figures.
create table capture (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  commission_hundredths integer not null default 0,
  commission_minor bigint not null default 0 check (commission_minor >= 0),
  commission_fixed_minor bigint not null default 0 check (commission_fixed_minor >= 0),
  commission_vat_minor bigint not null default 0 check (commission_vat_minor >= 0),
  tax_minor bigint not null default 0,
  shipping_minor bigint not null default 0,
  discount_minor bigint not null default 0,
  items jsonb not null default '[]',
  captured_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, order_id, reference),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index capture_by_time on capture (merchant_id, captured_at);
call tenant_table('capture');
call append_only('capture');

create table refund (
  merchant_id text not null,
  id text not null,
  order_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  commission_minor bigint not null default 0 check (commission_minor >= 0),
  commission_fixed_minor bigint not null default 0 check (commission_fixed_minor >= 0),
  commission_vat_minor bigint not null default 0 check (commission_vat_minor >= 0),
  reason text check (reason in ('returned', 'out_of_stock', 'wrong_price', 'duplicate', 'other')),
  comment text not null default '',
  items jsonb not null default '[]',
  refunded_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, order_id, reference),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index refund_by_time on refund (merchant_id, refunded_at);
call tenant_table('refund');
call append_only('refund');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- VAT by country and day.
create view vat_rate_public with (security_invoker = true) as
  select country, valid_from, percent_hundredths
    from vat_rate;
call reading_view('vat_rate_public');

-- Orders as money, shops and screens read them.
create view order_public with (security_invoker = true) as
  select merchant_id, id, store_id, number, status, reference, reference_key, product, instalments, source, currency, amount_minor,
         captured_minor, refunded_minor, shopper_name, shopper_phone, shopper_email, created_at, authorized_at,
         captured_at, closed_at, expires_at
    from orders;
call reading_view('order_public');

-- What was bought, in the words of the shop.
create view order_detail_public with (security_invoker = true) as
  select merchant_id, order_id, description, tax_minor, shipping_minor, discount_minor, buyer, shipping_address,
         items, buyer_history, order_history, meta, attachment
    from order_detail;
call reading_view('order_detail_public');

-- What was taken of an order, with its commission.
create view capture_public with (security_invoker = true) as
  select merchant_id, id, order_id, reference, currency, amount_minor, commission_hundredths, commission_minor,
         commission_fixed_minor, commission_vat_minor, tax_minor, shipping_minor, discount_minor, items, captured_at
    from capture;
call reading_view('capture_public');

-- What was given back of an order, with its commission.
create view refund_public with (security_invoker = true) as
  select merchant_id, id, order_id, reference, currency, amount_minor, commission_minor, commission_fixed_minor,
         commission_vat_minor, reason, comment, items, refunded_at
    from refund;
call reading_view('refund_public');
