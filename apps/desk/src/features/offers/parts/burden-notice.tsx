import type { WeeklyBurden } from '@daftar/rules/capital/offers/offer-burden'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'

const tones = { usual: 'info', raised: 'warning', heavy: 'negative' } as const

/**
 * What the weekly minimum takes of an average week of the merchant; above 60 percent two people make the
 * offer.
 */
export function BurdenNotice({ burden, currency }: { burden: WeeklyBurden; currency: Currency }) {
  return (
    <Notice
      tone={tones[burden.level]}
      title={m.desk_offer_burden({ percent: percentText(percentNumber(burden.percentHundredths)) })}
    >
      {m.desk_offer_burden_of({
        amount: moneyText(toDecimal(money(burden.averageMinor, currency)), currency),
      })}{' '}
      {burden.level === 'heavy' ? m.desk_offer_burden_two() : null}
    </Notice>
  )
}
