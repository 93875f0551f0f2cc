-- The least that may be asked for on an offer, as it was configured when the offer was made (docs/decisions/0041). Null is what
-- the product has for the currency: of offers made before, and by a version that knows nothing of it.
alter table offer add column least_minor bigint check (least_minor > 0);
