import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import { showToast } from '@daftar/app-kit/toasts'
import { createEstimator, type EstimateState } from './estimator.ts'
import { askEstimate } from '../queries.ts'
import type { Estimate } from '../wire.ts'
import { useServices } from '../../../shared/use-services.ts'

type Question = { amount: string; tenor: number }

/** The running estimate of what is typed, with a toast when it failed (WIZ-47, WIZ-48, CAPI-38). */
export function useEstimate(offerId: string, question: Question | null) {
  const { api } = useServices()
  const [state, setState] = useState<EstimateState<Estimate>>({ kind: 'idle', answer: null })
  const [estimator] = useState(() =>
    createEstimator<Question, Estimate>({
      ask: (asked, signal) => askEstimate(api, offerId, asked, signal),
      onState: setState,
    }),
  )
  useEffect(() => () => estimator.stop(), [estimator])
  const { amount, tenor } = question ?? { amount: null, tenor: null }
  useEffect(() => {
    estimator.want(amount === null ? null : { amount, tenor })
  }, [estimator, amount, tenor])
  const hasFailed = state.kind === 'failed'
  useEffect(() => {
    if (hasFailed) showToast({ id: 'estimate', variant: 'error', title: m.error_generic() })
  }, [hasFailed])
  return { state, retry: () => estimator.retry() }
}
