import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { directDebitOf, type DebitAdvance } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { firstSmsJob } from './jobs.ts'
import { voidAdvances } from './void.ts'

let app: TestApp
let debit: ReturnType<typeof directDebitOf>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-02T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  debit = directDebitOf(app)
})
beforeEach(() => app.clock.advance(60_000))
afterAll(() => app.close())

const inSystem: TestApp['db']['database']['system'] = (work) => app.db.database.system(work)
const times = <T>(count: number, work: () => T) => Array.from({ length: count }, work)
const start = async ({ advanceId }: DebitAdvance) =>
  app.call('mandates.start', { as: await debit.as('support_agent'), params: { id: advanceId }, body: {} })

test('of signatures and refusals at once one takes effect, and the bank is asked only for a signature [DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const refusal = () => app.call('mandates.cancel', { params: { token } })
  const answers = await Promise.all(times(6, () => [debit.sign(token), refusal()]).flat())
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 11 })
  await app.settle()
  const { status } = await debit.newest(advance.advanceId)
  const orders = await inSystem(
    (tx) => tx`select 1 from bank_debit_order where subject_id = ${advance.mandateId}`,
  )
  expect([status, orders.length]).toEqual(
    status === 'canceled' ? ['canceled', 0] : ['waiting_for_bank_approval', 1],
  )
})

test('an address that waits while its phone is corrected signs nothing [DEC-CAPI-7]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const signature = await inSystem(async (tx) => {
    await tx`update mandate set token_hash = 'another', address_round = 1 where id = ${advance.mandateId}`
    const waiting = debit.sign(token)
    await untilSomebodyWaits()
    return { waiting }
  })
  expect((await signature.waiting).status).toBe(404)
  expect((await debit.newest(advance.advanceId)).status).toBe('pending')
})

test('of a signature and a corrected phone at once one counts [CAPI-04, DEC-CAPI-7]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const [signed, corrected] = await Promise.all([
    debit.sign(token),
    app.call('mandates.correct', {
      as: advance.as,
      params: { id: advance.advanceId },
      body: { authorized_signatory: { phone: '+971507000001' } },
    }),
  ])
  const isSigned = signed.status === 200
  expect([signed.status, corrected.status]).toEqual(isSigned ? [200, 409] : [404, 200])
  expect((await debit.newest(advance.advanceId)).status).toBe(
    isSigned ? 'waiting_for_bank_approval' : 'pending',
  )
})

test('of the bank’s yes and the end of the thirty days at once one counts: paid out, or voided [DEC-LOAN-1]', async () => {
  const advance = await debit.withMandate('waiting_for_bank_approval')
  const { database } = app.db
  const over = new Date(app.clock.now().getTime() + 31 * 86_400_000)
  await Promise.all([
    debit.answer(advance.mandateId, 'active'),
    voidAdvances({ database, queueMail: async () => {} }, over),
    voidAdvances({ database, queueMail: async () => {} }, over),
  ])
  const [row] = await inSystem(
    (tx) => tx`
      select l.status, l.voided_at is not null as is_voided, md.status as mandate,
             (select count(*)::int from transfer t where t.subject_id = l.id) as transfers
        from advance l join mandate md on md.advance_id = l.id where l.id = ${advance.advanceId}`,
  )
  expect([
    { status: 'waiting', is_voided: false, mandate: 'active', transfers: 1 },
    { status: 'waiting_for_dda', is_voided: true, mandate: 'canceled', transfers: 0 },
  ]).toContainEqual(row)
})

test('the first SMS leaves once, however often its job runs [DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const target = { merchantId: advance.merchant.merchantId, mandateId: advance.mandateId }
  await Promise.all(times(3, () => contractsOf(app).runJob(firstSmsJob, target)))
  await app.settle()
  expect(await debit.messagesTo(advance.phone)).toHaveLength(1)
  expect(await debit.newest(advance.advanceId)).toMatchObject({ status: 'pending', sms_sent: 1 })
})

test('no mandate is started for an advance that is repaid, or that sales repay [DEC-LOAN-30]', async () => {
  const repaid = await debit.withMandate('rejected')
  await inSystem((tx) => tx`update advance set status = 'closed' where id = ${repaid.advanceId}`)
  expect((await start(repaid)).body.details.reason).toBe('wrong_status')
  const bySales = await debit.withMandate('rejected')
  await inSystem((tx) => tx`update advance set tags = '{}' where id = ${bySales.advanceId}`)
  expect((await start(bySales)).body.details.reason).toBe('wrong_status')
  expect((await debit.newest(bySales.advanceId)).id).toBe(bySales.mandateId)
})

test('an authorisation on another account, or one that ended, does not count for the next advance [DEC-LOAN-1, DEC-LOAN-30]', async () => {
  const other = 'AE460261001234567890123'
  for (const [change, iban] of [
    ['active', other],
    ['closed', null],
  ] as const) {
    const merchant = await inSystem((tx) => aMerchant(tx))
    const first = await debit.withMandate(change, { merchant })
    await inSystem((tx) => tx`update advance set status = 'closed' where id = ${first.advanceId}`)
    if (iban) await inSystem((tx) => tx`update mandate set iban = ${iban} where id = ${first.mandateId}`)
    app.clock.advance(1000)
    const second = await debit.signed({ merchant })
    expect(await debit.advanceOf(second)).toMatchObject({
      status: 'waiting_for_dda',
      direct_debit: { status: 'pending' },
    })
    expect(await debit.messagesTo(second.phone)).toHaveLength(1)
  }
})

/** Until a transaction waits for a row another one holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = async () => {
    const [row] = await inSystem(
      (tx) => tx<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return row?.waiting
  }
  await expect.poll(waiting).toBeGreaterThan(0)
}
