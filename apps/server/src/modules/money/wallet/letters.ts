import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal, type Money } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Told } from '@daftar/words/letters/letters'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { WalletNews } from './dependencies.ts'
import { moneyReaders } from '../../people/members/index.ts'
import type { WithdrawalRow } from './store.ts'

/** A withdrawal was paid; or the bank did not take it, and the money is in the wallet again. */
export function tellOfWithdrawal(tx: Tx, news: WalletNews, row: WithdrawalRow): Promise<void> {
  const { currency, bank_name: bank, iban } = row
  const amount = toDecimal(money(row.amount_minor, currency))
  const facts = { amount, currency, bank, ibanEnd: iban.slice(-4) }
  return tell(tx, news, row.merchant_id, (address) =>
    row.status === 'paid'
      ? {
          kind: 'wallet_withdrawal_paid',
          facts: { ...facts, reference: row.bank_reference ?? '', address },
        }
      : { kind: 'wallet_withdrawal_failed', facts: { ...facts, address } },
  )
}

/** A transfer has arrived in the wallet. */
export function tellOfTopUp(
  tx: Tx,
  news: WalletNews,
  { merchantId, currency, amountMinor }: { merchantId: string; currency: Currency; amountMinor: bigint },
): Promise<void> {
  const amount = toDecimal(money(amountMinor, currency))
  return tell(tx, news, merchantId, (address) => ({
    kind: 'wallet_topped_up',
    facts: { amount, currency, address },
  }))
}

/** What was given to the wallet was another's, and is out of it again. */
export function tellOfUndone(
  tx: Tx,
  news: WalletNews,
  { merchantId, money: undone }: { merchantId: string; money: Money },
): Promise<void> {
  return tell(tx, news, merchantId, (address) => ({
    kind: 'wallet_top_up_undone',
    facts: { amount: toDecimal(undone), currency: undone.currency, address },
  }))
}

async function tell(
  tx: Tx,
  { queueMail, publicOrigin }: WalletNews,
  merchantId: string,
  say: (address: string) => Told,
): Promise<void> {
  const { emails, ...names } = await moneyReaders(tx, merchantId)
  const letter = say(publicOrigin + pathOf('merchantWallet'))
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  await queueMail(tx, ...emails.map((to) => ({ to, merchantId, about, ...letter })))
}
