-- What one merchant asked for, beside what all did: the console filters call-backs and feedback by merchant.
create index product_event_of_merchant on product_event (merchant_id, name, at desc, id);
