-- Which bank a code in an IBAN belongs to. Published tables contradict each other, so each row names its source and the operator
-- keeps the list; a code that is not in it is asked for.
create table bank_directory (
  country text not null check (country ~ '^[A-Z]{2}$'),
  code text not null check (code ~ '^[0-9A-Z]{1,11}$'),
  name text not null check (length(name) between 2 and 120),
  swift_code text not null check (swift_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  source text not null check (length(source) between 3 and 500),
  changed_at timestamptz not null,
  primary key (country, code)
);
-- Checking codes of SAMA, on which the published tables agree.
insert into bank_directory (country, code, name, swift_code, source, changed_at) values
  ('SA', '05', 'Alinma Bank', 'INMASARI', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '10', 'Saudi National Bank', 'NCBKSAJE', 'https://www.slash.com/routing-numbers/country/saudi-arabia; SWIFT directory', '2026-11-24'),
  ('SA', '15', 'Bank Albilad', 'ALBISARI', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '20', 'Riyad Bank', 'RIBLSARI', 'https://www.slash.com/routing-numbers/country/saudi-arabia; SWIFT directory', '2026-11-24'),
  ('SA', '30', 'Arab National Bank', 'ARNBSARI', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '45', 'Saudi Awwal Bank', 'SABBSARI', 'https://www.slash.com/routing-numbers/country/saudi-arabia; SWIFT directory', '2026-11-24'),
  ('SA', '55', 'Banque Saudi Fransi', 'BSFRSARI', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '60', 'Bank Aljazira', 'BJAZSAJE', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '65', 'Saudi Investment Bank', 'SIBCSARI', 'https://saudiwikimall.com/saudi-banks-iban-codes; SWIFT directory', '2026-11-24'),
  ('SA', '80', 'Al Rajhi Bank', 'RJHISARI', 'https://www.ecbs.org/iban/saudi-arabia-bank-account-number.html; SWIFT directory', '2026-11-24'),
  ('AE', '026', 'Emirates NBD', 'EBILAEAD', 'https://iwebreader.blogspot.com/2011/12/iban-in-uae.html; SWIFT code as the bank publishes it', '2026-11-24');
