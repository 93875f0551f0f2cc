import { breakdownOf } from '@daftar/rules/payouts/waterfall'
import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../../platform/database/database.ts'
import { waterfallOfRow } from '../closing/figures.ts'
import type { PayoutNews } from '../dependencies.ts'
import { moneyReaders } from '../../../people/members/index.ts'
import type { PayoutRow } from './store.ts'

/** Tells those of the merchant who may see payouts that one was sent, or came back. */
export async function tellOfPayout(
  tx: Tx,
  { queueMail, publicOrigin, supportEmailOf }: PayoutNews,
  payout: PayoutRow,
  news: 'payout_sent' | 'payout_in_wallet' | 'payout_failed',
): Promise<void> {
  const { merchant_id: merchantId, currency } = payout
  const { emails, country, ...names } = await moneyReaders(tx, merchantId)
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  const common = {
    amount: decimal(payout.payout_minor),
    currency,
    bank: payout.bank_name,
    supportEmail: supportEmailOf(country),
    address: publicOrigin + pathOf('payouts', { payoutId: payout.id }),
  }
  if (news === 'payout_failed') {
    const letter = { kind: news, merchantId, about, facts: common } as const
    return queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
  }
  const parts = breakdownOf(waterfallOfRow(payout))
  const facts = {
    ...common,
    number: payout.number,
    runOn: payout.run_date,
    ibanEnd: payout.iban.slice(-4),
    parts: {
      sales: decimal(parts.salesMinor),
      refunds: decimal(parts.refundsMinor),
      fees: decimal(parts.feesMinor),
      advance: decimal(parts.advanceMinor),
      disputes: decimal(parts.disputesMinor),
      other: decimal(parts.otherMinor - parts.disputesMinor),
    },
    reference: payout.bank_reference ?? '',
  }
  if (news === 'payout_in_wallet') {
    const { amount, number, runOn, parts: made, address } = facts
    const inWallet = { amount, currency, number, runOn, parts: made, address }
    const letter = { kind: news, merchantId, about, facts: inWallet } as const
    return queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
  }
  const letter = { kind: news, merchantId, about, facts } as const
  await queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
}
