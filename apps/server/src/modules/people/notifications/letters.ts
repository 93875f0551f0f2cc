import { isToldInside } from '@daftar/rules/letters/letter-kinds'
import { letterWords } from '@daftar/words/letters/letters'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Keep } from '../../../platform/mail/queue-mail.ts'

/**
 * Keeps the heading of every letter about a merchant to its own people, and whom it went to; nothing of what
 * it carries.
 */
export function letterKeeper({ clock }: { clock: Pick<Clock, 'now'> }): Keep {
  return async (tx, letters, messageIds) => {
    const at = clock.now()
    const rows = letters.flatMap((letter, n) =>
      letter.merchantId === undefined || !isToldInside(letter.kind)
        ? []
        : [
            {
              merchant_id: letter.merchantId,
              id: newUuid(at),
              kind: letter.kind,
              heading_en: letterWords(letter, 'en').heading,
              heading_ar: letterWords(letter, 'ar').heading,
              recipient: letter.to,
              message_id: messageIds[n]!,
              decided_at: at.toISOString(),
            },
          ],
    )
    if (rows.length === 0) return
    await tx`
      insert into sent_letter (merchant_id, id, kind, heading_en, heading_ar, recipient, message_id, decided_at)
      select * from jsonb_to_recordset(${tx.json(rows)}) as r (merchant_id text, id text, kind text, heading_en text,
             heading_ar text, recipient text, message_id text, decided_at timestamptz)`
  }
}

/** What is older goes; answers how many went. */
export async function forgetLetters(tx: Tx, than: Date, most: number): Promise<number> {
  const done = await tx`
    delete from sent_letter where (merchant_id, id) in
      (select merchant_id, id from sent_letter where decided_at < ${than} order by decided_at limit ${most})`
  return done.count
}
