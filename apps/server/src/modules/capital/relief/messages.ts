import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/bilingual-mail.ts'
import type { AdvanceRow } from '../advances/index.ts'
import type { ReliefRow } from './store.ts'

/** What the signatory hears of a request that was decided. */
export interface ReliefMessages {
  decided(tx: Tx, advance: AdvanceRow, relief: ReliefRow): Promise<void>
}

export function reliefMessages(queue: QueueMail): ReliefMessages {
  return {
    decided: (tx, advance, relief) => {
      const subject =
        relief.status === 'approved' ? m.mail_relief_approved_subject : m.mail_relief_declined_subject
      return queue(tx, {
        to: advance.signatory_email,
        subject: `${subject({}, { locale: 'en' })} · ${subject({}, { locale: 'ar' })}`,
        paragraphs: {
          en: [bodyOf(advance, relief, 'en'), relief.note_en],
          ar: [bodyOf(advance, relief, 'ar'), relief.note_ar],
        },
      })
    },
  }
}

function bodyOf(advance: AdvanceRow, relief: ReliefRow, locale: 'en' | 'ar'): string {
  const { from_week, until_week, minimum_minor } = relief
  if (from_week === null || until_week === null) return m.mail_relief_declined_body({}, { locale })
  const weeks = { from: dateText(from_week), until: dateText(until_week) }
  if (minimum_minor === null) return m.mail_relief_pause_body(weeks, { locale })
  const minimum = moneyText(toDecimal(money(minimum_minor, advance.currency)), advance.currency)
  const words = advance.tags.includes('direct_debit')
    ? m.mail_relief_minimum_body_debit
    : m.mail_relief_minimum_body
  return words({ ...weeks, minimum }, { locale })
}
