-- Say it in the migration of what has a history of its statuses from then on: its subject joins those that status_change allows.
create procedure status_subject(name text) language plpgsql as $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'status_change'::regclass and conname = 'status_change_subject_check');
  subjects text := (select string_agg(quote_literal(one[1]), ', ') from regexp_matches(known, '''(\w+)''', 'g') as one);
begin
  alter table status_change drop constraint status_change_subject_check;
  execute format('alter table status_change add constraint status_change_subject_check check (subject in (%s, %L))',
                 subjects, name);
end $$;
