-- The root key from which every other key follows, sealed once for each master key (SECRET_KEY) that opens this database.
create table master_key (
  -- Of the master key; it tells nothing of it.
  id text primary key,
  sealed_root bytea not null,
  made_at timestamptz not null default now()
);
call system_table('master_key');

-- The key a merchant's files are encrypted with, sealed with the installation's own. Who deletes the row erases the files.
create table merchant_key (
  merchant_id text primary key,
  sealed bytea not null,
  made_at timestamptz not null default now()
);
call tenant_table('merchant_key');
revoke select on merchant_key from daftar_report;

-- What was stored before there were keys is encrypted in the background.
alter table stored_file add column is_sealed boolean not null default false;
create index stored_file_clear on stored_file (merchant_id, id) where not is_sealed and state <> 'deleted';

alter table envelope add column is_sealed boolean not null default false;
create index envelope_clear on envelope (merchant_id, id) where not is_sealed;
