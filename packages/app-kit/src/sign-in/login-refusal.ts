import { ApiError } from '@daftar/client'
import { effectOfLoginError, loginErrorOf, type LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import type { SignInStep } from '@daftar/rules/shell/sign-in/sign-in-steps'
import type { Refusal } from './flow-services.ts'

/**
 * What a failed call does to a merchant's sign-in, by the rules' tables; `notify` is told what belongs below
 * no field (DEC-AUTH-12).
 */
export function loginRefusal(
  error: unknown,
  step: SignInStep,
  notify: (problem: LoginError) => void,
): Refusal<LoginError> {
  const problem = loginErrorOf(error instanceof ApiError ? error : { status: 500, body: null }, step)
  const { place, ...effect } = effectOfLoginError(problem)
  if (place === 'field') return { problem, ...effect }
  notify(problem)
  return { problem: null, ...effect }
}
