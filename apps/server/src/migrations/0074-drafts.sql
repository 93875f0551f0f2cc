-- What a person has typed into a step and not saved: kept for the next device, never a password, gone when nothing can be typed.
create table application_draft (
  merchant_id text not null,
  application_id text not null,
  person_id text not null references person,
  step text not null,
  -- Null when the step was saved; the version goes on, so that an older device knows that its own is old.
  content jsonb check (octet_length(content::text) <= 20000),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  primary key (merchant_id, application_id, person_id, step),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('application_draft');
