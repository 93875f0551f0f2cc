import { errorBody } from '@daftar/contract'
import { z } from 'zod'

/** JSON Schema of an answer, from which Fastify compiles a fast serialiser. */
export function answerSchema(schema: z.ZodType): object {
  return strip(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }))
}

export const errorSchema = answerSchema(errorBody)

/** Formats and patterns were checked before; the serialiser only needs the shape. */
function strip(node: unknown): object {
  if (Array.isArray(node)) return node.map(strip)
  if (typeof node !== 'object' || node === null) return node as object
  const kept = Object.entries(node).filter(
    ([key]) => !['format', 'pattern', '$schema', 'minimum', 'maximum'].includes(key),
  )
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? mapValues(value) : strip(value)]),
  )
}

function mapValues(properties: unknown): object {
  return Object.fromEntries(Object.entries(properties as object).map(([key, value]) => [key, strip(value)]))
}
