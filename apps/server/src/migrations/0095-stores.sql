-- What a store is beside its name, how shoppers see it once its listing is published, and what its merchant asks the provider for.

alter table store
  add column kind text not null default 'online' check (kind in ('online', 'offline')),
  add column website_url text check (length(website_url) between 1 and 2048),
  add column address text check (length(address) between 1 and 200),
  -- Section and category of what it sells (`fashion/women`).
  add column category_id text check (length(category_id) between 1 and 80),
  add column legal_entity_id text,
  -- Its merchant has closed it: nothing new is sold there until it is opened again.
  add column closed_at timestamptz,
  add column version integer not null default 1 check (version > 0),
  -- As its published listing says; null while none is.
  add column shown_name text,
  add column shown_name_ar text,
  add column shown_colour text check (shown_colour ~ '^#[0-9a-f]{6}$'),
  add column shown_logo text,
  add column shown_cover text,
  add constraint store_legal_entity foreign key (merchant_id, legal_entity_id) references legal_entity (merchant_id, id);
create index store_shown_logo on store (shown_logo) where shown_logo is not null;
create index store_shown_cover on store (shown_cover) where shown_cover is not null;

create or replace view store_public with (security_invoker = true) as
  select merchant_id, id, code, name, name_ar, country, currency, products, created_at, aliases,
         kind, closed_at, shown_name, shown_name_ar, shown_colour, shown_logo, shown_cover
    from store;

call status_subject('store_request');

create table store_request (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('waiting', 'approved', 'declined')),
  -- A store, or a product for one that there is.
  wants text not null check (wants in ('store', 'product')),
  -- The store it is about; of a new one the store it became.
  store_id text,
  product text check (product in ('pay_later', 'installments', 'monthly_billing', 'credit_card_installments',
    'virtual_card_installments', 'pay_in_full', 'acquiring')),
  -- The store as its merchant describes it.
  facts jsonb,
  asked_by text not null references person,
  asked_at timestamptz not null,
  deadline_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  -- What the merchant is told of a refusal.
  said_en text not null default '',
  said_ar text not null default '',
  note text not null default '',
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  check ((wants = 'product') = (product is not null)),
  check ((wants = 'store') = (facts is not null)),
  check (wants = 'store' or store_id is not null),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index store_request_product on store_request (merchant_id, store_id, product)
  where status = 'waiting' and wants = 'product';
create index store_request_waiting on store_request (deadline_at, id) where status = 'waiting';
call tenant_table('store_request');

create view store_request_public with (security_invoker = true) as
  select merchant_id, id, status, wants, store_id, product, asked_at, deadline_at
    from store_request;
call reading_view('store_request_public');
