-- Counters that survive a restart and are shared by all processes. The key is a hash of whatever is counted.
create table rate_counter (
  scope text not null,
  key bytea not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (scope, key, window_start)
);
create index rate_counter_by_age on rate_counter (window_start);
