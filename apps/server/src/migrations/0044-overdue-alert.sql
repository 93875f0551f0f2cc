-- When staff were told that an application waits longer than promised; one older than the last submission counts for nothing.
alter table application add overdue_alert_at timestamptz;
