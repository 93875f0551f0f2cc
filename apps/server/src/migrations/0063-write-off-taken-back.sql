-- Whoever proposed a write-off may take it back; only approving needs another person (DEC-LOAN-25).
alter table write_off drop constraint write_off_by_two;
alter table write_off add constraint write_off_by_two check (status <> 'approved' or decided_by <> proposed_by);
