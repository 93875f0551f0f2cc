-- A session in which a member of staff sees what one person of one merchant sees. It reads and changes nothing, and is no session
-- of the person's own.
alter table session
  add column viewer_staff_id text references staff,
  add column viewed_merchant_id text references merchant,
  add column view_reason text,
  add constraint session_view_whole check (
    num_nonnulls(viewer_staff_id, viewed_merchant_id, view_reason) in (0, 3)
    and (viewer_staff_id is null or person_id is not null));
create index session_by_viewer on session (viewer_staff_id) where viewer_staff_id is not null;
