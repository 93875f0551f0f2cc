import { m } from '@daftar/words'
import { element, hostOf } from './dom.ts'
import { explaining } from './explanation.ts'
import { productName } from './names.ts'
import { planOf } from './plan.ts'
import { publish } from './publish.ts'

/** The four parts, for a cart or a choice of how to pay. */
publish(['TabbyCard', 'InstalmentCard'], (settings, { header }) => {
  const { language: locale } = settings
  const title = m.snippet_title({ product: productName(locale) }, { locale })
  return hostOf(
    locale,
    element(
      'div',
      { className: 'card' },
      header === false ? null : element('p', { className: 'name' }, title),
      planOf(settings),
      element('p', { className: 'quiet' }, m.snippet_free({}, { locale }), ' ', explaining(settings)),
    ),
  )
})
