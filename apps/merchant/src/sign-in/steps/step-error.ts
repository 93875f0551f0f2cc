import { loginErrorText } from '@daftar/words/sign-in-error-text'
import type { FlowState } from '@daftar/app-kit/sign-in/flow-state'
import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'

/** The error that belongs below the step's field (DEC-AUTH-12). */
export function errorOfStep({ problem }: FlowState<LoginError>): string | undefined {
  return problem ? loginErrorText(problem) : undefined
}
