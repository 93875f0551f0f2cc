import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { OfMerchant } from '../../merchants/merchants/index.ts'
import type { DecisionDependencies } from './parts.ts'

interface OverdueRow extends OfMerchant {
  id: string
  amount_minor: bigint
  currency: Currency
}

/**
 * An application nobody decided within 72 hours alerts those who can, once for each submission; for the merchant nothing
 * changes (DEC-APPL-3).
 */
export function overdueSchedule(deps: DecisionDependencies): Schedule {
  const { database } = deps
  return defineSchedule({
    name: 'applications.overdue',
    dueTimes: (from, to) => database.system((tx) => deadlinesIn(tx, from, to)),
    run: (at) =>
      database.system(async (tx) => {
        for (const row of await markOverdue(tx, at)) await alertStaff(tx, deps, row)
      }),
  })
}

async function deadlinesIn(tx: Tx, from: Date, to: Date): Promise<Date[]> {
  const rows = await tx<{ deadline_at: Date }[]>`
    select distinct deadline_at from application
     where status = 'submitted' and deadline_at > ${from} and deadline_at <= ${to} order by deadline_at`
  return rows.map((row) => row.deadline_at)
}

/** Whoever marks a row writes its letters, in the same transaction. */
function markOverdue(tx: Tx, at: Date): Promise<OverdueRow[]> {
  return tx<OverdueRow[]>`
    update application a set overdue_alert_at = ${at}
      from merchant m
     where m.merchant_id = a.merchant_id and a.status = 'submitted' and a.deadline_at <= ${at}
       and (a.overdue_alert_at is null or a.overdue_alert_at < a.submitted_at)
    returning a.merchant_id, a.id, m.name as merchant_name, m.name_ar as merchant_name_ar, a.amount_minor, a.currency`
}

async function alertStaff(tx: Tx, deps: DecisionDependencies, row: OverdueRow): Promise<void> {
  const recipients = await tx<{ email: string }[]>`
    select email from staff
     where blocked_at is null and roles && array['underwriter', 'reviewer'] order by email`
  const words = (locale: 'en' | 'ar') => ({
    merchant: merchantNameIn(locale, row),
    amount: moneyText(toDecimal(money(row.amount_minor, row.currency)), row.currency),
  })
  const address = `${deps.publicOrigin}/desk/cases/${row.id}`
  const paragraphs = (locale: 'en' | 'ar') => [
    m.mail_application_overdue_body(words(locale), { locale }),
    { action: m.mail_open({}, { locale }), address },
  ]
  for (const { email } of recipients)
    await deps.queueMail(tx, {
      to: email,
      subject: `${m.mail_application_overdue_subject({}, { locale: 'en' })} · ${m.mail_application_overdue_subject({}, { locale: 'ar' })}`,
      paragraphs: { en: paragraphs('en'), ar: paragraphs('ar') },
    })
}
