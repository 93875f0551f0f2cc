-- Sales: an order, what was captured of it and what went back. Captures and refunds are never rewritten.

create table purchase (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  number text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  shopper_name text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, number),
  foreign key (merchant_id, store_id) references store (merchant_id, id)
);
call tenant_table('purchase');
create index purchase_by_time on purchase (merchant_id, created_at desc, id desc);

create table capture (
  merchant_id text not null,
  id text not null,
  purchase_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, purchase_id, reference),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('capture');
call append_only('capture');
create index capture_by_time on capture (merchant_id, captured_at);

create table refund (
  merchant_id text not null,
  id text not null,
  purchase_id text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, purchase_id, reference),
  foreign key (merchant_id, purchase_id) references purchase (merchant_id, id)
);
call tenant_table('refund');
call append_only('refund');
create index refund_by_time on refund (merchant_id, refunded_at);
