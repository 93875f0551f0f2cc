import { cx } from '../internal/cx.ts'
import { moneyText } from '../internal/text/money-text.ts'
import styles from './money.module.css'

export type MoneyProps = {
  /** Decimal string with the currency's decimals, as on the wire: "20450.00". */
  value: string
  /** Code such as "AED". */
  currency: string
  /** `figure` for the figure of a card, `display` for the one number of a page. */
  size?: 'normal' | 'strong' | 'large' | 'figure' | 'hero' | 'display'
  sign?: 'auto' | 'always' | 'never'
  /** For deductions under what they reduce. */
  muted?: boolean
}

/** An amount: the currency small before it, tabular figures, left to right in both languages. */
export function Money({ value, currency, size = 'normal', sign, muted = false }: MoneyProps) {
  return (
    <bdi dir="ltr" className={cx(styles.money, size !== 'normal' && styles[size], muted && styles.muted)}>
      <span className={styles.currency}>{currency}</span>
      {moneyText(value, sign)}
    </bdi>
  )
}
