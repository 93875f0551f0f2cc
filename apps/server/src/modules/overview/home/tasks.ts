import type { HomeTask } from '@daftar/contract/endpoints/overview/home-shapes'
import { followedCountry } from '@daftar/rules/legal-entities/expiry'
import { alertStatuses } from '@daftar/rules/shell/frame/legal-entity-alert'
import { waitingDays, waitingSince } from '@daftar/rules/orders/capture-ageing'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { answeredReliefs } from '../../capital/relief/index.ts'
import { contractsToSign } from '../../capital/signing/index.ts'
import { openMarks } from '../../casework/review/index.ts'
import { listLegalEntities } from '../../merchants/merchants/index.ts'
import { webhooksInTrouble } from '../../selling/webhooks/index.ts'
import type { HomeDependencies } from './dependencies.ts'
import { waitingOrders, type Workplace } from './sales-store.ts'
import { mandatesToSign, stoppedPayouts, waitingApplications } from './tasks-store.ts'

/** How long an answer of staff is told of on the first page. */
const toldOfMs = 7 * 24 * 3_600_000

/**
 * Every task of a person's home, the most pressing first: only what their role lets them do something about.
 */
export async function tasksOf(
  tx: ReadTx,
  deps: Pick<HomeDependencies, 'ageing'>,
  { actor, place, now }: { actor: MemberActor; place: Workplace; now: Date },
): Promise<HomeTask[]> {
  const { permissions, flags } = actor
  const none = Promise.resolve<HomeTask[]>([])
  const found = await Promise.all([
    permissions.isPayoutsAllowed ? payoutTasks(tx, place) : none,
    permissions.canViewCapital ? capitalTasks(tx, place, now) : none,
    permissions.canViewOrders && flags.is_order_creation_allowed ? captureTasks(tx, deps, place, now) : none,
    permissions.isWorkspaceAdmin ? webhookTasks(tx, place) : none,
    permissions.canViewStoreManagement ? licenceTasks(tx, place) : none,
  ])
  return found.flat().toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind))
}

/** What stops money comes first, then what ends at a date, then what can wait. */
const order: readonly HomeTask['kind'][] = [
  'payout_failed',
  'payout_held',
  'short_weeks',
  'licence',
  'contract',
  'mandate',
  'corrections',
  'capture',
  'webhooks',
  'relief',
  'draft',
]

async function payoutTasks(tx: ReadTx, { merchantId }: Workplace): Promise<HomeTask[]> {
  const rows = await stoppedPayouts(tx, merchantId)
  return rows.map(({ id, status, currency, payout_minor }) => ({
    kind: status === 'failed' ? ('payout_failed' as const) : ('payout_held' as const),
    payout_id: id,
    amount: amountOf(payout_minor, currency),
    currency,
  }))
}

async function capitalTasks(tx: ReadTx, place: Workplace, now: Date): Promise<HomeTask[]> {
  const { merchantId } = place
  const [contracts, mandates, applications, reliefs] = await Promise.all([
    contractsToSign(tx, merchantId, now),
    mandatesToSign(tx, merchantId),
    waitingApplications(tx, place),
    answeredReliefs(tx, merchantId, new Date(now.getTime() - toldOfMs)),
  ])
  const sentBack = applications.filter(({ status }) => status === 'reset').map(({ id }) => id)
  const marks = sentBack.length > 0 ? await openMarks(tx, 'application', { merchantId, ids: sentBack }) : []
  const begun = applications.find(({ status }) => status !== 'reset')
  return [
    ...contracts.map(({ application_id, signer_name, expires_at }) => ({
      kind: 'contract' as const,
      application_id,
      signer_name,
      expires_at: expires_at.toISOString(),
    })),
    ...mandates.map(({ advance_id }) => ({ kind: 'mandate' as const, loan_id: advance_id })),
    ...sentBack.map((id) => ({
      kind: 'corrections' as const,
      application_id: id,
      count: marks.find((mark) => mark.id === id)?.count ?? 0,
    })),
    ...reliefs.map(({ advance_id, status, decided_at }) => ({
      kind: 'relief' as const,
      loan_id: advance_id,
      status,
      decided_at: decided_at.toISOString(),
    })),
    ...(begun ? [{ kind: 'draft' as const, saved_at: begun.saved_at.toISOString() }] : []),
  ]
}

async function captureTasks(
  tx: ReadTx,
  { ageing }: Pick<HomeDependencies, 'ageing'>,
  place: Workplace,
  now: Date,
): Promise<HomeTask[]> {
  const nowMs = now.getTime()
  const lateSince = new Date(waitingSince(nowMs, ageing.warnDays.at(-1) ?? ageing.autoCaptureDays))
  const { count, amountMinor, oldestAt, late } = await waitingOrders(tx, place, lateSince)
  if (count === 0 || oldestAt === null) return []
  const { currency } = place
  return [
    {
      kind: 'capture',
      count,
      amount: amountOf(amountMinor, currency),
      currency,
      oldest_days: waitingDays(oldestAt.getTime(), nowMs),
      late,
      auto_capture_days: ageing.autoCaptureDays,
    },
  ]
}

async function webhookTasks(tx: ReadTx, { merchantId }: Workplace): Promise<HomeTask[]> {
  const { failing, paused } = await webhooksInTrouble(tx, merchantId)
  return failing > 0 ? [{ kind: 'webhooks', failing, paused }] : []
}

/** Licences of the Emirates that end or have ended, the nearest end first (NAV-51). */
async function licenceTasks(tx: ReadTx, { merchantId }: Workplace): Promise<HomeTask[]> {
  const rows = await listLegalEntities(tx, merchantId, alertStatuses)
  return rows.flatMap(({ id, country, licence_expires_on: expires_on, suspended_at }) =>
    country !== followedCountry || expires_on === null
      ? []
      : { kind: 'licence' as const, legal_entity_id: id, expires_on, is_suspended: suspended_at !== null },
  )
}

/** Minor units as they travel. */
export function amountOf(minor: bigint, currency: Currency): string {
  return toDecimal(money(minor, currency))
}
