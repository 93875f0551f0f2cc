import type { SignInAudience } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export type FlowRow = Row<
  'sign_in_flow',
  'id' | 'audience' | 'state' | 'contact' | 'language' | 'device' | 'subject_id' | 'second_contact',
  {
    /** The first factor and its contact, normalised. */
    factor: Factor
    /** Codes sent so far. */
    sends: number
  }
>

export interface NewFlow extends Pick<
  FlowRow,
  'id' | 'audience' | 'factor' | 'contact' | 'language' | 'device'
> {
  tokenHash: Buffer
  expiresAt: Date
}

const columns = [
  'id',
  'audience',
  'state',
  'factor',
  'contact',
  'language',
  'device',
  'subject_id',
  'second_contact',
  'sends',
] as const

export async function insertFlow(tx: Tx, flow: NewFlow): Promise<void> {
  await tx`
    insert into sign_in_flow (id, token_hash, audience, state, factor, contact, language, device, sends, expires_at)
    values (${flow.id}, ${flow.tokenHash}, ${flow.audience}, 'first_factor', ${flow.factor}, ${flow.contact},
            ${flow.language}, ${flow.device}, 1, ${flow.expiresAt})`
}

/** The flow of a browser's cookie, locked: two calls of one sign-in come one after the other. */
export async function lockFlowOfToken(
  tx: Tx,
  tokenHash: Buffer,
  audience: SignInAudience,
  now: Date,
): Promise<FlowRow | undefined> {
  const [row] = await tx<FlowRow[]>`
    select ${tx(columns)} from sign_in_flow
     where token_hash = ${tokenHash} and audience = ${audience} and expires_at > ${now} for update`
  return row
}

export async function lockFlow(tx: Tx, id: string, now: Date): Promise<FlowRow | undefined> {
  const [row] = await tx<FlowRow[]>`
    select ${tx(columns)} from sign_in_flow where id = ${id} and expires_at > ${now} for update`
  return row
}

/** The flow of a cookie once its first factor is verified: before that it may call nothing. */
export function findVerifiedFlow(tx: ReadTx, tokenHash: Buffer, audience: SignInAudience, now: Date) {
  return tx<Row<'sign_in_flow', 'id'>[]>`
    select id from sign_in_flow
     where token_hash = ${tokenHash} and audience = ${audience} and expires_at > ${now}
       and state in ('second_factor', 'set_up')`
}

/** Counts a code of this sign-in; the flow is locked. */
export async function countFlowSend(tx: Tx, id: string): Promise<void> {
  await tx`update sign_in_flow set sends = sends + 1 where id = ${id}`
}

export interface FirstFactorDone {
  id: string
  state: 'second_factor' | 'set_up'
  subjectId: string | null
  secondContact: string | null
  /** A new token: whoever planted or saw the first one is left behind. */
  tokenHash: Buffer
  expiresAt: Date
}

export async function finishFirstFactor(tx: Tx, done: FirstFactorDone): Promise<void> {
  await tx`
    update sign_in_flow set state = ${done.state}, subject_id = ${done.subjectId},
           second_contact = ${done.secondContact}, token_hash = ${done.tokenHash}, expires_at = ${done.expiresAt}
     where id = ${done.id} and state = 'first_factor'`
}

export async function nameSecondContact(tx: Tx, id: string, contact: string): Promise<void> {
  await tx`update sign_in_flow set second_contact = ${contact} where id = ${id} and state = 'set_up'`
}

export async function closeFlow(tx: Tx, id: string): Promise<void> {
  await tx`update sign_in_flow set state = 'done' where id = ${id}`
}

/** A changed factor ends every sign-in of the person that is under way. */
export async function closeFlowsOf(tx: Tx, subjectId: string): Promise<void> {
  await tx`update sign_in_flow set state = 'done' where subject_id = ${subjectId} and state <> 'done'`
}
