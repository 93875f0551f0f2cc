-- What was sold, day by day: rolled up from orders, and rolled up again where an order of an old day changes (decision 0106).

-- An order of which something changed that figures are made of. One row a change: nobody waits for a row that another order's
-- change holds. Whoever rolls up takes them.
create table order_change (
  merchant_id text not null references merchant,
  id bigint generated always as identity,
  order_id text not null,
  store_id text not null,
  -- When the order was made: it counts for the day of it.
  ordered_at timestamptz not null,
  -- It began or ceased to be sold, or its shopper became known: whether a later order is the first of its shopper depends on it.
  shifts boolean not null,
  primary key (merchant_id, id)
);
call tenant_table('order_change');

-- Whether an order counts as sold: agreed and not cancelled.
create function is_sold(status text) returns boolean language sql immutable parallel safe return
  status in ('authorized', 'captured', 'partially_refunded', 'refunded');

-- Orders that nobody answered are in no figure. Where a shopper is taken out of an order, the next order of the same phone may be
-- the shopper's first from then on; who they were is not known any more when it is rolled up.
create function note_order_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
    select merchant_id, id, store_id, created_at, is_sold(status) from is_now where status not in ('created', 'expired');
    return null;
  end if;
  insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
  select n.merchant_id, n.id, n.store_id, n.created_at,
         is_sold(o.status) <> is_sold(n.status) or n.shopper_phone is distinct from o.shopper_phone
    from was o join is_now n on n.merchant_id = o.merchant_id and n.id = o.id
   where not (o.status in ('created', 'expired') and n.status in ('created', 'expired'))
     and (n.status, n.captured_minor, n.refunded_minor, n.product, n.authorized_at, n.shopper_phone)
         is distinct from (o.status, o.captured_minor, o.refunded_minor, o.product, o.authorized_at, o.shopper_phone);
  insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
  select later.merchant_id, later.id, later.store_id, later.created_at, false
    from was o join is_now n on n.merchant_id = o.merchant_id and n.id = o.id
   cross join lateral (
     select e.merchant_id, e.id, e.store_id, e.created_at from orders e
      where e.merchant_id = o.merchant_id and e.shopper_phone = o.shopper_phone
        and (e.created_at, e.id) > (o.created_at, o.id) and is_sold(e.status)
      order by e.created_at, e.id limit 1) later
   where o.shopper_phone is not null and n.shopper_phone is distinct from o.shopper_phone;
  return null;
end $$;

create trigger orders_made after insert on orders referencing new table as is_now
  for each statement execute function note_order_changes();
create trigger orders_changed after update on orders referencing old table as was new table as is_now
  for each statement execute function note_order_changes();

-- The days there are already: one of their orders stands for all of a half hour, in which no day of any zone begins.
insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
select distinct on (merchant_id, store_id, date_bin('30 minutes', created_at, timestamptz '2000-01-01'))
       merchant_id, id, store_id, created_at, false
  from orders where status not in ('created', 'expired');

-- A day of one store, product by product. Days are those of the store's zone.
create table sales_day (
  merchant_id text not null references merchant,
  day date not null,
  store_id text not null,
  product text not null,
  -- Agreed and not cancelled: what they come to while they wait, what was captured once they are closed, what went back of it.
  orders integer not null check (orders >= 0),
  sold_minor bigint not null check (sold_minor >= 0),
  refunded_minor bigint not null check (refunded_minor >= 0),
  -- Orders that were decided, one way or the other.
  approved integer not null check (approved >= 0),
  declined integer not null check (declined >= 0),
  -- Of the orders those with a phone, and of these the first of their shopper at this merchant.
  known_orders integer not null check (known_orders between 0 and orders),
  first_orders integer not null check (first_orders between 0 and known_orders),
  primary key (merchant_id, day, store_id, product),
  foreign key (merchant_id, store_id) references store (merchant_id, id)
);
call tenant_table('sales_day');
