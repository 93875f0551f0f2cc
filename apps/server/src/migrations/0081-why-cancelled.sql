-- Why an application was cancelled, for the merchant to read: nobody answered in time, the signatory declined the contract, the
-- merchant asked for it, or the bank never approved the mandate.
set local app.reach = 'system';

alter table application add cancelled_for text
  check (cancelled_for in ('inactivity', 'declined', 'request', 'no_mandate'));

update application a
   set cancelled_for = case
         when c.actor = 'staff' then 'request'
         when c.actor = 'signing_service' and c.detail <> 'expired' then 'declined'
         when c.detail = 'no_mandate' then 'no_mandate'
         else 'inactivity'
       end
  from status_change c
 where c.merchant_id = a.merchant_id and c.subject = 'application' and c.subject_id = a.id and c.to_status = 'cancelled'
   and a.status = 'cancelled';
update application set cancelled_for = 'inactivity' where status = 'cancelled' and cancelled_for is null;

alter table application add check ((status = 'cancelled') = (cancelled_for is not null));
