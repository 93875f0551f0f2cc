import { useEffect, useState } from 'react'
import { useCheckedForm, type CheckedForm, type Errors } from '@daftar/app-kit/use-checked-form'
import { withDraft } from '../../../shared/capital/with-draft.ts'

interface Options<Values> {
  /** Where what is typed is kept: one place per offer or application. */
  place: string
  start: Values
  check: (values: Values) => Errors
}

/** A form whose unsaved values are kept through a reload or a crash of the tab. */
export function useKeptForm<Values extends object>({
  place,
  start,
  check,
}: Options<Values>): CheckedForm<Values> {
  const key = `daftar.single-page.${place}`
  const [begin] = useState(() => withDraft(start, read<Values>(key)))
  const form = useCheckedForm<Values>({ start, begin, check })
  const { isDirty, values } = form
  useEffect(() => keep(key, isDirty ? values : null), [key, isDirty, values])
  return form
}

function read<Values>(key: string): Partial<Values> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && !Array.isArray(kept) ? (kept as Partial<Values> | null) : null
  } catch {
    return null
  }
}

function keep(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Nowhere to keep it: what is typed still stands in the form.
  }
}
