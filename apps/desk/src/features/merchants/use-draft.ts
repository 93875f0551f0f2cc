import { fieldProblem } from '@daftar/app-kit/problem-text'
import type { FactProblems } from '@daftar/rules/merchants/merchant-facts'
import { fieldText } from '@daftar/words'
import { useState } from 'react'

/** A form of facts: silent until somebody tries to send it, then every wrong field says what is wrong with it. */
export function useDraft<Draft extends object>(
  empty: Draft,
  problemsOf: (draft: Draft) => FactProblems,
  error: unknown,
) {
  const [draft, setDraft] = useState(empty)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft)
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part })),
    /** What is wrong with a field, here or as the server said. */
    wrong(name: string): string | undefined {
      const problem = problems[name]
      return tried && problem ? fieldText(problem) : fieldProblem(error, name)
    },
    /** Whether it may be sent; from now on fields tell what is wrong. */
    isReady(): boolean {
      setTried(true)
      return Object.keys(problems).length === 0
    },
  }
}
