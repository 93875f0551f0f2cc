-- A handle is what callers hold; where the bytes lie is nobody's business. What belongs to the provider itself
-- has the merchant 'provider'.
create table stored_file (
  merchant_id text not null,
  id text not null,
  -- What it was uploaded for (bank_statement, identity_document, ...): purpose and retention follow from it.
  area text not null,
  name text not null check (length(name) between 1 and 255),
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 bytea not null,
  storage_key text,
  state text not null check (state in ('quarantined', 'clean', 'refused', 'deleted')),
  refusal text,
  facts jsonb,
  uploaded_by text not null,
  created_at timestamptz not null,
  -- When a form first named it; what nobody ever used is swept away after some days.
  used_at timestamptz,
  keep_until date,
  deleted_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((state = 'deleted') = (storage_key is null))
);
create index stored_file_by_retention on stored_file (keep_until) where state <> 'deleted' and keep_until is not null;
create index stored_file_by_uploader on stored_file (merchant_id, uploaded_by, created_at desc);
create index stored_file_unused on stored_file (created_at) where used_at is null and state <> 'deleted';
-- Staff know a file by its handle alone.
create index stored_file_by_handle on stored_file (id);
call tenant_table('stored_file');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- What a file is called, and whether two are the same.
create view stored_file_public with (security_invoker = true) as
  select merchant_id, id, name, size_bytes, sha256
    from stored_file;
call reading_view('stored_file_public');
