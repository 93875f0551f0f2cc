import type { BankLine } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { aMerchant, aSale, aSignedAdvance } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { asOwner } from '../../../testing/database/planted.ts'
import { testApp } from '../../../testing/app/test-app.ts'

type FileCall = 'reconciliation.addFile' | 'reconciliation.previewFile'

const boundary = 'boundary-of-a-test'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bank.csv"\r\nContent-Type: text/csv\r\n\r\n`

/** A product with two people of finance, the transfers they told the bank to make, and the bank's files. */
export async function bankFixture() {
  const app = await testApp({ now: '2026-11-24T08:00:00Z' })
  const finance = await aReviewer(app, 'finance')
  const second = await aReviewer(app, 'finance')
  let made = 0n

  async function ordered(): Promise<Transfer[]> {
    return (await app.call('transfers.list', { as: finance, query: { status: 'ordered' } })).body.transfers
  }
  async function orderedOf(merchantId: string): Promise<Transfer> {
    return (await ordered()).find((one) => one.merchant_id === merchantId)!
  }

  /**
   * The lines of the tests before are gone, and what was ordered in them is decided: each test stands alone.
   */
  async function clear(): Promise<void> {
    await asOwner(app.db.owner, 'delete from bank_line; delete from bank_file')
    for (const transfer of await ordered()) await reject(transfer, 'Of another test')
  }

  /** A merchant with an advance whose transfer is ordered; of another amount each time, unless it is said. */
  async function anOrderedTransfer(
    amountMinor = 5_000_000n + (made += 100n),
    name = 'Noor Perfumes',
  ): Promise<Transfer> {
    const at = new Date('2026-11-23T08:00:00Z')
    const merchantId = await app.db.database.system(async (tx) => {
      const merchant = await aMerchant(tx, { name })
      const advance = await aSignedAdvance(tx, merchant, { amountMinor, at })
      await app.app.createAdvance(tx, advance, at)
      return merchant.merchantId
    })
    return orderedOf(merchantId)
  }

  /** The payout of a week in which a merchant of its own sold something. */
  async function aPayoutTransfer(): Promise<Transfer> {
    made += 100n
    const merchantId = await app.db.database.system(async (tx) => {
      const merchant = await aMerchant(tx, { name: 'Weekly' })
      await aSale(tx, merchant, 900_000n + made, new Date('2026-11-18T08:00:00Z'))
      return merchant.merchantId
    })
    await app.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
    return orderedOf(merchantId)
  }

  async function transferNow(id: string): Promise<Transfer> {
    const query = { page_size: '100' }
    const { transfers } = (await app.call('transfers.list', { as: finance, query })).body
    return transfers.find((one: Transfer) => one.id === id)
  }

  function confirmByHand({ id }: Transfer, reference: string, as = finance) {
    return app.call('transfers.confirm', { as, params: { id }, body: { bank_reference: reference } })
  }

  function reject({ id }: Transfer, reason: string) {
    return app.call('transfers.reject', { as: finance, params: { id }, body: { reason } })
  }

  function send(id: FileCall, text: string | Buffer, query: Record<string, string> = {}, as = finance) {
    return app.call(id, {
      as,
      query,
      body: Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  async function linesIn(view: string, query: Record<string, string> = {}): Promise<BankLine[]> {
    const { status, body } = await app.call('reconciliation.lines', {
      as: finance,
      query: { view, ...query },
    })
    if (status !== 200) throw new Error(`the lines could not be read: ${status}`)
    return body.lines
  }

  async function onlyLine(text: string): Promise<BankLine> {
    await send('reconciliation.addFile', text)
    const [line] = [...(await linesIn('proposed')), ...(await linesIn('unknown'))]
    return line!
  }

  function match(line: BankLine, transferId: string, as = finance) {
    return app.call('reconciliation.match', {
      as,
      params: { id: line.id },
      body: { transfer_id: transferId },
    })
  }

  return {
    ...{ app, finance, second, clear },
    ...{ anOrderedTransfer, aPayoutTransfer, transferNow, confirmByHand, reject },
    ...{ send, linesIn, onlyLine, match },
  }
}
export type BankDesk = Awaited<ReturnType<typeof bankFixture>>

/** A file as the bank gives it. */
export function aFile(...lines: string[]): string {
  return ['Account currency AED,,,,', 'Date,Reference,Description,Debit,Credit', ...lines].join('\n')
}

/** The line of a transfer that left the account. */
export function paid(transfer: Transfer, reference = 'FT-1'): string {
  return `24/11/2026,${reference},TRF ${transfer.reference},${transfer.amount},`
}

/** The line of a transfer that came back. */
export function sentBack(transfer: Transfer, reference = 'FT-BACK'): string {
  return `24/11/2026,${reference},RETURN ${transfer.reference},,${transfer.amount}`
}

/** What tests elsewhere do with the bank's files without going over the calls. */
export { keepFile } from './files.ts'
