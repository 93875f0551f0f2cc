-- What people did before anybody knew who they were: nothing but that it happened. No merchant, person or address.
create table visitor_event (
  id text primary key,
  name text not null,
  language text not null check (language in ('en', 'ar')),
  platform text not null check (platform in ('web', 'webview')),
  at timestamptz not null
);
create index visitor_event_by_time on visitor_event (at, name);
call system_table('visitor_event');
