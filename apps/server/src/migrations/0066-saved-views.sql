-- Lists of the console as a member of staff wants them again: a name, and the filters as they stand in the address.
create table saved_view (
  id text not null primary key,
  staff_id text not null references staff,
  list text not null,
  name text not null check (length(name) between 1 and 40),
  search text not null check (search = '' or search like '?%'),
  saved_at timestamptz not null,
  unique (staff_id, list, name)
);
call system_table('saved_view');
