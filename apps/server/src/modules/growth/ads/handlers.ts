import { Readable } from 'node:stream'
import { adPrice, placements } from '@daftar/rules/ads/prices'
import type { CampaignStatus } from '@daftar/rules/ads/campaign-status'
import { money, toDecimal } from '@daftar/rules/money/money'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { csvType } from '../../../platform/csv.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { listStores } from '../../merchants/merchants/index.ts'
import { availableMinor } from '../../money/wallet/index.ts'
import { finishCampaign } from './budget.ts'
import { csvOfCampaigns } from './csv.ts'
import type { AdsDependencies } from './dependencies.ts'
import { tellOfCampaign } from './letters.ts'
import { campaignMachine } from './machine.ts'
import { presentCampaign, presentDay, presentTotals } from './present.ts'
import { daysOf, findCampaign, listCampaigns, totalsOf, type NamedCampaign } from './store.ts'
import { createCampaign, removeDraft, saveCampaign, submitCampaign, todayOf } from './write.ts'

/** More is a matter for a filter. */
const exportRowsMax = 5000

/** Campaigns as their merchant writes and watches them (DEC-ADS-1, DEC-ADS-2). */
export function merchantHandlers(deps: AdsDependencies) {
  return { ...watching(deps), ...writing(deps), ...running(deps) } satisfies Partial<Handlers<'ads'>>
}

/** What runs and what it has brought, and what there is to choose from. */
function watching(deps: AdsDependencies) {
  const { database, prices } = deps
  return {
    'ads.list': async ({ tx, actor, query }) => {
      const { currency, ...own } = ownCampaigns(actor)
      const filter = { ...own, status: query.status, search: query.search }
      const [{ rows, next_page_token }, totals] = await Promise.all([
        listPage(query, byTime('created_at'), (page) => listCampaigns(tx, filter, page)),
        totalsOf(tx, filter),
      ])
      const campaigns = rows.map((row) => presentCampaign(row, prices))
      return { campaigns, totals: presentTotals(totals, currency), next_page_token }
    },

    'ads.options': async ({ tx, actor }) => {
      const { merchantId, currency } = ownCampaigns(actor)
      const [stores, available] = await Promise.all([
        listStores(tx, merchantId, actor.id),
        availableMinor(tx, { merchantId, currency }),
      ])
      const sold = placements.flatMap((placement) => {
        const price = adPrice(placement, currency, prices)
        if (!price) return []
        return [{ placement, priced_by: price.pricedBy, price: toDecimal(money(price.priceMinor, currency)) }]
      })
      return {
        currency,
        stores: stores
          .filter(({ closed_at }) => closed_at === null)
          .map(({ id, name, name_ar }) => ({ id, name, name_ar })),
        prices: sold,
        wallet_available: toDecimal(money(available, currency)),
      }
    },

    'ads.export': async ({ actor, query, request, audit, now }) => {
      const { language = request.language, ...asked } = query
      const { currency, ...own } = ownCampaigns(actor)
      audit({ object: `merchant:${own.merchantId}`, after: asked })
      const rows = await database.tenantRead([own.merchantId], (tx) =>
        listCampaigns(tx, { ...own, ...asked }, { before: null, size: exportRowsMax }),
      )
      if (rows.length > exportRowsMax) return refuse('narrow_the_filters')
      const campaigns = rows.map((row) => presentCampaign(row, prices))
      return {
        bytes: Readable.from(csvOfCampaigns(campaigns, { zone: zoneOfCurrency(currency), language })),
        contentType: csvType,
        name: `campaigns_${todayOf(currency, now)}.csv`,
        disposition: 'attachment',
        headers: { 'x-row-count': String(campaigns.length) },
      }
    },

    'ads.read': async ({ tx, actor, params, version }) => {
      const row = await findCampaign(tx, ownCampaigns(actor), params.id)
      if (!row) return refuse('not_found')
      version(row.version)
      const days = (await daysOf(tx, row)).map((day) => presentDay(day, row.currency))
      return { campaign: presentCampaign(row, prices), days }
    },
  } satisfies Partial<Handlers<'ads'>>
}

/** A draft, until it is handed in. */
function writing(deps: AdsDependencies) {
  return {
    'ads.create': async (call) => {
      const { tx, body, audit } = call
      audit({ object: `merchant:${call.actor.merchantId}`, after: body })
      const id = await createCampaign(tx, deps, body, await writerOf(call))
      if (id instanceof Refusal) return id
      audit({ object: `campaign:${id}`, after: body })
      return answer(deps, call, id)
    },

    'ads.save': async (call) => {
      const { tx, params, body, ifMatch, audit } = call
      const row = await seen(call)
      audit({ object: `campaign:${params.id}`, after: body })
      if (!row) return refuse('not_found')
      const writer = { ...(await writerOf(call)), ifMatch }
      return (await saveCampaign(tx, deps, row, body, writer)) ?? answer(deps, call, row.id)
    },

    'ads.remove': async (call) => {
      const { tx, params, ifMatch, audit } = call
      const row = await seen(call)
      audit({ object: `campaign:${params.id}`, ...(row && { before: { name: row.name } }) })
      if (!row) return refuse('not_found')
      return removeDraft(tx, deps, row, ifMatch)
    },

    'ads.submit': async (call) => {
      const { tx, actor, params, ifMatch, now: at, audit } = call
      const row = await seen(call)
      audit({ object: `campaign:${params.id}` })
      if (!row) return refuse('not_found')
      return (
        (await submitCampaign(tx, deps, row, { ifMatch, personId: actor.id, at })) ??
        answer(deps, call, row.id)
      )
    },
  } satisfies Partial<Handlers<'ads'>>
}

/** What a merchant does with a campaign that was handed in. */
function running(deps: AdsDependencies) {
  return {
    'ads.withdraw': (call) => moving(deps, call, 'draft', 'in_review'),

    'ads.pause': (call) => moving(deps, call, 'paused', 'active'),

    'ads.resume': (call) => moving(deps, call, 'active', 'paused'),

    'ads.finish': async (call) => {
      const { tx, actor, params, now: at, audit } = call
      const row = await seen(call)
      audit({ object: `campaign:${params.id}`, ...(row && { before: { status: row.status } }) })
      if (!row) return refuse('not_found')
      if (row.status !== 'active' && row.status !== 'paused') return refuse('wrong_status')
      if (!(await finishCampaign(tx, row, { actor: 'merchant', actorId: actor.id, at })))
        return refuse('wrong_status')
      const finished = await findCampaign(tx, ownCampaigns(actor), row.id)
      await tellOfCampaign(tx, deps, finished!)
      return answer(deps, call, row.id)
    },
  } satisfies Partial<Handlers<'ads'>>
}

async function answer(
  { prices }: AdsDependencies,
  { tx, actor, version }: Pick<AnyCall, 'actor' | 'version'> & { tx: ReadTx },
  id: string,
) {
  const row = await findCampaign(tx, ownCampaigns(actor), id)
  if (!row) return refuse('not_found')
  version(row.version)
  return { campaign: presentCampaign(row, prices) }
}

/** Pauses, resumes or takes back: a move that its merchant makes alone. */
async function moving(
  deps: AdsDependencies,
  call: MoveCall,
  to: 'paused' | 'active' | 'draft',
  from: CampaignStatus,
) {
  const { tx, actor, params, now: at, audit } = call
  const row = await seen(call)
  audit({ object: `campaign:${params.id}`, ...(row && { before: { status: row.status } }) })
  if (!row) return refuse('not_found')
  if (row.status !== from) return refuse('wrong_status')
  const set = { version: row.version + 1, ...(to === 'draft' && { deadline_at: null }) }
  const move = { to, actor: 'merchant', actorId: actor.id, at, set } as const
  if ((await moveStatus(tx, campaignMachine, row, move)) === 'lost') return refuse('wrong_status')
  return answer(deps, call, row.id)
}

type AnyCall = Call<'ads.pause'>
type MoveCall = Pick<AnyCall, 'tx' | 'actor' | 'params' | 'now' | 'audit' | 'version'>

/** A campaign is of a store, so whoever is limited to some stores sees the campaigns of these. */
function ownCampaigns({ merchantId, currency, storeIds }: MemberActor) {
  return { merchantId, currency, storeIds }
}

function seen({
  tx,
  actor,
  params,
}: Pick<AnyCall, 'actor' | 'params'> & { tx: ReadTx }): Promise<NamedCampaign | undefined> {
  return findCampaign(tx, ownCampaigns(actor), params.id)
}

async function writerOf({ tx, actor, now: at }: Pick<AnyCall, 'actor' | 'now'> & { tx: Tx }) {
  const { merchantId, currency } = ownCampaigns(actor)
  const stores = (await listStores(tx, merchantId, actor.id)).map(({ id }) => id)
  return { merchantId, currency, stores, personId: actor.id, at }
}
