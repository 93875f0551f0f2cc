import type { Handlers } from '../../../platform/http/call.ts'
import { hashOfToken } from '../../../platform/crypto/token.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newToken } from '../../../platform/ids.ts'
import type { SessionKeeper } from './gatekeeper.ts'
import { openView } from './open-session.ts'
import type { SessionSettings } from './settings.ts'
import { changeWorkspace, endSession, endSessions, findViewable, listSessions } from './store.ts'
import { noteVisit } from './visit-store.ts'

interface SessionHandlerDependencies {
  keeper: SessionKeeper
  settings: SessionSettings
  realNow(): Date
}

export function sessionHandlers(deps: SessionHandlerDependencies): Handlers<'sessions'> {
  return { ...ownSessions(deps), ...workspaces(deps), ...staffSessions(deps) }
}

/** A person's own sessions, on every device. */
function ownSessions({ keeper, settings, realNow }: SessionHandlerDependencies) {
  return {
    'sessions.logout': async ({ actor, tx, clearCookie, audit }) => {
      keeper.distrust(actor.id)
      await endSession(tx, actor.id, actor.sessionId, realNow())
      clearCookie('session')
      audit({ object: actor.sessionId })
    },

    'sessions.list': async ({ actor, tx }) => {
      const rows = await listSessions(tx, actor.id, realNow(), settings.idleMinutes)
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: row.device,
          ip: row.ip,
          created_at: row.created_at.toISOString(),
          last_active_at: row.last_active_at.toISOString(),
          current: row.id === actor.sessionId,
        })),
      }
    },

    'sessions.end': async ({ actor, params, tx, audit }) => {
      if (params.id === actor.sessionId) return refuse('current_session')
      keeper.distrust(actor.id)
      if (!(await endSession(tx, actor.id, params.id, realNow()))) return refuse('not_found')
      audit({ object: params.id })
    },

    'sessions.endAll': async ({ actor, tx, clearCookie, audit }) => {
      keeper.distrust(actor.id)
      const ended = await endSessions(tx, actor.id, null, realNow())
      clearCookie('session')
      audit({ object: actor.id, after: { ended } })
    },
  } satisfies Partial<Handlers<'sessions'>>
}

/** In which merchant a session works. */
function workspaces({ keeper, settings, realNow }: SessionHandlerDependencies) {
  return {
    'sessions.work': async ({ actor, body, tx, cookie, setCookie, audit }) => {
      const { merchant_id: merchantId } = body
      audit({ object: actor.sessionId, merchantId: null })
      if (!actor.workspaces.some((one) => one.merchantId === merchantId)) return refuse('not_found')
      keeper.distrust(actor.id)
      const token = newToken()
      const { sessionId } = actor
      if (!(await changeWorkspace(tx, { sessionId, merchantId, tokenHash: hashOfToken(token) })))
        return refuse('session_revoked')
      await noteVisit(tx, merchantId, actor.id, realNow())
      // The session ends when it would have: the cookie is of the browser alone that has one.
      if (cookie('session') !== null) setCookie('session', token, settings.absoluteHours * 3600)
      audit({ object: actor.sessionId, merchantId, before: { merchant_id: actor.merchantId } })
      return { auth_token: token, merchant_id: merchantId }
    },
  } satisfies Partial<Handlers<'sessions'>>
}

/** Sessions of staff, and the view of what somebody else sees. */
function staffSessions({ keeper, realNow }: SessionHandlerDependencies) {
  return {
    'sessions.viewAs': async ({ actor, params, body, tx, request, cookie, setCookie, audit }) => {
      const note = { object: `person:${params.personId}`, after: { reason: body.reason } }
      audit(note)
      const person = await findViewable(tx, params.id, params.personId)
      if (!person) return refuse('not_found')
      if (person.blocked_at !== null) return refuse('wrong_status')
      const owner = {
        id: params.personId,
        device: request.userAgent,
        ip: request.ip,
        replaces: cookie('session'),
        view: { staffId: actor.id, merchantId: params.id, reason: body.reason },
      }
      const now = realNow()
      const { token, maxAgeSeconds } = await openView(tx, owner, now)
      setCookie('session', token, maxAgeSeconds)
      const until = new Date(now.getTime() + maxAgeSeconds * 1000).toISOString()
      audit({ ...note, merchantId: params.id, after: { reason: body.reason, until } })
      return { until }
    },

    'sessions.logoutForStaff': async ({ actor, tx, clearCookie, audit }) => {
      keeper.distrust(actor.id)
      await endSession(tx, actor.id, actor.sessionId, realNow())
      clearCookie('desk_session')
      audit({ object: actor.sessionId })
    },
  } satisfies Partial<Handlers<'sessions'>>
}
