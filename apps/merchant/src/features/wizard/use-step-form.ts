import type { FieldCode } from '@daftar/contract'
import type { StepName } from '@daftar/rules/capital/steps'
import { focusField } from '@daftar/ui/error-summary'
import { useEffect, useState } from 'react'
import { withDraft, type Drafts } from './draft.ts'

export type Errors = Readonly<Record<string, FieldCode | undefined>>

interface Options<Values> {
  step: StepName
  drafts: Drafts
  /** Where the form starts: what is saved, or the prefill. */
  start: Values
  check: (values: Values) => Errors
  /** Errors show from the first key on, not when the field is left. */
  eager?: boolean
}

export interface StepFormState<Values> {
  readonly values: Values
  /** The errors to show now, by field. */
  readonly shown: Errors
  /** Something is typed that is not saved. */
  readonly isDirty: boolean
  set(change: Partial<Values>): void
  leave(field: string): void
  /** Checks everything, or values about to be set; shows what is wrong and moves the focus to the first of it; true when nothing is. */
  pass(values?: Values): boolean
  refuse(fields: Errors): void
  /** Starts over from other values, as after a save or when another person's are taken. */
  restart(values: Values): void
}

/** The form of one step: what is typed is kept as a draft until it is saved, errors show where the merchant has been. */
export function useStepForm<Values extends object>(options: Options<Values>): StepFormState<Values> {
  const { step, drafts, check, eager = false } = options
  const [start, setStart] = useState(options.start)
  const [values, setValues] = useState(() => withDraft(options.start, drafts.read<Partial<Values>>(step)))
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set())
  const [refused, setRefused] = useState<Errors>({})
  const [focus, setFocus] = useState<{ field: string } | null>(null)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  const found = check(values)
  useEffect(() => drafts.keep(step, isDirty ? values : null), [drafts, step, isDirty, values])
  useEffect(() => {
    if (focus) focusField(focus.field)
  }, [focus])

  function show(errors: Errors): boolean {
    const fields = inOrder(
      Object.keys(errors).filter((field) => errors[field]),
      values,
    )
    setVisited((now) => new Set([...now, ...fields]))
    if (fields[0]) setFocus({ field: fields[0] })
    return fields.length === 0
  }

  return {
    values,
    shown: {
      ...Object.fromEntries(Object.entries(found).filter(([field]) => visited.has(field))),
      ...refused,
    },
    isDirty,
    set: (change) => {
      const names = Object.keys(change)
      setValues((now) => ({ ...now, ...change }))
      setRefused((now) => without(now, names))
      if (eager) setVisited((now) => new Set([...now, ...Object.keys(check({ ...values, ...change }))]))
    },
    leave: (field) => setVisited((now) => new Set([...now, field])),
    pass: (next = values) => show(check(next)),
    refuse: (fields) => {
      setRefused(fields)
      show(fields)
    },
    restart: (next) => {
      setStart(next)
      setValues(next)
      setRefused({})
      setVisited(new Set())
    },
  }
}

/** As the form stands: fields of a list (`others.1`) where the list is. */
function inOrder(fields: readonly string[], values: object): string[] {
  const names = Object.keys(values)
  return fields.toSorted((one, other) => place(one) - place(other))
  function place(field: string): number {
    return names.indexOf(field.split('.')[0] ?? field)
  }
}

function without(errors: Errors, names: readonly string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field)))
}
