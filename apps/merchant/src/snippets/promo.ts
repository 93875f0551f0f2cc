import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { element, hostOf } from './dom.ts'
import { explaining } from './explanation.ts'
import { productName } from './names.ts'
import { publish } from './publish.ts'
import type { Settings } from './settings.ts'

/** One line beside a price: what a part is, and where to read more. */
publish(['TabbyPromo', 'InstalmentPromo'], (settings) =>
  hostOf(
    settings.language,
    element(
      'p',
      { className: 'promo' },
      element('strong', { className: 'name' }, productName(settings.language)),
      element('span', {}, sentenceOf(settings)),
      explaining(settings),
    ),
  ),
)

/** Where the price does not divide evenly, the first part is the one that is said. */
function sentenceOf({ offer: { parts, currency }, language: locale }: Settings): string {
  const [first = '', second = ''] = parts
  const said = first === second ? m.snippet_even : m.snippet_uneven
  return said({ amount: moneyText(first, currency) }, { locale })
}
