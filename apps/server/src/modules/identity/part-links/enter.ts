import { partLinkLimits } from '@daftar/rules/part-links/part-link'
import { equalBytes } from '../../../platform/crypto/keys.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, type Refusal } from '../../../platform/http/refusal.ts'
import { newToken } from '../../../platform/ids.ts'
import { countAddressHit } from '../../../platform/rates/rates.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import type { PartLinkDependencies } from './dependencies.ts'
import { partLinkMachine, type PartLinkRow } from './machine.ts'
import { sendPartCode } from './messages.ts'
import type { NamedLink } from './store.ts'

/**
 * Sends a code to the bound contact; counted apart from signing in, so wrong ones here lock nobody out there.
 */
export async function sendCode(
  tx: Tx,
  deps: PartLinkDependencies,
  link: NamedLink,
  { at, ip }: { at: Date; ip: string },
): Promise<{ resendAt: Date } | Refusal> {
  const address = { scope: 'code_address', address: ip, windowSeconds: 3600, limit: deps.sendsPerAddress }
  const hit = await countAddressHit(tx, address, at)
  if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  const issued = await deps.codes.issue(tx, codeTarget(link), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  if (issued.kind === 'issued')
    await sendPartCode(tx, deps, link, { code: issued.code, minutes: deps.codeMinutes })
  return { resendAt: issued.resendAt }
}

/** Takes the code; the pass it gives ends the one before, so a part is open on one device at a time. */
export async function letIn(
  tx: Tx,
  deps: PartLinkDependencies,
  link: NamedLink,
  { digits, at }: { digits: string; at: Date },
): Promise<{ pass: string; row: NamedLink } | Refusal> {
  const tried = await deps.codes.attempt(tx, codeTarget(link), digits, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  const pass = newToken()
  const set = {
    pass_hash: hashOfToken(pass),
    pass_until: new Date(at.getTime() + partLinkLimits.passMinutes * 60_000),
    opened_at: link.opened_at ?? at,
  }
  const isDone =
    link.status === 'sent'
      ? (await moveStatus(tx, partLinkMachine, link, {
          ...{ to: 'opened', actor: 'merchant', actorId: link.id, at, set },
        })) === 'moved'
      : await changeInStatus(tx, partLinkMachine, link, set)
  return isDone ? { pass, row: { ...link, ...set, status: 'opened' } } : refuse('part_closed')
}

/** Whether a browser brings the pass of this very link. */
export function isLetIn(
  { pass_hash, pass_until }: Pick<PartLinkRow, 'pass_hash' | 'pass_until'>,
  pass: string | null,
  at: Date,
): boolean {
  if (pass === null || !isTokenShape(pass) || pass_hash === null || pass_until === null) return false
  return pass_until > at && equalBytes(pass_hash, hashOfToken(pass))
}

function codeTarget({ id, factor, contact }: PartLinkRow) {
  const bound = { factor, contact, device: 'part_link', askedBy: id }
  return { ...bound, audience: 'merchant', purpose: 'part_link' } as const
}
