import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { element, hostOf } from './dom.ts'
import { productName } from './names.ts'
import { planOf } from './plan.ts'
import type { Settings } from './settings.ts'

/**
 * What paying in parts is, over the page; the browser's own dialog keeps the focus inside and hears Escape.
 */
export function explain(settings: Settings, opener: HTMLElement | null): void {
  const { offer, language: locale } = settings
  const words = { product: productName(locale) }
  const title = element('h2', { id: 'title' }, m.snippet_title(words, { locale }))
  const close = element('button', {
    type: 'button' as const,
    className: 'close',
    onclick: () => dialog.close(),
  })
  close.setAttribute('aria-label', m.snippet_close({}, { locale }))
  const steps = [m.snippet_step_choose, m.snippet_step_confirm, m.snippet_step_pay].map((step) =>
    element('li', {}, step(words, { locale })),
  )
  const dialog = element(
    'dialog',
    { onclick: (event) => (event.target === dialog ? dialog.close() : undefined) },
    element(
      'div',
      { className: 'sheet' },
      element('div', { className: 'top' }, title, close),
      planOf(settings),
      element(
        'p',
        { className: 'total' },
        element('span', {}, m.snippet_total({}, { locale })),
        element('strong', {}, moneyText(offer.total, offer.currency)),
      ),
      element('ol', { className: 'steps' }, ...steps),
      element('p', { className: 'quiet' }, m.snippet_terms(words, { locale })),
    ),
  )
  dialog.setAttribute('aria-labelledby', title.id)
  const host = hostOf(locale, dialog)
  dialog.addEventListener('close', () => {
    host.remove()
    opener?.focus()
  })
  document.body.append(host)
  dialog.showModal()
}

/** „Learn more“, which opens the explanation. */
export function explaining(settings: Settings): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button' as const, className: 'more', onclick: () => explain(settings, button) },
    m.snippet_learn_more({}, { locale: settings.language }),
  )
  button.setAttribute('aria-haspopup', 'dialog')
  return button
}
