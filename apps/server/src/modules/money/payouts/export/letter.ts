import type { Language } from '@daftar/rules/geo/languages'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { inBothLanguages } from '../../../../platform/mail/letter.ts'
import type { MailMessage } from '../../../../platform/mail/mail.ts'
import type { ExportRow } from './store.ts'

/** Tells that a file is there. */
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
  return {
    to: row.recipient,
    subject: `${subject('en')} · ${subject('ar')}`,
    parts: inBothLanguages((locale) => [
      ...paragraphs(locale),
      { action: m.mail_payouts_export_action({}, { locale }), address },
    ]),
  }
}
