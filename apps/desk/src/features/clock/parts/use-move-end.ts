import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '@daftar/app-kit/toasts'
import type { ClockMove } from '../queries.ts'

/** When a move that was watched ends, it is said, and whatever stands on a screen is read again. */
export function useMoveEnd(state: ClockMove['state'] | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const hasEnded = before.current === 'running' && state === 'done'
    before.current = state
    if (!hasEnded) return
    showToast({ variant: 'success', title: m.desk_clock_done() })
    void queryClient.invalidateQueries()
  }, [state, queryClient])
}
