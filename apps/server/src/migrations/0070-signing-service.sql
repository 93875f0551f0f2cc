-- A contract that a signing service of others keeps: where it is signed, each of its events once, and why a signatory declined.
alter table envelope
  add external_address text not null default '',
  add declined_reason text not null default '';

alter table signing_event
  add service_event_id text not null default '';
create unique index signing_event_once on signing_event (merchant_id, envelope_id, service_event_id)
  where service_event_id <> '';
