import type { Factor } from '@daftar/rules/contact/factor'
import {
  enterSignInStep,
  readSignInStep,
  restartedSignIn,
  type SignInData,
  type SignInStep,
} from '@daftar/rules/shell/sign-in/sign-in-steps'
import { createStore } from '@daftar/ui/store'
import type { FlowServices } from './flow-services.ts'
import { firstState, type FlowState } from './flow-state.ts'
import { forgetProgress, keepProgress, readProgress } from './kept-progress.ts'

/** Where a sign-in stands: what is known of it, its step in the address, and what outlasts a reload. */
export function createFlowPlace<Problem>({ storage, address }: FlowServices<Problem>) {
  const store = createStore<FlowState<Problem>>(firstState)

  function update(change: Partial<FlowState<Problem>>): void {
    store.set({ ...store.get(), ...change })
    const { step, data, sentAtMs, done } = store.get()
    const isWhole = step !== 'unknown' && step !== 'sign_in' && enterSignInStep(step, data) === step
    if (isWhole && !done) keepProgress(storage, { data, sentAtMs })
  }

  function learn(data: SignInData): void {
    update({ data: { ...store.get().data, ...data } })
  }

  function followAddress(): void {
    const named = readSignInStep(new URLSearchParams(address.search()).get('step'))
    if (named === null) return update({ step: 'unknown', problem: null })
    const step = enterSignInStep(named, store.get().data)
    if (step === named) return update({ step, problem: null })
    // A phone that left for its mail may have loaded the page anew: the step goes on where it was.
    const kept = readProgress(storage)
    if (kept === null || enterSignInStep(named, kept.data) !== named) return reset() // AUTH-17
    const choice: Factor = kept.data.email === undefined ? 'phone' : 'email'
    update({ ...kept, step: named, choice, problem: null })
  }

  function enter(step: SignInStep, { replace = false, problem = null as Problem | null } = {}): void {
    const query = new URLSearchParams(address.search())
    if (step === 'sign_in') {
      query.delete('step')
      forgetProgress(storage)
    } else query.set('step', step)
    const search = query.size > 0 ? `?${query}` : ''
    if (replace) address.replace(search)
    else address.push(search)
    update({ step, problem })
  }

  /** AUTH-17, DEC-AUTH-13: from the start, the contact still filled in. */
  function reset(problem: Problem | null = null): void {
    update({ data: restartedSignIn(store.get().data), sentAtMs: null })
    enter('sign_in', { replace: true, problem })
  }

  return { store, update, learn, followAddress, enter, reset }
}

export type FlowPlace<Problem> = ReturnType<typeof createFlowPlace<Problem>>
