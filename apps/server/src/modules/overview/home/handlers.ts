import type { HomeAdvance, HomeSales, HomeTask } from '@daftar/contract/endpoints/overview/home-shapes'
import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { mayLoadLegalEntities } from '@daftar/rules/access/permissions'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { salesFigures, type SalesFigure } from '@daftar/rules/home/sales-figures'
import { alertStatuses } from '@daftar/rules/shell/frame/legal-entity-alert'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { isMember, seesStore, type MemberActor } from '../../../platform/http/actor.ts'
import { countActive } from '../../disputes/disputes/index.ts'
import { findLegalEntity, listLegalEntities, presentLegalEntity } from '../../merchants/merchants/index.ts'
import { unreadChats } from '../../service/support/index.ts'
import type { HomeDependencies } from './dependencies.ts'
import { isStoreOf, soldDays, type Workplace } from './sales-store.ts'
import { amountOf, tasksOf } from './tasks.ts'

/** How many weeks of an advance the strip draws. */
const weeksDrawn = 12

/** The merchant's first page (OTH-01). Each part answers by the rights of its own area. */
export function homeHandlers(deps: HomeDependencies): Handlers<'home'> {
  return {
    'home.read': async ({ tx, actor, query, now }) => {
      const place = placeOf(actor)
      const storeId = query.store_id
      if (storeId !== undefined && !(seesStore(actor, storeId) && (await isStoreOf(tx, place, storeId))))
        return refuse('not_found')
      const inStore = storeId === undefined ? place : { ...place, storeIds: [storeId] }
      const { merchantId } = place
      const { canViewOrders, canViewCapital, isPayoutsAllowed } = actor.permissions
      const [sales, tasks, advance, entity] = await Promise.all([
        canViewOrders ? salesOf(tx, inStore, now) : null,
        tasksOf(tx, deps, { actor, place: inStore, now }),
        canViewCapital ? deps.advanceOf(tx, merchantId, now) : undefined,
        isPayoutsAllowed ? findLegalEntity(tx, merchantId) : undefined,
      ])
      return {
        sales,
        tasks: withShortWeeks(tasks, advance),
        advance: advance ? presentAdvance(advance) : null,
        bank: entity?.iban ? { bank_name: entity.bank_name, iban_last_four: entity.iban.slice(-4) } : null,
      }
    },

    'home.sidebar': async ({ tx, actor }) => {
      if (!isMember(actor)) return { active_disputes: null, unread_chats: null, alerting_entities: null }
      const { canFetchDisputes, canViewSupport } = actor.permissions
      const [disputes, chats, entities] = await Promise.all([
        canFetchDisputes ? countActive(tx, actor) : null,
        canViewSupport ? unreadChats(tx, actor) : null,
        mayLoadLegalEntities(actor.permissions)
          ? listLegalEntities(tx, actor.merchantId, alertStatuses)
          : null,
      ])
      return {
        active_disputes: disputes,
        unread_chats: chats,
        alerting_entities: entities?.map(presentLegalEntity) ?? null,
      }
    },
  }
}

function placeOf({ merchantId, currency, storeIds }: MemberActor): Workplace {
  return { merchantId, currency, zone: zoneOfCurrency(currency), storeIds }
}

async function salesOf(tx: ReadTx, place: Workplace, now: Date): Promise<HomeSales> {
  const { currency, zone } = place
  const today = dateInZone(now.getTime(), zone)
  const figures = salesFigures(await soldDays(tx, place, today, now), today)
  const figure = ({ amountMinor, orders, beforeMinor }: SalesFigure) => ({
    amount: amountOf(amountMinor, currency),
    orders,
    before: amountOf(beforeMinor, currency),
  })
  return {
    currency,
    until: now.toISOString(),
    zone,
    today: figure(figures.today),
    week: figure(figures.week),
    days: figures.days.map(({ date, amountMinor, beforeMinor }) => ({
      date,
      amount: amountOf(amountMinor, currency),
      before: amountOf(beforeMinor, currency),
    })),
  }
}

/** What short weeks left is a task of its own, after what stops payouts. */
function withShortWeeks(tasks: readonly HomeTask[], advance: Advance | undefined): HomeTask[] {
  if (!advance || Number(advance.shortfall_amount) === 0) return [...tasks]
  const { id, shortfall_amount: amount, currency } = advance
  const stopped = tasks.filter(({ kind }) => kind === 'payout_failed' || kind === 'payout_held')
  const rest = tasks.filter((task) => !stopped.includes(task))
  return [...stopped, { kind: 'short_weeks', loan_id: id, amount, currency }, ...rest]
}

function presentAdvance(advance: Advance): HomeAdvance {
  return {
    id: advance.id,
    status: advance.status,
    currency: advance.currency,
    funded_at: advance.funded_at,
    total: advance.amount_vat,
    outstanding: advance.outstanding_amount,
    repaid_percent: advance.repaid_percent,
    minimum: advance.minimum_repayment_amount,
    next_due: advance.next_due_amount,
    next_on: advance.next_repayment_date,
    by_debit: advance.direct_debit !== null,
    weeks: advance.repayments
      .filter(({ repayment_type }) => repayment_type === 'payout' || repayment_type === 'direct_debit')
      .slice(-weeksDrawn)
      .map(({ date, amount, week_status }) => ({ date, amount, week_status })),
  }
}
