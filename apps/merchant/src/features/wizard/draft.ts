import type { StepName } from '@daftar/rules/capital/steps'

/** What is typed and not yet saved, kept through a reload or a crash of the tab. Never a password (DEC-WIZ-11). */
export interface Drafts {
  read<Values>(step: StepName): Values | null
  /** Null forgets. A full or forbidden storage loses the draft, never the form. */
  keep(step: StepName, values: object | null): void
}

/** One place per application; before there is one, per offer. */
export function draftsOf(storage: Storage, owner: string): Drafts {
  const place = (step: StepName) => `daftar.wizard.${owner}.${step}`
  return {
    read: <Values>(step: StepName): Values | null => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(place(step)) ?? 'null')
        return isObject(kept) ? (kept as Values) : null
      } catch {
        return null
      }
    },
    keep: (step, values) => {
      try {
        if (values === null) storage.removeItem(place(step))
        else storage.setItem(place(step), JSON.stringify(values))
      } catch {
        // Nowhere to keep it: what is typed still stands in the form.
      }
    },
  }
}

/** The draft over where the form starts: what a later version added keeps its start, what is of another kind is left out. */
export function withDraft<Values extends object>(start: Values, draft: Partial<Values> | null): Values {
  if (!draft) return start
  const kept = Object.entries(draft).filter(([name, value]) => sameKind(start[name as keyof Values], value))
  return { ...start, ...Object.fromEntries(kept) }
}

/** Null stands beside anything: a file, an answer that is not there yet. */
function sameKind(start: unknown, value: unknown): boolean {
  if (start === undefined) return false
  if (start === null || value === null) return true
  return typeof start === typeof value && Array.isArray(start) === Array.isArray(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
