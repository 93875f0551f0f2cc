-- The merchant whose pages a session shows, of those the person works for: one at a time, and no row of another. A session that
-- names none is of somebody who worked for nobody when it began, or is older than this: it shows the merchant joined first.
alter table session add column workspace_id text references merchant;
create index session_by_workspace on session (workspace_id) where ended_at is null;
