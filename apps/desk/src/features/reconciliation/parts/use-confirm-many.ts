import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import type { Client } from '@daftar/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshMoney } from '../../../shared/money/money-key.ts'
import { apiOf } from '../../../shared/services.ts'
import { decideLine, type BankLine } from '../queries.ts'

export type RowResult = { state: 'next' | 'done' | 'waiting' } | { state: 'refused'; error: unknown }

/**
 * Confirms lines one after the other, each by itself, once: what is refused leaves the others as they are.
 */
export function useConfirmMany(lines: readonly BankLine[]) {
  const queryClient = useQueryClient()
  const { keyOf } = useIdempotencyKey()
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const [phase, setPhase] = useState<'asking' | 'running' | 'over'>('asking')
  const { once } = useOnce<'confirming'>()
  async function run() {
    setPhase('running')
    for (const line of lines) {
      if (!line.transfer) continue
      const result = await confirmOne(apiOf(queryClient), line.id, line.transfer.id, keyOf(line.id))
      setResults((known) => new Map(known).set(line.id, result))
    }
    setPhase('over')
    refreshMoney(queryClient)
  }
  return { phase, results, run: () => once('confirming', run) }
}

async function confirmOne(api: Client, lineId: string, transferId: string, key: string): Promise<RowResult> {
  try {
    const { state } = await decideLine(api, lineId, { intent: { act: 'match', transferId }, key })
    return { state: state === 'waiting' ? 'waiting' : 'done' }
  } catch (error) {
    return { state: 'refused', error }
  }
}
