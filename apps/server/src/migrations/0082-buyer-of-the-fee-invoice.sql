-- The tax invoice of an advance's fee names its buyer as it was known on the day of funding, whatever becomes of the company since.
set local app.reach = 'system';

alter table loan add invoice_buyer jsonb;

update loan l
   set invoice_buyer = jsonb_build_object(
         'address', coalesce(e.legal_address, ''), 'tax_number', e.tax_number, 'registration', e.commercial_registration_number)
  from loan o
  left join lateral (
    select legal_address, tax_number, commercial_registration_number from legal_entity
     where merchant_id = o.merchant_id order by created_at, id limit 1) e on true
 where l.merchant_id = o.merchant_id and l.id = o.id and l.funded_at is not null;

alter table loan add check (funded_at is null or invoice_buyer is not null);
