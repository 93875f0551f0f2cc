-- Precious files (identity documents) have a key of their own beside their merchant's, sealed with the installation's. Who deletes
-- the row erases that one file, in copies of the disk too.
create table file_key (
  merchant_id text not null,
  file_id text not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  primary key (merchant_id, file_id)
);
call tenant_table('file_key');
revoke select on file_key from daftar_report;

-- The proof that stays of a file whose key was destroyed: what it was for, its digest, and when.
alter table stored_file
  add column key_destroyed_at timestamptz,
  add constraint stored_file_key_destroyed check (key_destroyed_at is null or state = 'deleted');
