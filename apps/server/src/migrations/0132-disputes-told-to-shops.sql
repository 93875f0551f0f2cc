-- Shops are told how a dispute of theirs stands.
alter table webhook_delivery
  drop constraint webhook_delivery_event_check,
  add constraint webhook_delivery_event_check
    check (event in ('authorize', 'capture', 'close', 'reject', 'expire', 'refund', 'update', 'dispute', 'test'));
