import { fieldCodes, type FieldCode } from '@daftar/contract'
import { isNestedWithoutEnd, storableText, unstorablePath } from '@daftar/contract/wire/storable'
import type { z } from 'zod'

type Part = 'params' | 'query' | 'body'

export type Parsed = { ok: true; value: unknown } | { ok: false; fields: Record<string, FieldCode> }

/** Parses one part of a request and names what is wrong by field path. */
export function parsePart(schema: z.ZodType | undefined, value: unknown, part: Part): Parsed {
  if (!schema)
    return isEmpty(value) ? { ok: true, value: undefined } : { ok: false, fields: unknownFields(value) }
  // A schema that takes any JSON would follow it down until the stack is full.
  if (isNestedWithoutEnd(value)) return { ok: false, fields: { [part]: 'invalid' } }
  const result = schema.safeParse(value)
  if (!result.success) return { ok: false, fields: fieldsOf(result.error.issues, part) }
  const unstorable = unstorablePath(result.data)
  if (unstorable) return { ok: false, fields: { [storableText(unstorable.join('.')) || part]: 'invalid' } }
  return { ok: true, value: result.data }
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], part: Part): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {}
  for (const issue of issues) {
    const meant = meantOf(issue)
    if (meant) {
      for (const [field, code] of Object.entries(fieldsOf(meant, part))) fields[field] ??= code
    } else if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'unknown_field'
    } else {
      fields[issue.path.join('.') || part] ??= codeOf(issue)
    }
  }
  return fields
}

/**
 * What is wrong with the shape that was meant, of a value that may have one of several: the first that knows
 * every key.
 */
function meantOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | null {
  if (issue.code !== 'invalid_union' || isFieldCode(issue.message)) return null
  const meant =
    issue.errors.find((branch) => !branch.some(({ code }) => code === 'unrecognized_keys')) ?? issue.errors[0]
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? null
}

function isFieldCode(message: string): message is FieldCode {
  return (fieldCodes as readonly string[]).includes(message)
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid'
    case 'too_small':
      return issue.origin === 'number' ? 'below_minimum' : 'too_short'
    case 'too_big':
      return issue.origin === 'number' ? 'above_maximum' : 'too_long'
    case 'invalid_value':
      return 'choose_option'
    default:
      return 'invalid'
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

function unknownFields(value: unknown): Record<string, FieldCode> {
  const keys = typeof value === 'object' && value ? Object.keys(value) : ['body']
  return Object.fromEntries(keys.map((key) => [key, 'unknown_field']))
}
