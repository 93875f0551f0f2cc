-- A shop's keys, where it wants to be told, and what it was told.

-- The secret is kept sealed (it is shown again to who may see it) and hashed (it is looked up).
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
create index api_key_by_hash on api_key (hash);
create unique index api_key_one_of_a_kind on api_key (merchant_id, kind) where revoked_at is null;
call tenant_table('api_key');

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
create index webhook_of_store on webhook (merchant_id, store_id) where deleted_at is null;
call tenant_table('webhook');

-- The log of what was told, kept for a time.
create table webhook_delivery (
  merchant_id text not null,
  id text not null,
  webhook_id text not null,
  order_id text not null,
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
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index webhook_delivery_due on webhook_delivery (next_at) where status = 'waiting';
create index webhook_delivery_log on webhook_delivery (merchant_id, created_at desc, id desc);
-- Support finds deliveries by their order.
create index webhook_delivery_of_order on webhook_delivery (merchant_id, order_id);
call tenant_table('webhook_delivery');

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
  constraint webhook_attempt_of_delivery
    foreign key (merchant_id, delivery_id) references webhook_delivery (merchant_id, id) on delete cascade
);
call tenant_table('webhook_attempt');
-- Attempts are written once. They go with their delivery, and with it alone: nobody may delete one by itself.
revoke update, delete, truncate on webhook_attempt from daftar_app;
create trigger written_once before update on webhook_attempt for each row execute function refuse_change();
create trigger append_only_table before truncate on webhook_attempt for each statement execute function refuse_change();
