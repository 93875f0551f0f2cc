-- A migration that takes away what an older build still needs says so in its file ("-- Breaks builds before 0040."), and builds
-- whose newest migration is older refuse to start on a database that ran it.
alter table schema_migration add column breaks_before text check (breaks_before ~ '^\d{4}$');
