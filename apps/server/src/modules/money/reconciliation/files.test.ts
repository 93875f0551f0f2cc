import type { BankLine } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankFixture, aFile, paid, type BankDesk } from './testing.ts'

let bank: BankDesk
beforeAll(async () => {
  bank = await bankFixture()
})
beforeEach(() => bank.clear())
afterAll(() => bank.app.close())

describe('a bank’s file', () => {
  test('is read and shown before anything is kept', async () => {
    const transfer = await bank.anOrderedTransfer()
    const { preview } = (await bank.send('reconciliation.previewFile', aFile(paid(transfer), 'Total,,,1,')))
      .body
    expect(preview).toMatchObject({
      name: 'bank.csv',
      heading: 1,
      columns: ['date', 'reference', 'text', 'debit', 'credit'],
      currency: 'AED',
      missing: [],
      lines: 1,
      skipped: 1,
      left_out: [{ row: 4, text: 'Total · 1' }],
      known: false,
    })
    expect(preview.first_lines).toMatchObject([
      { row: 3, booked_on: '2026-11-24', amount: `-${transfer.amount}`, bank_reference: 'FT-1' },
    ])
    expect((await bank.app.call('reconciliation.files', { as: bank.finance })).body.files).toEqual([])
  })

  test('with columns nobody knows is mapped by a person, and not taken before', async () => {
    const odd = 'when,what,how much\n24/11/2026,FEE,-12.00'
    const { preview } = (await bank.send('reconciliation.previewFile', odd)).body
    expect(preview).toMatchObject({
      missing: ['date', 'amount', 'currency'],
      lines: 0,
      sample: [['24/11/2026', 'FEE', '-12.00']],
    })
    const refused = await bank.send('reconciliation.addFile', odd)
    expect([refused.status, refused.body.details.fields]).toEqual([
      400,
      { date: 'required', amount: 'required', currency: 'required' },
    ])
    const mapped = await bank.send('reconciliation.addFile', odd, {
      columns: 'date,text,amount',
      currency: 'AED',
    })
    expect(mapped.body).toMatchObject({ known: false, file: { lines: 1, open: 1, currency: 'AED' } })
    expect((await bank.send('reconciliation.previewFile', odd, { columns: 'date,date,amount' })).status).toBe(
      400,
    )
  })

  test('sent twice, or 16 times at once, is one file', async () => {
    const text = aFile('24/11/2026,FT-9,BANK FEE,25.00,')
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => bank.send('reconciliation.addFile', text)),
    )
    expect(answers.filter(({ body }) => !body.known)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.file.id)).size).toBe(1)
    expect((await bank.app.call('reconciliation.files', { as: bank.finance })).body.files).toMatchObject([
      { lines: 1, open: 1 },
    ])
    expect((await bank.send('reconciliation.previewFile', text)).body.preview.known).toBe(true)
    expect(await bank.linesIn('unknown')).toHaveLength(1)
  })

  test('that overlaps an earlier one brings only its new lines; two alike in one file stay two', async () => {
    const twin = '24/11/2026,,CASH,10.00,'
    await bank.send('reconciliation.addFile', aFile(twin, twin))
    const longer = await bank.send('reconciliation.addFile', aFile(twin, twin, '25/11/2026,,CASH,10.00,'))
    expect(longer.body.file).toMatchObject({
      lines: 3,
      repeated: 2,
      open: 1,
      first_on: '2026-11-24',
      last_on: '2026-11-25',
    })
    expect(await bank.linesIn('unknown')).toHaveLength(3)
  })

  test('in Arabic, of an older system or of a newer one, is read', async () => {
    const arabic = 'التاريخ,البيان,رقم المرجع,مدين,دائن\n24/11/2026,رسوم,FT-1,"1,250.50",'
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(arabic, 'utf16le')])
    for (const bytes of [arabic, wide]) {
      const { preview } = (await bank.send('reconciliation.previewFile', bytes, { currency: 'AED' })).body
      expect(preview.first_lines).toMatchObject([
        { amount: '-1250.50', text: 'رسوم', bank_reference: 'FT-1' },
      ])
    }
    const older = Buffer.concat([
      Buffer.from('Date,Details,Debit\n24/11/2026,'),
      Buffer.from([0xd1, 0xd3, 0xe6, 0xe3]),
      Buffer.from(',5.00'),
    ])
    const { preview } = (await bank.send('reconciliation.previewFile', older, { currency: 'AED' })).body
    expect(preview.first_lines[0].text).toBe('رسوم')
  })

  test('that is none is refused', async () => {
    expect(
      (await bank.send('reconciliation.addFile', Buffer.from([0x50, 0x4b, 0, 0]))).body.details.reason,
    ).toBe('file_unreadable')
    expect((await bank.send('reconciliation.addFile', 'hello')).body.details.reason).toBe('file_unreadable')
    expect((await bank.app.call('reconciliation.addFile', { as: bank.finance })).body.details.reason).toBe(
      'file_missing',
    )
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a,')
    expect((await bank.send('reconciliation.addFile', large)).body.details.reason).toBe('file_too_large')
  })
})

test('lines are counted in every list and read page by page, of one file too', async () => {
  const lines = Array.from({ length: 5 }, (_, at) => `2${at}/11/2026,FT-${at},FEE ${at},1${at}.00,`)
  const { file } = (await bank.send('reconciliation.addFile', aFile(...lines))).body
  const { file: other } = (await bank.send('reconciliation.addFile', aFile('24/11/2026,X,OTHER FEE,3.00,')))
    .body
  const found: string[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = {
      view: 'unknown',
      file_id: file.id,
      page_size: '2',
      ...(token && { page_token: token }),
    }
    const { body } = await bank.app.call('reconciliation.lines', { as: bank.finance, query })
    expect(body.counts).toEqual({ proposed: 0, waiting: 0, unknown: 5 })
    found.push(...body.lines.map((line: BankLine) => line.booked_on))
    token = body.next_page_token
  } while (token)
  expect(found).toEqual(['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'])
  expect(await bank.linesIn('unknown', { file_id: other.id })).toHaveLength(1)
})
