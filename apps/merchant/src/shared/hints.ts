import { storageKeys } from '@daftar/client'
import { createStore, useStore } from '@daftar/ui/store'

/** Small things the browser remembers for the sidebar; logging out forgets them (DEC-NAV-3). */
export type Hint = 'surveyVisited' | 'surveyClosed' | 'capitalVisited' | 'disputesVisited'

const names: readonly Hint[] = ['surveyVisited', 'surveyClosed', 'capitalVisited', 'disputesVisited']

const store = createStore(
  Object.fromEntries(names.map((name) => [name, localStorage.getItem(storageKeys[name]) !== null])) as Record<
    Hint,
    boolean
  >,
)

export function useHints(): Readonly<Record<Hint, boolean>> {
  return useStore(store)
}

export function rememberHint(name: Hint): void {
  if (store.get()[name]) return
  localStorage.setItem(storageKeys[name], '1')
  store.set({ ...store.get(), [name]: true })
}
