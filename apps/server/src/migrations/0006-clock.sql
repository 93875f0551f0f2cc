-- The product's clock: the system's plus this offset. Only demo mode ever moves it, and only forward.
create table clock_offset (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  moved_at timestamptz
);
insert into clock_offset default values;
revoke insert, delete, truncate on clock_offset from daftar_app;

create function clock_moves_forward() returns trigger language plpgsql as $$
begin
  if new.offset_ms < old.offset_ms then
    raise exception 'the clock only moves forward' using errcode = '23514', constraint = 'clock_forward';
  end if;
  perform pg_notify('clock', new.offset_ms::text);
  return new;
end $$;
create trigger clock_moves_forward before update on clock_offset for each row execute function clock_moves_forward();

-- How far each schedule has been looked at, and every due time that was run: once each.
create table schedule_mark (
  name text primary key,
  looked_until timestamptz not null
);

create table schedule_run (
  name text not null,
  due_at timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed')),
  attempts int not null default 1,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  error text,
  primary key (name, due_at)
);
create index schedule_run_open on schedule_run (name, due_at) where state <> 'done';
