import type { Database } from '../../../platform/database/database.ts'

/** What is noted is written after so long, or as soon as it is so much. */
const flushMs = 1_000
const most = 500

export interface ReadBacks {
  /** A shop asked for payments, or acted on one. */
  note(merchantId: string, orderIds: readonly string[], at: Date): void
  /** Writes what was noted. */
  flush(): Promise<void>
}

/**
 * Remembers when shops last asked for what they were told of. It is written beside the calls, many at once,
 * so that asking stays a read; a process that dies loses its last second of them. Of payments that no webhook
 * was told of nothing is kept.
 */
export function keepReadBacks(database: Database): ReadBacks {
  let noted = new Map<string, { merchant_id: string; order_id: string; at: Date }>()
  let timer: NodeJS.Timeout | undefined
  return {
    note(merchantId, orderIds, at) {
      for (const orderId of orderIds)
        noted.set(`${merchantId} ${orderId}`, { merchant_id: merchantId, order_id: orderId, at })
      if (noted.size >= most) later(0)
      else if (noted.size > 0) later(flushMs)
    },
    flush,
  }

  function later(ms: number): void {
    if (timer && ms > 0) return
    clearTimeout(timer)
    // Whoever reads a payment is answered whether or not this is remembered.
    timer = setTimeout(() => void flush().catch(() => undefined), ms)
    timer.unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = [...noted.values()]
    noted = new Map()
    if (rows.length === 0) return
    await database.system(
      (tx) => tx`
        insert into webhook_read_back (merchant_id, order_id, read_at)
        select n.merchant_id, n.order_id, n.at
          from jsonb_to_recordset(${tx.json(rows)}) as n (merchant_id text, order_id text, at timestamptz)
         where exists (select from webhook_delivery d where d.merchant_id = n.merchant_id and d.order_id = n.order_id)
         order by n.merchant_id, n.order_id
        on conflict (merchant_id, order_id) do update set read_at = greatest(webhook_read_back.read_at, excluded.read_at)`,
    )
  }
}
