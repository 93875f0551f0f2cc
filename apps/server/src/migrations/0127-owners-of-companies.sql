-- The numbers of IDs a company names, as they are compared: reviewers see which other companies name the same people.
create function numbers_in_company(company jsonb) returns text[] language sql immutable
return (
  select coalesce(array_agg(distinct upper(regexp_replace(number, '[^[:alnum:]]', '', 'g'))), '{}')
    from (select company #>> '{legal_info,national_id_number}' as number
           union all
          select owner ->> 'identity_id'
            from jsonb_array_elements(coalesce(company #> '{shareholders,company_owners}', '[]')) as owner) as named
   where number <> '');

create or replace view legal_entity_public with (security_invoker = true) as
  select merchant_id, id, status, legal_company_name, iban, bank_name, created_at, commercial_registration_number,
         country, licence_expires_on, suspended_at, confirmed_at, numbers_in_company(company) as owner_numbers
    from legal_entity;
call reading_view('legal_entity_public');
