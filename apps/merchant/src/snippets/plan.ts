import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { element } from './dom.ts'
import type { Settings } from './settings.ts'

const dues = [m.snippet_today, m.snippet_month_1, m.snippet_month_2, m.snippet_month_3]

/** The four parts with when each is paid. */
export function planOf({ offer, language: locale }: Settings): HTMLElement {
  const parts = offer.parts.map((part, at) =>
    element(
      'li',
      {},
      element('span', { className: 'quiet' }, dues[at]?.({}, { locale }) ?? null),
      element('strong', {}, moneyText(part, offer.currency)),
    ),
  )
  return element('ol', { className: 'plan' }, ...parts)
}
