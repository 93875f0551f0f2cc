import type { SignInAudience } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import type { SessionSettings } from './settings.ts'
import { endSessionOfToken, insertSession, type NewSession, type View } from './store.ts'
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

/** What a member of staff begins who wants to see what a person of a merchant sees. */
export interface ViewOwner extends Omit<SessionOwner, 'audience'> {
  view: View
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
  const { audience, id: ownerId, ...from } = owner
  const personId = audience === 'merchant' ? ownerId : null
  const staffId = audience === 'desk' ? ownerId : null
  return open(tx, { ...from, personId, staffId, view: null }, hours * 3600, now)
}

/** Half an hour in which a member of staff sees what a person sees, and changes nothing. */
export function openView(tx: Tx, { id, ...owner }: ViewOwner, now: Date): Promise<OpenedSession> {
  return open(tx, { ...owner, personId: id, staffId: null }, viewSeconds, now)
}

const viewSeconds = 1_800

type Opening = Pick<SessionOwner, 'device' | 'ip' | 'replaces'> &
  Pick<NewSession, 'personId' | 'staffId' | 'view'>

async function open(
  tx: Tx,
  { replaces, ...row }: Opening,
  maxAgeSeconds: number,
  now: Date,
): Promise<OpenedSession> {
  const token = newToken()
  const id = newId('ses')
  if (replaces !== null && isTokenShape(replaces)) await endSessionOfToken(tx, hashOfToken(replaces), now)
  const expiresAt = new Date(now.getTime() + maxAgeSeconds * 1000)
  await insertSession(tx, { ...row, id, tokenHash: hashOfToken(token), now, expiresAt })
  return { id, token, maxAgeSeconds }
}
