-- A ticket can be about a transaction of the money tab: its id, and what people name it by, as it was when the ticket was opened.
alter table support_ticket
  add column transaction_id text,
  add column transaction_reference text,
  add constraint support_ticket_transaction check ((transaction_id is null) = (transaction_reference is null));
