-- What is told to a shop waits for days and in order: how each webhook stands, and what it signs with while its secret changes.

alter table webhook
  -- Signs beside the new one until then.
  add column previous_secret_sealed bytea,
  add column previous_secret_until timestamptz,
  -- Attempts that failed one after the other, and since when.
  add column failures integer not null default 0,
  add column failing_since timestamptz,
  add column warned_at timestamptz,
  -- While it is paused its messages wait; the oldest one is tried from time to time, next at `probe_at`.
  add column paused_at timestamptz,
  add column probes integer not null default 0,
  add column probe_at timestamptz;
create index webhook_to_probe on webhook (probe_at) where paused_at is not null and deleted_at is null;

alter table webhook_delivery
  -- What only tries the way is about no order.
  alter column order_id drop not null,
  -- In which order they were made: of one payment each waits for those before it.
  add column position bigint generated always as identity,
  -- The attempts that no longer count towards the last one, since the webhook was resumed.
  add column retries_from integer not null default 0,
  drop constraint webhook_delivery_event_check,
  add constraint webhook_delivery_event_check
    check (event in ('authorize', 'capture', 'close', 'reject', 'expire', 'refund', 'update', 'test'));
drop index webhook_delivery_due;
create index webhook_delivery_due on webhook_delivery (next_at, position) where status = 'waiting';
create index webhook_delivery_waiting on webhook_delivery (merchant_id, webhook_id, order_id, position)
  where status = 'waiting';
-- The log of one webhook, and what is sent again of a time.
create index webhook_delivery_of_webhook on webhook_delivery (merchant_id, webhook_id, created_at desc, id desc);
