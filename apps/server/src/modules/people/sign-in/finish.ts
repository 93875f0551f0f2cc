import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newToken } from '../../../platform/ids.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import { rememberDevice } from './device-store.ts'
import { closeFlow, type FlowRow } from './flow-store.ts'
import { cookiesOf, type StepDependencies, type StepCall } from './dependencies.ts'
import { knownDeviceDays } from './settings.ts'
import { merchantOfPerson } from './subject-store.ts'

/**
 * The end of every sign-in: the flow is closed, a session opened, the browser known from now on (AUTH-22,
 * AUTH-29).
 */
export async function finishSignIn(
  deps: Pick<StepDependencies, 'sessions' | 'joinInvited'>,
  tx: Tx,
  flow: Pick<FlowRow, 'id' | 'audience'>,
  subjectId: string,
  call: StepCall,
): Promise<{ auth_token: string }> {
  const { audience } = flow
  const cookies = cookiesOf[audience]
  await closeFlow(tx, flow.id)
  const joined = audience === 'merchant' ? await deps.joinInvited(tx, subjectId, call.now) : []
  const session = await deps.sessions.open(tx, {
    audience,
    id: subjectId,
    device: call.request.userAgent,
    ip: call.request.ip,
    replaces: call.cookie(cookies.session),
  })
  await knowBrowser(tx, subjectId, call)
  call.clearCookie(cookies.flow)
  call.setCookie(cookies.session, session.token, session.maxAgeSeconds)
  const merchantId = audience === 'merchant' ? await merchantOfPerson(tx, subjectId) : null
  call.audit({
    object: subjectId,
    merchantId,
    after: {
      session: session.id,
      ...(joined.length > 0 && { joined: joined.map(({ merchant_id }) => merchant_id) }),
    },
  })
  for (const { merchant_id, role, store_ids } of joined)
    await recordAudit(tx, {
      at: call.now,
      action: 'member.joined',
      actorId: subjectId,
      actorRole: role,
      requestId: call.request.id,
      ip: call.request.ip,
      userAgent: call.request.userAgent,
      merchantId: merchant_id,
      object: `person:${subjectId}`,
      before: null,
      after: { role, store_ids },
      outcome: 'done',
      reason: null,
    })
  return { auth_token: session.token }
}

async function knowBrowser(tx: Tx, subjectId: string, call: StepCall): Promise<void> {
  const held = call.cookie('device')
  const token = held !== null && isTokenShape(held) ? held : newToken()
  const expiresAt = new Date(call.now.getTime() + knownDeviceDays * 86_400_000)
  await rememberDevice(tx, hashOfToken(token), subjectId, expiresAt)
  call.setCookie('device', token, knownDeviceDays * 86_400)
}
