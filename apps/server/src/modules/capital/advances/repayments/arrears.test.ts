import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { m } from '@daftar/words'
import { advanceFixture, type Borrower } from '../../../../testing/capital/advances.ts'
import { tally } from '../../../../testing/app/desk-builders.ts'
import { directDebitOf } from '../../../../testing/capital/direct-debit.ts'
import { closeMany } from '../closing/closing.ts'
import type { AdvanceMessages } from '../messages.ts'
import { findAdvance } from '../store.ts'
import { changes } from '../../../../platform/database/rows.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z', {
  BRAND_SUPPORT_EMAILS: 'ARE=uae@daftar.example',
  PUBLIC_ORIGIN: 'https://daftar.example',
})

/** An advance whose merchant sold nothing for some weeks, the last of them before the answered Monday. */
async function inArrears(weeks: number): Promise<Borrower & { monday: CalendarDate }> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower()
  let monday: CalendarDate = '2026-11-02'
  for (let week = 0; week < weeks; week += 1) {
    monday = addDays(monday, 7)
    await fixture.settle(monday)
  }
  return { ...borrower, monday }
}

const advance = async (advanceId: string) =>
  (await fixture.product.call('advances.readForStaff', { as: fixture.finance, params: { id: advanceId } }))
    .body.advance
const propose = (advanceId: string, as = fixture.finance) =>
  fixture.product.call('advances.proposeWriteOff', {
    as,
    params: { id: advanceId },
    body: { reason: 'shop closed' },
  })
const decide = (id: string, decision: 'approve' | 'decline', as = fixture.second) =>
  fixture.product.call('advances.decideWriteOff', { as, params: { id }, body: { decision } })

test('the fourth short week in a row flags an advance once, until a run leaves nothing carried [DEC-LOAN-25, DEC-LOAN-15, DEC-CAP-9]', async () => {
  const { advanceId, merchant, monday } = await inArrears(3)
  expect(await advance(advanceId)).toMatchObject({ status: 'overdue', weeks_short: 3, flagged_at: null })
  await fixture.settle(addDays(monday, 7))
  const flaggedAt = fixture.product.clock.now().toISOString()
  await fixture.settle(addDays(monday, 14))
  expect(await advance(advanceId)).toMatchObject({
    weeks_short: 5,
    flagged_at: flaggedAt,
    shortfall: '2687.50',
  })
  const { body } = await fixture.product.call('advances.listForStaff', {
    as: fixture.finance,
    query: { attention: 'flagged', search: 'Test Merchant' },
  })
  expect(body.advances).toMatchObject([{ id: advanceId }])
  expect(body.counts.flagged).toBe(1)
  await fixture.product.deliver()
  const told = (await fixture.product.inbox()).filter(
    ({ subject, text }) => subject?.startsWith('Arrears') && text.includes(advanceId),
  )
  expect(told).toMatchObject([{ recipient: 'uae@daftar.example' }])
  const letters = await fixture.product.inbox()
  expect(letters.filter(({ text }) => text.includes('uae@daftar.example'))).toHaveLength(1)

  await fixture.sell(merchant, 1_000_600n)
  await fixture.settle(addDays(monday, 21))
  expect(await advance(advanceId)).toMatchObject({ status: 'paying', weeks_short: 0, flagged_at: null })
  await fixture.expectSound(merchant)
})

const receive = (advanceId: string, amount: string, bank_reference: string) =>
  fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: advanceId },
    body: { amount, bank_reference, received_on: '2026-11-16' },
  })
type Named = { bank_reference: string }
const byReference = (one: Named, other: Named) => one.bank_reference.localeCompare(other.bank_reference)

test('a write-off by two people books a loss of the principal, which later money lowers [DEC-LOAN-25]', async () => {
  const { advanceId, merchant, token, monday } = await inArrears(1)
  await fixture.sell(merchant, 100_000n)
  await fixture.settle(addDays(monday, 7))
  const before = await advance(advanceId)
  expect(before).toMatchObject({ status: 'overdue', paid: '1000.00', outstanding: '9750.00' })
  expect((await propose(advanceId)).status).toBe(200)
  expect((await propose(advanceId, fixture.second)).body.details.reason).toBe('write_off_open')
  const [open] = (await advance(advanceId)).write_offs
  expect(open).toMatchObject({ status: 'proposed', reason: 'shop closed' })
  expect(await decide(open.id, 'approve', fixture.finance)).toMatchObject({
    status: 403,
    body: { details: { reason: 'own_proposal' } },
  })
  const done = await decide(open.id, 'approve')
  expect(done.body.advance).toMatchObject({
    status: 'closed',
    paid: '1000.00',
    outstanding: '0.00',
    credited: '9750.00',
    written_off_at: fixture.product.clock.now().toISOString(),
    write_offs: [{ status: 'approved', principal: '9069.77', fee: '680.23' }],
  })
  expect((await fixture.balances(merchant))['credit_loss']).toBe(906_977n)
  await fixture.expectSound(merchant)

  await fixture.product.deliver()
  const subject = m.mail_advance_written_off_subject({}, { locale: 'en' })
  expect((await fixture.product.inbox()).filter((mail) => mail.subject?.startsWith(subject))).toHaveLength(1)

  await receive(advanceId, '9000.00', 'LATE-1')
  await receive(advanceId, '800.00', 'LATE-2')
  await receive(advanceId, '7.00', 'LATE-3')
  expect((await advance(advanceId)).receipts.toSorted(byReference)).toMatchObject([
    { repaid: '0.00', recovered: '9000.00', to_merchant: '0.00' },
    { repaid: '0.00', recovered: '750.00', to_merchant: '50.00' },
    { repaid: '0.00', recovered: '0.00', to_merchant: '7.00' },
  ])
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    paid_amount: '1000.00',
    repaid_percent: 9,
    written_off: true,
  })
  await fixture.expectSound(merchant)
})

test('an advance that is on time again by the second person’s turn is not written off [DEC-LOAN-25]', async () => {
  const { advanceId, merchant, monday } = await inArrears(1)
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  await fixture.sell(merchant, 1_000_600n)
  await fixture.settle(addDays(monday, 7))
  expect(await advance(advanceId)).toMatchObject({ status: 'paying', write_offs: [{ status: 'proposed' }] })
  expect((await decide(open.id, 'approve')).body.details.reason).toBe('wrong_status')
  await receive(advanceId, '10750.00', 'ALL-1')
  expect(await advance(advanceId)).toMatchObject({
    status: 'closed',
    written_off_at: null,
    write_offs: [{ status: 'declined' }],
  })
  expect((await decide(open.id, 'approve')).body.details.reason).toBe('wrong_status')
  await fixture.expectSound(merchant)
})

test('a write-off is of what is left when the second person decides, whatever came since it was proposed [DEC-LOAN-25]', async () => {
  const { advanceId, merchant } = await inArrears(2)
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  expect(open).toMatchObject({ principal: '10000.00', fee: '750.00' })
  await receive(advanceId, '1000.00', 'BETWEEN-1')
  expect((await decide(open.id, 'approve')).body.advance).toMatchObject({
    status: 'closed',
    paid: '1000.00',
    credited: '9750.00',
    write_offs: [{ status: 'approved', principal: '9069.77', fee: '680.23' }],
  })
  await fixture.expectSound(merchant)
})

test('what a person declined stays declined by that person, also when the advance is repaid later [DEC-LOAN-25]', async () => {
  const { advanceId } = await inArrears(2)
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  await decide(open.id, 'decline')
  const [declined] = (await advance(advanceId)).write_offs
  fixture.product.clock.advance(60_000)
  await receive(advanceId, '10750.00', 'REPAID-1')
  expect(await advance(advanceId)).toMatchObject({ status: 'closed', write_offs: [declined] })
  const changes = await fixture.product.db.database.system(
    (tx) => tx`select to_status, actor from status_change where subject_id = ${open.id} order by at`,
  )
  expect(changes).toEqual([
    { to_status: 'proposed', actor: 'staff' },
    { to_status: 'declined', actor: 'staff' },
  ])
})

test('an advance that is repaid is flagged no more [DEC-LOAN-25, DEC-LOAN-35]', async () => {
  const { advanceId } = await inArrears(4)
  expect((await advance(advanceId)).flagged_at).not.toBeNull()
  await receive(advanceId, '10750.00', 'REPAID-2')
  expect(await advance(advanceId)).toMatchObject({ status: 'closed', weeks_short: 0, flagged_at: null })
})

test('nothing is written off while a debit is at the bank, neither proposed nor approved [DEC-LOAN-25]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const debit = directDebitOf(fixture.product)
  const { advanceId } = await debit.paying({ amountMinor: 1_000_000n })
  const present = async (day: string) => {
    fixture.product.clock.set(new Date(`${day}T02:00:00Z`))
    await fixture.product.app.presentDebits('AED', fixture.product.clock.now())
    return (await debit.debitsOf(advanceId)).at(-1)!.id
  }
  await debit.settle(await present('2026-11-09'), 'failed')
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  const again = await present('2026-11-12')
  expect((await decide(open.id, 'approve')).body.details.reason).toBe('debit_pending')
  expect((await decide(open.id, 'decline')).status).toBe(200)
  expect((await propose(advanceId)).body.details.reason).toBe('debit_pending')
  await debit.settle(again, 'failed')
  expect((await propose(advanceId)).status).toBe(200)
})

test('a debit that is never answered stands in no write-off’s way, and paid after all it lowers the loss [DEC-LOAN-25, DEC-LOAN-32]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const debit = directDebitOf(fixture.product)
  const paying = await debit.paying({ amountMinor: 1_000_000n })
  const { advanceId } = paying
  fixture.product.clock.set(new Date('2026-11-09T02:00:00Z'))
  await fixture.product.app.presentDebits('AED', fixture.product.clock.now())
  const { id } = (await debit.debitsOf(advanceId)).at(-1)!
  await debit.chased(id)
  await debit.settle(id, 'unanswered')
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  expect((await decide(open.id, 'approve')).status).toBe(200)
  await fixture.product.deliver()
  const letters = (await fixture.product.inbox()).filter(
    ({ recipient }) => recipient === `${paying.phone}@test.example`,
  )
  expect(letters.map(({ subject }) => subject?.split(' · ')[0])).toContain(
    'We no longer collect your advance from your bank account',
  )
  const lost = (await debit.booksOf(paying))['credit_loss']!
  expect((await debit.settle(id, 'paid')).body.debit).toMatchObject({ status: 'paid', repaid_amount: '0.00' })
  const books = await debit.booksOf(paying)
  expect([books['credit_loss'], books['dd_clearing']]).toEqual([lost - 53_750n, 53_750n])
  expect(books['merchant_payable']).toBeUndefined()
  await debit.settle(id, 'returned')
  expect((await debit.booksOf(paying))['credit_loss']).toBe(lost)
  expect(await advance(advanceId)).toMatchObject({ status: 'closed' })
})

test('an advance paid off with a discount and reopened by a return keeps that credit at its write-off [DEC-LOAN-25, DEC-LOAN-27, DEC-LOAN-32]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const debit = directDebitOf(fixture.product)
  const { advanceId, merchant } = await debit.paying({ amountMinor: 1_000_000n })
  fixture.product.clock.set(new Date('2026-11-09T02:00:00Z'))
  await fixture.product.app.presentDebits('AED', fixture.product.clock.now())
  const { id } = (await debit.debitsOf(advanceId)).at(-1)!
  await debit.settle(id, 'paid')
  const given = { amountMinor: 2_000_000n, paysOff: advanceId, discountHundredths: 5_000 }
  await fixture.confirm(await fixture.signed(merchant, given))
  // Half of the unpaid fee of 712.50.
  expect(await advance(advanceId)).toMatchObject({ status: 'closed', credited: '356.25' })
  await debit.settle(id, 'returned')
  expect(await advance(advanceId)).toMatchObject({ status: 'overdue', outstanding: '537.50' })
  fixture.product.clock.set(new Date('2026-11-16T08:00:00Z'))
  await propose(advanceId)
  expect((await decide((await advance(advanceId)).write_offs[0].id, 'approve')).status).toBe(200)
  expect(await advance(advanceId)).toMatchObject({
    status: 'closed',
    outstanding: '0.00',
    credited: '893.75',
  })
  const seen = await fixture.advanceOf({ token: await fixture.product.signIn(merchant.personId) }, advanceId)
  expect(seen.credited_amount).toBe('893.75')
  expect(seen.credits).toEqual([
    { how: 'written_off', on: '2026-11-16', amount: '537.50' },
    { how: 'paid_off', on: '2026-11-09', amount: '356.25' },
  ])
  // What was forgiven as a discount is no loss that later money could lower.
  expect((await receive(advanceId, '600.00', 'AFTER-DISCOUNT')).body.advance.receipts).toMatchObject([
    { repaid: '0.00', recovered: '537.50', to_merchant: '62.50' },
  ])
  await fixture.expectSound(merchant)
})

test('money for a reopened written-off advance repays what is left first, then lowers the loss [DEC-LOAN-25, DEC-LOAN-32]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const debit = directDebitOf(fixture.product)
  const { advanceId, merchant } = await debit.paying({ amountMinor: 1_000_000n })
  const present = async (day: string) => {
    fixture.product.clock.set(new Date(`${day}T02:00:00Z`))
    await fixture.product.app.presentDebits('AED', fixture.product.clock.now())
    return (await debit.debitsOf(advanceId)).at(-1)!.id
  }
  const first = await present('2026-11-09')
  await debit.settle(first, 'paid')
  await debit.settle(await present('2026-11-16'), 'failed')
  await propose(advanceId)
  await decide((await advance(advanceId)).write_offs[0].id, 'approve')
  await debit.settle(first, 'returned')
  expect(await advance(advanceId)).toMatchObject({
    status: 'overdue',
    outstanding: '537.50',
    credited: '10212.50',
  })
  expect((await receive(advanceId, '600.00', 'REOPENED-1')).status).toBe(200)
  expect((await receive(advanceId, '10200.00', 'REOPENED-2')).status).toBe(200)
  const whole = await advance(advanceId)
  expect(whole).toMatchObject({ status: 'closed', outstanding: '0.00', paid: '537.50' })
  expect(whole.receipts.toSorted(byReference)).toMatchObject([
    { repaid: '537.50', recovered: '62.50', to_merchant: '0.00' },
    { repaid: '0.00', recovered: '10150.00', to_merchant: '50.00' },
  ])
  await fixture.expectSound(merchant)
})

test('an advance with something on its accounts cannot be closed, whoever tries [DEC-LOAN-35]', async () => {
  const { advanceId, merchant } = await inArrears(1)
  const closing = fixture.product.db.database.system(async (tx) => {
    const row = (await findAdvance(tx, merchant.merchantId, advanceId))!
    const by = { actor: 'staff', actorId: 'stf_test', detail: 'a mistake', at: new Date() } as const
    await closeMany(tx, {} as AdvanceMessages, [{ advance: row, ...by }])
  })
  await expect(closing).rejects.toThrow('not all of these advances can be closed')
  expect(await advance(advanceId)).toMatchObject({ status: 'overdue' })
})

test('a write-off decided 64 times at once is decided once; declined, the advance goes on [DEC-LOAN-25]', async () => {
  const { advanceId, merchant, monday } = await inArrears(1)
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  const third = await fixture.product.signInStaff(await fixture.product.aStaff('underwriter'))
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      decide(open.id, n % 2 ? 'approve' : 'decline', n % 3 ? fixture.second : third),
    ),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 63 })
  const { status, write_offs } = await advance(advanceId)
  expect(status).toBe(write_offs[0].status === 'approved' ? 'closed' : 'overdue')
  await fixture.expectSound(merchant)

  const other = await inArrears(1)
  await propose(other.advanceId)
  expect(
    (await decide((await advance(other.advanceId)).write_offs[0].id, 'decline', fixture.finance)).status,
  ).toBe(200)
  await fixture.settle(addDays(monday, 7))
  expect(await advance(other.advanceId)).toMatchObject({ status: 'overdue', weeks_short: 2 })
})

test('a write-off and the weekly run that repays everything at the same moment: one of them closes it [DEC-LOAN-25]', async () => {
  const { advanceId, merchant, monday } = await inArrears(1)
  await propose(advanceId)
  const [open] = (await advance(advanceId)).write_offs
  await fixture.sell(merchant, 9_000_600n)
  fixture.product.clock.set(new Date(`${addDays(monday, 7)}T02:00:00Z`))
  const [decided] = await Promise.all([
    decide(open.id, 'approve'),
    fixture.product.app.runWeek('AED', fixture.product.clock.now()),
  ])
  const after = await advance(advanceId)
  expect(after).toMatchObject({ status: 'closed', outstanding: '0.00' })
  expect(after.written_off_at !== null).toBe(decided.status === 200)
  expect(after.write_offs[0].status).toBe(decided.status === 200 ? 'approved' : 'declined')
  await fixture.expectSound(merchant)
})

test('an advance that is on time, or that a new one is about to pay off, is not written off [DEC-LOAN-25, DEC-LOAN-27]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const onTime = await fixture.borrower()
  expect((await propose(onTime.advanceId)).body.details.reason).toBe('wrong_status')
  const { advanceId, merchant } = await inArrears(1)
  const next = await fixture.signed(merchant, { amountMinor: 3_000_000n, paysOff: advanceId })
  expect((await propose(advanceId)).body.details.reason).toBe('advance_open')
  const change = (columns: object) =>
    fixture.product.db.database.system(
      (tx) => tx`update advance set ${changes(tx, 'advance', columns)} where id = ${next}`,
    )
  await change({ status: 'waiting_for_dda', pays_off_advance_id: advanceId })
  expect((await propose(advanceId)).body.details.reason).toBe('advance_open')
  await change({ voided_at: fixture.product.clock.now() })
  expect((await propose(advanceId)).status).toBe(200)
})

test('the list of advances has pages, a search and a status; support sees it and changes nothing [DEC-LOAN-25, REQ-10]', async () => {
  const support = await fixture.product.signInStaff(await fixture.product.aStaff('support_agent'))
  const first = await fixture.product.call('advances.listForStaff', {
    as: support,
    query: { page_size: '2' },
  })
  expect(first.body.advances).toHaveLength(2)
  const second = await fixture.product.call('advances.listForStaff', {
    as: support,
    query: { page_size: '2', page_token: first.body.next_page_token },
  })
  const ids: string[] = [...first.body.advances, ...second.body.advances].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(4)
  const { body } = await fixture.product.call('advances.listForStaff', {
    as: support,
    query: { status: 'waiting' },
  })
  expect(body.advances.every(({ status }: { status: string }) => status === 'waiting')).toBe(true)
  const none = await fixture.product.call('advances.listForStaff', { as: support, query: { search: '100%' } })
  expect(none.body.advances).toEqual([])
  expect((await propose(ids[0]!, support)).status).toBe(403)
  expect(
    (await fixture.product.call('advances.readForStaff', { as: support, params: { id: 'lon_none' } })).status,
  ).toBe(404)
})
