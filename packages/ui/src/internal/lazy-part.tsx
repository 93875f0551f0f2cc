import { useEffect, type ComponentType } from 'react'
import { createStore, useStore } from '../page/store.tsx'

/**
 * A component whose code comes after the page: when something rests on what opens it, or nothing else is to
 * be done.
 */
export type LazyPart<Props> = {
  load: () => Promise<void>
  /** The component; null until it is there. */
  useLoaded: (isNeeded: boolean) => ComponentType<Props> | null
}

const parts = new Set<() => Promise<void>>()
let isEager = false

/**
 * Splits off what a component needs only once it is opened. Whatever has been opened before its code is there
 * opens with it.
 */
export function lazyPart<Props>(read: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loaded = createStore<{ Part: ComponentType<Props> } | null>(null)
  let reading: Promise<void> | null = null
  function load() {
    reading ??= read().then(
      (Part) => loaded.set({ Part }),
      // Without a network now; the next one who needs it tries again.
      () => {
        reading = null
      },
    )
    return reading
  }
  parts.add(load)
  if (isEager) void load()
  return {
    load,
    useLoaded(isNeeded) {
      const found = useStore(loaded)
      useEffect(() => {
        if (isNeeded) void load()
      }, [isNeeded])
      return found?.Part ?? null
    },
  }
}

/** Loads the parts of all components there are, and of those to come. */
export async function loadParts(): Promise<void> {
  isEager = true
  await Promise.all([...parts].map((load) => load()))
}
