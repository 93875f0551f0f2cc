import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { isVoidDue, voidAfterDays } from '@daftar/rules/capital/advances/advance-status'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { findAdvance, voidAdvance, type AdvanceRow } from '../advances/index.ts'
import { cancelApplication, findApplication } from '../applications/index.ts'
import { cancelMandate } from './answer.ts'
import type { MandateDependencies } from './dependencies.ts'
import { lockNewest } from './store.ts'

type Voiding = Pick<MandateDependencies, 'database' | 'queueMail'>
type Waiting = Pick<AdvanceRow, 'merchant_id' | 'id' | 'created_at'> & { currency: Currency }

/** Advances that wait for a mandate. */
export function waitingAdvances(tx: Tx): Promise<Waiting[]> {
  return tx<Waiting[]>`
    select merchant_id, id, created_at, currency from advance_standing
     where status = 'waiting_for_dda' and voided_at is null order by created_at, id`
}

/** The first instant of the day on which an advance is voided. */
export function voidInstant({ created_at, currency }: Pick<Waiting, 'created_at' | 'currency'>): Date {
  const zone = zoneOfCurrency(currency)
  return new Date(startOfDay(addDays(dateInZone(created_at.getTime(), zone), voidAfterDays), zone))
}

/**
 * Thirty days without an active mandate: the advance is left out everywhere, nothing was posted for it, its
 * mandate and its application are cancelled, and the signatory is told (DEC-LOAN-1). Run again, it changes
 * nothing.
 */
export async function voidAdvances(deps: Voiding, at: Date): Promise<void> {
  const waiting = await deps.database.system((tx) => waitingAdvances(tx))
  const due = waiting.filter((advance) => isDue(advance, at))
  await eachOne(due, (one) => deps.database.system((tx) => voidOne(tx, deps, one, at)))
}

function isDue({ created_at, currency }: Waiting, at: Date): boolean {
  const day = (instant: Date) => dateInZone(instant.getTime(), zoneOfCurrency(currency))
  return isVoidDue('waiting_for_dda', day(created_at), day(at))
}

async function voidOne(
  tx: Tx,
  deps: Voiding,
  { merchant_id: merchantId, id }: Waiting,
  at: Date,
): Promise<void> {
  await lockLedger(tx, merchantId)
  const advance = await findAdvance(tx, merchantId, id)
  if (advance?.status !== 'waiting_for_dda') return
  const mandate = await lockNewest(tx, merchantId, id)
  if (mandate?.status === 'active' || !(await voidAdvance(tx, advance, at))) return
  const by = { actor: 'system', actorId: 'mandate', at } as const
  await recordChange(tx, {
    merchantId,
    subject: 'advance',
    subjectId: id,
    from: advance.status,
    to: 'voided',
    detail: 'no_mandate',
    ...by,
  })
  if (mandate) await cancelMandate(tx, mandate, { reason: 'voided', ...by })
  const application = await findApplication(tx, merchantId, advance.application_id)
  if (application)
    await cancelApplication(tx, application, { cause: 'no_mandate', detail: 'no_mandate', ...by })
  await notifyVoided(tx, deps, advance)
}

async function notifyVoided(tx: Tx, { queueMail }: Voiding, advance: AdvanceRow): Promise<void> {
  await queueMail(tx, {
    kind: 'advance_voided',
    to: advance.signatory_email,
    merchantId: advance.merchant_id,
    about: { en: advance.legal_name, ar: advance.legal_name },
    facts: {},
  })
}
