import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { markOverdue, type OverdueRow } from '../applications/index.ts'
import type { DecisionDependencies } from './dependencies.ts'

/**
 * An application nobody decided within 72 hours alerts those who can, once for each submission; for the
 * merchant nothing changes (DEC-APPL-3).
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
  const rows = await tx<Row<'application_public', never, { deadline_at: Date }>[]>`
    select distinct deadline_at from application_public
     where status = 'submitted' and deadline_at > ${from} and deadline_at <= ${to} order by deadline_at`
  return rows.map((row) => row.deadline_at)
}

async function alertStaff(tx: Tx, deps: DecisionDependencies, row: OverdueRow): Promise<void> {
  const recipients = await tx<Row<'staff_access', 'email'>[]>`
    select email from staff_access
     where blocked_at is null and roles && array['underwriter', 'reviewer'] order by email`
  const facts = {
    merchant: { merchant_name: row.merchant_name, merchant_name_ar: row.merchant_name_ar },
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    address: `${deps.publicOrigin}/desk/cases/${row.id}`,
  }
  const letters = recipients.map(
    ({ email: to }) => ({ kind: 'staff_application_overdue', to, facts }) as const,
  )
  await deps.queueMail(tx, ...letters)
}
