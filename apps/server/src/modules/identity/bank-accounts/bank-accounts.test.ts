import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMember, aMerchant, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, upload } from '../../../testing/files/uploads.ts'

const before = 'AE070331234567890123456'
const other = 'AE060261234567890127788'

let product: TestApp
let reviewer: string
let second: string
let merchant: MerchantFacts
let admin: string
let phone: string
let people = 0
beforeAll(async () => {
  product = await testApp()
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  second = await product.signInStaff(await product.aStaff('reviewer'))
})
afterAll(() => product.close())
beforeEach(async () => {
  product.clock.advance(1000)
  merchant = await inSystem((tx) => aMerchant(tx, { name: 'Noor Perfumes', commissionHundredths: 0 }))
  phone = newPhone()
  await inSystem((tx) => tx`update person set phone = ${phone} where id = ${merchant.personId}`)
  admin = await product.signIn(merchant.personId)
})

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

function newPhone(): string {
  people += 1
  return `+97150${String(7_000_000 + people)}`
}

/** A code to the linked phone, typed in. */
async function proofOf(as: string, to: string): Promise<string> {
  product.clock.advance(10 * 60_000)
  await product.call('accounts.phoneProof', { as })
  const otp_code = await codeTo(to)
  return (await product.call('accounts.phoneProve', { as, body: { otp_code } })).body.proof
}

async function codeTo(to: string): Promise<string> {
  await product.deliver()
  const [message] = await product.inbox(to)
  return /\b\d{4}\b/.exec(JSON.stringify(message))?.[0] ?? ''
}

async function aLetter(as = admin): Promise<string> {
  const bytes = pictureFixture('photo-with-place.jpg')
  return (await upload(product, as, { name: 'letter.jpg', bytes, purpose: 'bank_letter' })).body.url
}

async function propose(more: object = {}): Promise<TestAnswer> {
  const body = {
    iban: other,
    holder: 'Noor Perfumes LLC',
    letter_url: await aLetter(),
    proof: await proofOf(admin, phone),
    ...more,
  }
  return product.call('bankAccounts.propose', { as: admin, body })
}

async function proposed(): Promise<string> {
  return (await propose()).body.change.id
}

const page = async (as = admin) => (await product.call('bankAccounts.read', { as })).body
const act = (
  name: 'approve' | 'decline' | 'settle' | 'stopForStaff',
  id: string,
  body: object = {},
  as = reviewer,
) => product.call(`bankAccounts.${name}`, { as, params: { id }, body })
const approve = (id: string, body: object = { note: 'Looked at the letter.' }, as = reviewer) =>
  act('approve', id, body, as)
const withdraw = (id: string) => product.call('bankAccounts.withdraw', { as: admin, params: { id } })

async function approved(): Promise<{ id: string; token: string }> {
  const id = await proposed()
  expect((await approve(id)).status).toBe(200)
  await product.deliver()
  return { id, token: await tokenIn(phone) }
}

/** What stands in the newest message to somebody. */
async function tokenIn(to: string): Promise<string> {
  const messages = JSON.stringify(await product.inbox(to))
  return /\/stop\/([\w-]+)/.exec(messages)?.[1] ?? ''
}

const stopAt = (token: string) => product.call('bankAccounts.stop', { params: { token } })
const look = (token: string) => product.call('bankAccounts.readStop', { params: { token } })

async function passHours(hours: number): Promise<void> {
  product.clock.advance(hours * 3_600_000)
  await product.app.schedules.runDue()
  await product.deliver()
}

async function accountNow(): Promise<string> {
  const [row] = await inSystem(
    (tx) => tx<Row<'legal_entity', 'iban'>[]>`
      select iban from legal_entity where merchant_id = ${merchant.merchantId}`,
  )
  return row!.iban
}

const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.fields ?? body.details?.reason]

describe('an admin proposes another account', () => {
  test('after a fresh code, with the bank’s letter, and only the end of it is shown', async () => {
    expect(reasonOf(await propose({ proof: 'nothing' }))).toEqual([409, 'phone_proof_needed'])
    const { status, body } = await propose()
    expect(status).toBe(200)
    expect(body.change).toMatchObject({ status: 'proposed', bank_name: 'Emirates NBD', effective_at: null })
    expect(body.change.iban.replaceAll(/[^0-9A-Z]/g, '')).toBe('7788')
    expect(JSON.stringify(body)).not.toContain(other)
    expect(await accountNow()).toBe(before)
  })

  test('what is wrong is named at its field', async () => {
    const fields = async (more: object) => (await propose(more)).body.details.fields
    expect(await fields({ iban: 'AE070261234567890127788' })).toEqual({ iban: 'iban_invalid' })
    expect(await fields({ iban: before })).toEqual({ iban: 'taken' })
    expect(await fields({ holder: ' ' })).toEqual({ holder: 'required' })
    expect(await fields({ iban: 'AE230331234567890123459' })).toMatchObject({ bank_name: 'required' })
    expect(await fields({ letter_url: 'file_somebody_else' })).toEqual({ letter_url: 'not_your_file' })
  })

  test('a second change waits for the first, and of sixteen at once one is taken', async () => {
    const letter_url = await aLetter()
    const proof = await proofOf(admin, phone)
    const body = { iban: other, holder: 'Noor', letter_url, proof }
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => product.call('bankAccounts.propose', { as: admin, body })),
    )
    expect(tally(answers)).toEqual({ done: 1, bank_change_open: 15 })
  })

  test('nobody but an admin of the whole merchant sees or changes it', async () => {
    const [limited, clerk] = await inSystem(async (tx) => [
      await aMember(tx, merchant.merchantId, { storeIds: [merchant.storeId] }),
      await aMember(tx, merchant.merchantId, { role: 'settlements' }),
    ])
    for (const personId of [limited, clerk]) {
      const answer = await product.call('bankAccounts.read', { as: await product.signIn(personId!) })
      expect(reasonOf(answer)).toEqual([403, 'no_permission'])
    }
  })

  test('it is taken back, also while it waits', async () => {
    const id = await proposed()
    expect((await withdraw(id)).body.change.status).toBe('withdrawn')
    expect(reasonOf(await withdraw(id))).toEqual([409, 'wrong_status'])
    const again = await approved()
    expect((await withdraw(again.id)).body.change).toMatchObject({ status: 'withdrawn', may_withdraw: false })
    await passHours(72)
    expect(await accountNow()).toBe(before)
    expect(reasonOf(await stopAt(again.token))).toEqual([409, 'wrong_status'])
  })
})

describe('a reviewer compares it with the letter', () => {
  test('document beside data, name beside name, and what does not hold', async () => {
    const elsewhere = await inSystem((tx) => aMerchant(tx, { name: 'Rimal Sports' }))
    await inSystem(
      (tx) => tx`update legal_entity set iban = ${other} where merchant_id = ${elsewhere.merchantId}`,
    )
    const { id } = (await propose({ holder: 'Somebody Else' })).body.change
    const { change } = (await product.call('bankAccounts.case', { as: reviewer, params: { id } })).body
    expect(change).toMatchObject({
      legal_name: 'Noor Perfumes LLC',
      holder: 'Somebody Else',
      before: { iban: before },
      after: { iban: other, bank_name: 'Emirates NBD' },
      letter_url: expect.any(String),
      elsewhere: [{ id: elsewhere.merchantId, name: 'Rimal Sports' }],
      direct_debits: 0,
    })
    const wrong = change.checks.flatMap(({ code, holds }: { code: string; holds: boolean }) =>
      holds ? [] : [code],
    )
    expect(wrong).toEqual(['holder_is_company', 'iban_of_nobody_else'])
    expect(reasonOf(await approve(id, {}))).toEqual([400, { note: 'reason_required' }])
    expect((await approve(id)).body.change).toMatchObject({
      status: 'waiting',
      note: 'Looked at the letter.',
    })
    await inSystem(
      (tx) => tx`update legal_entity set iban = ${before} where merchant_id = ${elsewhere.merchantId}`,
    )
  })

  test('declined with a reason, the merchant is told it in both languages', async () => {
    const id = await proposed()
    expect((await act('decline', id, { reason: 'letter_old' })).body.change).toMatchObject({
      status: 'declined',
      decline_reason: 'letter_old',
    })
    await product.deliver()
    const letters = JSON.stringify(await product.inbox(`${merchant.personId}@test.example`))
    expect(letters).toContain('older than three months')
    expect(letters).toContain('ثلاثة أشهر')
    expect((await page()).change).toMatchObject({ status: 'declined', decline_reason: 'letter_old' })
  })

  test('it is work for reviewers until it is decided, and again once it is stopped', async () => {
    const mine = async () => {
      const { items } = (await product.call('work.mine', { as: reviewer })).body
      return items.filter(({ merchant_id }: { merchant_id: string }) => merchant_id === merchant.merchantId)
    }
    const id = await proposed()
    expect(await mine()).toMatchObject([{ kind: 'bank_account', id }])
    const taking = { subject: 'bank_account', pieces: [{ id, held_by: null }], to: null }
    expect((await product.call('work.assign', { as: reviewer, body: taking })).status).toBe(200)
    await approve(id)
    expect(await mine()).toEqual([])
    await product.deliver()
    await stopAt(await tokenIn(phone))
    expect(await mine()).toMatchObject([{ kind: 'bank_account_stopped', id }])
    await act('settle', id, { note: 'Called the owner.' })
    expect(await mine()).toEqual([])
  })

  test('the queue shows what waits for us, the oldest first', async () => {
    const id = await proposed()
    const { body } = await product.call('bankAccounts.queue', { as: reviewer, query: { page_size: '100' } })
    expect(body.changes.at(-1)).toMatchObject({ id, status: 'proposed', legal_name: 'Noor Perfumes LLC' })
    expect(body.waiting).toBe(body.changes.length)
    await act('decline', id, { reason: 'letter_old' })
    const of = async (query: Record<string, string>) =>
      (await product.call('bankAccounts.queue', { as: reviewer, query })).body.changes
    expect(await of({ merchant_id: merchant.merchantId })).toMatchObject([{ id, status: 'declined' }])
  })
})

describe('an approved change is told and waits', () => {
  test('every admin is told by letter and by text, each with the address that stops it', async () => {
    const otherPhone = newPhone()
    const colleague = await inSystem((tx) => aMember(tx, merchant.merchantId, { phone: otherPhone }))
    const { id, token } = await approved()
    expect(token.length).toBeGreaterThan(20)
    for (const to of [phone, otherPhone, `${merchant.personId}@test.example`, `${colleague}@test.example`])
      expect(await tokenIn(to)).toBe(token)
    const { change } = (await product.call('bankAccounts.case', { as: reviewer, params: { id } })).body
    expect(change.told).toEqual({ letters: 2, texts: 2 })
  })

  test('whoever changed the phone or was sent away lately is told where they were before', async () => {
    const [oldPhone, goneEmail] = [phone, `gone${people}@noor.example`]
    phone = newPhone()
    const proof = await proofOf(admin, oldPhone)
    await product.call('accounts.phone', { as: admin, body: { phone, proof } })
    const otp_code = await codeTo(phone)
    const linked = await product.call('accounts.phoneVerify', { as: admin, body: { phone, proof, otp_code } })
    expect(linked.status).toBe(200)
    product.clock.advance(10 * 60_000)
    const gone = await inSystem((tx) => aMember(tx, merchant.merchantId, { email: goneEmail }))
    await product.call('users.remove', { as: admin, params: { id: gone } })
    const { id, token } = await approved()
    expect(await tokenIn(oldPhone)).toBe(token)
    expect(await tokenIn(goneEmail)).toBe(token)
    const { change } = (await product.call('bankAccounts.case', { as: reviewer, params: { id } })).body
    expect(change.checks).toContainEqual({ code: 'addresses_unchanged', holds: false })
  })

  test('after 48 hours payouts go to the new account, and not an hour before', async () => {
    const { id } = await approved()
    await passHours(47)
    expect(await accountNow()).toBe(before)
    await passHours(1)
    expect(await accountNow()).toBe(other)
    expect((await page()).change).toMatchObject({ id, status: 'effective' })
    const letters = JSON.stringify(await product.inbox(`${merchant.personId}@test.example`))
    expect(letters).toContain('Your payouts go to your new bank account')
    const [entry] = await inSystem(
      (tx) =>
        tx`select actor_role from audit_entry where action = 'bank_account.effective' and object = ${`bank_account:${id}`}`,
    )
    expect(entry).toMatchObject({ actor_role: 'system' })
    expect(reasonOf(await withdraw(id))).toEqual([409, 'wrong_status'])
  })

  test('a payout that was closed before keeps its account, and the next one goes to the new', async () => {
    const finance = await product.aStaff('finance')
    const asFinance = await product.signInStaff(finance)
    await inSystem((tx) => aSale(tx, merchant, 400_000n, product.clock.now()))
    const body = { merchant_id: merchant.merchantId, reason: 'other', note: 'Looked into.' }
    const { hold } = (await product.call('settlement.placeHold', { as: asFinance, body })).body
    await passHours(7 * 24)
    await product.settle()
    const payouts = () =>
      inSystem(
        (tx) => tx<Row<'payout', 'status' | 'iban'>[]>`
          select status, iban from payout where merchant_id = ${merchant.merchantId} order by sequence`,
      )
    expect(await payouts()).toEqual([{ status: 'held', iban: '' }])
    await approved()
    await passHours(48)
    const release = { as: asFinance, params: { id: hold.id }, body: { note: 'All is well.' } }
    expect((await product.call('settlement.releaseHold', release)).status).toBe(200)
    await inSystem((tx) => aSale(tx, merchant, 300_000n, product.clock.now()))
    await passHours(7 * 24)
    await product.settle()
    expect((await payouts()).map(({ iban }) => iban)).toEqual([before, other])
  })
})

describe('"This was not me"', () => {
  test('the address shows what is about to change without doing anything', async () => {
    const { token } = await approved()
    expect((await look(token)).body.change).toMatchObject({
      status: 'waiting',
      merchant_name: 'Noor Perfumes',
      iban_before_ends: '3456',
      bank_name: 'Emirates NBD',
    })
    expect((await page()).change.status).toBe('waiting')
    expect((await look('x'.repeat(24))).status).toBe(404)
  })

  test('the change ends, payouts are held until somebody has spoken to the merchant, once', async () => {
    const { id, token } = await approved()
    expect((await stopAt(token)).body.change.status).toBe('stopped')
    expect(reasonOf(await stopAt(token))).toEqual([409, 'wrong_status'])
    const holds = async () =>
      inSystem(
        (tx) =>
          tx`select reason, released_at, placed_by from payout_hold where merchant_id = ${merchant.merchantId}`,
      )
    expect(await holds()).toMatchObject([{ reason: 'bank_details', released_at: null, placed_by: null }])
    await passHours(72)
    expect(await accountNow()).toBe(before)
    await product.deliver()
    expect(JSON.stringify(await product.inbox(`${merchant.personId}@test.example`))).toContain('was stopped')
    const settled = await act('settle', id, { note: 'Spoke to the owner.' })
    expect(settled.body.change).toMatchObject({ is_holding: false, talk: { note: 'Spoke to the owner.' } })
    expect((await holds())[0]!.released_at).not.toBeNull()
    expect(reasonOf(await act('settle', id, { note: 'Again.' }))).toEqual([409, 'wrong_status'])
  })

  test('staff stop it for a merchant who calls, and say why', async () => {
    const { id } = await approved()
    expect(reasonOf(await act('stopForStaff', id, { note: '' }))[0]).toBe(400)
    expect((await act('stopForStaff', id, { note: 'The owner called.' })).body.change).toMatchObject({
      status: 'stopped',
      is_holding: true,
      waits_for_talk: true,
    })
  })

  test('where payouts are held already, they stay so and the stop is done', async () => {
    const finance = await product.signInStaff(await product.aStaff('finance'))
    const body = { merchant_id: merchant.merchantId, reason: 'other', note: 'Looked into.' }
    await product.call('settlement.placeHold', { as: finance, body })
    const { id, token } = await approved()
    expect((await stopAt(token)).status).toBe(200)
    expect((await act('settle', id, { note: 'Spoke to the owner.' })).status).toBe(200)
    const [hold] = await inSystem(
      (tx) => tx`select released_at from payout_hold where merchant_id = ${merchant.merchantId}`,
    )
    expect(hold!.released_at).toBeNull()
  })
})

describe('two at once', () => {
  test('of sixteen who approve, decline and withdraw one change, one decides', async () => {
    const id = await proposed()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        [
          () => approve(id),
          () => act('decline', id, { reason: 'letter_old' }, second),
          () => withdraw(id),
          () => approve(id, undefined, second),
        ][at % 4]!(),
      ),
    )
    const { done = 0, wrong_status } = tally(answers)
    // What was approved may still be withdrawn, by one whose call came after.
    const made = answers.flatMap(({ status, body }) => (status === 200 ? [body.change.status as string] : []))
    expect([['approved'], ['declined'], ['withdrawn'], ['approved', 'withdrawn']]).toContainEqual(
      made.toSorted((one, two) => one.localeCompare(two)),
    )
    expect(done + (wrong_status ?? 0)).toBe(16)
  })

  test('of sixteen who stop, withdraw and make effective, one does, and the account follows', async () => {
    const { id, token } = await approved()
    product.clock.advance(48 * 3_600_000)
    const runs: Promise<unknown>[] = []
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) => {
        if (at === 3) runs.push(product.app.schedules.runDue())
        return [
          () => stopAt(token),
          () => withdraw(id),
          () => act('stopForStaff', id, { note: 'They called.' }),
        ][at % 3]!()
      }),
    )
    await Promise.all(runs)
    const { status } = (await page()).change
    const counted = tally(answers)
    expect((counted['done'] ?? 0) + (status === 'effective' ? 1 : 0)).toBe(1)
    expect((counted['done'] ?? 0) + (counted['wrong_status'] ?? 0)).toBe(15)
    expect(await accountNow()).toBe(status === 'effective' ? other : before)
  })
})
