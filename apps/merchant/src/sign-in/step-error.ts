import { loginErrorText } from '@daftar/words/sign-in-error-text'
import type { FlowState } from './flow-state.ts'

/** The error that belongs below the step's field (DEC-AUTH-12). */
export function errorOfStep({ problem }: FlowState): string | undefined {
  return problem ? loginErrorText(problem) : undefined
}
