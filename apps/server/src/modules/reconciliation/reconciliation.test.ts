import type { BankLine } from '@daftar/contract/endpoints/desk-reconciliation'
import type { Transfer } from '@daftar/contract/endpoints/desk-shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMerchant, aSale, aSignedAdvance } from '../../testing/builders.ts'
import { aReviewer, tally } from '../../testing/desk-builders.ts'
import { asOwner } from '../../testing/planted.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let finance: string
let second: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-24T08:00:00Z' })
  finance = await aReviewer(app, 'finance')
  second = await aReviewer(app, 'finance')
})
afterAll(() => app.close())

/** The lines of the tests before are gone, and what was ordered in them is decided: each test stands alone. */
beforeEach(async () => {
  await asOwner(app.db.owner, 'delete from bank_line; delete from bank_file')
  const { transfers } = (await app.call('desk.transfers', { as: finance, query: { status: 'ordered' } })).body
  for (const { id } of transfers)
    await app.call('desk.rejectTransfer', {
      as: finance,
      params: { id },
      body: { reason: 'Of another test' },
    })
})

let made = 0n

/** A merchant with an advance whose transfer is ordered; of another amount each time, unless it is said. */
async function anOrderedTransfer(
  amountMinor = 5_000_000n + (made += 100n),
  name = 'Noor Perfumes',
): Promise<Transfer> {
  const at = new Date('2026-11-23T08:00:00Z')
  const merchantId = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name })
    const loan = await aSignedAdvance(tx, merchant, { amountMinor, at })
    await app.app.openAdvance(tx, loan, at)
    return merchant.merchantId
  })
  const { transfers } = (await app.call('desk.transfers', { as: finance, query: { status: 'ordered' } })).body
  return transfers.find((one: Transfer) => one.merchant_id === merchantId)
}

const boundary = 'boundary-of-a-test'
type FileCall = 'desk.addBankFile' | 'desk.previewBankFile'

function send(id: FileCall, text: string | Buffer, query: Record<string, string> = {}, as = finance) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bank.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return app.call(id, {
    as,
    query,
    body: Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}

const headings = 'Date,Reference,Description,Debit,Credit'
const aFile = (...lines: string[]) => ['Account currency AED,,,,', headings, ...lines].join('\n')
const paid = (transfer: Transfer, reference = 'FT-1') =>
  `24/11/2026,${reference},TRF ${transfer.reference},${transfer.amount},`

async function linesIn(view: string, query: Record<string, string> = {}): Promise<BankLine[]> {
  const { status, body } = await app.call('desk.bankLines', { as: finance, query: { view, ...query } })
  expect(status).toBe(200)
  return body.lines
}

function match(line: BankLine, transferId: string, as = finance) {
  return app.call('desk.matchLine', { as, params: { id: line.id }, body: { transfer_id: transferId } })
}

async function onlyLine(text: string): Promise<BankLine> {
  await send('desk.addBankFile', text)
  const [line] = [...(await linesIn('proposed')), ...(await linesIn('unknown'))]
  return line!
}

async function transferNow(id: string): Promise<Transfer> {
  const { transfers } = (await app.call('desk.transfers', { as: finance, query: { page_size: '100' } })).body
  return transfers.find((one: Transfer) => one.id === id)
}

describe('a bank’s file', () => {
  test('is read and shown before anything is kept', async () => {
    const transfer = await anOrderedTransfer()
    const { preview } = (await send('desk.previewBankFile', aFile(paid(transfer), 'Total,,,1,'))).body
    expect(preview).toMatchObject({
      name: 'bank.csv',
      heading: 1,
      columns: ['date', 'reference', 'text', 'debit', 'credit'],
      currency: 'AED',
      missing: [],
      lines: 1,
      skipped: 1,
      known: false,
    })
    expect(preview.first_lines).toMatchObject([
      { row: 3, booked_on: '2026-11-24', amount: `-${transfer.amount}`, bank_reference: 'FT-1' },
    ])
    expect((await app.call('desk.bankFiles', { as: finance })).body.files).toEqual([])
  })

  test('with columns nobody knows is mapped by a person, and not taken before', async () => {
    const odd = 'when,what,how much\n24/11/2026,FEE,-12.00'
    const { preview } = (await send('desk.previewBankFile', odd)).body
    expect(preview).toMatchObject({
      missing: ['date', 'amount', 'currency'],
      lines: 0,
      sample: [['24/11/2026', 'FEE', '-12.00']],
    })
    const refused = await send('desk.addBankFile', odd)
    expect([refused.status, refused.body.details.fields]).toEqual([
      400,
      { date: 'required', amount: 'required', currency: 'required' },
    ])
    const mapped = await send('desk.addBankFile', odd, { columns: 'date,text,amount', currency: 'AED' })
    expect(mapped.body).toMatchObject({ known: false, file: { lines: 1, open: 1, currency: 'AED' } })
    expect((await send('desk.previewBankFile', odd, { columns: 'date,date,amount' })).status).toBe(400)
  })

  test('sent twice, or 16 times at once, is one file', async () => {
    const text = aFile('24/11/2026,FT-9,BANK FEE,25.00,')
    const answers = await Promise.all(Array.from({ length: 16 }, () => send('desk.addBankFile', text)))
    expect(answers.filter(({ body }) => !body.known)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.file.id)).size).toBe(1)
    expect((await app.call('desk.bankFiles', { as: finance })).body.files).toMatchObject([
      { lines: 1, open: 1 },
    ])
    expect((await send('desk.previewBankFile', text)).body.preview.known).toBe(true)
    expect(await linesIn('unknown')).toHaveLength(1)
  })

  test('that overlaps an earlier one brings only its new lines; two alike in one file stay two', async () => {
    const twin = '24/11/2026,,CASH,10.00,'
    await send('desk.addBankFile', aFile(twin, twin))
    const longer = await send('desk.addBankFile', aFile(twin, twin, '25/11/2026,,CASH,10.00,'))
    expect(longer.body.file).toMatchObject({
      lines: 3,
      repeated: 2,
      open: 1,
      first_on: '2026-11-24',
      last_on: '2026-11-25',
    })
    expect(await linesIn('unknown')).toHaveLength(3)
  })

  test('in Arabic, of an older system or of a newer one, is read', async () => {
    const arabic = 'التاريخ,البيان,رقم المرجع,مدين,دائن\n24/11/2026,رسوم,FT-1,"1,250.50",'
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(arabic, 'utf16le')])
    for (const bytes of [arabic, wide]) {
      const { preview } = (await send('desk.previewBankFile', bytes, { currency: 'AED' })).body
      expect(preview.first_lines).toMatchObject([
        { amount: '-1250.50', text: 'رسوم', bank_reference: 'FT-1' },
      ])
    }
    const older = Buffer.concat([
      Buffer.from('Date,Details,Debit\n24/11/2026,'),
      Buffer.from([0xd1, 0xd3, 0xe6, 0xe3]),
      Buffer.from(',5.00'),
    ])
    const { preview } = (await send('desk.previewBankFile', older, { currency: 'AED' })).body
    expect(preview.first_lines[0].text).toBe('رسوم')
  })

  test('that is none is refused', async () => {
    expect((await send('desk.addBankFile', Buffer.from([0x50, 0x4b, 0, 0]))).body.details.reason).toBe(
      'file_unreadable',
    )
    expect((await send('desk.addBankFile', 'hello')).body.details.reason).toBe('file_unreadable')
    expect((await app.call('desk.addBankFile', { as: finance })).body.details.reason).toBe('file_missing')
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a,')
    expect((await send('desk.addBankFile', large)).body.details.reason).toBe('file_too_large')
  })
})

describe('a line of the bank', () => {
  test('is proposed for its transfer, and confirming it confirms the transfer with the bank’s reference', async () => {
    const transfer = await anOrderedTransfer()
    const line = await onlyLine(aFile(paid(transfer, 'FT-4711')))
    expect(line).toMatchObject({
      state: 'open',
      amount: `-${transfer.amount}`,
      effect: 'confirmed',
      transfer: { id: transfer.id },
      grounds: ['reference', 'amount', 'date'],
    })
    const answer = await match(line, transfer.id)
    expect(answer.body.line).toMatchObject({
      state: 'matched',
      effect: 'confirmed',
      decided_by: 'Staff finance',
    })
    expect(await transferNow(transfer.id)).toMatchObject({ status: 'confirmed', bank_reference: 'FT-4711' })
    const [posted] = (await app.call('desk.journal', { as: finance, query: { kind: 'funding_confirmed' } }))
      .body.entries
    expect(posted.reference).toBe(transfer.id)
    expect(await linesIn('proposed')).toEqual([])
    expect(await linesIn('matched')).toHaveLength(1)
  })

  test('confirmed by 32 people at once confirms once', async () => {
    const transfer = await anOrderedTransfer()
    const line = await onlyLine(aFile(paid(transfer)))
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) => match(line, transfer.id, at % 2 ? finance : second)),
    )
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 31 })
  })

  test('two lines that both claim one transfer at once: one gets it', async () => {
    const transfer = await anOrderedTransfer()
    await send('desk.addBankFile', aFile(paid(transfer, 'FT-1'), paid(transfer, 'FT-2')))
    const lines = [...(await linesIn('proposed')), ...(await linesIn('unknown'))]
    expect(lines).toHaveLength(2)
    const answers = await Promise.all(lines.map((line) => match(line, transfer.id)))
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
    expect(await linesIn('matched')).toHaveLength(1)
  })

  test('above the limit waits for a second person, who is never the first', async () => {
    const transfer = await anOrderedTransfer(20_000_000n)
    const line = await onlyLine(aFile(paid(transfer, 'FT-BIG')))
    expect((await match(line, transfer.id)).body.line).toMatchObject({
      state: 'waiting',
      effect: null,
      transfer: { proposed_by: 'Staff finance', proposed_reference: 'FT-BIG' },
    })
    expect((await match(line, transfer.id)).body.details.reason).toBe('own_proposal')
    expect((await linesIn('waiting')).map(({ id }) => id)).toEqual([line.id])
    expect((await match(line, transfer.id, second)).body.line).toMatchObject({
      state: 'matched',
      effect: 'confirmed',
    })
    expect((await transferNow(transfer.id)).status).toBe('confirmed')
  })

  test('waiting for a transfer that the bank refused is opened again; before that it stays', async () => {
    const transfer = await anOrderedTransfer(20_000_000n)
    const line = await onlyLine(aFile(paid(transfer)))
    await match(line, transfer.id)
    const reopen = () => app.call('desk.reopenLine', { as: finance, params: { id: line.id } })
    expect((await reopen()).body.details.reason).toBe('wrong_status')
    await app.call('desk.rejectTransfer', {
      as: finance,
      params: { id: transfer.id },
      body: { reason: 'No such account' },
    })
    expect((await reopen()).body.line).toMatchObject({ state: 'open', transfer: null })
  })

  test('of a transfer that somebody confirmed by hand is only linked', async () => {
    const transfer = await anOrderedTransfer()
    await app.call('desk.confirmTransfer', {
      as: finance,
      params: { id: transfer.id },
      body: { bank_reference: 'BY-HAND' },
    })
    const line = await onlyLine(aFile(`24/11/2026,BY-HAND,OUTWARD,${transfer.amount},`))
    expect(line).toMatchObject({ effect: 'linked', transfer: { id: transfer.id } })
    expect((await match(line, transfer.id)).body.line.effect).toBe('linked')
    expect((await transferNow(transfer.id)).bank_reference).toBe('BY-HAND')
  })

  test('of another amount is never the transfer', async () => {
    const transfer = await anOrderedTransfer()
    const line = await onlyLine(aFile(`24/11/2026,FT-1,TRF ${transfer.reference},49999.99,`))
    expect(line.transfer).toBeNull()
    expect((await match(line, transfer.id)).body.details.reason).toBe('line_differs')
    expect((await transferNow(transfer.id)).status).toBe('ordered')
  })

  test('nothing fits is matched by hand among the transfers of its amount', async () => {
    const [one, other] = [
      await anOrderedTransfer(5_000_000n),
      await anOrderedTransfer(5_000_000n, 'Bahri Coffee'),
    ]
    const line = await onlyLine(aFile('24/11/2026,FT-1,OUTWARD TRANSFER,50000.00,'))
    expect(line.transfer).toBeNull()
    const { candidates } = (await app.call('desk.lineCandidates', { as: finance, params: { id: line.id } }))
      .body
    expect(candidates.map((each: { transfer: Transfer }) => each.transfer.id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    )
    expect((await match(line, other.id)).status).toBe(200)
    expect((await transferNow(other.id)).status).toBe('confirmed')
  })

  test('that concerns no transfer is set aside with a word, and taken back', async () => {
    const line = await onlyLine(aFile('24/11/2026,FT-1,MONTHLY FEE,25.00,'))
    const aside = (note: string) =>
      app.call('desk.setLineAside', { as: finance, params: { id: line.id }, body: { note } })
    expect((await aside(' ')).status).toBe(400)
    expect((await aside('Fee of the bank')).body.line).toMatchObject({
      state: 'aside',
      note: 'Fee of the bank',
    })
    expect((await aside('Again')).body.details.reason).toBe('wrong_status')
    await app.call('desk.reopenLine', { as: finance, params: { id: line.id } })
    expect(await linesIn('unknown')).toHaveLength(1)
  })

  test('set aside and matched at the same time is one of both', async () => {
    const transfer = await anOrderedTransfer()
    const line = await onlyLine(aFile(paid(transfer)))
    const answers = await Promise.all([
      match(line, transfer.id),
      app.call('desk.setLineAside', { as: second, params: { id: line.id }, body: { note: 'Not ours' } }),
    ])
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
  })
})

describe('money that comes back', () => {
  test('marks its payout returned: failed, owed again, and told in the journal', async () => {
    const payout = await aPayoutTransfer()
    await send('desk.addBankFile', aFile(paid(payout, 'FT-OUT'), backOf(payout, 'FT-BACK')))
    const [out] = await linesIn('proposed')
    expect(out).toMatchObject({ amount: `-${payout.amount}`, effect: 'confirmed' })
    await match(out!, payout.id)
    const [back] = await linesIn('proposed')
    expect(back).toMatchObject({ amount: payout.amount, effect: 'returned', transfer: { id: payout.id } })
    expect((await match(back!, payout.id)).body.line).toMatchObject({ state: 'matched', effect: 'returned' })
    expect((await transferNow(payout.id)).status).toBe('returned')
    const read = { as: finance, params: { id: payout.subject_id } }
    expect((await app.call('desk.payout', read)).body.payout).toMatchObject({ status: 'failed' })
    const { entries } = (await app.call('desk.journal', { as: finance, query: { reference: payout.id } }))
      .body
    expect(
      entries.map((entry: { kind: string; reversal: string | null }) => [entry.kind, entry.reversal]),
    ).toEqual([
      ['payout_returned', 'reverses'],
      ['payout_confirmed', 'reversed'],
      ['payout_ordered', null],
    ])
  })

  test('is matched by two people at once and returned once', async () => {
    const payout = await aPayoutTransfer()
    await app.call('desk.confirmTransfer', {
      as: finance,
      params: { id: payout.id },
      body: { bank_reference: 'FT-1' },
    })
    const line = await onlyLine(aFile(backOf(payout)))
    const answers = await Promise.all([match(line, payout.id), match(line, payout.id, second)])
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 1 })
  })

  test('that somebody told by hand before is only linked, and what is still on its way does not come back', async () => {
    const payout = await aPayoutTransfer()
    const line = await onlyLine(aFile(backOf(payout)))
    expect(line.transfer).toBeNull()
    expect((await match(line, payout.id)).body.details.reason).toBe('wrong_status')
    await app.call('desk.confirmTransfer', {
      as: finance,
      params: { id: payout.id },
      body: { bank_reference: 'FT-1' },
    })
    const told = { as: finance, params: { id: payout.subject_id }, body: { reason: 'Account closed' } }
    expect((await app.call('desk.returnPayout', told)).status).toBe(200)
    expect((await match(line, payout.id)).body.line.effect).toBe('linked')
  })

  const backOf = (transfer: Transfer, reference = 'FT-BACK') =>
    `24/11/2026,${reference},RETURN ${transfer.reference},,${transfer.amount}`

  /** The payout of a week in which a merchant of its own sold something. */
  async function aPayoutTransfer(): Promise<Transfer> {
    made += 100n
    const merchantId = await app.db.database.system(async (tx) => {
      const merchant = await aMerchant(tx, { name: 'Weekly' })
      await aSale(tx, merchant, 900_000n + made, new Date('2026-11-18T08:00:00Z'))
      return merchant.merchantId
    })
    await app.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
    const { transfers } = (await app.call('desk.transfers', { as: finance, query: { status: 'ordered' } }))
      .body
    return transfers.find((one: Transfer) => one.merchant_id === merchantId)
  }
})

describe('the transit account', () => {
  test('is what was ordered, to the last minor unit, on the statement and not', async () => {
    const [seen, unseen] = [
      await anOrderedTransfer(5_000_000n),
      await anOrderedTransfer(6_000_000n, 'Bahri Coffee'),
    ]
    await send(
      'desk.addBankFile',
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
      await app.call('desk.unseenTransfers', { as: finance, query: { currency: 'AED' } })
    ).body
    expect(transfers.map((one: Transfer) => one.id)).toEqual([unseen.id])
  })

  async function aed() {
    const { reconciliations } = (await app.call('desk.reconciliation', { as: finance })).body
    return reconciliations.find((one: { currency: string }) => one.currency === 'AED')
  }
})

test('lines are counted in every list and read page by page, of one file too', async () => {
  const lines = Array.from({ length: 5 }, (_, at) => `2${at}/11/2026,FT-${at},FEE ${at},1${at}.00,`)
  const { file } = (await send('desk.addBankFile', aFile(...lines))).body
  const { file: other } = (await send('desk.addBankFile', aFile('24/11/2026,X,OTHER FEE,3.00,'))).body
  const found: string[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = {
      view: 'unknown',
      file_id: file.id,
      page_size: '2',
      ...(token && { page_token: token }),
    }
    const { body } = await app.call('desk.bankLines', { as: finance, query })
    expect(body.counts).toEqual({ proposed: 0, unknown: 5, waiting: 0, matched: 0, aside: 0 })
    found.push(...body.lines.map((line: BankLine) => line.booked_on))
    token = body.next_page_token
  } while (token)
  expect(found).toEqual(['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'])
  expect(await linesIn('unknown', { file_id: other.id })).toHaveLength(1)
})
