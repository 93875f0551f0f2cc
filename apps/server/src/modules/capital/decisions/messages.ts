import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { companyNameOf, type ApplicationRow, type NewApplicationMark } from '../applications/index.ts'

/** What the signatory hears of a decision. An approval is told by the e-mail that brings the contract. */
export interface DecisionMessages {
  /** The one reminder before an idle application is cancelled (DEC-APPL-5). */
  aboutToEnd(tx: Tx, row: ApplicationRow, to: string, endsOn: CalendarDate): Promise<void>
  rejected(tx: Tx, row: ApplicationRow, reasons: readonly string[], supportEmail: string): Promise<void>
  reset(tx: Tx, row: ApplicationRow, why: WhyReset, supportEmail: string): Promise<void>
}

/** Known reasons, or the places that were marked. */
export interface WhyReset {
  reasons: readonly string[]
  marks: readonly NewApplicationMark[]
}

export function decisionMessages({
  queueMail,
  publicOrigin,
}: {
  queueMail: QueueMail
  publicOrigin: string
}): DecisionMessages {
  const addressOf = ({ id }: ApplicationRow) =>
    publicOrigin + routePaths.capitalApplication.replace('{id}', id)
  return {
    aboutToEnd: (tx, row, to, endsOn) =>
      queueMail(tx, {
        ...aboutOf(row),
        kind: 'application_idle',
        to,
        facts: { endsOn, address: addressOf(row) },
      }),
    rejected: async (tx, row, reasons, supportEmail) => {
      const to = row.authorized_signatory?.email
      if (to === undefined) return
      const facts = { reasons, supportEmail }
      await queueMail(tx, { ...aboutOf(row), kind: 'application_rejected', to, facts })
    },
    reset: async (tx, row, { reasons, marks }, supportEmail) => {
      const to = row.authorized_signatory?.email
      if (to === undefined) return
      const facts = { reasons, marks, supportEmail, address: addressOf(row) }
      await queueMail(tx, { ...aboutOf(row), kind: 'application_reset', to, facts })
    },
  }
}

function aboutOf(row: ApplicationRow) {
  const name = companyNameOf(row)
  return { merchantId: row.merchant_id, ...(name && { about: { en: name, ar: name } }) }
}
