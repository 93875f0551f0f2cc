-- Of a receipt above the limit for two, what belongs to the merchant waits until a second person has recorded the same.
alter table receipt add column needs_second boolean not null default false;
