-- What goes back of an order is never more than was captured of it, whoever writes the refund (DEC-ORD-5). The counter of the
-- order was bound before; its rows were not.

create function refund_within_captured() returns trigger language plpgsql as $$
declare
  too_much text;
begin
  -- Held, so that of two refunds at once the later sees the earlier.
  perform 1 from orders o
    where (o.merchant_id, o.id) in (select merchant_id, order_id from made)
    order by o.merchant_id, o.id for update;
  select o.number into too_much
    from refund r join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id
   where (r.merchant_id, r.order_id) in (select merchant_id, order_id from made)
   group by o.merchant_id, o.id, o.number, o.captured_minor
  having sum(r.amount_minor) > o.captured_minor limit 1;
  if found then
    raise exception 'refunds of order % are more than was captured', too_much
      using errcode = '23514', constraint = 'refund_within_captured';
  end if;
  return null;
end $$;
create trigger refund_within_captured after insert on refund referencing new table as made
  for each statement execute function refund_within_captured();

-- In demos of before, orders may have given back too much. Their rows stay, they are history; the counter takes in what it had
-- forgotten, at most what was captured, so that nothing more goes back of them.
set local app.reach = 'system';
update orders o set refunded_minor = least(o.captured_minor, r.minor)
  from (select merchant_id, order_id, sum(amount_minor) as minor from refund group by 1, 2) r
 where r.merchant_id = o.merchant_id and r.order_id = o.id and o.refunded_minor < least(o.captured_minor, r.minor);
reset app.reach;
