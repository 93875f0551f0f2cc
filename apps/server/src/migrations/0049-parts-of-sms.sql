-- In how many parts an SMS was sent: each is paid for, and the text itself is wiped once it was delivered.
alter table outbox_message
  add column parts smallint check (parts > 0);
