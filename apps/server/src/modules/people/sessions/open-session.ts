import type { SignInAudience } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import type { SessionSettings } from './settings.ts'
import { endSessionOfToken, insertSession } from './store.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'

export interface SessionOwner {
  audience: SignInAudience
  /** The person or member of staff who signed in. */
  id: string
  device: string
  ip: string
  /** The token this browser held until now; its session ends. */
  replaces: string | null
}

export interface OpenedSession {
  id: string
  /** Known here and in the browser only. */
  token: string
  maxAgeSeconds: number
}

/** A new session with a new token at every sign-in, so that a planted token never becomes somebody's. */
export async function openSession(
  tx: Tx,
  owner: SessionOwner,
  settings: SessionSettings,
  now: Date,
): Promise<OpenedSession> {
  const hours = owner.audience === 'desk' ? settings.staffAbsoluteHours : settings.absoluteHours
  const maxAgeSeconds = hours * 3600
  const token = newToken()
  const id = newId('ses')
  if (owner.replaces !== null && isTokenShape(owner.replaces))
    await endSessionOfToken(tx, hashOfToken(owner.replaces), now)
  await insertSession(tx, {
    id,
    tokenHash: hashOfToken(token),
    personId: owner.audience === 'merchant' ? owner.id : null,
    staffId: owner.audience === 'desk' ? owner.id : null,
    device: owner.device,
    ip: owner.ip,
    now,
    expiresAt: new Date(now.getTime() + maxAgeSeconds * 1000),
  })
  return { id, token, maxAgeSeconds }
}
