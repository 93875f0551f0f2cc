-- What reviewers mark belongs to the review of forms of any kind (decision 0034): a row says of which kind its case is.

alter table application_mark rename to review_mark;
alter table review_mark rename column application_id to subject_id;
alter table review_mark add column subject text not null default 'application';
alter table review_mark alter column subject drop default;
alter table review_mark drop constraint application_mark_merchant_id_application_id_fkey;
alter table review_mark drop constraint application_mark_merchant_id_application_id_round_target_pa_key;
alter table review_mark add constraint review_mark_once
  unique nulls not distinct (merchant_id, subject, subject_id, round, target, page);
-- How many rounds there are is said by the form.
alter table review_mark drop constraint application_mark_round_check;
alter table review_mark add constraint review_mark_round_check check (round >= 1);
alter table review_mark rename constraint application_mark_pkey to review_mark_pkey;
alter table review_mark rename constraint application_mark_page_check to review_mark_page_check;
alter table review_mark rename constraint application_mark_status_check to review_mark_status_check;

alter table kept_mark rename to review_kept_mark;
alter table review_kept_mark rename column application_id to subject_id;
alter table review_kept_mark add column subject text not null default 'application';
alter table review_kept_mark alter column subject drop default;
alter table review_kept_mark drop constraint kept_mark_merchant_id_application_id_fkey;
alter table review_kept_mark drop constraint kept_mark_merchant_id_application_id_target_page_key;
alter table review_kept_mark add constraint review_kept_mark_once
  unique nulls not distinct (merchant_id, subject, subject_id, target, page);
alter table review_kept_mark rename constraint kept_mark_pkey to review_kept_mark_pkey;
alter table review_kept_mark rename constraint kept_mark_made_by_fkey to review_kept_mark_made_by_fkey;
alter table review_kept_mark rename constraint kept_mark_page_check to review_kept_mark_page_check;
alter table review_kept_mark rename constraint kept_mark_version_check to review_kept_mark_version_check;

-- What advances and decisions read so is handed to them as ports now, and nobody else did.
drop view envelope_public, debit_public, relief_public;
