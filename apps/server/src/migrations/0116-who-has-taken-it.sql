call assignment_subject('store_request');
call assignment_subject('listing');
call assignment_subject('dispute');
