import { expect, test } from 'vitest'
import { advanceFixture } from '../../../../testing/capital/advances.ts'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { directDebitOf } from '../../../../testing/capital/direct-debit.ts'
import { asOwner } from '../../../../testing/database/planted.ts'

const lines: string[] = []
const fixture = advanceFixture(
  '2026-11-02T08:00:00Z',
  { PUBLIC_ORIGIN: 'https://daftar.example' },
  { write: (line) => void lines.push(line) },
)

/** How many differences the log spoke of since it was last asked. */
const loggedDifferences = () =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter(({ schedule }) => schedule === 'advances.book-check')
    .map(({ level, msg, count }) => [level, msg, count])

async function checkOn(
  day: string,
): Promise<{ kind: string; loan_id: string | null; expected: string; found: string }[]> {
  fixture.product.clock.set(new Date(`${day}T01:00:00Z`))
  await fixture.product.app.schedules.runDue()
  const { body } = await fixture.product.call('advances.bookDifferences', { as: fixture.finance })
  return body.differences
}

test('sound books of every kind of advance show no difference, whatever is under way [DEC-LOAN-36]', async () => {
  const repaid = await fixture.borrower()
  const half = await fixture.borrower()
  await fixture.sell(half.merchant, 3_000_600n)
  await fixture.sell(repaid.merchant, 9_000_600n)
  await fixture.settle('2026-11-09')
  await fixture.signed(half.merchant, { amountMinor: 2_000_000n, paysOff: half.advanceId })
  await fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: half.advanceId },
    body: { amount: '10.00', bank_reference: 'IN-1', received_on: '2026-11-09' },
  })
  expect(await checkOn('2026-11-10')).toEqual([])
})

test('a difference is found in the night, told once, shown at the desk and logged until it is gone [DEC-LOAN-36]', async () => {
  const { advanceId, merchant } = await fixture.borrower()
  const plant = (text: string) => asOwner(fixture.product.db.owner, text)
  const bank = `update ledger_balance set balance_minor = balance_minor + %d where merchant_id = '${merchant.merchantId}' and account = 'bank'`
  // The database refuses it of anybody but who owns it and looks away.
  const credit = async (minor: number) => {
    await plant('alter table advance disable trigger repayment_is_booked')
    await plant(`update advance set credited_minor = ${minor} where id = '${advanceId}'`)
    await plant('alter table advance enable trigger repayment_is_booked')
  }
  await credit(500)
  await plant(bank.replace('%d', '7'))
  expect(await checkOn('2026-11-11')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'outstanding',
        loan_id: advanceId,
        expected: '10745.00',
        found: '10750.00',
      }),
      expect.objectContaining({
        kind: 'unbalanced',
        loan_id: null,
        merchant_id: merchant.merchantId,
        found: '0.07',
      }),
    ]),
  )
  expect(loggedDifferences()).toEqual([['error', 'the books do not agree', 2]])
  const again = await checkOn('2026-11-12')
  expect(again).toHaveLength(2)
  expect(loggedDifferences()).toHaveLength(1)
  await fixture.product.deliver()
  const told = (await fixture.product.inbox()).filter(({ subject }) =>
    subject?.startsWith('The books of advances'),
  )
  expect(told).toHaveLength(1)
  const { body } = await fixture.product.call('advances.listForStaff', { as: fixture.finance })
  expect(body.counts.differences).toBe(2)

  await credit(0)
  await plant(bank.replace('%d', '-7'))
  expect(await checkOn('2026-11-13')).toEqual([])
  expect(loggedDifferences()).toEqual([])
})

test('money under way without an order, and a closed advance with a balance, are found [DEC-LOAN-36]', async () => {
  const { advanceId, merchant } = await fixture.borrower()
  const plant = (text: string) => asOwner(fixture.product.db.owner, text)
  await fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: advanceId },
    body: { amount: '10750.00', bank_reference: 'IN-2', received_on: '2026-11-13' },
  })
  await plant(`
    insert into ledger_balance (merchant_id, account, currency, balance_minor)
    values ('${merchant.merchantId}', 'dd_clearing', 'AED', 5), ('${merchant.merchantId}', 'deferred_fee:x', 'AED', -5)`)
  await plant(
    `update ledger_balance set balance_minor = -3 where merchant_id = '${merchant.merchantId}' and account = 'transit'`,
  )
  await plant(
    `update ledger_balance set balance_minor = 3 where merchant_id = '${merchant.merchantId}' and account = 'deferred_fee:${advanceId}'`,
  )
  const found = await checkOn('2026-11-14')
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['closed_balance', 'dd_clearing', 'transit'])
})

test('money of a merchant that no coming payout explains is found, with an advance or without [DEC-LOAN-36, DEC-LOAN-35]', async () => {
  fixture.product.clock.set(new Date('2026-11-14T08:00:00Z'))
  const { advanceId, merchant } = await fixture.borrower()
  await fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: advanceId },
    body: { amount: '11000.00', bank_reference: 'IN-3', received_on: '2026-11-14' },
  })
  const waiting = await fixture.borrower()
  await fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: waiting.advanceId },
    body: { amount: '200000.00', bank_reference: 'IN-4', received_on: '2026-11-14' },
  })
  const differencesOf = async (day: string, merchantId: string) =>
    ((await checkOn(day)) as unknown as { merchant_id: string }[]).filter(
      (one) => one.merchant_id === merchantId,
    )
  expect(await differencesOf('2026-11-15', merchant.merchantId)).toEqual([])
  expect(await differencesOf('2026-11-15', waiting.merchant.merchantId)).toEqual([])
  const plant = (text: string) => asOwner(fixture.product.db.owner, text)
  await plant(
    `alter table contributed_movement disable trigger user;
     delete from contributed_movement where merchant_id = '${merchant.merchantId}';
     alter table contributed_movement enable trigger user`,
  )
  const seller = await fixture.product.db.database.system((tx) => aMerchant(tx))
  await plant(`
    insert into ledger_chain (merchant_id) values ('${seller.merchantId}') on conflict do nothing;
    insert into ledger_balance (merchant_id, account, currency, balance_minor)
    values ('${seller.merchantId}', 'merchant_payable:${seller.merchantId}', 'AED', -700)`)
  const differs = { kind: 'merchant_payable', loan_id: null, expected: '0.00' }
  expect(await differencesOf('2026-11-16', merchant.merchantId)).toMatchObject([
    { ...differs, found: '250.00' },
  ])
  expect(await differencesOf('2026-11-16', seller.merchantId)).toMatchObject([{ ...differs, found: '7.00' }])
})

test('debits in any state, a refused transfer and a finished pay-off are no difference [DEC-LOAN-36]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const { product } = fixture
  await product.app.schedules.runDue()
  const debit = directDebitOf(product)
  const advances = Object.fromEntries(
    await Promise.all(
      ['pending', 'failed', 'paid', 'received', 'returned'].map(
        async (name) => [name, await debit.paying()] as const,
      ),
    ),
  )
  const [refused, old] = [await fixture.borrower(), await fixture.borrower()]
  const borrowers = [...Object.values(advances), refused, old].map(({ merchant }) => merchant.merchantId)
  product.clock.set(new Date('2026-11-09T02:00:00Z'))
  await product.app.presentDebits('AED', product.clock.now())
  const idOf = async (name: string) => (await debit.debitsOf(advances[name]!.advanceId)).at(-1)!.id
  await debit.settle(await idOf('failed'), 'failed')
  for (const name of ['paid', 'received', 'returned']) await debit.settle(await idOf(name), 'paid')
  await debit.settle(await idOf('returned'), 'returned')
  const arrived = await product.call('debits.receive', {
    as: fixture.finance,
    params: { id: await idOf('received') },
    body: { received_on: '2026-11-09', bank_reference: 'BNK-2' },
  })
  expect(arrived.status).toBe(200)

  await fixture.confirm(
    await fixture.signed(old.merchant, { amountMinor: 2_000_000n, paysOff: old.advanceId }),
  )
  const next = await fixture.signed(refused.merchant, { amountMinor: 2_000_000n, paysOff: refused.advanceId })
  const rejected = await product.call('transfers.reject', {
    as: fixture.finance,
    params: { id: (await fixture.transferOf(next))!.id },
    body: { reason: 'closed account' },
  })
  expect(rejected.status).toBe(200)

  const found = (await checkOn('2026-11-20')) as { merchant_id?: string }[]
  expect(found.filter(({ merchant_id = '' }) => borrowers.includes(merchant_id))).toEqual([])
})
