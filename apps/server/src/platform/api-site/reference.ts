import { m } from '@daftar/words'
import { escaped, inline, jsonBlock, markup } from './markup.ts'

type Language = 'en' | 'ar'

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
}
interface Body {
  description?: string
  content?: Record<string, { schema: Schema; example?: unknown }>
}
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; description: string }[]
  requestBody?: Body
  responses: Record<string, Body & { $ref?: string }>
}
interface ShopDocument {
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> }
}

/**
 * Everything the description for shops says, to be read: texts of the reference are English, what is around
 * them is not.
 */
export function referencePage(document: object, language: Language): string {
  const { info, paths, webhooks, components } = document as ShopDocument
  const at = { locale: language }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  return `<h1>${m.api_site_reference({}, at)}</h1>
<p>${m.api_site_as_openapi({}, at)} <a href="/openapi.json">/openapi.json</a></p>
<div lang="en" dir="ltr">${markup(info.description)}</div>
<h2 id="calls">${m.api_site_calls({}, at)}</h2>
${calls.map(({ name, operation }) => operationPart(name, operation, components, language)).join('')}
<h2 id="told">${m.api_site_told({}, at)}</h2>
${Object.entries(webhooks)
  .map(([event, { post }]) => operationPart(event, post, components, language))
  .join('')}
<h2 id="objects">${m.api_site_things({}, at)}</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) => `<h3 id="schema-${name}" lang="en" dir="ltr">${name}</h3>${fields(schema, language)}`,
  )
  .join('')}`
}

function operationPart(
  name: string,
  { operationId, summary, description, parameters, requestBody, responses }: Operation,
  components: ShopDocument['components'],
  language: Language,
): string {
  const at = { locale: language }
  const heading = (text: string) => `<h4>${text}</h4>`
  const answers = Object.entries(responses).map(([status, { $ref, ...own }]) => {
    const answer = $ref ? components.responses[$ref.slice($ref.lastIndexOf('/') + 1)]! : own
    return { status, answer }
  })
  const good = answers.find(({ status }) => status === '200')?.answer
  return `<section>
<h3 id="${operationId}" lang="en" dir="ltr">${escaped(summary)}</h3>
<p class="call" dir="ltr"><code>${escaped(name)}</code></p>
<p lang="en" dir="ltr">${inline(description)}</p>
${parameters.length > 0 ? heading(m.api_site_parameters({}, at)) + parameterList(parameters, language) : ''}
${requestBody ? heading(m.api_site_body({}, at)) + bodyPart(requestBody, language) : ''}
${heading(m.api_site_answers({}, at))}
<ul lang="en" dir="ltr">${answers.map(({ status, answer }) => `<li><code>${status}</code> ${inline(answer.description ?? '')}</li>`).join('')}</ul>
${good ? bodyPart(good, language) : ''}
</section>`
}

function parameterList(parameters: Operation['parameters'], language: Language): string {
  return definitions(
    parameters.map(({ name, in: place, required, description }) => ({
      name,
      kind: place,
      required,
      description,
    })),
    language,
  )
}

function bodyPart({ content = {} }: Body, language: Language): string {
  return Object.entries(content)
    .map(([type, { schema, example }]) => {
      const shown = type === 'application/json' ? jsonBlock(example) : ''
      const example_ = m.api_site_example({}, { locale: language })
      return `${fields(schema, language)}${shown && `<details><summary>${example_}</summary>${shown}</details>`}`
    })
    .join('')
}

function fields(schema: Schema, language: Language): string {
  const properties = schema.properties ?? schema.items?.properties ?? schema.anyOf?.[0]?.properties
  if (!properties) return `<p dir="ltr">${kindOf(schema)}</p>`
  return definitions(
    Object.entries(properties).map(([name, property]) => ({
      name,
      kind: kindOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? '',
      inner: property.properties || property.items?.properties ? fields(property, language) : '',
    })),
    language,
  )
}

function definitions(
  rows: { name: string; kind: string; required: boolean; description: string; inner?: string }[],
  language: Language,
): string {
  const needed = m.api_site_needed({}, { locale: language })
  const one = (row: (typeof rows)[number]) =>
    `<dt dir="ltr"><code>${escaped(row.name)}</code> <small>${row.kind}</small>${row.required ? ` <small class="needed" lang="${language}">${needed}</small>` : ''}</dt><dd lang="en" dir="ltr">${inline(row.description)}${row.inner ?? ''}</dd>`
  return `<dl>${rows.map(one).join('')}</dl>`
}

function kindOf({ $ref, anyOf, enum: values, const: only, items, type, format }: Schema): string {
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (anyOf) return anyOf.map(kindOf).join(' | ')
  if (values) return values.map((value) => `<code>${escaped(String(value))}</code>`).join(' ')
  if (only !== undefined) return `<code>${escaped(String(only))}</code>`
  if (items) return `${kindOf(items)}[]`
  return [type ?? 'any', format].flat().filter(Boolean).join(', ')
}
