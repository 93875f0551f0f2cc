-- A file is used once a form names it; what nobody ever used is swept away after some days.
alter table stored_file add column used_at timestamptz;

create index stored_file_unused on stored_file (created_at) where used_at is null and state <> 'deleted';
-- Staff know a file by its handle alone.
create index stored_file_by_handle on stored_file (id);
