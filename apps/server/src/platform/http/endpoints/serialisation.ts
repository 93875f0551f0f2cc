import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

type Serialise = (answer: unknown) => string

/** One serialiser for a schema and process, however many endpoints answer with it. */
const compiled = new WeakMap<z.ZodType, Serialise>()

/**
 * What Fastify asks for every endpoint at the start: the work is done when the first answer is sent, a second
 * less for all.
 */
export const serialiseWhenNeeded: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => serialiserOf(schema)(answer)
}

/** Writes what the schema names and nothing else as JSON. Throws on a schema that has no JSON Schema. */
export function serialiserOf(schema: z.ZodType): Serialise {
  const known = compiled.get(schema)
  if (known) return known
  const made: Serialise = fastJson(answerSchema(schema))
  compiled.set(schema, made)
  return made
}

function answerSchema(schema: z.ZodType): object {
  return strip(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }))
}

/**
 * Formats and patterns were checked before, descriptions are for readers; the serialiser only needs the
 * shape.
 */
function strip(node: unknown): object {
  if (Array.isArray(node)) return node.map(strip)
  if (typeof node !== 'object' || node === null) return node as object
  const kept = Object.entries(node).filter(([key]) => !shapeless.has(key))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? mapValues(value) : strip(value)]),
  )
}

const shapeless = new Set(['format', 'pattern', '$schema', 'minimum', 'maximum', 'title', 'description'])

function mapValues(properties: unknown): object {
  return Object.fromEntries(Object.entries(properties as object).map(([key, value]) => [key, strip(value)]))
}
