import type { FieldCode } from '@daftar/contract'
import { focusField } from '@daftar/ui/error-summary'
import { useEffect, useRef, useState } from 'react'
import { whenPointerIsUp } from '../loading/when-pointer-is-up.ts'

/** What is wrong, by the name of the field; `others.2` is the third of a list. */
export type Errors = Readonly<Record<string, FieldCode | undefined>>

interface Options<Values> {
  /** What counts as unchanged: what is saved, or the prefill. */
  start: Values
  /** Where the form begins when that is something else: what was typed before a reload. */
  begin?: Values
  /** Where the values stand when they outlast the form; it then checks them, and hands every change over. */
  kept?: { values: Values; change: (change: Partial<Values>) => void }
  /** The whole form at once; pure, so that the server's rules can serve. */
  check: (values: Values) => Errors
  /** The id of a field, where it is not its name. */
  idOf?: (field: string) => string
  /** Errors show from the first key on, not when the field is left. */
  eager?: boolean
  /**
   * After the first try to send, errors show in every field as it is typed, not only in those that were wrong
   * then.
   */
  whole?: boolean
}

export interface CheckedForm<Values> {
  readonly values: Values
  /** The errors to show now, by field. */
  readonly shown: Errors
  /** Those of them for a list above the form: none before the first try to send. */
  readonly listed: Errors
  /** Something is typed that is not saved. */
  readonly isDirty: boolean
  set(change: Partial<Values>): void
  leave(field: string): void
  /** Checks everything, shows what is wrong and moves the focus to the first of it; true when nothing is. */
  pass(): Promise<boolean>
  /** Shows what the server refused, until the field is changed. */
  refuse(fields: Errors): void
  /** Starts over from other values, as after a save or when another person's are taken. */
  restart(values: Values): void
}

type Standing<Values> = {
  values: Values
  /** The fields whose errors show. */
  visited: ReadonlySet<string>
  /** What the server refused and nobody has changed since. */
  refused: Errors
}

/** A form whose errors show where the user has been, checked by one pure function over all of its values. */
export function useCheckedForm<Values extends object>(options: Options<Values>): CheckedForm<Values> {
  const { kept, check, idOf = (field) => field, eager = false, whole = false } = options
  const [start, setStart] = useState(options.start)
  const [standing, draw] = useState<Standing<Values>>({
    values: options.begin ?? options.start,
    visited: new Set(),
    refused: {},
  })
  // What stands now, for acts of one moment that follow each other before the form is drawn again.
  const now = useRef(standing)
  const [isTried, setTried] = useState(false)
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (focus) focusField(focus.id)
  }, [focus])

  const values = kept?.values ?? standing.values
  const isShown = (name: string) =>
    !standing.refused[name] &&
    ((whole && isTried) || [...standing.visited].some((field) => isIn(name, field)))
  const shown = { ...pick(check(values), isShown), ...standing.refused }

  function stand(next: Partial<Standing<Values>>): void {
    now.current = { ...now.current, ...next }
    draw(now.current)
  }

  function visit(fields: readonly string[]): void {
    stand({ visited: new Set([...now.current.visited, ...fields]) })
  }

  function show(found: Errors): void {
    setTried(true)
    const fields = inOrder(namesIn(found), now.current.values)
    visit(fields)
    if (fields[0]) setFocus({ id: idOf(fields[0]) })
  }

  return {
    values,
    shown,
    listed: isTried ? shown : {},
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    set: (change) => {
      const names = Object.keys(change)
      kept?.change(change)
      stand({
        values: { ...now.current.values, ...change },
        refused: pick(now.current.refused, (field) => !names.some((name) => isIn(field, name))),
      })
      if (eager) visit(namesIn(check(now.current.values)))
    },
    leave: (field) => whenPointerIsUp(() => visit([field])),
    pass: async () => {
      const found = check(kept?.values ?? now.current.values)
      stand({ refused: {} })
      show(found)
      return namesIn(found).length === 0
    },
    refuse: (fields) => {
      stand({ refused: { ...now.current.refused, ...pick(fields, () => true) } })
      show(fields)
    },
    restart: (next) => {
      kept?.change(next)
      setStart(next)
      setTried(false)
      stand({ values: next, visited: new Set(), refused: {} })
    },
  }
}

function namesIn(errors: Errors): string[] {
  return Object.keys(errors).filter((name) => errors[name])
}

/** What is wrong in the fields that are wanted. */
function pick(errors: Errors, isWanted: (name: string) => boolean): Errors {
  return Object.fromEntries(
    namesIn(errors)
      .filter(isWanted)
      .map((name) => [name, errors[name]]),
  )
}

/** A field is in itself, and `others.1` in `others`. */
function isIn(field: string, whole: string): boolean {
  return field === whole || field.startsWith(`${whole}.`)
}

/** As the form stands: fields of a list (`others.1`) where the list is. */
function inOrder(fields: readonly string[], values: object): string[] {
  const names = Object.keys(values)
  const place = (field: string) => names.indexOf(field.split('.')[0] ?? field)
  return fields.toSorted((one, other) => place(one) - place(other))
}
