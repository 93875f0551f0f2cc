import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { CodeSettings } from './settings.ts'

export type CodePurpose =
  | 'first_factor'
  | 'second_factor'
  | 'set_up'
  | 'account_phone'
  | 'account_phone_proof'
  | 'contract'
  | 'payment'
  | 'part_link'
  | 'claim'

type CounterRow = Row<
  'code_counter',
  | 'hour_from'
  | 'hour_sends'
  | 'day_from'
  | 'day_sends'
  | 'tries_day_from'
  | 'day_tries'
  | 'tries_in_a_row'
  | 'wait_until'
>

/** Counts one more code sent to the identity, in one statement; false when its caps or a wait forbid it. */
export async function countSend(tx: Tx, identity: Buffer, limits: CodeSettings, now: Date): Promise<boolean> {
  const counted = await tx`
    insert into code_counter as c (identity, hour_from, hour_sends, day_from, day_sends)
    values (${identity}, ${now}, 1, ${now}, 1)
    on conflict (identity) do update set
      hour_sends = case when c.hour_from <= ${now}::timestamptz - interval '1 hour' then 1 else c.hour_sends + 1 end,
      hour_from = case when c.hour_from <= ${now}::timestamptz - interval '1 hour' then ${now} else c.hour_from end,
      day_sends = case when c.day_from <= ${now}::timestamptz - interval '1 day' then 1 else c.day_sends + 1 end,
      day_from = case when c.day_from <= ${now}::timestamptz - interval '1 day' then ${now} else c.day_from end
    where (c.hour_sends < ${limits.sendsPerHour} or c.hour_from <= ${now}::timestamptz - interval '1 hour')
      and (c.day_sends < ${limits.sendsPerDay} or c.day_from <= ${now}::timestamptz - interval '1 day')
      and (c.wait_until is null or c.wait_until <= ${now})
      and c.tries_in_a_row < ${limits.hardStop}`
  return counted.count === 1
}

/** Nothing was sent after all: the code under way is still the live one. */
export async function uncountSend(tx: Tx, identity: Buffer): Promise<void> {
  await tx`
    update code_counter set hour_sends = greatest(hour_sends - 1, 0), day_sends = greatest(day_sends - 1, 0)
     where identity = ${identity}`
}

/**
 * Counts one more try before the code is looked at, in one statement; false when the try may not be made. The
 * last try of a round begins the wait, so a right code there ends it again (`forgetTries`).
 */
export async function countTry(tx: Tx, identity: Buffer, limits: CodeSettings, now: Date): Promise<boolean> {
  const wait = `${limits.waitMinutes} minutes`
  const counted = await tx`
    update code_counter c set
      tries = n.tries,
      last_try_at = ${now},
      wait_until = case when n.tries >= ${limits.triesPerCode} then ${now}::timestamptz + ${wait}::interval end,
      day_tries = case when n.new_day then 1 else c.day_tries + 1 end,
      tries_day_from = case when n.new_day then ${now} else c.tries_day_from end,
      tries_in_a_row = c.tries_in_a_row + 1
    from (
      select identity,
             case when wait_until is not null or last_try_at is null
                    or last_try_at <= ${now}::timestamptz - ${wait}::interval then 1 else tries + 1 end as tries,
             tries_day_from is null or tries_day_from <= ${now}::timestamptz - interval '1 day' as new_day
        from code_counter where identity = ${identity} for update) n
    where c.identity = n.identity
      and (c.wait_until is null or c.wait_until <= ${now})
      and (n.new_day or c.day_tries < ${limits.triesPerDay})
      and c.tries_in_a_row < ${limits.hardStop}`
  return counted.count === 1
}

/** A right code: the tries of this round and in a row are forgotten, and it does not count for the day. */
export async function forgetTries(tx: Tx, identity: Buffer): Promise<void> {
  await tx`
    update code_counter set tries = 0, last_try_at = null, wait_until = null, tries_in_a_row = 0,
           day_tries = greatest(day_tries - 1, 0)
     where identity = ${identity}`
}

export type TriesRow = Pick<CounterRow, 'tries_in_a_row' | 'wait_until'> & { last_try_at: Date | null }

export function readCounters(tx: ReadTx, identities: readonly Buffer[]): Promise<TriesRow[]> {
  return tx<TriesRow[]>`
    select tries_in_a_row, wait_until, last_try_at from code_counter where identity in ${tx([...identities])}`
}

/** Forgets the wrong tries of those that have reached the hard stop; false when none has. */
export async function forgetLockedTries(
  tx: Tx,
  identities: readonly Buffer[],
  hardStop: number,
): Promise<boolean> {
  const opened = await tx`
    update code_counter set tries = 0, last_try_at = null, wait_until = null, tries_in_a_row = 0, day_tries = 0
     where identity in ${tx([...identities])} and tries_in_a_row >= ${hardStop}`
  return opened.count > 0
}

/** When the identity may send or try again; null when only a human can open it. */
export async function freeAt(
  tx: Tx,
  identity: Buffer,
  limits: CodeSettings,
  doing: 'send' | 'try',
): Promise<Date | null> {
  const [row] = await tx<CounterRow[]>`select * from code_counter where identity = ${identity}`
  if (!row || row.tries_in_a_row >= limits.hardStop) return null
  const hour = row.hour_sends >= limits.sendsPerHour ? row.hour_from.getTime() + 3_600_000 : 0
  const day = row.day_sends >= limits.sendsPerDay ? row.day_from.getTime() + 86_400_000 : 0
  const tries = row.day_tries >= limits.triesPerDay ? (row.tries_day_from?.getTime() ?? 0) + 86_400_000 : 0
  const wait = row.wait_until?.getTime() ?? 0
  return new Date(Math.max(wait, ...(doing === 'send' ? [hour, day] : [tries])))
}

export interface NewCode {
  identity: Buffer
  purpose: CodePurpose
  askedBy: string
  hash: Buffer
  now: Date
  settings: CodeSettings
}

/**
 * Puts a code in place of the live one; false while the same asker's last code is younger than the interval.
 */
export async function placeCode(tx: Tx, code: NewCode): Promise<boolean> {
  const { identity, purpose, askedBy, hash, now, settings } = code
  const placed = await tx`
    insert into one_time_code as c (identity, purpose, asked_by, hash, sent_at, expires_at)
    values (${identity}, ${purpose}, ${askedBy}, ${hash}, ${now},
            ${now}::timestamptz + make_interval(secs => ${settings.validSeconds}))
    on conflict (identity, purpose) do update set
      asked_by = excluded.asked_by, hash = excluded.hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, used_at = null
    where c.asked_by <> excluded.asked_by or c.used_at is not null
       or c.sent_at <= ${now}::timestamptz - make_interval(secs => ${settings.resendSeconds})`
  return placed.count === 1
}

/** When this asker's live code was sent, if it was within the interval. */
export async function lastSent(
  tx: Tx,
  { identity, purpose, askedBy, now, settings }: Omit<NewCode, 'hash'>,
): Promise<Date | null> {
  const [row] = await tx<Row<'one_time_code', 'sent_at'>[]>`
    select sent_at from one_time_code
     where identity = ${identity} and purpose = ${purpose} and asked_by = ${askedBy} and used_at is null
       and sent_at > ${now}::timestamptz - make_interval(secs => ${settings.resendSeconds})`
  return row?.sent_at ?? null
}

/**
 * Uses the code up if it is the right one, once. What is compared are keyed hashes, so how long the
 * comparison takes says nothing about the digits.
 */
export async function spendCode(tx: Tx, code: Omit<NewCode, 'settings'>): Promise<boolean> {
  const { identity, purpose, askedBy, hash, now } = code
  const spent = await tx`
    update one_time_code set used_at = ${now}
     where identity = ${identity} and purpose = ${purpose} and asked_by = ${askedBy} and hash = ${hash}
       and used_at is null and expires_at > ${now}
    returning identity`
  return spent.count === 1
}

/** Whether the asker has a code under way, right or wrong. */
export async function hasCode(
  tx: Tx,
  identity: Buffer,
  purpose: CodePurpose,
  askedBy: string,
): Promise<boolean> {
  const rows = await tx`
    select 1 from one_time_code where identity = ${identity} and purpose = ${purpose} and asked_by = ${askedBy}`
  return rows.length === 1
}
