-- When the letter with a contract last went out, and how often again: a merchant may ask for it once more.

alter table envelope
  add column letters_again integer not null default 0 check (letters_again >= 0),
  add column letter_again_at timestamptz;
