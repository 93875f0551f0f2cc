import { directions, type Language } from '@daftar/rules/geo/languages'
import { pathOf } from '@daftar/rules/shell/routes'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import type { MailMessage } from '../../../../platform/mail/mail.ts'
import type { ExportRow } from './store.ts'

/** Tells that a file is there; both languages, one under the other: whoever reads it needs no setting. */
export function exportLetter(row: ExportRow, publicOrigin: string, zone: string): MailMessage {
  const address = `${publicOrigin}${pathOf('payouts')}?download=${row.id}`
  const subject = (locale: Language) => m.mail_payouts_export_subject({}, { locale })
  const paragraphs = (locale: Language) => [
    m.mail_payouts_export_body({ name: row.name, rows: row.row_count }, { locale }),
    m.mail_payouts_export_valid(
      { date: instantDateText(new Date(row.expires_at.getTime() - 1).toISOString(), zone) },
      { locale },
    ),
  ]
  const action = (locale: Language) => m.mail_payouts_export_action({}, { locale })
  const said = (locale: Language) => [...paragraphs(locale), `${action(locale)}: ${address}`]
  const html = (locale: Language) =>
    `<div lang="${locale}" dir="${directions[locale]}">${paragraphs(locale)
      .map((text) => `<p>${text}</p>`)
      .join('')}<p><a href="${address}">${action(locale)}</a></p></div>`
  return {
    to: row.recipient,
    subject: `${subject('en')} · ${subject('ar')}`,
    text: [...said('en'), ...said('ar')].join('\n\n'),
    html: `${html('en')}<hr>${html('ar')}`,
  }
}
