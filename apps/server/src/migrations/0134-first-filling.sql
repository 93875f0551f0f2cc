-- A database that is being filled for the first time, with the demo: what is left of it was cut short, and holds only a part.
create table first_filling (
  only_row boolean primary key default true check (only_row),
  begun_at timestamptz not null default now()
);
