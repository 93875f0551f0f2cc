import { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import { fieldText } from '@daftar/words'
import { useEffect, useEffectEvent } from 'react'
import { useCheckedForm, type Errors } from './use-checked-form.ts'

/**
 * One field of a form: what it is called, on the wire too where that is another name, and what is said of it
 * in other words.
 */
type ActField = { label: string; wire?: string; text?: (code: FieldCode) => string }

type ActFormOptions<Values> = {
  start: Values
  /** Where the values stand when they outlast the form. */
  kept?: { values: Values; change: (change: Partial<Values>) => void }
  /** What is wrong, by the names of the values; pure. */
  check: (values: Values) => Readonly<Record<string, FieldCode | null | undefined>>
  /** The fields that can be wrong, in the order they stand. */
  fields: { readonly [Name in keyof Values & string]?: ActField }
  /** Stands before the ids of the fields, where a dialog over the form has fields of the same names. */
  prefix?: string
  /** Why the last attempt failed; nothing where none can be about a field. */
  error?: unknown
}

export type ActFormState<Values> = ReturnType<typeof useActForm<Values & object>>

/**
 * The form of an act, as every other form is: checked by one function when somebody tries to send it and from
 * then on as it is typed; what the server refuses stands at its field until that is changed.
 */
export function useActForm<Values extends object>(options: ActFormOptions<Values>) {
  const { start, kept, check, fields, prefix = '', error } = options
  const idOf = (name: string) => prefix + name
  const form = useCheckedForm<Values>({
    start,
    ...(kept && { kept }),
    check: (values) => found(check(values)),
    idOf,
    whole: true,
  })
  const named = Object.entries<ActField | undefined>(fields).flatMap(([name, field]) =>
    field ? [{ name, wire: name, ...field }] : [],
  )
  const refuse = useEffectEvent((refused: ApiError) =>
    form.refuse(Object.fromEntries(named.map(({ name, wire }) => [name, refused.fields[wire]]))),
  )
  useEffect(() => {
    if (error instanceof ApiError) refuse(error)
  }, [error])

  function textOf(name: string, errors: Errors): string | undefined {
    const code = errors[name]
    const field = named.find((each) => each.name === name)
    return code && (field?.text ?? fieldText)(code)
  }

  return {
    values: form.values,
    set: form.set,
    restart: form.restart,
    /** Acts when nothing is wrong; else shows what is, and moves the focus to the first of it. */
    confirm: (act: () => void) => void form.pass().then((isPassed) => isPassed && act()),
    /** What a field of that name is drawn with. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      label: fields[name]?.label ?? '',
      value: form.values[name],
      error: textOf(name, form.shown),
      onValueChange: (value: Values[Name]) => form.set({ [name]: value } as unknown as Partial<Values>),
    }),
    wireNames: named.map(({ wire }) => wire),
    /** What is wrong, for the list above the fields; a form of one field says it there alone. */
    summary:
      named.length < 2
        ? []
        : named.flatMap(({ name, label }) => {
            const text = textOf(name, form.listed)
            return text ? [{ field: idOf(name), message: `${label}: ${text}` }] : []
          }),
  }
}

function found(errors: Readonly<Record<string, FieldCode | null | undefined>>): Errors {
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, code ?? undefined]))
}
