-- Orders as merchants know them: status, reference, shopper, product, source; what was taken of each capture; their history.

-- What stands in the tables is carried over.
set local app.reach = 'system';

-- A merchant's test keys act on a tenant of its own: what is tried out there can never meet live money. Its id is made
-- from the live one, so there is one each; it names the live one without a key, as no key may cross merchants.
alter table merchant add column sandbox_of text check (sandbox_of <> merchant_id);

-- The code a shop names its store by (public API: merchant_code).
alter table store add column code text;
update store set code = id;
alter table store alter column code set not null;
alter table store add constraint store_code unique (merchant_id, code);

alter table purchase
  add column status text not null default 'created' check (status in
    ('created', 'authorized', 'captured', 'partially_refunded', 'refunded', 'cancelled', 'rejected', 'expired')),
  add column reference text not null default '' check (length(reference) <= 255),
  add column product text not null default 'installments',
  add column instalments smallint not null default 4 check (instalments between 1 and 60),
  add column source text not null default 'web' check (source in ('web', 'link', 'pos')),
  add column captured_minor bigint not null default 0 check (captured_minor >= 0),
  add column refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  -- What a search compares: row security lets an index be used for comparisons of columns, not of what a function makes of them.
  add column reference_key text generated always as (lower(reference)) stored,
  add column shopper_phone text,
  add column shopper_email text check (shopper_email = lower(shopper_email)),
  add column authorized_at timestamptz,
  -- When the first part was captured.
  add column captured_at timestamptz,
  add column closed_at timestamptz,
  add column expires_at timestamptz,
  -- The last warning day that was told about, so that each is told once.
  add column warned_day smallint not null default 0,
  add constraint purchase_captured_within check (captured_minor <= amount_minor),
  add constraint purchase_refunded_within check (refunded_minor <= captured_minor);

update purchase p set captured_minor = c.sum, captured_at = c.first, authorized_at = p.created_at, closed_at = c.last, status = 'captured'
  from (select merchant_id, purchase_id, sum(amount_minor) as sum, min(captured_at) as first, max(captured_at) as last
          from capture group by 1, 2) c
 where c.merchant_id = p.merchant_id and c.purchase_id = p.id;
update purchase p set refunded_minor = r.sum,
       status = case when r.sum = p.captured_minor then 'refunded' else 'partially_refunded' end
  from (select merchant_id, purchase_id, sum(amount_minor) as sum from refund group by 1, 2) r
 where r.merchant_id = p.merchant_id and r.purchase_id = p.id;

-- One index for every filter and order of the list, and for every way to search. What else is asked of a row stands beside
-- its key, so that orders are looked for and counted without a look at the rows.
drop index purchase_by_time;
create index purchase_by_time on purchase (merchant_id, created_at desc, id desc) include (store_id, status, product, source, amount_minor);
create index purchase_by_status on purchase (merchant_id, status, created_at desc, id desc) include (store_id, product, source, amount_minor);
create index purchase_by_store on purchase (merchant_id, store_id, created_at desc, id desc) include (status, product, source, amount_minor);
create index purchase_by_product on purchase (merchant_id, product, created_at desc, id desc);
create index purchase_by_source on purchase (merchant_id, source, created_at desc, id desc);
create index purchase_by_amount on purchase (merchant_id, amount_minor, id) include (created_at, store_id, status, product, source);
create index purchase_uncaptured on purchase (merchant_id, authorized_at)
  include (id, created_at, store_id, product, source, currency, amount_minor, captured_minor) where status = 'authorized';
create index purchase_search_number on purchase (merchant_id, number text_pattern_ops) include (created_at, id, status, source);
create index purchase_search_reference on purchase (merchant_id, reference_key text_pattern_ops) include (created_at, id, status, source);
create index purchase_search_phone on purchase (merchant_id, shopper_phone text_pattern_ops) include (created_at, id, status, source);
create index purchase_search_email on purchase (merchant_id, shopper_email text_pattern_ops) include (created_at, id, status, source);
-- Across merchants, for the schedules: what is over, and what waits too long.
create index purchase_expiring on purchase (expires_at) where status = 'created';
create index purchase_waiting on purchase (authorized_at) where status = 'authorized';

-- What only the order's page and the public API show, beside the narrow row the lists read.
create table purchase_detail (
  merchant_id text not null,
  purchase_id text not null,
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
  primary key (merchant_id, purchase_id),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('purchase_detail');

-- The timeline of an order: everything that happened to it, who did it and when.
create table purchase_event (
  merchant_id text not null,
  purchase_id text not null,
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
  primary key (merchant_id, purchase_id, id),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('purchase_event');
call append_only('purchase_event');

-- The commission is worked out once, when a part is captured, and given back pro rata with each refund (DEC-ORD-5):
-- settlement, forecast, order page and export all read the same figures.
alter table capture
  add column commission_minor bigint not null default 0 check (commission_minor >= 0),
  add column commission_fixed_minor bigint not null default 0 check (commission_fixed_minor >= 0),
  add column commission_vat_minor bigint not null default 0 check (commission_vat_minor >= 0),
  add column commission_hundredths integer not null default 0,
  add column tax_minor bigint not null default 0,
  add column shipping_minor bigint not null default 0,
  add column discount_minor bigint not null default 0,
  add column items jsonb not null default '[]';

alter table refund
  add column commission_minor bigint not null default 0 check (commission_minor >= 0),
  add column commission_fixed_minor bigint not null default 0 check (commission_fixed_minor >= 0),
  add column commission_vat_minor bigint not null default 0 check (commission_vat_minor >= 0),
  add column reason text check (reason in ('returned', 'out_of_stock', 'wrong_price', 'duplicate', 'other')),
  add column comment text not null default '',
  add column items jsonb not null default '[]';

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
call tenant_table('commission_term');
create index commission_term_of on commission_term (merchant_id, store_id, product, valid_from);

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

-- A shop's keys. The secret is kept sealed (it is shown again to who may see it) and hashed (it is looked up).
create table api_key (
  merchant_id text not null references merchant,
  id text not null,
  kind text not null check (kind in ('public', 'secret')),
  hash text not null,
  sealed bytea not null,
  last_four text not null,
  created_at timestamptz not null,
  -- From then on it does not work: at once when it was revoked, a day later when another one took its place.
  revoked_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, hash)
);
call tenant_table('api_key');
create index api_key_by_hash on api_key (hash);
create unique index api_key_one_of_a_kind on api_key (merchant_id, kind) where revoked_at is null;

-- One visit of a shopper to pay one order; the address carries the token, only its hash is kept.
create table checkout_session (
  merchant_id text not null,
  id text not null,
  purchase_id text not null,
  token_hash text not null,
  status text not null check (status in ('created', 'approved', 'rejected', 'expired')),
  language text not null check (language in ('en', 'ar')),
  rejection text,
  success_url text,
  cancel_url text,
  failure_url text,
  -- The phone that was confirmed by a code, before the decision.
  confirmed_phone text,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('checkout_session');
create index checkout_session_by_token on checkout_session (token_hash);
create index checkout_session_of on checkout_session (merchant_id, purchase_id);

create table payment_link (
  merchant_id text not null,
  purchase_id text not null,
  session_id text not null,
  language text not null check (language in ('en', 'ar')),
  created_by text not null,
  sent_at timestamptz,
  times_sent integer not null default 0,
  opened_at timestamptz,
  cancelled_at timestamptz,
  primary key (merchant_id, purchase_id),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id),
  foreign key (merchant_id, session_id) references checkout_session (merchant_id, id)
);
call tenant_table('payment_link');

-- Where a shop wants to be told, and what it was told.
create table webhook (
  merchant_id text not null,
  id text not null,
  store_id text not null,
  url text not null,
  header_title text,
  header_value_sealed bytea,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id)
);
call tenant_table('webhook');
create index webhook_of_store on webhook (merchant_id, store_id) where deleted_at is null;

create table webhook_delivery (
  merchant_id text not null,
  id text not null,
  webhook_id text not null,
  purchase_id text not null,
  event text not null check (event in ('authorize', 'capture', 'close', 'reject', 'expire', 'refund', 'update')),
  body jsonb not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz,
  delivered_at timestamptz,
  -- What the shop knows it by: its own id, or that of the delivery it repeats to the letter.
  sent_as text not null,
  -- The delivery this one repeats, and who asked for it.
  replay_of text,
  replayed_by text,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, webhook_id) references webhook (merchant_id, id),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('webhook_delivery');
create index webhook_delivery_due on webhook_delivery (next_at) where status = 'waiting';
create index webhook_delivery_log on webhook_delivery (merchant_id, created_at desc, id desc);

create table webhook_attempt (
  merchant_id text not null,
  delivery_id text not null,
  number integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  error text,
  answer text not null default '',
  primary key (merchant_id, delivery_id, number),
  foreign key (merchant_id, delivery_id) references webhook_delivery (merchant_id, id)
);
call tenant_table('webhook_attempt');
call append_only('webhook_attempt');
