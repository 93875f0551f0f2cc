-- What staff write about a payout is for colleagues. The reason stays a code, or what the bank said, and the merchant reads it.

-- What stands in the table is told apart.
set local app.reach = 'system';

alter table payout_event add column note text not null default '';

alter table payout_event disable trigger append_only_rows;
update payout_event set note = reason, reason = ''
 where reason <> '' and status <> 'failed' and reason not in ('compliance_review', 'suspected_fraud', 'bank_details',
       'licence_expired', 'merchant_asked', 'other', 'entity_suspended', 'account_missing');
alter table payout_event enable trigger append_only_rows;
