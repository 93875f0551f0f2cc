import { storageKeys } from '@daftar/client'
import { createStore, type Store } from '@daftar/ui/store'

/** Small things the browser remembers for the sidebar; logging out forgets them (DEC-NAV-3). */
export type Hint = 'surveyVisited' | 'surveyClosed' | 'capitalVisited' | 'disputesVisited'

const names: readonly Hint[] = ['surveyVisited', 'surveyClosed', 'capitalVisited', 'disputesVisited']

type Known = Readonly<Record<Hint, boolean>>

export type Hints = Store<Known> & { remember: (name: Hint) => void }

export function createHints(storage: Pick<Storage, 'getItem' | 'setItem'>): Hints {
  const known = names.map((name) => [name, storage.getItem(storageKeys[name]) !== null])
  const store = createStore(Object.fromEntries(known) as Known)
  return {
    ...store,
    remember: (name) => {
      if (store.get()[name]) return
      storage.setItem(storageKeys[name], '1')
      store.set({ ...store.get(), [name]: true })
    },
  }
}
