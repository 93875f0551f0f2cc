-- Whose a confirmed phone of a signatory is, of all merchants together: hashes under our keys, which name nobody.
create table signatory_phone (
  phone bytea primary key,
  person bytea not null,
  confirmed_at timestamptz not null
);
