import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../../testing/app/desk-builders.ts'
import { bankFixture, aFile, paid, sentBack, type BankDesk } from './testing.ts'

let bank: BankDesk
beforeAll(async () => {
  bank = await bankFixture()
})
beforeEach(() => bank.clear())
afterAll(() => bank.app.close())

describe('a line of the bank', () => {
  test('is proposed for its transfer, and confirming it confirms the transfer with the bank’s reference', async () => {
    const transfer = await bank.anOrderedTransfer()
    const line = await bank.onlyLine(aFile(paid(transfer, 'FT-4711')))
    expect(line).toMatchObject({
      state: 'open',
      amount: `-${transfer.amount}`,
      effect: 'confirmed',
      transfer: { id: transfer.id },
      grounds: ['reference', 'amount', 'date'],
    })
    const answer = await bank.match(line, transfer.id)
    expect(answer.body.line).toMatchObject({
      state: 'matched',
      effect: 'confirmed',
      decided_by: 'Staff finance',
    })
    expect(await bank.transferNow(transfer.id)).toMatchObject({
      status: 'confirmed',
      bank_reference: 'FT-4711',
    })
    const [posted] = (
      await bank.app.call('books.journal', { as: bank.finance, query: { kind: 'funding_confirmed' } })
    ).body.entries
    expect(posted.reference).toBe(transfer.id)
    expect(await bank.linesIn('proposed')).toEqual([])
    expect(await bank.linesIn('matched')).toHaveLength(1)
  })

  test('confirmed by 32 people at once confirms once', async () => {
    const transfer = await bank.anOrderedTransfer()
    const line = await bank.onlyLine(aFile(paid(transfer)))
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        bank.match(line, transfer.id, at % 2 ? bank.finance : bank.second),
      ),
    )
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 31 })
  })

  test('two lines that both claim one transfer at once: one gets it', async () => {
    const transfer = await bank.anOrderedTransfer()
    await bank.send('reconciliation.addFile', aFile(paid(transfer, 'FT-1'), paid(transfer, 'FT-2')))
    const lines = [...(await bank.linesIn('proposed')), ...(await bank.linesIn('unknown'))]
    expect(lines).toHaveLength(2)
    const answers = await Promise.all(lines.map((line) => bank.match(line, transfer.id)))
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
    expect(await bank.linesIn('matched')).toHaveLength(1)
  })

  test('above the limit waits for a second person, who is never the first', async () => {
    const transfer = await bank.anOrderedTransfer(20_000_000n)
    const line = await bank.onlyLine(aFile(paid(transfer, 'FT-BIG')))
    expect((await bank.match(line, transfer.id)).body.line).toMatchObject({
      state: 'waiting',
      effect: null,
      transfer: { proposed_by: 'Staff finance', proposed_reference: 'FT-BIG' },
    })
    expect((await bank.match(line, transfer.id)).body.details.reason).toBe('own_proposal')
    expect((await bank.linesIn('waiting')).map(({ id }) => id)).toEqual([line.id])
    expect((await bank.match(line, transfer.id, bank.second)).body.line).toMatchObject({
      state: 'matched',
      effect: 'confirmed',
    })
    expect((await bank.transferNow(transfer.id)).status).toBe('confirmed')
  })

  test('waiting for a transfer that the bank refused is opened again; before that it stays', async () => {
    const transfer = await bank.anOrderedTransfer(20_000_000n)
    const line = await bank.onlyLine(aFile(paid(transfer)))
    await bank.match(line, transfer.id)
    const reopen = () => bank.app.call('reconciliation.reopen', { as: bank.finance, params: { id: line.id } })
    expect((await reopen()).body.details.reason).toBe('wrong_status')
    await bank.reject(transfer, 'No such account')
    expect((await reopen()).body.line).toMatchObject({ state: 'open', transfer: null })
  })

  test('waiting for a second person who confirmed the transfer elsewhere is matched once anybody says so', async () => {
    const transfer = await bank.anOrderedTransfer(20_000_000n)
    const line = await bank.onlyLine(aFile(paid(transfer)))
    await bank.match(line, transfer.id)
    expect((await bank.confirmByHand(transfer, 'FT-1', bank.second)).status).toBe(200)
    expect((await bank.match(line, transfer.id)).body.line).toMatchObject({
      state: 'matched',
      effect: 'confirmed',
    })
  })

  test('of a transfer that somebody confirmed by hand is only linked', async () => {
    const transfer = await bank.anOrderedTransfer()
    await bank.confirmByHand(transfer, 'BY-HAND')
    const line = await bank.onlyLine(aFile(`24/11/2026,BY-HAND,OUTWARD,${transfer.amount},`))
    expect(line).toMatchObject({ effect: 'linked', transfer: { id: transfer.id } })
    expect((await bank.match(line, transfer.id)).body.line.effect).toBe('linked')
    expect((await bank.transferNow(transfer.id)).bank_reference).toBe('BY-HAND')
  })

  test('of another amount is never the transfer', async () => {
    const transfer = await bank.anOrderedTransfer()
    const line = await bank.onlyLine(aFile(`24/11/2026,FT-1,TRF ${transfer.reference},49999.99,`))
    expect(line.transfer).toBeNull()
    expect((await bank.match(line, transfer.id)).body.details.reason).toBe('line_differs')
    expect((await bank.transferNow(transfer.id)).status).toBe('ordered')
  })

  test('nothing fits is matched by hand among the transfers of its amount', async () => {
    const [one, other] = [
      await bank.anOrderedTransfer(5_000_000n),
      await bank.anOrderedTransfer(5_000_000n, 'Bahri Coffee'),
    ]
    const line = await bank.onlyLine(aFile('24/11/2026,FT-1,OUTWARD TRANSFER,50000.00,'))
    expect(line.transfer).toBeNull()
    const { candidates } = (
      await bank.app.call('reconciliation.candidates', { as: bank.finance, params: { id: line.id } })
    ).body
    expect(candidates.map((each: { transfer: Transfer }) => each.transfer.id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    )
    expect((await bank.match(line, other.id)).status).toBe(200)
    expect((await bank.transferNow(other.id)).status).toBe('confirmed')
  })

  test('that concerns no transfer is set aside with a word, and taken back', async () => {
    const line = await bank.onlyLine(aFile('24/11/2026,FT-1,MONTHLY FEE,25.00,'))
    const aside = (note: string) =>
      bank.app.call('reconciliation.setAside', { as: bank.finance, params: { id: line.id }, body: { note } })
    expect((await aside(' ')).status).toBe(400)
    expect((await aside('Fee of the bank')).body.line).toMatchObject({
      state: 'aside',
      note: 'Fee of the bank',
    })
    expect((await aside('Again')).body.details.reason).toBe('wrong_status')
    await bank.app.call('reconciliation.reopen', { as: bank.finance, params: { id: line.id } })
    expect(await bank.linesIn('unknown')).toHaveLength(1)
  })

  test('set aside and matched at the same time is one of both', async () => {
    const transfer = await bank.anOrderedTransfer()
    const line = await bank.onlyLine(aFile(paid(transfer)))
    const answers = await Promise.all([
      bank.match(line, transfer.id),
      bank.app.call('reconciliation.setAside', {
        as: bank.second,
        params: { id: line.id },
        body: { note: 'Not ours' },
      }),
    ])
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
  })
})

describe('money that comes back', () => {
  test('marks its payout returned: failed, owed again, and told in the journal', async () => {
    const payout = await bank.aPayoutTransfer()
    await bank.send('reconciliation.addFile', aFile(paid(payout, 'FT-OUT'), sentBack(payout, 'FT-BACK')))
    const [out] = await bank.linesIn('proposed')
    expect(out).toMatchObject({ amount: `-${payout.amount}`, effect: 'confirmed' })
    await bank.match(out!, payout.id)
    const [back] = await bank.linesIn('proposed')
    expect(back).toMatchObject({ amount: payout.amount, effect: 'returned', transfer: { id: payout.id } })
    expect((await bank.match(back!, payout.id)).body.line).toMatchObject({
      state: 'matched',
      effect: 'returned',
    })
    expect((await bank.transferNow(payout.id)).status).toBe('returned')
    const read = { as: bank.finance, params: { id: payout.subject_id } }
    expect((await bank.app.call('settlement.payout', read)).body.payout).toMatchObject({ status: 'failed' })
    const { entries } = (
      await bank.app.call('books.journal', { as: bank.finance, query: { reference: payout.id } })
    ).body
    expect(
      entries.map((entry: { kind: string; reversal: string | null }) => [entry.kind, entry.reversal]),
    ).toEqual([
      ['payout_returned', 'reverses'],
      ['payout_confirmed', 'reversed'],
      ['payout_ordered', null],
    ])
  })

  test('is matched by two people at once and returned once', async () => {
    const payout = await bank.aPayoutTransfer()
    await bank.confirmByHand(payout, 'FT-1')
    const line = await bank.onlyLine(aFile(sentBack(payout)))
    const answers = await Promise.all([bank.match(line, payout.id), bank.match(line, payout.id, bank.second)])
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
  })

  test('that somebody told by hand before is only linked, and what is still on its way does not come back', async () => {
    const payout = await bank.aPayoutTransfer()
    const line = await bank.onlyLine(aFile(sentBack(payout)))
    expect(line.transfer).toBeNull()
    expect((await bank.match(line, payout.id)).body.details.reason).toBe('wrong_status')
    await bank.confirmByHand(payout, 'FT-1')
    const told = { as: bank.finance, params: { id: payout.subject_id }, body: { reason: 'Account closed' } }
    expect((await bank.app.call('settlement.returnPayout', told)).status).toBe(200)
    expect((await bank.match(line, payout.id)).body.line.effect).toBe('linked')
  })
})

describe('the transit account', () => {
  test('is what was ordered, to the last minor unit, on the statement and not', async () => {
    const [seen, unseen] = [
      await bank.anOrderedTransfer(5_000_000n),
      await bank.anOrderedTransfer(6_000_000n, 'Bahri Coffee'),
    ]
    await bank.send(
      'reconciliation.addFile',
      aFile(paid(seen), '24/11/2026,FT-2,FEE,25.00,', '24/11/2026,FT-3,DEPOSIT,,70.00'),
    )
    const now = await aed()
    expect(now).toMatchObject({
      transit: '110000.00',
      difference: '0.00',
      ordered: { count: 2, amount: '110000.00' },
      on_statement: { count: 1, amount: '50000.00' },
      not_on_statement: { count: 1, amount: '60000.00' },
      open_out: { count: 2, amount: '50025.00' },
      open_in: { count: 1, amount: '70.00' },
      last_on: '2026-11-24',
    })
    const { transfers } = (
      await bank.app.call('reconciliation.unseenTransfers', { as: bank.finance, query: { currency: 'AED' } })
    ).body
    expect(transfers.map((one: Transfer) => one.id)).toEqual([unseen.id])
  })

  async function aed() {
    const { reconciliations } = (await bank.app.call('reconciliation.summary', { as: bank.finance })).body
    return reconciliations.find((one: { currency: string }) => one.currency === 'AED')
  }
})
