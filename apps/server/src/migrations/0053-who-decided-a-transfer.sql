-- Who said that the bank refused a transfer, because somebody else sends it to another account.
alter table transfer add column decided_by text;
