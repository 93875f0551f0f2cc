import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { asOwner } from '../testing/planted.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase({ empty: true })))
afterAll(() => db.drop())

const contractBefore = `
  insert into person (id, first_name, last_name, email, created_at) values ('p', 'A', 'B', 'a@b.example', '2026-01-01');
  insert into merchant (merchant_id, name, name_ar, country, currency, created_at) values ('m', 'M', 'م', 'ARE', 'AED', '2026-01-01');
  insert into store (merchant_id, id, name, name_ar, country, currency, code, created_at)
    values ('m', 's', 'S', 'س', 'ARE', 'AED', 'S', '2026-01-01');
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
