import type { CampaignReason } from '@daftar/rules/ads/campaign-status'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { AuditNote, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { storesOfMerchant } from '../../merchants/merchants/index.ts'
import { availableMinor } from '../../money/wallet/index.ts'
import type { AdsDependencies } from './dependencies.ts'
import { tellOfCampaign } from './letters.ts'
import type { CampaignRow } from './machine.ts'
import { presentDay, presentForStaff } from './present.ts'
import { approveCampaign, rejectCampaign, type Deciding } from './review.ts'
import {
  countInReview,
  daysOf,
  findCampaign,
  listCampaigns,
  listQueue,
  lockCampaign,
  type NamedCampaign,
} from './store.ts'
import { saveCampaign } from './write.ts'

/** Every campaign that was handed in, whosever it is. */
const everybodys = { merchantId: null, storeIds: null, isHandedIn: true } as const

/**
 * Campaigns of every merchant, as ads operations see, edit and approve them, and staff on the desk
 * (DEC-ADS-3).
 */
export function opsHandlers(deps: AdsDependencies) {
  return {
    'ads.listForOps': async ({ tx, query }) => {
      const filter = { ...everybodys, status: query.status, search: query.search }
      const { rows, next_page_token } = await listPage(query, byTime('created_at'), (page) =>
        listCampaigns(tx, filter, page),
      )
      return { campaigns: await Promise.all(rows.map((row) => present(tx, deps, row))), next_page_token }
    },

    'ads.readForOps': (call) => answer(deps, call, call.params.id),

    'ads.saveForOps': async (call) => {
      const { tx, params, actor, body, ifMatch, now: at, audit } = call
      const object = `campaign:${params.id}`
      audit({ object, after: body })
      const row = await findCampaign(tx, everybodys, params.id)
      if (!row) return refuse('not_found')
      const { merchant_id: merchantId, currency } = row
      audit({ object, merchantId, after: body })
      const stores = (await storesOfMerchant(tx, merchantId)).map(({ id }) => id)
      const mayEdit = (status: CampaignRow['status']) => status === 'in_review' || status === 'rejected'
      const writer = {
        merchantId,
        currency,
        stores,
        keepsStore: true,
        personId: actor.id,
        at,
        ifMatch,
        mayEdit,
      }
      return (await saveCampaign(tx, deps, row, body, writer)) ?? answer(deps, call, row.id)
    },

    'ads.approveForOps': (call) => approve(deps, call),
    'ads.rejectForOps': (call) => reject(deps, call),

    'ads.queue': async ({ tx, query }) => {
      const { rows, next_page_token } = await listPage(query, byTime('due_at'), (page) =>
        listQueue(tx, query.status ?? 'in_review', page),
      )
      const campaigns = await Promise.all(rows.map((row) => present(tx, deps, row)))
      return { campaigns, waiting: await countInReview(tx), next_page_token }
    },

    'ads.case': (call) => answer(deps, call, call.params.id),
    'ads.approve': (call) => approve(deps, call),
    'ads.reject': (call) => reject(deps, call),
  } satisfies Partial<Handlers<'ads'>>
}

async function present(tx: ReadTx, { prices }: AdsDependencies, row: NamedCampaign) {
  const { merchant_id: merchantId, currency } = row
  return presentForStaff(row, prices, await availableMinor(tx, { merchantId, currency }))
}

/** One campaign with its days, as it stands now. */
async function answer(
  deps: AdsDependencies,
  { tx, version }: { tx: ReadTx; version(version: number): void },
  id: string,
) {
  const row = await findCampaign(tx, everybodys, id)
  if (!row) return refuse('not_found')
  version(row.version)
  const days = (await daysOf(tx, row)).map((day) => presentDay(day, row.currency))
  return { campaign: await present(tx, deps, row), days }
}

/** Decides on the version that was read: of two who decide at once one does, and the merchant is told. */
async function deciding(
  deps: AdsDependencies,
  call: DecidingCall,
  act: (row: CampaignRow, by: Deciding) => Promise<Refusal | null>,
) {
  const { tx, params, actor, body, ifMatch, now: at, audit } = call
  const object = `campaign:${params.id}`
  audit({ object, after: body })
  const found = await findCampaign(tx, everybodys, params.id)
  const row = found && (await lockCampaign(tx, found))
  if (!row) return refuse('not_found')
  const { merchant_id: merchantId, status, version } = row
  audit({ object, merchantId, before: { status, version }, after: body })
  const refused = version === ifMatch ? await act(row, { byId: actor.id, at }) : refuse('stale_version')
  if (refused) return refused
  const decided = await findCampaign(tx, everybodys, row.id)
  await tellOfCampaign(tx, deps, decided!)
  return answer(deps, call, row.id)
}

function approve(deps: AdsDependencies, call: DecidingCall) {
  return deciding(deps, call, (row, by) => approveCampaign(call.tx, row, by))
}

function reject(
  deps: AdsDependencies,
  call: DecidingCall & { body: { reason: CampaignReason; note: string } },
) {
  return deciding(deps, call, (row, by) => rejectCampaign(call.tx, row, by, call.body))
}

interface DecidingCall {
  tx: Tx
  params: { id: string }
  actor: { id: string }
  body?: unknown
  ifMatch: number
  now: Date
  audit(note: AuditNote): void
  version(version: number): void
}
