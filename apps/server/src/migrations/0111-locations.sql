-- Where merchants sell: branches with their hours, maps and tills; and the files they were imported by, which can be undone.

create table location_import (
  merchant_id text not null references merchant,
  id text not null,
  by_person text not null references person,
  at timestamptz not null,
  added integer not null check (added > 0),
  undone_at timestamptz,
  primary key (merchant_id, id)
);
create index location_import_by_time on location_import (merchant_id, at desc);
create index location_import_by_person on location_import (by_person);
call tenant_table('location_import');

create table location (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  name text not null check (length(name) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  address text not null check (length(address) between 1 and 200),
  city text not null check (length(city) between 1 and 60),
  country text not null check (country in ('SAU', 'ARE', 'BHR', 'KWT', 'EGY', 'QAT')),
  map_link text check (length(map_link) between 1 and 500),
  phone text check (length(phone) between 3 and 16),
  -- What the merchant's tills call it.
  pos_id text check (length(pos_id) between 1 and 40),
  is_hidden boolean not null default false,
  -- Seven days, Monday first, each a list of spans.
  hours jsonb not null check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  import_id text,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  -- Until it is forgotten it can be brought back.
  removed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  foreign key (merchant_id, import_id) references location_import (merchant_id, id)
);
create unique index location_pos_id on location (merchant_id, pos_id) where removed_at is null;
create index location_by_store on location (merchant_id, store_id);
create index location_by_import on location (merchant_id, import_id) where import_id is not null;
create index location_removed on location (removed_at) where removed_at is not null;
call tenant_table('location');
