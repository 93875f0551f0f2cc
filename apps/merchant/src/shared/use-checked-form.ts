import type { FieldCode } from '@daftar/contract'
import { focusField } from '@daftar/ui/error-summary'
import { useEffect, useRef, useState } from 'react'
import {
  get,
  set,
  useForm,
  useWatch,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import { whenPointerIsUp } from './when-pointer-is-up.ts'

/** What is wrong, by the name of the field; `others.2` is the third of a list. */
export type Errors = Readonly<Record<string, FieldCode | undefined>>

interface Options<Values> {
  /** What counts as unchanged: what is saved, or the prefill. */
  start: Values
  /** Where the form begins when that is something else: what was typed before a reload. */
  begin?: Values
  /** The whole form at once; pure, so that the server's rules can serve. */
  check: (values: Values) => Errors
  /** Errors show from the first key on, not when the field is left. */
  eager?: boolean
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

const refused = 'refused'

/** A form whose errors show where the user has been, checked by one pure function over all of its values. */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>): CheckedForm<Values> {
  const { check, eager = false } = options
  const [start, setStart] = useState(options.start)
  const visited = useRef(new Set<string>())
  const [isTried, setTried] = useState(false)
  const [focus, setFocus] = useState<{ field: string } | null>(null)
  const { control, setValue, setError, getValues, clearErrors, trigger, reset, formState } = useForm<Values>({
    defaultValues: (options.begin ?? options.start) as never,
    resolver: (values) => {
      const errors = nested<Values>(check(values))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const values = useWatch({ control }) as Values
  const { errors } = formState
  const shown = flat(errors)
  useEffect(() => {
    if (focus) focusField(focus.field)
  }, [focus])

  function show(found: Errors): void {
    setTried(true)
    const fields = inOrder(namesIn(found), getValues())
    for (const field of fields) visited.current.add(field)
    if (fields[0]) setFocus({ field: fields[0] })
  }

  return {
    values,
    shown,
    listed: isTried ? shown : {},
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    set: (change) => {
      const names = Object.keys(change) as Path<Values>[]
      for (const name of names) setValue(name, change[name] as PathValue<Values, Path<Values>>)
      if (eager) for (const name of namesIn(check(getValues()))) visited.current.add(name)
      clearErrors(names)
      const wasRefused = (field: string) =>
        (get(errors, field) as { type?: string } | undefined)?.type === refused
      const isChanged = (field: string) =>
        names.some((name) => field === name || field.startsWith(`${name}.`))
      const again = [...visited.current].filter((field) => isChanged(field) || !wasRefused(field))
      void trigger(again as Path<Values>[])
    },
    leave: (field) =>
      whenPointerIsUp(() => {
        visited.current.add(field)
        void trigger(field as Path<Values>)
      }),
    pass: async () => {
      const isPassed = await trigger()
      show(check(getValues()))
      return isPassed
    },
    refuse: (fields) => {
      for (const name of namesIn(fields))
        setError(name as Path<Values>, { type: refused, message: fields[name] ?? '' })
      show(fields)
    },
    restart: (next) => {
      setStart(next)
      setTried(false)
      visited.current.clear()
      reset(next)
    },
  }
}

function namesIn(errors: Errors): string[] {
  return Object.keys(errors).filter((name) => errors[name])
}

/** As the form stands: fields of a list (`others.1`) where the list is. */
function inOrder(fields: readonly string[], values: object): string[] {
  const names = Object.keys(values)
  const place = (field: string) => names.indexOf(field.split('.')[0] ?? field)
  return fields.toSorted((one, other) => place(one) - place(other))
}

function nested<Values extends FieldValues>(errors: Errors): FieldErrors<Values> {
  const result: FieldErrors<Values> = {}
  for (const name of namesIn(errors)) set(result, name, { type: 'checked', message: errors[name] })
  return result
}

/** Each error under the path of its field. */
function flat(errors: object, above = ''): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      if (typeof error !== 'object' || error === null) return []
      return 'message' in error && 'type' in error
        ? [[above + name, error.message as FieldCode]]
        : Object.entries(flat(error, `${above}${name}.`))
    }),
  )
}
