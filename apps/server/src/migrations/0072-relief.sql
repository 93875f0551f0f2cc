-- Relief: a pause is never longer than four weeks, and the desk reads requests newest first.
alter table relief add constraint relief_pause_weeks check (kind <> 'pause' or weeks <= 4);
create index relief_queue on relief (asked_at desc, id desc);
