-- Contracts from before there were clauses for direct debit said that sales repay the advance, whoever it was for: they hold as
-- they were shown.
set local app.reach = 'system';

update envelope set contents = contents || '{"isRepaidByDebit": false}' where not contents ? 'isRepaidByDebit';
