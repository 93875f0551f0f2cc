import type { AllHandlers } from '../../../platform/http/call.ts'
import { pageBy, pageOf, readPageToken } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import {
  bannerProblems,
  experimentsOfMerchant,
  isExperimentName,
  readBanner,
  switchExperiment,
  writeBanner,
} from '../../people/settings/index.ts'
import { auditToken, listAudit, presentAudit, readAuditToken, verifyChains } from './audit.ts'
import { lastMove } from './clock-move.ts'
import { clockState, move } from './clock.ts'
import { listMerchants } from './merchants.ts'
import type { DeskDependencies } from './parts.ts'

export type DeskHandlers = Pick<
  AllHandlers,
  | 'desk.clock'
  | 'desk.moveClock'
  | 'desk.remoteConfig'
  | 'desk.setRemoteConfig'
  | 'desk.merchants'
  | 'desk.merchantExperiments'
  | 'desk.setExperiment'
  | 'desk.audit'
  | 'desk.verifyAudit'
  | 'desk.fileTicket'
  | 'desk.fileStream'
>

export function deskHandlers(deps: DeskDependencies): DeskHandlers {
  return {
    'desk.clock': async ({ tx, now }) => ({
      clock: await clockState(tx, now, deps.isClockMovable),
      move: deps.isClockMovable ? await lastMove(tx, deps.scheduleNames()) : null,
    }),

    'desk.moveClock': async ({ body, audit }) => {
      audit({ object: 'clock', before: { now: deps.clock.now() }, after: { to: body.to } })
      return move(deps, new Date(body.to))
    },

    'desk.remoteConfig': async ({ tx }) => ({ web_status_message: await readBanner(tx) }),

    'desk.setRemoteConfig': async ({ tx, params, body, now, audit }) => {
      audit({ object: `remote_config:${params.key}`, before: await readBanner(tx), after: body })
      const fields = bannerProblems(body)
      if (Object.keys(fields).length > 0) return refuseFields(fields)
      await writeBanner(tx, body, now)
      return { web_status_message: body }
    },

    'desk.merchants': async ({ tx, query }) => {
      const size = query.page_size ?? 20
      const rows = await listMerchants(tx, {
        search: query.search?.trim() || null,
        before: readPageToken(query.page_token),
        size,
      })
      const page = pageOf(rows, size, (row) => ({ at: row.created_at, id: row.id }))
      return {
        merchants: page.rows.map(({ id, name, name_ar, country, currency }) => ({
          id,
          name,
          name_ar,
          country,
          currency,
        })),
        next_page_token: page.nextPageToken,
      }
    },

    'desk.merchantExperiments': async ({ tx, params }) => {
      const experiments = await experimentsOfMerchant(tx, params.id)
      return experiments ? { experiments } : refuse('not_found')
    },

    'desk.setExperiment': async ({ tx, params, body, now, audit }) => {
      const before = isExperimentName(params.name) ? await experimentsOfMerchant(tx, params.id) : undefined
      if (!before || !isExperimentName(params.name)) return refuse('not_found')
      audit({
        object: `experiment:${params.name}`,
        merchantId: params.id,
        before: { enabled: before.find((one) => one.name === params.name)?.enabled },
        after: body,
      })
      deps.onExperimentsChanged(params.id)
      await switchExperiment(tx, params.id, params.name, body.enabled, now)
      const experiments = await experimentsOfMerchant(tx, params.id)
      return experiments ? { experiments } : refuse('not_found')
    },

    'desk.audit': async ({ tx, query }) => {
      const size = query.page_size ?? 50
      const rows = await listAudit(tx, {
        merchantId: query.merchant_id ?? null,
        action: query.action ?? null,
        before: readAuditToken(query.page_token),
        size,
      })
      const page = pageBy(rows, size, (row) =>
        auditToken({ at: row.at, merchantId: row.merchant_id, number: row.number }),
      )
      return { entries: page.rows.map(presentAudit), next_page_token: page.nextPageToken }
    },

    'desk.verifyAudit': ({ tx, query }) => verifyChains(tx, query.merchant_id ?? null),

    'desk.fileTicket': async ({ tx, body, actor, now, audit }) => {
      const ticket = await deps.files.ticket(tx, { handle: body.url, staffId: actor.id, at: now })
      if (ticket instanceof Refusal) {
        audit({ object: `file:${body.url}` })
        return ticket
      }
      audit({ object: `file:${body.url}`, merchantId: ticket.merchantId })
      return { address: ticket.address, expires_at: ticket.expiresAt.toISOString() }
    },

    'desk.fileStream': ({ params, actor, now }) =>
      deps.files.stream({ ticket: params.ticket, staffId: actor.id, at: now }),
  }
}
