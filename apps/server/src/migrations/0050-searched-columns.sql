-- How many orders begin with what was typed is guessed from a sample of the values. With the usual hundred steps a beginning that
-- one order in ten thousand has may be taken for one in a hundred, and then the list is walked through by time instead.
alter table purchase
  alter column number set statistics 500,
  alter column reference_key set statistics 500,
  alter column shopper_email set statistics 500,
  alter column shopper_phone set statistics 500;
