-- Who changes the linked phone shows first that they still have it.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'account_phone_proof', 'contract', 'payment'));
