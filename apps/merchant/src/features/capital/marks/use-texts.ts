import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { TextTarget } from '@daftar/rules/capital/applications/marks'
import { useState } from 'react'
import type { Texts } from './places.ts'

/**
 * What is typed, kept through a reload or a crash of the tab; each round of corrections has a place of its
 * own.
 */
export function useTexts({ id, marks }: Application) {
  const place = `daftar.marks.${id}.${marks[0]?.round ?? 0}`
  const [texts, setTexts] = useState<Texts>(() => read(place))
  return {
    texts,
    setText: (target: TextTarget, text: string) =>
      setTexts((now) => {
        const next = { ...now, [target]: text }
        keep(place, next)
        return next
      }),
    forget: () => keep(place, null),
  }
}

function read(place: string): Texts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

function keep(place: string, texts: Texts | null): void {
  try {
    if (texts === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(texts))
  } catch {
    // Nowhere to keep it: what is typed still stands in the form.
  }
}
