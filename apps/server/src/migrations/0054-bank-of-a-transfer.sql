-- The bank that a transfer goes to stands with it, as its IBAN and its beneficiary do: another account of the merchant later
-- changes nothing about money that has left. Empty where only an IBAN was given, and for advances, whose contract names the IBAN.
set local app.reach = 'system';

alter table transfer add column bank_name text not null default '';
alter table payout add column bank_name text not null default '';

-- What has left went to the account that the entity had, as far as the IBAN is still the same.
update transfer t set bank_name = e.bank_name
  from (select distinct on (merchant_id) merchant_id, iban, bank_name from legal_entity order by merchant_id, created_at, id) e
 where e.merchant_id = t.merchant_id and t.kind = 'payout' and replace(upper(e.iban), ' ', '') = replace(upper(t.iban), ' ', '');
update payout p set bank_name = e.bank_name
  from (select distinct on (merchant_id) merchant_id, iban, bank_name from legal_entity order by merchant_id, created_at, id) e
 where e.merchant_id = p.merchant_id and replace(upper(e.iban), ' ', '') = replace(upper(p.iban), ' ', '');

create function transfer_guard() returns trigger language plpgsql as $$
begin
  if (new.merchant_id, new.id, new.kind, new.subject_id, new.reference, new.currency, new.amount_minor, new.iban, new.beneficiary,
      new.bank_name, new.ordered_at)
    is distinct from
     (old.merchant_id, old.id, old.kind, old.subject_id, old.reference, old.currency, old.amount_minor, old.iban, old.beneficiary,
      old.bank_name, old.ordered_at) then
    raise exception 'transfer % stands as it was ordered', old.reference using errcode = '42501', constraint = 'transfer_frozen';
  end if;
  return new;
end $$;
create trigger transfer_guard before update on transfer for each row execute function transfer_guard();
