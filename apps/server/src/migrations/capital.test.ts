import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { asOwner } from '../testing/planted.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase({ empty: true })))
afterAll(() => db.drop())

/** Somebody, and a merchant with its store. */
const aShop = `
  insert into person (id, first_name, last_name, email, created_at) values ('p', 'A', 'B', 'a@b.example', '2026-01-01');
  insert into merchant (merchant_id, name, name_ar, country, currency, created_at) values ('m', 'M', 'م', 'ARE', 'AED', '2026-01-01');
  insert into store (merchant_id, id, name, name_ar, country, currency, code, created_at)
    values ('m', 's', 'S', 'س', 'ARE', 'AED', 'S', '2026-01-01')`

const contractBefore = `
  ${aShop};
  insert into offer (merchant_id, id, store_id, currency, amount_minor, tenor, tags, status, expires_at, created_at)
    values ('m', 'o', 's', 'AED', 5000000, 12, '{full_revenue_flow}', 'hidden', '2026-12-01', '2026-11-01');
  insert into application (merchant_id, id, offer_id, status, currency, amount_minor, tenor, created_by, created_at, saved_at)
    values ('m', 'a', 'o', 'approved', 'AED', 5000000, 12, 'p', '2026-11-02', '2026-11-02');
  insert into envelope (merchant_id, id, application_id, token_hash, status, title, signer_name, signer_email, signer_phone, document_key,
         document_sha256, sent_at, expires_at, contents)
    values ('m', 'e', 'a', 'hash', 'sent', 'Contract', 'A', 'a@b.example', '+971500000000', 'key', 'sha', '2026-11-03', '2026-11-17',
            '{"number": "C-1"}')`

test('DEC-LOAN-6, DEC-LOAN-31: a contract that was sent before there were clauses for direct debit holds as it was shown', async () => {
  await migrate(db.ownerUrl, { upTo: '0074' })
  await asOwner(db.owner, contractBefore)
  await migrate(db.ownerUrl)
  const envelopes = await db.database.system((tx) => tx`select contents from envelope`)
  expect(envelopes).toMatchObject([{ contents: { number: 'C-1', isRepaidByDebit: false } }])
})

const cancelledBefore = `
  ${aShop};
  insert into offer (merchant_id, id, store_id, currency, amount_minor, tenor, tags, status, expires_at, created_at)
    values ('m', 'o', 's', 'AED', 5000000, 12, '{}', 'active', '2026-12-01', '2026-11-01');
  insert into application (merchant_id, id, offer_id, status, currency, amount_minor, tenor, created_by, created_at, saved_at)
    select 'm', id, 'o', case when id = 'open' then 'submitted' else 'cancelled' end, 'AED', 5000000, 12, 'p', '2026-11-02', '2026-11-02'
      from unnest(array['idle', 'expired', 'declined', 'asked', 'no_mandate', 'unknown', 'open']) as id;
  insert into status_change (merchant_id, id, subject, subject_id, from_status, to_status, actor, actor_id, detail, at) values
    ('m', '1', 'application', 'idle', 'draft', 'cancelled', 'system', 'inactivity', 'inactivity', '2026-11-03'),
    ('m', '2', 'application', 'expired', 'approved', 'cancelled', 'signing_service', 'e', 'expired', '2026-11-03'),
    ('m', '3', 'application', 'declined', 'approved', 'cancelled', 'signing_service', 'e', 'The fee is too high', '2026-11-03'),
    ('m', '4', 'application', 'asked', 'submitted', 'cancelled', 'staff', 'stf', 'by phone', '2026-11-03'),
    ('m', '5', 'application', 'no_mandate', 'approved', 'cancelled', 'system', 'mandate', 'no_mandate', '2026-11-03')`

test('APPL-24: applications that were cancelled before that was kept say why, as their history has it', async () => {
  const before = await createTestDatabase({ empty: true })
  try {
    await migrate(before.ownerUrl, { upTo: '0080' })
    await asOwner(before.owner, cancelledBefore)
    await migrate(before.ownerUrl)
    const rows = await before.database.system((tx) => tx`select id, cancelled_for from application`)
    expect(Object.fromEntries(rows.map((row) => [row['id'], row['cancelled_for']]))).toEqual({
      idle: 'inactivity',
      expired: 'inactivity',
      declined: 'declined',
      asked: 'request',
      no_mandate: 'no_mandate',
      unknown: 'inactivity',
      open: null,
    })
  } finally {
    await before.drop()
  }
})

const fundedBefore = `
  ${aShop};
  insert into legal_entity (merchant_id, id, status, country, legal_company_name, legal_address, commercial_registration_number, iban, bank_name,
         tax_number, created_at)
    values ('m', 'l', 'active', 'ARE', 'M LLC', '1 Creek Road', 'CN-1', 'AE070331234567890123456', 'Bank', '100200300400003', '2026-01-01');
  insert into offer (merchant_id, id, store_id, currency, amount_minor, tenor, tags, status, expires_at, created_at)
    select 'm', id, 's', 'AED', 5000000, 12, '{}', 'used', '2026-12-01', '2026-11-01' from unnest(array['funded', 'waits']) as id;
  insert into application (merchant_id, id, offer_id, status, currency, amount_minor, tenor, created_by, created_at, saved_at)
    select 'm', id, id, 'approved', 'AED', 5000000, 12, 'p', '2026-11-02', '2026-11-02' from unnest(array['funded', 'waits']) as id;
  insert into loan (merchant_id, id, application_id, offer_id, status, currency, amount_minor, fee_minor, fee_vat_minor, minimum_minor,
         rate_hundredths, tenor, company_name, legal_name, signatory_phone, signatory_email, iban, applied_at, created_at, funded_at)
    select 'm', id, id, id, case id when 'funded' then 'closed' else 'waiting' end, 'AED', 5000000, 375000, 17857, 100000, 2200, 12, 'M', 'M LLC',
           '+971500000000', 's@m.example', 'AE070331234567890123456', '2026-11-02', '2026-11-02', case id when 'funded' then timestamptz '2026-11-03' end
      from unnest(array['funded', 'waits']) as id`

test('DEC-LOAN-3: an advance that was funded before keeps the buyer of its fee’s invoice as known now; one that waits has none yet', async () => {
  const before = await createTestDatabase({ empty: true })
  try {
    await migrate(before.ownerUrl, { upTo: '0081' })
    await asOwner(before.owner, fundedBefore)
    await migrate(before.ownerUrl)
    const rows = await before.database.system((tx) => tx`select id, invoice_buyer from loan order by id`)
    expect(rows).toEqual([
      {
        id: 'funded',
        invoice_buyer: { address: '1 Creek Road', tax_number: '100200300400003', registration: 'CN-1' },
      },
      { id: 'waits', invoice_buyer: null },
    ])
  } finally {
    await before.drop()
  }
})
