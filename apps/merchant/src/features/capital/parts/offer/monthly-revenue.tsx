import { shareOfRevenue } from '@daftar/rules/capital/offers/offer-form'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import styles from './offer-page.module.css'

type MonthlyRevenueProps = {
  currency: Currency
  /** The least that may be asked for. */
  least: string
  value: string
  onValueChange: (value: string) => void
}

/**
 * What a month brings in, and what that may come to; asked on full-revenue offers, never required
 * (DEC-OFR-8).
 */
export function MonthlyRevenue({ currency, least, value, onValueChange }: MonthlyRevenueProps) {
  return (
    <div className={styles.revenue}>
      <AmountField
        label={m.offers_revenue_label()}
        optional={m.common_optional()}
        hint={m.offers_revenue_hint()}
        currency={currency}
        value={value}
        filter={(typed) => amountInputText(typed, currency, value)}
        onValueChange={onValueChange}
      />
      <output className={styles.maximum}>{maximumText(value, least, currency)}</output>
    </div>
  )
}

function maximumText(typed: string, least: string, currency: Currency): string | null {
  const revenueMinor = typed === '' ? null : parseAmount(typed, currency)?.amountMinor
  if (!revenueMinor) return null
  const minMinor = parseAmount(least, currency)?.amountMinor ?? 0n
  const maximumMinor = shareOfRevenue(revenueMinor, currency)
  const text = (amountMinor: bigint) =>
    moneyText(toDecimal({ amountMinor, currency }), currency, { trim: true })
  return maximumMinor < minMinor
    ? m.offers_revenue_too_low({ amount: text(minMinor) })
    : m.offers_revenue_maximum({ amount: text(maximumMinor) })
}
