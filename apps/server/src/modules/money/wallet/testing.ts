import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import type { TopUpLine } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { values } from '../../../platform/database/rows.ts'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { moneyFaults } from '../../../testing/money/settlement.ts'
import { testApp } from '../../../testing/app/test-app.ts'

const boundary = 'boundary-of-a-test'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bank.csv"\r\nContent-Type: text/csv\r\n\r\n`

type CodeOf = Pick<WalletOwner, 'as' | 'phone'>

export interface WalletOwner extends MerchantFacts {
  as: string
  phone: string
  reference: string
}

/** A product with two people of finance, merchants with wallets, and the bank's files. */
export async function walletFixture(env: Record<string, string> = {}) {
  const app = await testApp({ now: '2026-11-24T08:00:00Z', env })
  const finance = await aReviewer(app, 'finance')
  const second = await aReviewer(app, 'finance')
  const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) =>
    app.db.database.system<T>(work)
  let people = 0
  let lines = 0

  /** A merchant that has a wallet with a reference, and its admin with a linked phone. */
  async function anOwner(given: { currency?: Currency; name?: string } = {}): Promise<WalletOwner> {
    people += 1
    const phone = `+97150${String(8_000_000 + people)}`
    const merchant = await inSystem(async (tx) => {
      const made = await aMerchant(tx, { commissionHundredths: 0, ...given })
      const on = {
        merchant_id: made.merchantId,
        name: 'merchant_wallet',
        enabled: true,
        changed_at: new Date(0),
      }
      await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', on)}`
      await tx`update person set phone = ${phone} where id = ${made.personId}`
      return made
    })
    const as = await app.signIn(merchant.personId)
    const opened = await app.call('wallet.topUp', { as })
    return { ...merchant, as, phone, reference: opened.body.top_up?.reference ?? '' }
  }

  /** What the bank's file says came in. */
  async function came(text: string, amount: string, currency: Currency = 'AED'): Promise<TopUpLine> {
    lines += 1
    const said = `${text} ${lines}`
    const file = `Account currency ${currency},,,,\nDate,Reference,Description,Debit,Credit\n24/11/2026,IN-${lines},${said},,${amount}`
    const sent = await app.call('reconciliation.addFile', {
      as: finance,
      body: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    if (sent.status !== 200) throw new Error(`the file was not taken: ${sent.status}`)
    return (await waiting()).find((line) => line.bank_reference === `IN-${lines}`)!
  }

  async function waiting(): Promise<TopUpLine[]> {
    return (await app.call('wallet.topUps', { as: finance, query: { page_size: '100' } })).body.lines
  }

  const match = (line: TopUpLine, merchantId: string, as = finance, note = '') =>
    app.call('wallet.matchTopUp', { as, params: { id: line.id }, body: { merchant_id: merchantId, note } })

  /** Money in the wallet, as finance gives it to it. */
  async function toppedUp(owner: WalletOwner, amount = '1000.00'): Promise<void> {
    const line = await came(`TRF ${owner.reference}`, amount, owner.currency)
    const done = await match(line, owner.merchantId)
    if (done.body.state !== 'done') throw new Error(`not topped up: ${JSON.stringify(done.body)}`)
  }

  const page = async ({ as }: Pick<WalletOwner, 'as'>) => (await app.call('wallet.read', { as })).body
  const balance = async (owner: Pick<WalletOwner, 'as'>) => {
    const { available, pending } = (await page(owner)).balances[0]
    return [available, pending]
  }
  const moved = async ({ as }: Pick<WalletOwner, 'as'>, query: Record<string, string> = {}) =>
    (await app.call('wallet.transactions', { as, query })).body.transactions

  /** The code that the linked phone gets; for a withdrawal, where it is for one. */
  async function sendCode({ as, phone }: CodeOf, withdrawal?: object): Promise<string> {
    await app.call('accounts.phoneProof', { as, body: { withdrawal } })
    await app.deliver()
    const [message] = await app.inbox(phone)
    return /\b\d{4}\b/.exec(JSON.stringify(message))?.[0] ?? ''
  }

  /** The same, typed in. */
  async function proofOf(of: CodeOf, withdrawal?: object): Promise<string> {
    app.clock.advance(10 * 60_000)
    const otp_code = await sendCode(of, withdrawal)
    return (await app.call('accounts.phoneProve', { as: of.as, body: { otp_code, withdrawal } })).body.proof
  }

  async function withdraw(owner: WalletOwner, amount: string, more: object = {}) {
    const shown = { currency: owner.currency, amount, fee: '5.00', ...more }
    const body = { ...shown, proof: await proofOf(owner, shown) }
    return app.call('wallet.withdraw', { as: owner.as, body })
  }

  /** The transfer that the bank was told to make for a wallet. */
  async function transferOf({ merchantId }: Pick<WalletOwner, 'merchantId'>): Promise<Transfer | undefined> {
    const query = { status: 'ordered', page_size: '100' }
    const { transfers } = (await app.call('transfers.list', { as: finance, query })).body
    return transfers.find((one: Transfer) => one.merchant_id === merchantId && one.kind === 'wallet')
  }
  const confirm = (id: string) =>
    app.call('transfers.confirm', { as: finance, params: { id }, body: { bank_reference: 'BNK-77' } })

  const faults = () => inSystem((tx) => moneyFaults(tx))

  return {
    ...{ app, finance, second, inSystem, anOwner, came, waiting, match, toppedUp },
    ...{ page, balance, moved, sendCode, proofOf, withdraw, transferOf, confirm, faults },
  }
}
export type WalletDesk = Awaited<ReturnType<typeof walletFixture>>

/** What tests elsewhere do with wallets without going over the calls. */
export { matchTopUp } from './top-ups.ts'
export { declineUndo, undoTopUp } from './undo-top-up.ts'
export { withdraw } from './withdraw.ts'
