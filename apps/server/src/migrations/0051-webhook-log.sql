-- The log of webhooks is kept for a time; a link has one truth about its end.

-- Attempts are still written once. They go with their delivery, and with it alone: nobody may delete one by itself.
drop trigger append_only_rows on webhook_attempt;
create trigger written_once before update on webhook_attempt for each row execute function refuse_change();
alter table webhook_attempt drop constraint webhook_attempt_merchant_id_delivery_id_fkey;
alter table webhook_attempt add constraint webhook_attempt_of_delivery
  foreign key (merchant_id, delivery_id) references webhook_delivery (merchant_id, id) on delete cascade;

-- Support finds deliveries by their order.
create index webhook_delivery_of_order on webhook_delivery (merchant_id, purchase_id);

-- Whether a payment link was cancelled says its session, which the shopper can give up as well.
alter table payment_link drop column cancelled_at;
