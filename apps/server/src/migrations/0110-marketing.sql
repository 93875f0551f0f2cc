-- Shops on platforms of others whose products are read, product feeds, and the catalogue that both fill.

call status_subject('catalogue_product');

create table shop_connection (
  merchant_id text not null references merchant,
  id text not null,
  platform text not null check (platform in ('salla', 'zid', 'shopify', 'woocommerce')),
  status text not null check (status in ('connected', 'broken', 'disconnected')),
  -- Counts the times it was connected: what was begun under an earlier leave is not kept.
  grant_no integer not null default 1 check (grant_no > 0),
  -- Its host, with the folder it lies in; empty where the platform knows it by the leave alone.
  shop text not null,
  shop_name text not null,
  -- The platform's tokens, sealed with the merchant's key; none once it is disconnected.
  grant_sealed bytea,
  expires_at timestamptz,
  connected_by text not null references person,
  connected_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, id),
  constraint shop_connection_of_platform unique (merchant_id, platform),
  check ((grant_sealed is null) = (status = 'disconnected')),
  check ((ended_at is null) = (status <> 'disconnected'))
);
create index shop_connection_read on shop_connection (merchant_id, id) where status = 'connected';
call tenant_table('shop_connection');

-- Somebody went to a platform to give leave and may come back with it once, within minutes, in the same session.
create table shop_consent (
  merchant_id text not null references merchant,
  id text not null,
  person_id text not null references person,
  session_id text not null,
  platform text not null check (platform in ('salla', 'zid', 'shopify', 'woocommerce')),
  shop text not null,
  secret_hash bytea not null,
  verifier_sealed bytea,
  -- What WooCommerce handed over to the server before the person came back.
  keys_sealed bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  check (expires_at > asked_at)
);
create index shop_consent_by_id on shop_consent (id);
call tenant_table('shop_consent');

create table product_feed (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('active', 'paused')),
  version integer not null default 1 check (version > 0),
  name text not null check (length(name) between 2 and 60),
  url text not null check (length(url) <= 2000),
  format text not null check (format in ('xml', 'csv')),
  language text not null check (language in ('en', 'ar')),
  -- What the server of the feed said of its last answer: it is asked whether there is another one.
  etag text not null default '',
  created_by text not null references person,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  constraint product_feed_of_url unique (merchant_id, url)
);
call tenant_table('product_feed');

-- One reading of a connection or a feed.
create table catalogue_sync (
  merchant_id text not null references merchant,
  id text not null,
  source text not null check (source in ('platform', 'feed')),
  source_id text not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- Everything, so that what was not seen is gone; or what changed since the one before.
  is_full boolean not null,
  asked_by text references person,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  -- Where the platform goes on; null before the first page.
  cursor text,
  seen integer not null default 0 check (seen >= 0),
  added integer not null default 0 check (added >= 0),
  changed integer not null default 0 check (changed >= 0),
  removed integer not null default 0 check (removed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  -- The first rows that were no product: which, and why.
  problems jsonb not null default '[]',
  failure text check (failure in ('unreachable', 'refused_address', 'refused', 'not_found', 'too_large', 'too_slow',
    'too_many_redirects', 'compressed', 'not_the_format', 'grant_ended', 'stopped')),
  primary key (merchant_id, id),
  check ((ended_at is null) = (status = 'running')),
  check ((failure is null) = (status <> 'failed'))
);
-- Of two who begin at once, one does.
create unique index catalogue_sync_running on catalogue_sync (merchant_id, source_id) where status = 'running';
create index catalogue_sync_of_source on catalogue_sync (merchant_id, source_id, started_at desc);
create index catalogue_sync_stuck on catalogue_sync (touched_at) where status = 'running';
call tenant_table('catalogue_sync');

create table catalogue_product (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('visible', 'hidden', 'rejected')),
  source text not null check (source in ('platform', 'feed')),
  source_id text not null,
  -- As its source calls it.
  outside_id text not null check (length(outside_id) between 1 and 200),
  name_en text not null check (length(name_en) <= 200),
  name_ar text not null check (length(name_ar) <= 200),
  price_minor bigint not null check (price_minor >= 0),
  currency text not null,
  -- Null where its shop does not count it.
  stock integer check (stock >= 0),
  link text not null check (length(link) <= 2000),
  -- Where its shop shows its picture; only the server fetches it.
  picture_url text not null check (length(picture_url) <= 2000),
  -- The address our copy was made of, and where that lies; no place where there was no picture to be had.
  picture_of text not null default '',
  picture_key text,
  search text not null,
  digest bytea not null,
  -- The reading that saw it last.
  seen_by text not null,
  -- Its source has it no more; kept because staff rejected it and it may come back.
  gone_at timestamptz,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  said_en text not null default '' check (length(said_en) <= 500),
  said_ar text not null default '' check (length(said_ar) <= 500),
  primary key (merchant_id, id),
  constraint catalogue_product_of_source unique (merchant_id, source_id, outside_id),
  check (name_en <> '' or name_ar <> ''),
  check (gone_at is null or status = 'rejected'),
  check (status <> 'rejected' or (decided_at is not null and said_en <> '' and said_ar <> ''))
);
create index catalogue_product_listed on catalogue_product (merchant_id, added_at desc, id desc) where gone_at is null;
create index catalogue_product_newest on catalogue_product (changed_at desc, id desc) where gone_at is null;
create index catalogue_product_by_id on catalogue_product (id);
create index catalogue_product_pictures on catalogue_product (merchant_id)
  where gone_at is null and picture_url <> '' and picture_url <> picture_of;
call tenant_table('catalogue_product');
