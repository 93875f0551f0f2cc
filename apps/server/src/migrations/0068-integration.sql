-- How far a merchant has come with connecting its shop: with which platform, and whether the keys were taken over.
create table integration (
  merchant_id text primary key references merchant,
  platform text,
  keys_copied_at timestamptz,
  changed_at timestamptz not null
);
call tenant_table('integration');
