/** The estimate is asked for when nothing was changed for so long (WIZ-48). */
export const estimateDelayMs = 500

export type EstimateState<Answer> =
  | { readonly kind: 'idle'; readonly answer: Answer | null }
  | { readonly kind: 'waiting'; readonly answer: Answer | null }
  | { readonly kind: 'failed'; readonly answer: Answer | null; readonly error: unknown }

export interface Estimator<Question> {
  /** Null: there is nothing to ask, because a value is out of range (WIZ-47). */
  want(question: Question | null): void
  retry(): void
  stop(): void
}

interface EstimatorOptions<Question, Answer> {
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>
  onState: (state: EstimateState<Answer>) => void
  delayMs?: number
}

/**
 * Asks for estimates, one at a time: an answer to an older question is dropped, whenever it comes
 * (DEC-CAPI-12).
 */
export function createEstimator<Question, Answer>(
  options: EstimatorOptions<Question, Answer>,
): Estimator<Question> {
  const { ask, onState, delayMs = estimateDelayMs } = options
  let wanted: Question | null = null
  let known: Answer | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | null = null

  function drop(): void {
    clearTimeout(timer)
    running?.abort()
    running = null
  }

  async function send(question: Question): Promise<void> {
    const own = new AbortController()
    running = own
    try {
      const answer = await ask(question, own.signal)
      if (running !== own) return
      known = answer
      onState({ kind: 'idle', answer })
    } catch (error) {
      if (running === own) onState({ kind: 'failed', answer: known, error })
    }
  }

  return {
    want: (question) => {
      if (JSON.stringify(question) === JSON.stringify(wanted)) return
      wanted = question
      drop()
      onState({ kind: question === null ? 'idle' : 'waiting', answer: known })
      if (question !== null) timer = setTimeout(() => void send(question), delayMs)
    },
    retry: () => {
      if (wanted === null) return
      drop()
      onState({ kind: 'waiting', answer: known })
      void send(wanted)
    },
    stop: () => {
      drop()
      wanted = null
    },
  }
}
