-- What somebody is told inside the application: the letters they got, as a bell shows them.

create table notification (
  merchant_id text not null references merchant,
  id text not null,
  person_id text not null references person,
  kind text not null,
  -- Of which store it speaks, where it speaks of one: people can be limited to some.
  store_id text,
  heading_en text not null,
  heading_ar text not null,
  said_en text not null,
  said_ar text not null,
  -- The page it leads to, without a host; empty where it leads nowhere.
  path text not null check (path = '' or path like '/%'),
  created_at timestamptz not null,
  read_at timestamptz check (read_at >= created_at),
  primary key (merchant_id, id)
);
create index notification_of_person on notification (merchant_id, person_id, created_at desc, id desc);
create index notification_unread on notification (merchant_id, person_id) where read_at is null;
create index notification_age on notification (created_at);
call tenant_table('notification');

-- By which ways somebody wants to be told of what, as far as they changed it.
create table notification_choice (
  merchant_id text not null references merchant,
  person_id text not null references person,
  topic text not null,
  channel text not null check (channel in ('email', 'inside')),
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, person_id, topic, channel)
);
call tenant_table('notification_choice');
