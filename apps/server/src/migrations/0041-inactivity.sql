-- The one reminder before an idle application is cancelled; one older than the last change counts for nothing.
alter table application add reminded_at timestamptz;
create index application_idle on application (saved_at) where status in ('draft', 'verified', 'reset');
