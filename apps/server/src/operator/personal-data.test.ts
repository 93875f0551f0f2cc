import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../platform/crypto/keys.ts'
import type { Row } from '../platform/database/rows.ts'
import { anApplication } from '../modules/identity/onboarding/testing.ts'
import { aMember } from '../testing/app/builders.ts'
import { aReviewer } from '../testing/app/desk-builders.ts'
import { aShop, anAuthorizedPayment, type Shop } from '../testing/shop/shop.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { nightOfFiles, statementFixture, upload } from '../testing/files/uploads.ts'
import { readCommand } from './run.ts'

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

/** What the operator reads on the terminal. */
const operate = (...args: string[]) => operateOn('personal-data', ...args)
function operateOn(...args: string[]): Promise<string[]> {
  return readCommand(args)({
    database: product.db.database,
    keys: createKeys(product.db.secretKey),
    masters: product.config,
    otp: product.config.otp,
    storage: product.storage,
    name: 'root',
    now: product.clock.now(),
  })
}

const folder = temporaryFolder()
async function exported(name: string, ...of: string[]) {
  const said = await operate('export', ...of, '--to', join(folder, name))
  const { 'data.json': data, ...documents } = unzipSync(readFileSync(join(folder, name)))
  return { said, documents, found: JSON.parse(strFromU8(data!)) as Record<string, object[]> }
}

const aPhone = '501230777'
const orders = { reference: 'SARA-1', phone: aPhone }
const buyer = { name: 'Sara Ali', email: 'sara@home.example', phone: aPhone }

test('everything that names a shopper is exported, as it was written, with what belongs to it', async () => {
  const id = await anAuthorizedPayment(product, shop.live, { ...orders, payment: { buyer } })
  await anAuthorizedPayment(product, shop.live, { reference: 'OTHER', phone: `${aPhone.slice(0, -1)}8` })
  await shop.live.capture(id, '100.50', 'c-1')
  const { said, found } = await exported('phone.zip', '--phone', `+971${aPhone}`)
  expect(found['orders']).toMatchObject([{ id, shopper_name: 'Sara A.', reference: 'SARA-1' }])
  expect(found['order_detail']).toMatchObject([{ order_id: id, buyer: { phone: aPhone } }])
  expect(found['capture']).toMatchObject([{ order_id: id, reference: 'c-1' }])
  expect(found['checkout_session']).toMatchObject([{ confirmed_phone: `+971${aPhone}` }])
  const text = JSON.stringify(found)
  expect(text).not.toMatch(/OTHER|token_hash|code_hash/)
  expect(said).toContain('orders  1')
  expect(statSync(join(folder, 'phone.zip')).mode & 0o777).toBe(0o600)
  const byMail = await exported('mail.zip', '--email', 'Sara@Home.example')
  expect(byMail.found['orders']).toMatchObject([{ id }])
  expect(await operate('export', '--email', 'a@home.example', '--to', join(folder, 'none.zip'))).toEqual([
    'Nothing names a@home.example.',
  ])
})

/** A dispute of the order that its shopper took back. */
async function takenBack(orderId: string): Promise<string> {
  const as = await product.signInStaff(await product.aStaff('support_agent'))
  const [order] = await product.db.database.system(
    (tx) => tx<Row<'orders', 'number'>[]>`select number from orders where id = ${orderId}`,
  )
  const comment = 'It is Sara: nobody rang at Main Street.'
  const { body } = await product.call('disputes.open', {
    as,
    body: { order_number: order!.number, type: 'not_delivered', comment },
  })
  const { id } = body.dispute
  await product.call('disputes.withdraw', { as, params: { id } })
  return id
}

test('a shopper is erased once nothing is left to be paid; the books of the merchant stay', async () => {
  const phone = ['--phone', `+971${aPhone}`]
  await expect(operate('erase-shopper', ...phone)).rejects.toThrow(/has parts to be paid/)
  const [order] = await product.db.database.system(
    (tx) => tx<Row<'orders', 'id'>[]>`select id from orders where reference = 'SARA-1'`,
  )
  const before = await shop.live.get(`/api/v2/payments/${order!.id}`)
  const disputeId = await takenBack(order!.id)
  product.clock.advance(120 * 86_400_000)
  expect(await operate('erase-shopper', ...phone)).toEqual(['Erased: the shopper of 1 order.'])
  const after = await shop.live.get(`/api/v2/payments/${order!.id}`)
  expect(after.body).toMatchObject({ status: 'CLOSED', amount: '100.50', captures: before.body.captures })
  expect(JSON.stringify(after.body)).not.toMatch(/Sara|home\.example|Main Street/)
  const [dispute] = await product.db.database.system(
    (tx) => tx<Row<'dispute', 'status' | 'shopper_comment' | 'claim_hash'>[]>`
      select status, shopper_comment, claim_hash from dispute where id = ${disputeId}`,
  )
  expect(dispute).toEqual({ status: 'cancelled', shopper_comment: '', claim_hash: null })
  // What was sent to the shop stands in the log of its messages until that is forgotten, and nowhere else.
  const { found } = await exported('after.zip', ...phone)
  expect(
    Object.keys(found).filter((table) => !/^(webhook_delivery|dev_message|outbox_message)$/.test(table)),
  ).toEqual([])
  await expect(operate('erase-shopper', ...phone)).rejects.toThrow('No order has this contact.')
})

test('who left has no name and no contact any more, who works for a merchant is taken out first', async () => {
  const email = 'mona@left.example'
  const { merchantId } = shop.merchant
  const personId = await product.db.database.system((tx) => aMember(tx, merchantId, { email }))
  await expect(operate('erase-person', '--email', email)).rejects.toThrow(/take them out first/)
  await operateOn('merchant', 'remove', '--merchant', merchantId, '--email', email)
  expect(await operate('erase-person', '--email', email)).toEqual([`Erased: the account of ${email}.`])
  const [person] = await product.db.database.system((tx) => tx`select * from person where id = ${personId}`)
  expect(person).toMatchObject({ first_name: '', email: `${personId}@erased.invalid`, phone: null })
  expect(person!['blocked_at']).not.toBeNull()
  const records = await product.db.database.system(
    (tx) =>
      tx`select action, actor_id from audit_entry where action like 'personal_data.%' order by at, number`,
  )
  expect(records.map(({ action }) => action)).toContain('personal_data.person_erased')
  expect(JSON.stringify(records)).not.toContain(email)
})

test('what an applicant handed in is exported with its clock, and erased where it came to nothing', async () => {
  const applicant = await anApplication(product)
  const bytes = statementFixture('passport.pdf')
  const file = { name: 'passport.pdf', bytes, purpose: 'onboarding_identity' as const }
  const { body } = await upload(product, applicant.token, file)
  const id = body.url as string
  await product.db.database.system((tx) => tx`update stored_file set used_at = now() where id = ${id}`)
  await nightOfFiles(product, '2026-11-27T02:00:00Z')
  const { found, documents, said } = await exported('applicant.zip', '--email', applicant.email)
  const [name, ...others] = Object.keys(documents)
  expect([name, others]).toEqual([`documents/onboarding_identity/${id}/passport.pdf`, []])
  expect(Buffer.from(documents[name!]!).equals(bytes)).toBe(true)
  expect(said).toContain('documents  1')
  expect(found['stored_file']).toMatchObject([{ id, kept_for: 'never_handed_in', kept_because: 'need' }])
  expect(found['onboarding_application']).toHaveLength(1)
  expect(await operate('erase-documents', '--email', applicant.email)).toEqual([
    `Erased: onboarding_identity ${id}.`,
    `Emptied: the application ${applicant.id}.`,
  ])
  const [row] = await product.db.database.system(
    (tx) => tx`
      select state, name, erased_because, erased_by, key_destroyed_at is not null as destroyed
        from stored_file where id = ${id}`,
  )
  expect(row).toEqual({
    ...{ state: 'deleted', name: 'erased', erased_because: 'asked', erased_by: 'operator:root' },
    destroyed: true,
  })
})

test('what somebody uploaded is in their export, and nobody else’s; no file is written over', async () => {
  const { merchantId } = shop.merchant
  const email = 'rima@papers.example'
  const personId = await product.db.database.system((tx) => aMember(tx, merchantId, { email }))
  const other = await product.db.database.system((tx) =>
    aMember(tx, merchantId, { email: 'b@papers.example' }),
  )
  const pdf = {
    name: 'lease.pdf',
    bytes: statementFixture('passport.pdf'),
    purpose: 'rental_contract' as const,
  }
  await upload(product, await product.signIn(personId), pdf)
  await upload(product, await product.signIn(other), { ...pdf, name: 'other.pdf' })
  const { documents, said } = await exported('rima.zip', '--email', email)
  expect(Object.keys(documents).map((one) => one.split('/').at(-1))).toEqual(['lease.pdf'])
  expect(said).toContain('documents  1')
  expect(statSync(join(folder, 'rima.zip')).mode & 0o777).toBe(0o600)
  await expect(exported('rima.zip', '--email', email)).rejects.toThrow(/EEXIST/)
})

test('what the law makes us keep of somebody is kept, and said with its day; a hold keeps its own', async () => {
  const email = 'huda@kept.example'
  const { merchantId } = shop.merchant
  const personId = await product.db.database.system((tx) => aMember(tx, merchantId, { email }))
  const as = await product.signIn(personId)
  const bytes = statementFixture('passport.pdf')
  const ids: string[] = []
  for (const isUsed of [true, false]) {
    const file = { name: 'passport.pdf', bytes, purpose: 'identity_document' as const }
    const { body } = await upload(product, as, file)
    const id = body.url as string
    ids.push(id)
    if (isUsed)
      await product.db.database.system((tx) => tx`update stored_file set used_at = now() where id = ${id}`)
  }
  const admin = await aReviewer(product, 'desk_admin')
  const hold = { merchant_id: merchantId, file_id: ids[1], reason: 'complaint', note: 'Case 7' }
  await product.call('files.placeHold', { as: admin, body: hold })
  // Both were handed in at one instant: neither comes first.
  expect(new Set(await operate('erase-documents', '--email', email))).toEqual(
    new Set([
      `Kept: identity_document ${ids[0]}, because the law asks for it, until the relation has ended and its years are over.`,
      `Kept: identity_document ${ids[1]}, because a hold stops its deletion.`,
    ]),
  )
  await expect(operate('erase-documents', '--email', 'nobody@home.example')).rejects.toThrow(/Nobody has/)
})

test('what was typed wrongly is answered with how it is typed', () => {
  for (const args of [
    [],
    ['export'],
    ['export', '--email', 'a@b.example'],
    ['erase-person', '--phone', '+971501234567'],
  ])
    expect(() => readCommand(['personal-data', ...args])).toThrow(/npm run personal-data/)
})
