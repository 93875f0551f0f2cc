import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

type Node = Record<string, unknown>

/**
 * JSON schemas of one document. Those with a title are kept once, under that name, and pointed at from
 * elsewhere.
 */
export interface Schemas {
  /** The schema as it is given or as it is answered. */
  of(schema: z.ZodType, io: 'input' | 'output'): Node
  /** Everything that has a name, by it. */
  components: Record<string, Node>
}

export function schemas(): Schemas {
  const components: Record<string, Node> = {}
  return {
    components,
    of: (schema, io) => {
      const {
        $schema: _,
        $defs = {},
        ...rest
      } = z.toJSONSchema(schema, {
        target: 'draft-2020-12',
        io,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => io === 'input' && leaveOptional(zodSchema, jsonSchema),
      }) as Node & { $defs?: Record<string, Node> }
      const names = new Map<string, string>()
      for (const [name, definition] of Object.entries($defs)) {
        // What holds itself has no title: values as JSON has them.
        const own = named(definition, components, (text) =>
          text.replaceAll(`#/$defs/${name}`, refTo('JsonValue')),
        )
        keep(components, 'JsonValue', own)
        names.set(`#/$defs/${name}`, refTo('JsonValue'))
      }
      return named(rest, components, (text) => names.get(text) ?? text)
    },
  }
}

export const refTo = (name: string) => `#/components/schemas/${name}`

/** A property that falls back to something else may be left out, whatever its own schema asks for. */
function leaveOptional(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  if (schema._zod.def.type !== 'object' || !json.required) return
  const { shape } = schema._zod.def as z.core.$ZodObjectDef
  json.required = json.required.filter((name) => shape[name]?._zod.def.type !== 'catch')
  if (json.required.length === 0) delete json.required
}

/**
 * The same with everything that has a title replaced by where it is kept. What is said of its use stays
 * beside.
 */
function named(node: Node, components: Record<string, Node>, ref: (text: string) => string): Node {
  const whole = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref'
        ? ref(String(value))
        : key === 'default' || key === 'const' || key === 'enum'
          ? value
          : within(value),
    ]),
  )
  const { title, description, ...rest } = whole
  if (typeof title !== 'string') return whole
  keep(components, title, rest)
  return { $ref: refTo(title), ...(description !== undefined && { description }) }

  function within(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(within)
    return typeof value === 'object' && value !== null ? named(value as Node, components, ref) : value
  }
}

function keep(components: Record<string, Node>, name: string, schema: Node): void {
  const known = components[name]
  if (known && !isDeepStrictEqual(known, schema)) throw new Error(`two schemas are called ${name}`)
  components[name] = schema
}
