import { isToldInside, letterKinds, type LetterKind } from '@daftar/rules/letters/letter-kinds'
import { isAlwaysTold } from '@daftar/rules/letters/channels'
import { letterWords, type Told } from '@daftar/words/letters/letters'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import { firstSentence, type Letter } from '../../../platform/mail/letter.ts'
import type { Tell } from '../../../platform/mail/queue-mail.ts'

interface FeedDependencies {
  clock: Pick<Clock, 'now'>
  /** Where the pages lie to which letters lead. */
  publicOrigin: string
}

/**
 * Hears of every letter in the transaction that decides it: whoever gets it and works for the merchant it is
 * about finds it in the bell too, as far as they want to. Answers the letters that are to leave: not those
 * somebody switched off.
 */
export function notificationFeed({ clock, publicOrigin }: FeedDependencies): Tell {
  return async (tx, letters) => {
    const about = letters.filter(({ kind, merchantId }) => isToldInside(kind) && merchantId !== undefined)
    if (about.length === 0) return letters
    const at = clock.now()
    // Ids count up: of one instant the last that was decided stands first.
    const rows = about.map((letter) => ({
      id: newUuid(at),
      ...textsOf(letter),
      ...factsOf(letter, publicOrigin),
    }))
    const unwanted = await insertTold(tx, rows, at)
    const dropped = new Set(unwanted.map(({ n }) => about[n - 1]))
    return letters.filter((letter) => !dropped.has(letter))
  }
}

/** Tells a person in every merchant they work for: what is about them and not about a shop. */
export async function tellPerson(tx: Tx, personId: string, told: Told, at: Date): Promise<void> {
  const { heading_en, heading_ar, said_en, said_ar } = textsOf(told)
  await tx`
    insert into notification (merchant_id, id, person_id, kind, heading_en, heading_ar, said_en, said_ar, path, created_at)
    select m.merchant_id, ${newUuid(at)} || '_' || row_number() over (order by m.merchant_id), m.person_id, ${told.kind},
      ${heading_en}, ${heading_ar}, ${said_en}, ${said_ar}, '/account', ${at}
      from membership_public m where m.person_id = ${personId}`
}

interface ToldRow extends Texts {
  id: string
  recipient: string
  merchant_id: string
  store_id: string | null
  kind: LetterKind
  topic: string
  path: string
  is_always_mailed: boolean
}

/**
 * One statement for a hundred letters: what goes into bells, and back the places of those that nobody wants
 * mailed.
 */
async function insertTold(tx: Tx, rows: readonly ToldRow[], at: Date): Promise<{ n: number }[]> {
  return tx<{ n: number }[]>`
    with told as (
      select (each.value ->> 'id') as id, lower(each.value ->> 'recipient') as recipient,
             each.value ->> 'merchant_id' as merchant_id, each.value ->> 'store_id' as store_id,
             each.value ->> 'kind' as kind, each.value ->> 'topic' as topic, each.value ->> 'path' as path,
             each.value ->> 'heading_en' as heading_en, each.value ->> 'heading_ar' as heading_ar,
             each.value ->> 'said_en' as said_en, each.value ->> 'said_ar' as said_ar,
             (each.value ->> 'is_always_mailed')::boolean as is_always_mailed, each.n::int as n
        from jsonb_array_elements(${tx.json(rows.map((row) => ({ ...row })))}) with ordinality as each (value, n)
    ), people as (
      select told.*, p.id as person_id from told
        join person_access p on p.email = told.recipient and p.blocked_at is null
        join membership_public m on m.merchant_id = told.merchant_id and m.person_id = p.id
    ), off as (
      select people.n, c.channel from people join notification_choice c
        on c.merchant_id = people.merchant_id and c.person_id = people.person_id and c.topic = people.topic
       where not c.enabled
    ), inserted as (
      insert into notification (merchant_id, id, person_id, kind, store_id, heading_en, heading_ar, said_en, said_ar, path, created_at)
      select merchant_id, id, person_id, kind, store_id, heading_en, heading_ar, said_en, said_ar, path, ${at}
        from people where not exists (select 1 from off where off.n = people.n and off.channel = 'inside')
    )
    select people.n from people join off on off.n = people.n
     where off.channel = 'email' and not people.is_always_mailed`
}

interface Texts {
  heading_en: string
  heading_ar: string
  said_en: string
  said_ar: string
}

function textsOf(told: Told): Texts {
  const english = letterWords(told, 'en')
  const arabic = letterWords(told, 'ar')
  return {
    heading_en: english.heading,
    heading_ar: arabic.heading,
    said_en: firstSentence(english.lines),
    said_ar: firstSentence(arabic.lines),
  }
}

function factsOf(letter: Letter, publicOrigin: string) {
  const { kind, to, merchantId = '', storeId = null } = letter
  return {
    recipient: to,
    merchant_id: merchantId,
    store_id: storeId,
    kind,
    topic: letterKinds[kind],
    path: letter.path ?? pathIn(letter, publicOrigin),
    is_always_mailed: isAlwaysMailed(kind),
  }
}

function isAlwaysMailed(kind: LetterKind): boolean {
  const topic = letterKinds[kind]
  return topic !== 'staff' && isAlwaysTold(topic, 'email')
}

/** The page a letter leads to, where it is one of ours. */
function pathIn({ facts }: Told, publicOrigin: string): string {
  const address = 'address' in facts ? facts.address : ''
  return address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : ''
}
